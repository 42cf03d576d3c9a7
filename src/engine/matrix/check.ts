import { countOf, keyOf, parting, type Combination, type Matrix } from './document';

const isCombination = (value: unknown): value is Combination =>
  value !== null && typeof value === 'object' && !Array.isArray(value) && Object.values(value).every((option) => typeof option === 'string');

const repeated = (words: readonly string[]): string | undefined => words.find((word, at) => words.indexOf(word) !== at);

/** What is wrong with a matrix beyond its cells: its rows must be the combinations of its attributes, each once. */
export function brokenMatrix({ specType, attrList, attrValueList }: Matrix): string | undefined {
  if (!specType && attrList.length > 0) return '单规格商品不能有规格';
  if (specType && attrList.length === 0) return '请添加规格';
  const name = repeated(attrList.map(({ attributeName }) => attributeName));
  if (name !== undefined) return `规格名称“${name}”重复`;
  if (!attrValueList.every(({ attrValue }) => isCombination(attrValue))) return '规格组合与规格不一致';
  // Nothing is made of the attributes: five of a hundred options each have ten thousand million combinations.
  const options = new Map(parting(attrList).map(({ attributeName, optionList }) => [attributeName, new Set(optionList)]));
  const isWithin = (combination: Combination) => {
    const parts = Object.entries(combination);
    return parts.length === options.size && parts.every(([name, option]) => options.get(name)?.has(option));
  };
  const seen = new Set<string>();
  for (const { sku, attrValue } of attrValueList) {
    const key = keyOf(attrValue);
    if (seen.has(key)) return `规格组合“${sku}”重复`;
    if (!isWithin(attrValue)) return `规格组合“${sku}”不在规格之内`;
    seen.add(key);
  }
  return seen.size < countOf(attrList) ? '规格组合不完整' : undefined;
}
