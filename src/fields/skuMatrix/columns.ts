import type { Attribute, Matrix } from '../../engine/matrix/document';
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

/** Options are told apart by their last letters too: as wide as the longest, within reason. */
function attributeWidth({ attributeName, optionList }: Attribute): number {
  const longest = Math.max(...[attributeName, ...optionList].map((text) => [...text].reduce((sum, letter) => sum + (letter > '\u2e80' ? 14 : 9), 0)));
  return Math.min(200, Math.max(96, longest + 20));
}

/** @param record around the matrix, which decides which columns it has */
export function columnsOf(matrix: Matrix, { fields = [] }: FieldModel, record: Record<string, unknown>): Column[] {
  let left = 0;
  return [
    ...parting(matrix.attrList).map((attribute): Column => {
      const width = attributeWidth(attribute);
      left += width;
      return { name: attribute.attributeName, title: attribute.attributeName, width, left: left - width };
    }),
    ...fields.filter(({ when }) => holds(when, record)).map((field): Column => ({ name: field.name, title: field.title, width: widths[field.kind] ?? 108, field })),
  ];
}
