/** Columns of a matrix whose conditions ask the record, judged alike where a form is filled in and where it is written. */
import { describe, expect, it } from 'vitest';
import { brokenKinds } from '../../../src/engine/validation/brokenKinds';
import { kinds } from '../../../src/fields/kinds';
import { fieldOf } from '../../fields/fieldOf';

const field = fieldOf('skuMatrix', {
  name: 'skus', title: '规格库存',
  fields: [
    fieldOf('money', { name: 'price', title: '售价', required: true }),
    fieldOf('money', { name: 'vipPrice', title: '会员价', required: true, when: { isPaidMember: true } }),
  ],
});
const matrix = (...vipPrices: (string | null)[]) => ({
  specType: true, attrList: [{ attributeName: '颜色', optionList: vipPrices.map((_, at) => String(at)) }],
  attrValueList: vipPrices.map((vipPrice, at) => ({ sku: String(at), attrValue: { 颜色: String(at) }, price: '9.00', vipPrice })),
});
const told = (isPaidMember: boolean, ...vipPrices: (string | null)[]) => brokenKinds([field], { isPaidMember, skus: matrix(...vipPrices) }, (kind) => kinds[kind]);
const left = (isPaidMember: boolean) => kinds.skuMatrix.fit!(matrix('8.00', null), field, { isPaidMember });

describe('a column that the record shows', () => {
  it('is asked for in every row, at its cell', () => expect(told(true, '8.00', null)).toEqual([{ field: 'skus.attrValueList.1.vipPrice', message: '请输入会员价' }]));
  it('keeps what it holds', () => expect(left(true)).toEqual(matrix('8.00', null)));
});

describe('a column that the record hides', () => {
  it('is not asked for', () => expect(told(false, null, null)).toEqual([]));
  it('holds nothing', () => expect(left(false)).toEqual(matrix(null, null)));
});
