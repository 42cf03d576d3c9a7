/**
 * Single records as other consoles know settings: the values of a form template, asked for by its name and saved by its id. The template
 * is made of the schema, so its id stands in no table.
 */
import { codes } from '../../../engine/envelope';
import { formOf, type TemplateForm } from '../../../engine/formTemplate/form';
import { isFormOf, templateOfForm } from '../../../engine/formTemplate/ofForm';
import { readTemplate } from '../../../engine/formTemplate/template';
import type { SettingState } from '../../../engine/extension/paths';
import { singleId } from '../../../engine/model';
import { isEmpty } from '../../../engine/text/words';
import { Refusal } from '../../refusal';
import { complete } from '../../resources/door/complete';
import { assignRecord, updateRecord } from '../../resources/door/door';
import { lockRow } from '../../resources/door/rows';
import { readFields } from '../../resources/endpoints';
import { historyOf } from '../../resources/history';
import { write } from '../../resources/house';
import { project } from '../../resources/projection';
import { readOne } from '../../resources/reads';
import type { House, Resource } from '../../resources/types';
import { proveSeen } from '../../resources/seen';
import { readSetting, singlesOf } from '../../resources/single';
import type { Settings } from './types';

/** Above every number that the table gives. */
const beyond = 2 ** 40;

/** The same in every release and process: made of the key alone (FNV-1a). */
export const templateId = ({ key }: Resource): number =>
  beyond + [...key].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16_777_619) >>> 0, 2_166_136_261);

export const singleNamed = (house: House, template: string): Resource | undefined => singlesOf(house).find(({ entity }) => isFormOf(entity, template));

export const singleAt = (house: House, formId: unknown): Resource | undefined =>
  (Number(formId) > beyond ? singlesOf(house).find((resource) => templateId(resource) === Number(formId)) : undefined);

/** @returns what the configuration store does of a template, of the record itself */
export function singleSettings(house: House, resource: Resource): Omit<Settings, 'idOf' | 'kept'> {
  const { entity } = resource;
  const { form: shown } = entity;
  if (!shown) throw new Error(`${resource.key} has no form`);
  const answered = project(resource, house.resources, undefined, true);
  const inputs = shown.sections.flatMap(({ inputs: all }) => all.flatMap(({ name }) => resource.fields.get(name) ?? []));
  const record = () => readOne(house.sql, resource, answered, singleId);
  const stamp = async () => String((await record()).recordVersion);
  const form = async (): Promise<TemplateForm> =>
    formOf(readTemplate(templateOfForm({ fields: entity.fields, form: shown, enumeration: (name) => house.enumerations.get(name) })), `form:${entity.title}`);

  const prepare: Settings['prepare'] = async (_formId, given, { seen }) => {
    const values = readFields(inputs.filter(({ name }) => name in given), given);
    return async (visit) => {
      const { version } = await lockRow(visit, resource, singleId);
      await proveSeen(seen, async () => String(version));
      await updateRecord(visit, resource, singleId, values, { title: '保存配置' });
    };
  };

  return {
    form,
    prepare,
    stamp,
    async info() {
      const now = await record();
      return Object.fromEntries(inputs.filter(({ writeOnly }) => !writeOnly).map(({ name }) => [name, textOf(now[name])]));
    },
    async state(): Promise<SettingState[]> {
      const now = await readSetting(house.sql, house, resource.key);
      return inputs.map(({ name, title, writeOnly }) => ({ name, title, secret: writeOnly, stored: !isEmpty(now[name]) }));
    },
    exists: async (name) => inputs.some((field) => field.name === name),
    async save(actor, formId, given, how) {
      await write(house, actor, await prepare(formId, given, how));
    },
    async clear(actor, _formId, name) {
      const field = inputs.find((each) => each.name === name);
      if (!field) throw new Refusal(codes.invalid, '该配置项没有保存过');
      await write(house, actor, (visit) => assignRecord(visit, resource, singleId, { [name]: complete(resource, {})[name] }, { title: '清除配置' }));
    },
    async history(_formId, name) {
      const entries = await historyOf(house.sql, resource, singleId, true);
      return entries.map((entry) => ({ ...entry, changes: entry.changes.filter(({ field }) => field === name) })).filter(({ changes }) => changes.length > 0);
    },
  };
}

const textOf = (value: unknown): string => (Array.isArray(value) ? value.join(',') : value === null || value === undefined ? '' : String(value));
