import type { Matrix } from '../../engine/matrix/document';
import { parting } from '../../engine/matrix/document';
import type { FieldModel, KindName } from '../../engine/model';
import { holds } from '../../engine/rules/holds';

/** A column of the grid: an attribute, or a field of the cells. */
export interface Column {
  name: string;
  title: string;
  width: number;
  /** Absent: the options of an attribute, which are not entered here. */
  field?: FieldModel;
  /** Pixels from the left edge at which it stays while the others scroll. */
  left?: number;
}

const widths: Partial<Record<KindName, number>> = { image: 80, text: 140, switch: 90 };
const attributeWidth = 96;

/** @param record around the matrix, which decides which columns it has */
export function columnsOf(matrix: Matrix, { fields = [] }: FieldModel, record: Record<string, unknown>): Column[] {
  return [
    ...parting(matrix.attrList).map(({ attributeName }, index): Column => ({ name: attributeName, title: attributeName, width: attributeWidth, left: index * attributeWidth })),
    ...fields.filter(({ when }) => holds(when, record)).map((field): Column => ({ name: field.name, title: field.title, width: widths[field.kind] ?? 108, field })),
  ];
}
