/** Settings that the interface publishes behind calls of their own: the values of one form template that ships, each with its type. */
import type { FastifyInstance } from 'fastify';
import type { FieldDraft } from '../../../engine/formTemplate/make';
import { toFixed } from '../../../engine/format/decimal';
import { type Call, defineCall } from '../../calls/define';
import { actorOf } from '../../resources/call';
import type { House } from '../../resources/house';
import { seenOf, tellSeen } from '../../resources/seen';
import type { ShippedTemplate } from './shipped/draft';
import { openSettings } from './store';

type Published = Pick<Call, 'path' | 'permission' | 'title'>;

interface Type {
  schema: object;
  /** Stored text → what is answered. */
  read(text: string): string | number;
}

const text: Type = { schema: { type: 'string' }, read: String };
const whole: Type = { schema: { type: ['integer', 'string'] }, read: (stored) => Number(stored || 0) };
const money: Type = { schema: { type: ['string', 'number'], pattern: '^-?\\d+(\\.\\d+)?$' }, read: (stored) => toFixed(stored || 0, 2) };

function typeOf({ control, options, more }: FieldDraft): Type {
  if (control === 'number') return more?.precision === 2 ? money : whole;
  if (!options) return text;
  const codes = options.map(([code]) => code);
  return { schema: { enum: codes }, read: (stored) => codes.find((code) => String(code) === stored) ?? stored };
}

/** @param template whose fields are the members of the body and of the answer */
export function publishSetting(app: FastifyInstance, house: House, template: ShippedTemplate, tag: string, { get, save }: { get: Published; save: Published }): void {
  const settings = openSettings(house);
  if (!settings) return;
  const fields = template.fields.map((field) => ({ ...field, type: typeOf(field) }));
  const properties = Object.fromEntries(fields.map(({ name, label, type }) => [name, { ...type.schema, title: label }]));

  defineCall(app, {
    method: 'GET', ...get, tag, answer: { type: 'object', properties },
    handler: async (input) => {
      const id = await settings.idOf(template.name);
      tellSeen(input, { settings: await settings.stamp(id) });
      const [form, stored] = [await settings.form(id), await settings.info(id)];
      // The template may have been edited since: what it says counts before what shipped.
      const byDefault = (name: string) => form.fields.find((field) => field.name === name)?.default ?? '';
      return Object.fromEntries(fields.map(({ name, type }) => [name, type.read(String(stored[name] || byDefault(name)))]));
    },
  });
  defineCall(app, {
    method: 'POST', ...save, tag, body: { properties, required: fields.filter(({ required }) => required).map(({ name }) => name) },
    handler: async (input) => {
      await settings.save(actorOf(input), await settings.idOf(template.name), input.body, { seen: seenOf(input).settings });
    },
  });
}
