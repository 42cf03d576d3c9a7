/** Changes of attributes and options, which keep what was entered at every combination that remains. */
import { combinationsOf, keyOf, parting, skuOf, type Attribute, type Combination, type Matrix, type MatrixRow } from './document';

type Blank = Readonly<Record<string, unknown>>;

const part = (combination: Combination, names: readonly string[]): Combination => Object.fromEntries(names.map((name) => [name, combination[name] ?? '']));

/**
 * The matrix of other attributes. A combination that was there keeps its row. Where an attribute came or went, rows take over what
 * was entered at the (first) row that agrees with them in all others; rows of new options are blank.
 */
export function withAttributes(matrix: Matrix, attrList: readonly Attribute[], blank: Blank): Matrix {
  const before = parting(matrix.attrList).map(({ attributeName }) => attributeName);
  const after = parting(attrList).map(({ attributeName }) => attributeName);
  const shared = before.filter((name) => after.includes(name));
  const isSame = shared.length === before.length && shared.length === after.length;
  const rows = new Map(matrix.attrValueList.map((row) => [keyOf(row.attrValue), row]));
  const similar = new Map<string, MatrixRow>();
  if (!isSame) for (const row of [...matrix.attrValueList].reverse()) similar.set(keyOf(part(row.attrValue, shared)), row);
  const attrValueList = combinationsOf(attrList).map((attrValue): MatrixRow => {
    const kept = rows.get(keyOf(attrValue));
    if (kept && kept.sku === skuOf(attrValue)) return kept;
    return { ...(kept ?? similar.get(keyOf(part(attrValue, shared))) ?? blank), sku: skuOf(attrValue), attrValue };
  });
  return { ...matrix, attrList, attrValueList };
}

/** Another name for an attribute, in every row. */
export function renameAttribute(matrix: Matrix, index: number, name: string): Matrix {
  const old = matrix.attrList[index]!.attributeName;
  return renamed(matrix, (attribute, at) => (at === index ? { ...attribute, attributeName: name } : attribute), (key, option) => [key === old ? name : key, option]);
}

/** Another word for an option, in every row. */
export function renameOption(matrix: Matrix, index: number, option: number, word: string): Matrix {
  const { attributeName, optionList } = matrix.attrList[index]!;
  return renamed(
    matrix,
    (attribute, at) => (at === index ? { ...attribute, optionList: optionList.map((each, place) => (place === option ? word : each)) } : attribute),
    (key, each) => [key, key === attributeName && each === optionList[option] ? word : each],
  );
}

function renamed(matrix: Matrix, attribute: (each: Attribute, at: number) => Attribute, entry: (name: string, option: string) => [string, string]): Matrix {
  return {
    ...matrix,
    attrList: matrix.attrList.map(attribute),
    attrValueList: matrix.attrValueList.map((row) => {
      const attrValue = Object.fromEntries(Object.entries(row.attrValue).map(([name, option]) => entry(name, option)));
      return { ...row, attrValue, sku: skuOf(attrValue) };
    }),
  };
}

/** One row without attributes, or rows by attributes; what the first row holds stays. */
export function withSpecType(matrix: Matrix, specType: boolean, blank: Blank): Matrix {
  return specType === matrix.specType ? matrix : { ...withAttributes(matrix, [], blank), specType };
}
