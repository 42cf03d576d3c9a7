import type { FieldModel, KindName } from '../../engine/model';
import { holds } from '../../engine/rules/holds';
import { between, times } from '../../engine/sample/pick';
import { listSchema } from '../../engine/schema/listSchema';
import { brokenRules, putInOrder } from '../../engine/validation/brokenRules';
import { recordSchema } from '../../engine/validation/recordSchema';
import type { FieldKind } from '../kind';
import { doubled, unlikeFirst, withFirst, withRecord } from './rules';

type Row = Record<string, unknown>;
const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? (value as Row[]) : []);

/**
 * Rows of further fields inside a record; at most 1,000 unless declared.
 * @param kindOf the register of kinds, handed in because the columns of a row are of any kind
 */
export const childTable = (kindOf: (name: KindName) => FieldKind): FieldKind => ({
  name: 'childTable',
  title: '子表',
  verb: '请输入',
  wires: ['plain', 'json'],
  operators: [],
  empty: [],
  align: 'left',
  width: 240,
  least: 120,
  sortable: false,
  keywords: ['minItems', 'maxItems', 'first', 'rowFor'],
  schema: (field) => listSchema(field, recordSchema(field.fields ?? [], (each) => kindOf(each.kind).schema(each)), 1000),
  parse(text, field) {
    if (text.trim() === '') return [];
    // Rows pasted from a spreadsheet: one line a row, columns parted by tabs, in the order of the fields.
    return text.replace(/\r?\n$/, '').split(/\r?\n/).map((line) => {
      const cells = line.split('\t');
      return Object.fromEntries((field.fields ?? []).map((each, at) => [each.name, kindOf(each.kind).parse(cells[at] ?? '', each)]));
    });
  },
  format: (value, field, context) =>
    rowsOf(value)
      .map((row) => (field.fields ?? []).map((each) => kindOf(each.kind).format(row[each.name], each, context)).join(' '))
      .join('；'),
  normalize: (value, field) =>
    Array.isArray(value)
      ? rowsOf(value).map((row) =>
          Object.fromEntries(Object.entries(row ?? {}).map(([name, cell]) => {
            const each = field.fields?.find((candidate) => candidate.name === name);
            return [name, each ? (kindOf(each.kind).normalize?.(cell, each) ?? cell) : cell];
          })))
      : value,
  checkWithin: (value, field) => ({
    ...Object.fromEntries(rowsOf(value).flatMap((row, at) => brokenRules(field.rules, field.fields ?? [], row).map((broken) => [`${at}.${broken.field}`, broken.message]))),
    ...Object.fromEntries(unlikeFirst(rowsOf(value), field).map((path) => [path, `${titleAt(field, path)}是固定的，不能修改`])),
    ...Object.fromEntries(doubled(rowsOf(value), field).map((path) => [path, `${titleAt(field, path)}已有一行`])),
  }),
  fit: (value, { fields = [] }) =>
    (fields.some(({ when }) => when) && Array.isArray(value) ? rowsOf(value).map((row) => withoutHidden(row, fields, ({ kind }) => kindOf(kind).empty)) : value),
  opened: (value, field) => (field.first ? withFirst(rowsOf(value), field) : field.rowFor === undefined ? value : withRecord(rowsOf(value), field)),
  sample: (field, random, context) =>
    withoutDoubles(field, times(Math.max(field.minItems ?? 1, Math.min(field.maxItems ?? 1000, between(random, 1, 3))), (at) => {
      const { fields = [], rules, first } = field;
      const row = { ...Object.fromEntries(fields.map((each) => [each.name, kindOf(each.kind).sample(each, random, context)])), ...first?.[at] };
      return withoutHidden(putInOrder(rules, fields, row), fields, ({ kind }) => kindOf(kind).empty);
    })),
});

function withoutDoubles(field: FieldModel, rows: Row[]): Row[] {
  const again = new Set(doubled(rows, field).map((path) => Number(path.split('.')[0])));
  return rows.filter((_, at) => !again.has(at));
}

const titleAt = ({ fields }: FieldModel, path: string): string => fields?.find(({ name }) => name === path.split('.')[1])?.title ?? '';

/** The row as its conditions leave it: what they hide is empty. */
function withoutHidden(row: Row, fields: readonly FieldModel[], emptyOf: (field: FieldModel) => unknown): Row {
  const left: Row = { ...row };
  for (const field of fields) if (field.when && field.name in left && !holds(field.when, left)) left[field.name] = emptyOf(field);
  return left;
}
