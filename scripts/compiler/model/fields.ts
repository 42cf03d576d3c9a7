/** Normal properties → field, column, filter and input models, each with its address. */
import type { ColumnModel, FieldModel, FilterModel, InputModel, Scalar } from '../../../src/engine/model';
import { isSpecial } from '../../../src/engine/rules/present';
import { kinds } from '../../../src/fields/kinds';
import type { NormalColumn, NormalFilter, NormalInput, NormalProperty } from '../normal';
import type { Resolved } from '../resolve';

export interface Codes {
  (enumeration: string): FieldModel['codes'];
  also(enumeration: string): FieldModel['also'];
}

export function codesOf({ enumerations }: Pick<Resolved, 'enumerations'>): Codes {
  const items = (name: string) => enumerations.get(name)?.oneOf;
  return Object.assign((name: string) => items(name)?.map((item) => item.const), {
    also(name: string) {
      const also = items(name)?.flatMap((item) => (item.also ?? []).map((spelling): [Scalar, Scalar] => [spelling, item.const])) ?? [];
      return also.length > 0 ? also : undefined;
    },
  });
}

/** The pattern of a serial number; undefined where the default is none. */
export const serialOf = (value: unknown): string | undefined => (typeof value === 'object' && value !== null && 'serial' in value && typeof value.serial === 'string' ? value.serial : undefined);

/** A default that everybody knows, or one that is known only when a record is made. */
function valueOfNew(value: unknown): Pick<FieldModel, 'default' | 'given'> {
  const serial = serialOf(value);
  return serial !== undefined ? { given: { serial } } : isSpecial(value) ? { given: value } : { default: value };
}

/** A key is a text that names a record; every other "to" is a reference by id. */
const targetOf = ({ to, key }: NormalProperty): Pick<FieldModel, 'to' | 'keyed'> => (to === undefined || key === undefined ? { to } : { keyed: { of: to, by: key } });

/** The rows with which a new child table begins. */
const firstRows = ({ first, fields = [] }: NormalProperty): Record<string, unknown>[] | undefined =>
  first?.map((values) => Object.fromEntries(fields.map(({ name, kind, default: usual }) => [name, values[name] ?? usual ?? kinds[kind].empty])));

export function fieldModel(field: NormalProperty, codes: Codes): FieldModel {
  return {
    name: field.name,
    title: field.title,
    kind: field.kind,
    wire: field.wire,
    help: field.description,
    required: field.required,
    readOnly: field.readOnly,
    writeOnly: field.writeOnly,
    masked: field.masked,
    shows: field.shows,
    from: field.from,
    begins: field.begins,
    ...valueOfNew(field.default === undefined ? firstRows(field) : field.default),
    minLength: field.minLength,
    maxLength: field.maxLength,
    minimum: field.minimum,
    maximum: field.maximum,
    scale: field.scale,
    unit: field.unit,
    pattern: field.pattern,
    minItems: field.minItems,
    maxItems: field.maxItems,
    maxBytes: field.maxBytes,
    enumeration: field.enumeration,
    codes: field.options ? valuesOf(field.options) : field.enumeration === undefined ? undefined : codes(field.enumeration),
    also: field.options || field.enumeration === undefined ? undefined : codes.also(field.enumeration),
    options: field.options,
    as: field.as,
    ...targetOf(field),
    toBy: field.toBy,
    leavesOnly: field.leavesOnly,
    marks: field.marks,
    inverse: field.inverse,
    keptIn: field.keptIn,
    fills: field.fills,
    region: field.region,
    videoFirst: field.videoFirst,
    notation: field.notation,
    alpha: field.notation === 'css' ? true : undefined,
    unique: field.unique,
    exactlyOne: field.exactlyOne,
    code: field.code,
    onDelete: field.onDelete,
    computed: field.computed,
    when: field.when,
    requiredWhen: field.requiredWhen,
    fixedWhen: field.fixedWhen,
    variants: field.variants?.map(({ in: modes, when, title = field.title, description, enumeration, maxItems, barred, placeholder }) => ({ in: modes, when, title, help: description, enumeration, maxItems, barred, placeholder })),
    hashed: field.hashed,
    unlike: field.unlike,
    repeats: field.repeats,
    messages: field.messages,
    fields: field.fields?.map((child) => fieldModel(child, codes)),
    first: field.first,
    rowFor: field.rowFor,
    rules: field.rules,
  };
}

const valuesOf = (options: NonNullable<NormalProperty['options']>): Scalar[] =>
  [...new Set(options.flatMap(({ value, children }) => [value, ...valuesOf(children ?? [])]))];

export function columnModel(column: NormalColumn): ColumnModel {
  const { name, title, width, minWidth, align, fixed, ellipsis, sortable, sortsPage, template, cases, below, each, suffix, empty, texts, opens, edits, enters, hidden, tip, when } = column;
  return { name, title, width, minWidth, align, fixed, ellipsis, sortable, sortsPage, template, cases, below, each, suffix, empty, texts, opens, edits, enters, hidden, tip, when };
}

/** The field of a filter is what a person enters: never required, unique or conditional. */
export function filterModel(filter: NormalFilter, fields: NormalProperty[], codes: Codes): FilterModel {
  const { param, title, kind, wire, operator, on, by, where, opposite, through, required, hidden, folded, enumeration } = filter;
  const compared = fields.find(({ name }) => name === on[0]);
  const same = compared?.kind === kind ? compared : undefined;
  const field: FieldModel = {
    name: param, title, kind, wire,
    required: false, readOnly: false, writeOnly: false, messages: {},
    scale: same?.scale,
    unit: same?.unit,
    enumeration,
    codes: enumeration === undefined ? undefined : codes(enumeration),
    also: enumeration === undefined ? undefined : codes.also(enumeration),
    default: filter.default,
    as: filter.as ?? (kind === 'enumeration' ? 'select' : undefined),
    to: same?.to,
    leavesOnly: same?.leavesOnly,
  };
  return { param, title, field, on, by, where, opposite, operator, through, required, hidden, folded };
}

export function inputModel(name: string, input: NormalInput): InputModel {
  const { placeholder, span, rows, size, maxLength, minimum, maximum, hiddenIn, disabledIn, disabledWhen, hiddenWhen, through, wholeDays, earliest, preview, refill } = input;
  return { name, placeholder, span, rows, size, maxLength, minimum, maximum, hiddenIn, disabledIn, disabledWhen, hiddenWhen, through, wholeDays, earliest, preview, refill };
}
