/** What the compiler asks of the field kinds. */
import type { FieldModel, FilterOperator, KindName, TableIndex, WireName } from '../../src/engine/model';

interface Kind {
  verb: string;
  wires: readonly WireName[];
  operators: readonly FilterOperator[];
  align: 'left' | 'center' | 'right';
  width: number;
  sortable: boolean;
  keywords: readonly string[];
  schema(field: FieldModel): Record<string, unknown>;
}

interface Column {
  type(field: FieldModel): string | undefined;
  index: TableIndex['using'] | undefined;
  searchText?: unknown;
}

const plain: readonly WireName[] = ['plain'];
const bool: readonly WireName[] = ['plain', '1/0', "'1'/'0'", 'true/false'];
const list: readonly WireName[] = ['plain', 'comma', 'json'];
const search: readonly FilterOperator[] = ['contains', 'equals', 'in', 'none'];
const exact: readonly FilterOperator[] = ['equals', 'in', 'none'];
const number: readonly FilterOperator[] = ['equals', 'in', 'range', 'none'];
const time: readonly FilterOperator[] = ['dateLimit', 'range', 'none'];
const length = ['minLength', 'maxLength', 'pattern', 'unique'];
const range = ['minimum', 'maximum', 'unique', 'computed'];
const items = ['minItems', 'maxItems'];
const refers = ['to', 'toBy', 'leavesOnly', 'onDelete', 'unique'];

const text = (maxLength: number) => (field: FieldModel) => ({ type: 'string', maxLength: field.maxLength ?? maxLength });
const array = (type: string) => () => ({ type: 'array', items: { type } });

const kind = (
  verb: string, wires: readonly WireName[], operators: readonly FilterOperator[], align: Kind['align'], width: number, sortable: boolean,
  keywords: readonly string[], schema: Kind['schema'],
): Kind => ({ verb, wires, operators, align, width, sortable, keywords, schema });

export const kinds: Record<KindName, Kind> = {
  text: kind('请输入', plain, search, 'left', 160, true, length, text(255)),
  textarea: kind('请输入', plain, search, 'left', 200, false, length, text(2000)),
  password: kind('请输入', plain, [], 'left', 120, false, length, text(64)),
  integer: kind('请输入', ['plain', 'decimal'], number, 'right', 100, true, range, () => ({ type: 'integer' })),
  decimal: kind('请输入', ['decimal', 'plain'], number, 'right', 110, true, [...range, 'scale'], () => ({ type: 'string' })),
  money: kind('请输入', ['decimal', 'plain'], number, 'right', 120, true, [...range, 'scale'], () => ({ type: 'string' })),
  switch: kind('请选择', bool, ['equals', 'none'], 'center', 100, false, ['codes', 'enumeration'], () => ({ type: 'boolean' })),
  enumeration: kind('请选择', bool, exact, 'center', 120, true, ['enumeration', 'as', 'unique'], (field) => ({ enum: field.codes ?? [] })),
  date: kind('请选择', plain, ['dateLimit', 'range', 'equals', 'none'], 'left', 120, true, ['unique'], () => ({ type: 'string' })),
  datetime: kind('请选择', ['plain', 'seconds'], time, 'left', 170, true, [], () => ({ type: 'string' })),
  dateRange: kind('请选择', list, ['range', 'none'], 'left', 220, false, [], array('string')),
  dateLimit: kind('请选择', ['dateLimit'], ['dateLimit', 'none'], 'left', 220, false, [], () => ({})),
  image: kind('请上传', plain, ['none'], 'center', 90, false, ['maxLength'], text(500)),
  imageList: kind('请上传', ['json', 'comma', 'plain'], ['none'], 'left', 160, false, items, array('string')),
  file: kind('请上传', plain, ['none'], 'left', 160, false, ['maxLength'], text(500)),
  reference: kind('请选择', plain, exact, 'left', 140, false, refers, () => ({ type: 'integer' })),
  references: kind('请选择', list, ['in', 'none'], 'left', 180, false, [...refers, ...items], array('integer')),
  treeReference: kind('请选择', plain, exact, 'left', 160, false, refers, () => ({ type: 'integer' })),
  tags: kind('请输入', list, ['in', 'none'], 'left', 160, false, items, array('string')),
  colour: kind('请选择', plain, ['none'], 'center', 90, false, [], text(7)),
  phone: kind('请输入', plain, search, 'left', 130, false, ['unique'], text(20)),
  url: kind('请输入', plain, search, 'left', 200, false, ['maxLength', 'unique'], text(500)),
  richText: kind('请输入', plain, ['contains', 'none'], 'left', 240, false, ['maxLength'], text(1_000_000)),
  json: kind('请输入', ['plain', 'json'], [], 'left', 200, false, ['properties'], () => ({})),
  childTable: kind('请输入', ['plain', 'json'], [], 'left', 200, false, [...items, 'items'], array('object')),
};

const column = (type: string | undefined, index: Column['index'], searched = false): Column => ({ type: () => type, index, ...(searched ? { searchText: true } : {}) });

export const columns: Record<KindName, Column> = {
  text: column('text', 'btree', true), textarea: column('text', 'btree', true), password: column('text', undefined),
  integer: column('bigint', 'btree'), decimal: column('numeric', 'btree'), money: column('numeric(18,2)', 'btree'),
  switch: column('boolean', 'btree'), enumeration: column('text', 'btree'), date: column('date', 'btree'), datetime: column('timestamptz', 'btree'),
  dateRange: column('daterange', undefined), dateLimit: column(undefined, undefined), image: column('text', undefined), imageList: column('text[]', undefined),
  file: column('text', undefined), reference: column('bigint', 'btree'), references: column('bigint[]', 'gin'), treeReference: column('bigint', 'btree'),
  tags: column('text[]', 'gin'), colour: column('text', undefined), phone: column('text', 'btree', true), url: column('text', 'btree', true),
  richText: column('text', undefined, true), json: column('jsonb', undefined), childTable: column('jsonb', undefined),
};
