/** What new points goods take over from a product of the shop. */
import { expect, test } from 'vitest';
import { filledIn } from '../../src/engine/defaults/filledIn';
import type { FieldModel } from '../../src/engine/model';
import { fieldOf } from '../fields/fieldOf';

const column = (name: string, kind: FieldModel['kind'], more: Partial<FieldModel> = {}) => ({ ...fieldOf(kind, more), name });
const skus = { ...fieldOf('skuMatrix', { fields: [column('cost', 'money'), column('stock', 'integer', { default: 0 }), column('price', 'money', { default: '0.00' })] }), name: 'skus', keptIn: { entity: 'product/attrValue', by: 'productId' } };

test('fields of the same name and the columns that are named; the others begin as in a new one', () => {
  const source = { name: '手机', price: '99.00', specType: true, attrList: [{ attributeName: '颜色', optionList: ['红'] }], attrValueList: [{ sku: '红', attrValue: { 颜色: '红' }, otPrice: '120.00', stock: 5, price: '99.00' }] };
  expect(filledIn([column('name', 'text'), skus], { entity: 'product/product', fields: ['name'], columns: { cost: 'otPrice' } }, source)).toEqual({
    name: '手机',
    skus: { specType: true, attrList: source.attrList, attrValueList: [{ cost: '120.00', stock: 0, price: '0.00', sku: '红', attrValue: { 颜色: '红' } }] },
  });
});
