import { expect, test } from 'vitest';
import { chosenColumns } from '../../../../src/console/resource/detail/chosenColumns';
import { contract } from '../../../../src/server/contract';

const product = contract.entities.find(({ key }) => key === 'product/product')!;
const field = product.fields.find(({ name }) => name === 'attrValueList')!;
const columns = product.detail!.sections.flatMap(({ fields }) => fields).flatMap((item) => (typeof item === 'object' && item.columns ? [item.columns] : []))[0]!;
const attrList = [{ attributeName: '颜色', optionList: ['黑', '白'] }];
const rows = [{ id: 1, attrValue: { 颜色: '黑' }, price: '9.00' }, { id: 2, attrValue: { 颜色: '白' }, price: '8.00' }];
const common = ['库存', '商品编码', '重量(KG)', '体积(m³)'];

test.each([
  ['normal goods', { type: 0, isPaidMember: false, isSub: false }, ['图片', '售价', '成本价', '划线价', ...common]],
  ['goods for members, with brokerage of their own', { type: 0, isPaidMember: true, isSub: true }, ['图片', '售价', '会员价', '成本价', '划线价', ...common, '一级返佣(%)', '二级返佣(%)']],
  ['points goods', { type: 1, isPaidMember: false, isSub: false }, ['图片', '兑换金额(元)', '兑换积分', '划线价(元)', ...common]],
])('the specifications of %s', (_what, record, titles) => {
  const chosen = chosenColumns(field, columns, rows, { ...record, specType: true, attrList });
  expect(chosen.field.fields!.map(({ title }) => title)).toEqual(titles);
  expect(chosen).toMatchObject({ field: { kind: 'skuMatrix' }, value: { specType: true, attrList, attrValueList: [{ sku: '黑', price: '9.00' }, { sku: '白', price: '8.00' }] } });
});

test('a product of one specification has no columns of attributes', () => {
  expect(chosenColumns(field, columns, [{ attrValue: {}, price: '9.00' }], { type: 0, specType: false, attrList: null }).value).toMatchObject({ specType: false, attrList: [], attrValueList: [{ sku: '默认' }] });
});
