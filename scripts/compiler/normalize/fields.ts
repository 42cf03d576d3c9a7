/** Rules that make a property complete: what it is, what it is called, and how it is shown, searched and entered. */
import type { Column, Filter, Input, Property } from '../../../generated/types/vocabulary';
import type { ExactlyOneModel, KindName, Scalar, UniqueModel } from '../../../src/engine/model';
import { asked } from '../../../src/engine/validation/messages';
import { kinds } from '../../../src/fields/kinds';
import type { NormalColumn, NormalFilter, NormalInput, NormalProperty } from '../normal';
import { madeFrom } from '../origin';

export interface FieldContext {
  name: string;
  required: boolean;
  /** Title of the entity, for messages. */
  entityTitle: string;
  /** The schema chooses its columns; where it chooses none, `false`. */
  columnsChosen?: boolean;
  /** The field is the entity's primary key. */
  isKey?: boolean;
  /** The form asks for it; yes when absent. */
  isEntered?: boolean;
}

type Draft = Partial<NormalProperty> & Record<string, unknown>;

/** Applied in this order; each key says what the rule does. */
export const fieldRules: Record<string, (field: Draft, context: FieldContext) => void> = {
  'a field knows its name and whether it is required': (field, { name, required }) => {
    field.name = name;
    field.required = required && field.computed === undefined;
  },
  'the primary key is the read-only number of a record': (field, { isKey }) => {
    if (isKey) Object.assign(field, { kind: 'integer', readOnly: true, title: field.title ?? 'ID' });
  },
  'a title is the name until one is given': (field, { name }) => {
    field.title ??= name;
  },
  'the kind follows from what the schema says': (field) => {
    field.kind ??= inferKind(field as Property);
  },
  'a computed field is only answered': (field) => {
    if (field.computed) field.readOnly = true;
  },
  'a password is only accepted': (field) => {
    if (field.kind === 'password') field.writeOnly ??= true;
  },
  'a field is answered and accepted': (field) => {
    field.readOnly ??= false;
    field.writeOnly ??= false;
  },
  'the wire is the first of the kind': (field) => {
    field.wire ??= kinds[field.kind!]?.wires[0] ?? 'plain';
  },
  'the labels of a switch are an enumeration': (field) => {
    if (field.kind === 'switch') field.enumeration = field.codes ?? field.enumeration ?? 'switch';
    delete field.codes;
  },
  'an enumeration is chosen from a select': (field) => {
    if (field.kind === 'enumeration') field.as ??= 'select';
  },
  'decimals are kept to two places': (field) => {
    if (field.kind === 'decimal' || field.kind === 'money') field.scale ??= 2;
  },
  'unique has a scope and a message': (field) => {
    const written = field.unique as Property['unique'];
    if (!written) delete field.unique;
    else if (written === true) field.unique = madeFrom({ scope: [], message: `${field.title}已存在` }, field, 'unique');
    else field.unique = madeFrom({ scope: written.scope ?? [], ...(written.when === undefined ? {} : { when: written.when as UniqueModel['when'] }), message: written.message ?? `${field.title}已存在`, ...(written.code === undefined ? {} : { code: written.code }) }, written);
  },
  'exactly one has a scope and a message': (field) => {
    const written = field.exactlyOne as Property['exactlyOne'];
    if (!written) return;
    const { holds = true, scope = [], message = `须有且只有一条${field.title}，请先选定另一条` }: Partial<ExactlyOneModel> = written === true ? {} : written;
    const model = { holds, otherwise: (field.default ?? null) as Scalar, scope, message };
    field.exactlyOne = written === true ? madeFrom(model, field, 'exactlyOne') : madeFrom(model, written);
  },
  'a record that is referred to cannot be deleted': (field, { entityTitle }) => {
    if (field.to === undefined && field.toBy === undefined) return;
    const written = field.onDelete as Property['onDelete'];
    const complete = { rule: written?.rule ?? 'restrict', message: written?.message ?? `${entityTitle}正在使用，不能删除`, code: written?.code ?? 400, ...(written?.of && { of: written.of }) };
    field.onDelete = madeFrom(complete, written ?? field);
  },
  'messages that are not worded come from the catalogue': (field) => {
    field.messages ??= {};
  },
  'where no column is chosen, every field that fits a cell has one': (field, { columnsChosen }) => {
    const tooLarge = ['richText', 'json', 'childTable', 'skuMatrix', 'password'].includes(field.kind as string);
    if (columnsChosen === false && field.column === undefined && !field.writeOnly && !tooLarge) field.column = completeColumn(madeFrom({}, field), field as NormalProperty);
  },
  'a column takes the look of its kind': (field) => {
    if (field.column) field.column = completeColumn(field.column as Partial<NormalColumn>, field as NormalProperty);
  },
  'a filter compares the field it stands at': (field) => {
    if (field.filter) field.filter = completeFilter(field.filter as Filter, field as NormalProperty);
  },
  'a field that is accepted has an input': (field, { isEntered }) => {
    const written = field.input as Property['input'];
    if (written === false || isEntered === false || (field.readOnly && written === undefined)) field.input = false;
    else field.input = completeInput(written ?? madeFrom({}, field), field as NormalProperty);
  },
  'a child table has fields of its own': (field, { entityTitle }) => {
    const items = field.items as Property['items'];
    if ((field.kind !== 'childTable' && field.kind !== 'skuMatrix') || !items?.properties) return;
    field.fields = Object.entries(items.properties).map(([name, property]) =>
      normalizeField(property, { name, required: items.required?.includes(name) ?? false, entityTitle }),
    );
    if (items.rules) field.rules = items.rules;
  },
  'rows that stand first are there from the beginning': (field) => {
    const first = field.first as Property['first'];
    if (!first) return;
    field.required = true;
    field.minItems = Math.max((field.minItems as number | undefined) ?? 0, first.length);
  },
};

