import { withAttributes } from '../../engine/matrix/attributes';
import { brokenMatrix } from '../../engine/matrix/check';
import { type Attribute, matrixFields, newMatrix, skuOf, type Matrix, type MatrixRow } from '../../engine/matrix/document';
import { missingCells, withoutHidden } from '../../engine/matrix/shownColumns';
import type { FieldModel, KindName } from '../../engine/model';
import { pick, times } from '../../engine/sample/pick';
import { requiredMessage } from '../../engine/validation/messages';
import { recordSchema } from '../../engine/validation/recordSchema';
import type { FieldKind } from '../kind';

const isAttribute = (value: unknown): boolean => typeof (value as Partial<Attribute> | null)?.attributeName === 'string' && Array.isArray((value as Partial<Attribute>).optionList);

/** What is none is told by its schema, and asked nothing further. */
const isMatrix = (value: unknown): value is Matrix =>
  value !== null && typeof value === 'object' && Array.isArray((value as Matrix).attrValueList) && Array.isArray((value as Matrix).attrList) && (value as Matrix).attrList.every(isAttribute);

const samples = [
  { attributeName: '颜色', optionList: ['曜石黑', '月光白', '雾霾蓝'] },
  { attributeName: '尺码', optionList: ['S', 'M', 'L', 'XL'] },
];

/**
 * Goods by specification: attributes with options, and one row of cells for each combination (spec 2 §3, attrList and
 * attrValueList). `fields` are the columns of the cells; at most 2,000 rows unless `maxItems` says fewer.
 * @param kindOf the register of kinds, handed in because cells are of several kinds
 */
export const skuMatrix = (kindOf: (name: KindName) => FieldKind): FieldKind => ({
  name: 'skuMatrix',
  title: '规格库存',
  verb: '请输入',
  wires: ['plain', 'json'],
  operators: [],
  empty: null,
  align: 'left',
  width: 160,
  least: 92,
  sortable: false,
  keywords: ['maxItems', 'keptIn'],
  schema: (field) => ({
    ...recordSchema(matrixFields(field), (each) => kindOf(each.kind).schema(each)),
    type: field.required ? 'object' : ['object', 'null'],
  }),
  check: (value) => (isMatrix(value) ? brokenMatrix(value) : undefined),
  checkWithin: (value, { fields = [] }, record) =>
    (isMatrix(value) ? missingCells(value, fields, record, (column) => requiredMessage(column, kindOf(column.kind))) : {}),
  fit: (value, { fields = [] }, record) => (isMatrix(value) ? withoutHidden(value, fields, record, ({ kind }) => kindOf(kind).empty) : value),
  parse(text, field) {
    if (text.trim() === '') return null;
    try {
      return JSON.parse(text) as unknown;
    } catch {
      throw new Error(`${field.title}格式不正确`);
    }
  },
  format: (value) => (!isMatrix(value) ? '' : value.specType ? `${value.attrValueList.length} 个规格` : '单规格'),
  normalize: (value, { fields = [] }) => (isMatrix(value) ? { ...value, attrValueList: value.attrValueList.map((row) => normalRow(row, fields, kindOf)) } : value),
  sample(field, random, context) {
    const matrix = withAttributes({ ...newMatrix({}), specType: true }, pick(random, [samples, samples.slice(0, 1), samples.slice(1)]), {});
    const cells = (): Record<string, unknown> => Object.fromEntries((field.fields ?? []).map((each) => [each.name, kindOf(each.kind).sample(each, random, context)]));
    const rows = times(matrix.attrValueList.length, (at) => ({ ...cells(), ...matrix.attrValueList[at] }));
    return { ...matrix, attrValueList: rows };
  },
});

function normalRow(row: MatrixRow, fields: readonly FieldModel[], kindOf: (name: KindName) => FieldKind): MatrixRow {
  if (row === null || typeof row !== 'object') return row;
  const clean: Record<string, unknown> = { ...row };
  for (const field of fields) {
    if (field.name in clean) clean[field.name] = kindOf(field.kind).normalize?.(clean[field.name], field) ?? clean[field.name];
  }
  const { attrValue } = row;
  return { ...clean, attrValue, sku: attrValue !== null && typeof attrValue === 'object' ? skuOf(attrValue) : row.sku };
}
