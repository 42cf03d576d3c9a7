/** Columns of a matrix whose conditions ask the record around it: hidden ones hold nothing, required ones something. */
import type { FieldModel } from '../model';
import { holds } from '../rules/holds';
import { isEmpty } from '../text/words';
import type { Matrix } from './document';

type Values = Readonly<Record<string, unknown>>;

/** @param emptyOf value of a cell that holds nothing @returns the same matrix when there is nothing to empty */
export function withoutHidden(matrix: Matrix, fields: readonly FieldModel[], record: Values, emptyOf: (field: FieldModel) => unknown): Matrix {
  const hidden = fields.filter(({ when, name }) => !holds(when, record) && matrix.attrValueList.some((row) => !isEmpty(row[name])));
  if (hidden.length === 0) return matrix;
  const empty = Object.fromEntries(hidden.map((field) => [field.name, emptyOf(field)]));
  return { ...matrix, attrValueList: matrix.attrValueList.map((row) => ({ ...row, ...empty })) };
}

/** Empty cells of required columns that are shown by a condition, by their path. */
export function missingCells(matrix: Matrix, fields: readonly FieldModel[], record: Values, messageOf: (field: FieldModel) => string): Record<string, string> {
  const asked = fields.filter(({ required, when }) => required && when && holds(when, record));
  return Object.fromEntries(matrix.attrValueList.flatMap((row, at) =>
    asked.filter(({ name }) => isEmpty(row[name])).map((field) => [`attrValueList.${at}.${field.name}`, messageOf(field)])));
}