const writings = new WeakMap<object, Property>();

/** The property that a field was made of, for checks on what was written rather than filled in. */
export const writtenOf = (field: NormalProperty): Property => writings.get(field) ?? (field as Property);

/** @param written stays as it is; the result stands at the same place in its file */
export function normalizeField(written: Property, context: FieldContext): NormalProperty {
  const field = madeFrom({ ...written } as Draft, written);
  for (const rule of Object.values(fieldRules)) rule(field, context);
  writings.set(field, written);
  return field as NormalProperty;
}

function inferKind(field: Property): KindName {
  if (field.key !== undefined) return 'text';
  if (field.to !== undefined || field.toBy !== undefined) return field.type === 'array' ? 'references' : 'reference';
  if (field.enumeration !== undefined && field.type !== 'boolean') return 'enumeration';
  switch (field.type) {
    case 'integer': return 'integer';
    case 'number': return 'decimal';
    case 'boolean': return 'switch';
    case 'object': return 'json';
    case 'array': return field.items?.type === 'object' || field.items?.properties ? 'childTable' : 'tags';
    default: return field.format === 'date' ? 'date' : field.format === 'date-time' ? 'datetime' : field.format === 'uri' ? 'url' : 'text';
  }
}

/** Fills in a column; those of `list.columns` come without a property's own. */
export function completeColumn(column: Partial<NormalColumn> | Column, field: NormalProperty | undefined): NormalColumn {
  const kind = field && kinds[field.kind];
  const complete = {
    ...column,
    name: column.name ?? field?.name ?? '',
    title: column.title ?? field?.title ?? '',
    minWidth: column.minWidth ?? column.width ?? kind?.width ?? 120,
    // What stands below a value is read from the left, and so is the value above it.
    align: kind?.align === 'center' && column.below?.some(({ as }) => as !== 'tag') ? 'left' as const : kind?.align ?? 'left',
    ellipsis: column.ellipsis ?? false,
    sortable: column.sortable === true,
    ...(column.sortable === 'page' ? { sortsPage: true as const } : {}),
    hidden: column.hidden ?? false,
  };
  return madeFrom(complete, column);
}

/** Fills in a filter; those of `list.filters` may stand without a property. */
export function completeFilter(filter: Filter, field: NormalProperty | undefined): NormalFilter {
  const base = filter.kind ?? (filter.enumeration ? 'enumeration' : (field?.kind ?? 'text'));
  const operator = filter.operator ?? kinds[base]?.operators[0] ?? 'equals';
  const kind = filterKind(base, operator);
  const enumeration = filter.enumeration ?? (kind === field?.kind || kind === 'enumeration' || kind === 'switch' ? field?.enumeration : undefined);
  const complete: NormalFilter = {
    ...filter,
    param: filter.param ?? field?.name ?? '',
    title: filter.title ?? field?.title ?? filter.param ?? '',
    operator,
    kind,
    wire: filter.wire ?? (kind === field?.kind ? field.wire : (kinds[kind]?.wires[0] ?? 'plain')),
    on: filter.where ? [] : filter.on !== undefined ? [filter.on].flat() : filter.by ? [...new Set(Object.values(filter.by.on).flat())] : field ? [field.name] : [],
    folded: filter.folded ?? false,
    hidden: filter.hidden ?? false,
    ...(enumeration === undefined ? {} : { enumeration }),
  };
  return madeFrom(complete, filter);
}

/** What a person enters to compare so: long texts are searched by a word, times by a period. */
function filterKind(kind: KindName, operator: NormalFilter['operator']): KindName {
  if (operator === 'contains') return 'text';
  if (operator === 'dateLimit') return 'dateLimit';
  if (operator === 'covers') return 'date';
  if (operator === 'range' && (kind === 'date' || kind === 'datetime')) return 'dateRange';
  return kind;
}

function completeInput(written: Input, field: NormalProperty): NormalInput {
  const { minimum, ...input } = written;
  const complete: NormalInput = {
    ...input,
    ...(minimum === '$today' ? { earliest: 'today' as const } : minimum === undefined ? {} : { minimum }),
    placeholder: input.placeholder ?? asked(kinds[field.kind]?.verb ?? '请输入', field.title!),
    span: input.span ?? 24,
    hiddenIn: input.hiddenIn ?? [],
    disabledIn: input.disabledIn ?? [],
  };
  return madeFrom(complete, written);
}
