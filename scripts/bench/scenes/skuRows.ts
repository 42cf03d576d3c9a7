import { withAttributes } from '../../../src/engine/matrix/attributes';
import { newMatrix, type Matrix } from '../../../src/engine/matrix/document';
import type { FieldModel, KindName } from '../../../src/engine/model';
import { kinds } from '../../../src/fields/kinds';

const field = (name: string, kind: KindName, more: Partial<FieldModel> = {}): FieldModel => ({
  name, title: name, kind, wire: kinds[kind].wires[0], required: false, readOnly: false, writeOnly: false, messages: {}, ...more,
});

/** Columns of the cells: amounts, whole numbers and texts in turn. */
export const columnsOf = (count: number): FieldModel[] =>
  Array.from({ length: count }, (_, index) => [
    field(`price${index}`, 'money', { minimum: 0, maximum: 999_999.99 }), field(`stock${index}`, 'integer', { minimum: 0, maximum: 999_999 }), field(`code${index}`, 'text', { maxLength: 50 }),
  ][index % 3]!);

const valueOf = ({ kind }: FieldModel, row: number) => (kind === 'money' ? `${row}.00` : kind === 'integer' ? row : `code ${row}`);

/** One attribute of ten options, and another of as many as the rows ask for. */
export function matrixOf(rows: number, columns: readonly FieldModel[]): Matrix {
  const options = (count: number, word: string) => Array.from({ length: count }, (_, index) => `${word}${index + 1}`);
  const matrix = withAttributes({ ...newMatrix({}), specType: true }, [{ attributeName: '颜色', optionList: options(10, '色') }, { attributeName: '尺码', optionList: options(rows / 10, '码') }], {});
  return { ...matrix, attrValueList: matrix.attrValueList.map((row, at) => ({ ...row, ...Object.fromEntries(columns.map((column) => [column.name, valueOf(column, at)])) })) };
}

export const matrixField = (fields: FieldModel[]): FieldModel => field('skus', 'skuMatrix', { title: '规格库存', fields });
