/** Checks of widgets: every control has a label, a kind that it can save, a default within its own limits, and asks about what exists. */
import { iconNames } from '../../../src/engine/icons';
import type { FieldModel, KindName } from '../../../src/engine/model';
import type { ControlName } from '../../../src/engine/page/widget';
import { kinds } from '../../../src/fields/kinds';
import { meant, oneOf } from '../mistakes';
import { widgetField } from '../model/widgets';
import type { NormalProperty } from '../normal';
import type { NormalWidget } from '../normalize/widgets';
import type { Resolved } from '../resolve';
import { brokenRule } from './brokenRule';
import { type CheckContext, checkCondition, expectEntity, expectName, tell } from './context';

/** Kinds whose values a shape can hold. */
const kindsOf: Record<ControlName, readonly KindName[]> = {
  slider: ['slider'], number: ['integer'], text: ['text', 'link', 'integer'], value: ['text', 'link', 'url'], richText: ['richText'], colour: ['colour'], options: ['enumeration'], checkboxes: ['choices'],
  image: ['image'], video: ['file'], select: ['reference', 'references'], picture: ['image'],
  products: ['childTable'], rows: ['childTable'], imageLinks: ['childTable'], announcements: ['childTable'], cells: ['childTable'], hotspots: ['childTable'], goodsTabs: ['childTable'],
};

/** Keywords that only some kinds take. */
const special = ['maxLength', 'minimum', 'maximum', 'minItems', 'maxItems', 'oneOf', 'items', 'to', 'toBy', 'leavesOnly', 'topOnly'] as const;
const taken: Partial<Record<KindName, readonly string[]>> = { enumeration: ['oneOf'], choices: ['oneOf'], childTable: ['items', 'to'], reference: ['topOnly'] };

export function checkWidgets(context: CheckContext & Pick<Resolved, 'widgetCommons'>, widgets: readonly NormalWidget[]): void {
  const components = widgets.map(({ component }) => component);
  const names = new Map<string, string>();
  for (const { component, source, groups } of widgets) {
    const other = names.get(source.name);
    if (other !== undefined) tell(context, source, 'name', `"${source.name}" is saved by ${other} already`);
    names.set(source.name, component);
    expectName(context, source, 'icon', 'icon', source.icon, iconNames);
    for (const [index, excluded] of (source.excludes ?? []).entries()) expectName(context, source.excludes!, index, 'widget', excluded, components);
    const fields = groups.map(({ field }) => field);
    for (const { key, control, field, written } of groups) {
      if (written.title === undefined) tell(context, source.properties, key, `"${key}" lacks "title", and src/widgets/common.json has none of that name${meant(key, Object.keys(context.widgetCommons))}`);
      if (!kindsOf[control].includes(field.kind)) tell(context, field, 'control', `control ${control} cannot save kind ${field.kind}${oneOf(kindsOf[control])}`);
      if (written.input && written.input.asks !== undefined && field.kind !== 'childTable') tell(context, written.input, 'asks', `kind ${field.kind} has no rows to ask about`);
      checkWidgetField(context, field, fields);
    }
  }
}

function checkWidgetField(context: CheckContext, field: NormalProperty, beside: NormalProperty[]): void {
  const written = field as unknown as Record<string, unknown>;
  const own = [...kinds[field.kind].keywords, ...(taken[field.kind] ?? [])];
  for (const keyword of special) {
    const given = keyword === 'oneOf' ? field.options : written[keyword];
    if (given !== undefined && !own.includes(keyword)) tell(context, field, keyword, `kind ${field.kind} takes no "${keyword}"${meant(keyword, own)}`);
  }
  if ((field.kind === 'enumeration' || field.kind === 'choices') && !field.options) tell(context, field, undefined, `"${field.name}" has no options; write "oneOf"`);
  for (const [index, option] of (field.options ?? []).entries()) if (option.value !== index) tell(context, field, 'oneOf', `options are counted from 0: "${option.title}" is ${index}, not ${String(option.value)}`);
  if ((field.kind === 'reference' || field.kind === 'references') && field.to === undefined && !field.toBy) tell(context, field, undefined, `"${field.name}" refers to nothing; write "to": "<section>/<entity>"`);
  if (field.to !== undefined) expectEntity(context, field, 'to', field.to);
  for (const [code, target] of Object.entries(field.toBy?.map ?? {})) expectEntity(context, field.toBy!.map, code, target);
  checkCondition(context, field.when, beside);
  for (const child of field.fields ?? []) checkWidgetField(context, child, field.fields!);
  checkDefault(context, field);
}

function checkDefault(context: CheckContext, field: NormalProperty): void {
  const model: FieldModel = widgetField(field, context.enumerations);
  const why = brokenRule(model, model.default);
  if (why) tell(context, field, 'default', `default ${JSON.stringify(model.default)} breaks the field's own rule: ${why}`);
}
