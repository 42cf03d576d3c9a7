import { skuOf, type Attribute, type Combination, type Matrix } from '../../../engine/matrix/document';
import type { DetailItem, FieldModel } from '../../../engine/model';
import { holds } from '../../../engine/rules/holds';

type Row = Record<string, unknown>;

const rowsOf = <T extends Row>(value: unknown): T[] => (Array.isArray(value) ? (value as T[]) : []);

/**
 * A child table with the columns that a detail chooses for this record. Where a column is spread, its rows are the
 * combinations of attributes, and the table is drawn as their matrix.
 */
export function chosenColumns(field: FieldModel, columns: NonNullable<DetailItem['columns']>, value: unknown, record: Row): { field: FieldModel; value: unknown } {
  const rows = rowsOf(value);
  const fields = columns.filter(({ when, spread }) => spread === undefined && holds(when, record)).flatMap(({ name, title }) => {
    const own = field.fields?.find((each) => each.name === name);
    return own ? [{ ...own, title: title ?? own.title }] : [];
  });
  const by = columns.find(({ spread }) => spread !== undefined);
  if (!by) return { field: { ...field, fields }, value: rows };
  const attrList = holds(by.when, record) ? rowsOf<Row & Attribute>(record[by.spread!]) : [];
  const attrValueList = rows.map((row) => {
    const attrValue = (row[by.name] ?? {}) as Combination;
    return { ...row, attrValue, sku: skuOf(attrValue) };
  });
  return { field: { ...field, kind: 'skuMatrix', fields }, value: { specType: attrList.length > 0, attrList, attrValueList } satisfies Matrix };
}
