/** A matrix whose rows are records of their own travels in pieces, beside the other keys of its record. */
import { isObject } from '../json';
import type { FieldModel } from '../model';

type Row = Record<string, unknown>;

/** The names of the specification, and those that the published interface has in place of the last two. */
const pieces = ['specType', 'attrList', 'attrValueList', 'attr', 'attrValue'] as const;

/** Keys under which a field travels. */
export const travelsAs = ({ name, keptIn }: Pick<FieldModel, 'name' | 'keptIn'>): readonly string[] => (keptIn === undefined ? [name] : pieces);

/** As the published interface calls attributes: `{ attrName, attrValues: '红,蓝' }`. What is none of these is left for the decoder to refuse. */
const attributesOf = (attr: unknown): unknown => (!Array.isArray(attr) ? attr : attr.map((each) => (
  isObject(each) && typeof each.attrValues === 'string' ? { attributeName: each.attrName, optionList: each.attrValues.split(',') } : each)));

const isOn = (raw: unknown): boolean => raw === true || raw === 1 || raw === '1' || raw === 'true';

/** The matrix that a body or an answer carries; undefined where it carries none. Goods of one specification have one row without attributes, however they call it. */
export function gathered(source: Row): unknown {
  const rows = source.attrValueList ?? source.attrValue;
  if (source.specType === undefined || rows === undefined) return undefined;
  if (isOn(source.specType)) return { specType: true, attrList: source.attrList ?? attributesOf(source.attr), attrValueList: rows };
  const single = Array.isArray(rows) ? rows.map((row: unknown) => (isObject(row) ? { ...row, attrValue: {} } : row)) : rows;
  return { specType: source.specType, attrList: [], attrValueList: single };
}
