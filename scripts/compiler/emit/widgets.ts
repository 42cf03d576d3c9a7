/** Emits `widgets.ts`: the models of all widgets, and the types of their values. */
import type { JSONSchema } from 'json-schema-to-typescript';
import { leanWidgets } from '../../../src/engine/defaults/widget';
import type { FieldModel } from '../../../src/engine/model';
import type { WidgetModel } from '../../../src/engine/page/widget';
import { memo } from '../memo';
import { banner, indentCode, literal, pascal } from './layout';
import { typeOf } from './records';

/** @returns content of `widgets.ts` */
export async function emitWidgets(widgets: readonly WidgetModel[]): Promise<string> {
  const types = await Promise.all(widgets.map((widget) => emitValues(widget)));
  const { shared, widgets: leaner } = leanWidgets(widgets);
  const names = widgets.map(({ component }) => `  ${component}: ${valuesName(component)};\n`);
  return `${banner('src/widgets/*/schema.json')}import { fillWidgets } from '../src/engine/defaults/widget';
import type { WidgetModel } from '../src/engine/page/widget';

/** In the order of the palette. */
export const widgets: readonly WidgetModel[] = fillWidgets(${literal(shared)}, [
${leaner.map((widget) => `  ${literal(widget, '  ')},\n`).join('')}]);

/** Values by component. */
export interface WidgetValues {
${names.join('')}}

${types.join('\n')}`;
}

const valuesName = (component: string) => `${pascal(component)}Values`;

/** One widget's types; made again only when the widget has changed. */
const emitValues = memo(async ({ component, title, groups }: WidgetModel): Promise<string> => {
  const { compile } = await import('json-schema-to-typescript');
  const schema = {
    type: 'object', description: title, additionalProperties: false,
    properties: Object.fromEntries(groups.map(({ key, field }) => [key, { ...valueType(field), description: field.title }])),
    required: groups.map(({ key }) => key),
  } as JSONSchema;
  return indentCode(await compile(schema, valuesName(component), { format: false, bannerComment: '', additionalProperties: false, unknownAny: true, ignoreMinAndMaxItems: true }));
});

/** Values are never absent: what is not saved is as in a new widget. */
function valueType(field: FieldModel): JSONSchema {
  const codes = field.codes?.join(' | ');
  if (field.kind === 'colour' && field.several) return { tsType: '[string, string]' } as JSONSchema;
  if (field.kind === 'enumeration') return { tsType: codes } as JSONSchema;
  if (field.kind === 'choices') return { tsType: `(${codes})[]` } as JSONSchema;
  if (field.kind === 'reference') return { tsType: 'number | null' } as JSONSchema;
  if (field.fields) {
    const { fields } = field;
    return { type: 'array', items: { type: 'object', additionalProperties: false, properties: Object.fromEntries(fields.map((child) => [child.name, { ...valueType(child), description: child.title }])), required: fields.map(({ name }) => name) } } as JSONSchema;
  }
  return typeOf(field, false);
}
