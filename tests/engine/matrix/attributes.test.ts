import fc from '../../property';
import { describe, expect, it, test } from 'vitest';
import { renameAttribute, renameOption, withAttributes, withSpecType } from '../../../src/engine/matrix/attributes';
import { brokenMatrix } from '../../../src/engine/matrix/check';
import { combinationsOf, keyOf, newMatrix, type Attribute, type Matrix } from '../../../src/engine/matrix/document';

const blank = { price: null, stock: 0 };
const attribute = (attributeName: string, ...optionList: string[]): Attribute => ({ attributeName, optionList });
const made = (...attributes: Attribute[]): Matrix => withAttributes({ ...newMatrix(blank), specType: true }, attributes, blank);
/** Every row with a price of its own. */
const priced = (matrix: Matrix): Matrix => ({ ...matrix, attrValueList: matrix.attrValueList.map((row, at) => ({ ...row, price: `${at}.00` })) });
const prices = (matrix: Matrix) => Object.fromEntries(matrix.attrValueList.map((row) => [row.sku, row.price]));

const colour = attribute('颜色', '红', '蓝');
const size = attribute('尺码', 'S', 'M');

test('rows are the combinations, the last attribute changing fastest', () => {
  expect(made(colour, size).attrValueList.map(({ sku, attrValue }) => [sku, attrValue])).toEqual([
    ['红,S', { 颜色: '红', 尺码: 'S' }], ['红,M', { 颜色: '红', 尺码: 'M' }], ['蓝,S', { 颜色: '蓝', 尺码: 'S' }], ['蓝,M', { 颜色: '蓝', 尺码: 'M' }],
  ]);
});

describe('what was entered stays', () => {
  const full = priced(made(colour, size));
  it.each<[string, Matrix, Record<string, unknown>]>([
    ['a new option', withAttributes(full, [colour, attribute('尺码', 'S', 'M', 'L')], blank), { '红,S': '0.00', '红,M': '1.00', '红,L': null, '蓝,S': '2.00', '蓝,M': '3.00', '蓝,L': null }],
    ['an option gone', withAttributes(full, [attribute('颜色', '蓝'), size], blank), { '蓝,S': '2.00', '蓝,M': '3.00' }],
    ['another order of options', withAttributes(full, [attribute('颜色', '蓝', '红'), size], blank), { '蓝,S': '2.00', '蓝,M': '3.00', '红,S': '0.00', '红,M': '1.00' }],
    ['another order of attributes', withAttributes(full, [size, colour], blank), { 'S,红': '0.00', 'S,蓝': '2.00', 'M,红': '1.00', 'M,蓝': '3.00' }],
    ['a new attribute: every row takes over', withAttributes(full, [colour, size, attribute('版本', '标准', '加厚')], blank), { '红,S,标准': '0.00', '红,S,加厚': '0.00', '红,M,标准': '1.00', '红,M,加厚': '1.00', '蓝,S,标准': '2.00', '蓝,S,加厚': '2.00', '蓝,M,标准': '3.00', '蓝,M,加厚': '3.00' }],
    ['an attribute gone: the first of the rows that fall together', withAttributes(full, [colour], blank), { 红: '0.00', 蓝: '2.00' }],
    ['an attribute without options yet', withAttributes(full, [colour, size, attribute('', '')], blank), prices(full)],
    ['another name', renameAttribute(full, 0, '色彩'), prices(full)],
    ['another word', renameOption(full, 1, 0, '小'), { '红,小': '0.00', '红,M': '1.00', '蓝,小': '2.00', '蓝,M': '3.00' }],
    ['one row', withSpecType(full, false, blank), { 默认: '0.00' }],
    ['rows again', withSpecType(withSpecType(full, false, blank), true, blank), { 默认: '0.00' }],
  ])('%s', (_what, matrix, expected) => expect(prices(matrix)).toEqual(expected));

  it('names the attribute anew in every row', () => {
    expect(renameAttribute(full, 0, '色彩').attrValueList[0]!.attrValue).toEqual({ 色彩: '红', 尺码: 'S' });
  });
});

const attributes = fc.uniqueArray(
  fc.record({ attributeName: fc.constantFrom('颜色', '尺码', '版本', '__proto__x'), optionList: fc.uniqueArray(fc.constantFrom('1', '2', '红', '大', 'a,b'), { minLength: 1, maxLength: 4 }) }),
  { selector: ({ attributeName }) => attributeName, minLength: 1, maxLength: 3 },
);

describe('whatever is changed', () => {
  it('rows are exactly the combinations', () => {
    fc.assert(fc.property(attributes, attributes, (before, after) => { expect(brokenMatrix(withAttributes(made(...before), after, blank))).toBeUndefined(); }));
  });

  it('combinations that remain keep their rows', () => {
    fc.assert(fc.property(attributes, attributes, (before, after) => {
      const matrix = priced(made(...before));
      const next = new Map(withAttributes(matrix, after, blank).attrValueList.map((row) => [keyOf(row.attrValue), row]));
      const remaining = new Set(combinationsOf(after).map(keyOf));
      for (const row of matrix.attrValueList) if (remaining.has(keyOf(row.attrValue))) expect(next.get(keyOf(row.attrValue))!.price).toBe(row.price);
    }));
  });
});

describe('a matrix is refused', () => {
  const whole = made(colour, size);
  const [first, ...others] = whole.attrValueList;
  it.each<[string, Matrix, string | undefined]>([
    ['that is whole', whole, undefined],
    ['of one row', newMatrix(blank), undefined],
    ['of one row with attributes', { ...whole, specType: false }, '单规格商品不能有规格'],
    ['without attributes', { ...newMatrix(blank), specType: true }, '请添加规格'],
    ['with an attribute twice', { ...whole, attrList: [colour, colour] }, '规格名称“颜色”重复'],
    ['with a row twice', { ...whole, attrValueList: [...whole.attrValueList, first!] }, '规格组合“红,S”重复'],
    ['with attributes of far more combinations than rows', { ...whole, attrList: [...'abcde'].map((name) => attribute(name, ...Array.from({ length: 100 }, (_, at) => `${name}${at}`))) }, '规格组合“红,S”不在规格之内'],
    ['with a row missing', { ...whole, attrValueList: others }, '规格组合不完整'],
    ['with a row too many', { ...whole, attrList: [attribute('颜色', '红'), size] }, '规格组合“蓝,S”不在规格之内'],
    ['with a row that is none', { ...whole, attrValueList: [{ ...first!, attrValue: '红' as never }] }, '规格组合与规格不一致'],
  ])('%s', (_what, matrix, message) => expect(brokenMatrix(matrix)).toBe(message));
});
