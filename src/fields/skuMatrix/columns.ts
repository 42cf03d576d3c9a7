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
/** Pixels of a figure with room for an input, and as it is read. */
const entered = 108;
const read = 80;

/** With the padding of its cell. */
const widthOf = (text: string): number => [...text].reduce((sum, letter) => sum + (letter > '\u2e80' ? 14 : 9), 20);

/** Options are told apart by their last letters too: as wide as the longest, within reason. */
const attributeWidth = ({ attributeName, optionList }: Attribute): number =>
  Math.min(200, Math.max(96, ...[attributeName, ...optionList].map(widthOf)));

/**
 * @param record around the matrix, which decides which columns it has
 * @param readOnly columns are no wider than what they say
 */
export function columnsOf(matrix: Matrix, { fields = [] }: FieldModel, record: Record<string, unknown>, readOnly = false): Column[] {
  let left = 0;
  const figure = (title: string) => (readOnly ? Math.max(read, widthOf(title)) : entered);
  return [
    ...parting(matrix.attrList).map((attribute): Column => {
      const width = attributeWidth(attribute);
      left += width;
      return { name: attribute.attributeName, title: attribute.attributeName, width, left: left - width };
    }),
    ...fields.filter(({ when }) => holds(when, record)).map((field): Column => ({ name: field.name, title: field.title, width: widths[field.kind] ?? figure(field.title), field })),
  ];
}
