/** A key of one merchant reaches the records of that merchant alone, and makes none of another, whatever it names. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openGoods, type Goods, type Row } from '../routes/goods';
import { openShop, type Shop } from './helper';

const rights = [
  'order/order place', 'order/order pay', 'order/order cancel', 'order/order verify', 'order/refund ask', 'order/refund refuse', 'order/refund agree', 'order/refund agreeReturn', 'order/refund sendBack', 'order/refund receiveReturn', 'order/refund refuseReturn', 'product/product putOn', 'product/product takeOff', 'user/user register',
  'marketing/couponUser claim', 'merchant/apply apply', 'marketing/integralReceipt upload',
];
let goods: Goods;
let any: Shop;
let bound: Shop;
let mine: Awaited<ReturnType<typeof stock>>;
let theirs: Awaited<ReturnType<typeof stock>>;
let uid: number;
let number = 0;

/** A merchant with a product, and one of its specifications. */
async function stock(merId: number) {
  await goods.assign('merchant/merchant', merId, { isSwitch: true, avatar: '/demo/picture-1.svg', backImage: '/demo/picture-1.svg', serviceType: 'phone', servicePhone: '13900000001' });
  const productId = await goods.newProduct({ merId, isShow: true, auditStatus: 2 });
  return { merId, productId, attrValueId: await goods.create('product/attrValue', { productId, sku: '黑', price: '10.00', stock: 100 }) };
}

beforeAll(async () => {
  goods = await openGoods();
  const { rows: [shop] } = await sql<Row>`select category_id, type_id from merchant_merchant where id = ${goods.references.merId}`.execute(goods.server.app.sql);
  const other = await goods.create('merchant/merchant', { name: '别家店', categoryId: shop!.category_id, typeId: shop!.type_id, realName: '周明', phone: '13900000002', handlingFee: 5, keywords: ['别家'], isSelf: false, isRecommend: false, productSwitch: true, qualificationPicture: ['/demo/picture-1.svg'], starLevel: 1, sort: 1 });
  [mine, theirs] = [await stock(goods.references.merId), await stock(other)];
  [any, bound] = [await openShop(goods.server, rights), await openShop(goods.server, rights, { merId: mine.merId })];
  uid = await goods.create('user/user', { account: 'w1', nickname: '小满', phone: '13800138000' });
});
afterAll(() => goods?.close());

const placing = ({ attrValueId }: { attrValueId: number }) => ({ orderNo: `WD${number += 1}`, uid, items: [{ attrValueId, payNum: 1 }], shippingType: 2 });
const placed = async (of: { attrValueId: number }): Promise<Row> => (await any.call('order/order/place', placing(of))).data;
const paid = async (of: { attrValueId: number }): Promise<Row> => {
  const order = await placed(of);
  await any.call(`order/order/${order.orderNo}/pay`, { payPrice: order.payPrice, payType: 'weixin', payChannel: 'h5', outTradeNo: `W${number += 1}` });
  return order;
};
const asking = (order: Row) => ({ refundOrderNo: `WT${number += 1}`, orderNo: order.orderNo, orderDetailId: order.items[0].id, applyRefundNum: 1, afterSalesType: 1, refundReasonWap: '不想要了' });
const asked = async (of: { attrValueId: number }): Promise<string> => (await any.call('order/refund/ask', asking(await paid(of)))).data.refundOrderNo;

type Place = { attrValueId: number; productId: number; merId: number };
/** A call about a merchant's record: its path and body, and the code of what is not there (6102: goods). */
const calls: readonly [string, number, (of: Place) => Promise<[string, object]>][] = [
  ['cancels an order', 404, async (of) => [`order/order/${(await placed(of)).orderNo}/cancel`, {}]],
  ['pays an order', 404, async (of) => { const { orderNo, payPrice } = await placed(of); return [`order/order/${orderNo}/pay`, { payPrice, payType: 'weixin', payChannel: 'h5', outTradeNo: `W${number += 1}` }]; }],
  ['verifies an order', 404, async (of) => [`order/order/${(await paid(of)).orderNo}/verify`, {}]],
  ['refuses a refund', 404, async (of) => [`order/refund/${await asked(of)}/refuse`, { refundReason: '已使用' }]],
  ['agrees to a refund', 404, async (of) => [`order/refund/${await asked(of)}/agree`, {}]],
  ['places an order', 400, async (of) => ['order/order/place', placing(of)]],
  ['asks for a refund', 400, async (of) => ['order/refund/ask', asking(await paid(of))]],
  ['uploads a receipt', 400, async ({ merId }) => ['marketing/integralReceipt/upload', { uid, images: ['/demo/receipt-1.svg'], merId, receiptNo: `WX${number += 1}` }]],
  ['takes goods off', 6102, async ({ productId }) => [`product/product/${productId}/takeOff`, {}]],
];

const tables = ['order_order', 'order_detail', 'refund_order', 'product_product', 'product_attr_value', 'order_status', 'marketing_integral_receipt', 'coupon_user'];
const standing = async (): Promise<unknown> => Promise.all(tables.map(async (table) => (await sql<Row>`select * from ${sql.table(table)} t order by id`.execute(goods.server.app.sql)).rows));

it.each(calls)('%s of its own, and of no other merchant', async (_what, code, of) => {
  const [path, body] = await of(theirs);
  const before = await standing();
  const answer = await bound.call(path, body);
  expect(answer.code).toBe(code);
  expect(Object.keys(answer.data ?? { errors: [] })).toEqual(['errors']);
  expect(await standing()).toEqual(before);
  const [own, given] = await of(mine);
  expect(await bound.call(own, given)).toMatchObject({ code: 200 });
});

/** What a call says of a merchant's record, and of none: its path and body each. */
const told: readonly [string, () => Promise<[string, object]>, [string, object]][] = [
  ['cancels an order', async () => [`order/order/${(await placed(theirs)).orderNo}/cancel`, {}], ['order/order/NONE/cancel', {}]],
  ['pays an order, and says nothing', async () => [`order/order/${(await placed(theirs)).orderNo}/pay`, {}], ['order/order/NONE/pay', {}]],
  ['refuses a refund without a reason', async () => [`order/refund/${await asked(theirs)}/refuse`, {}], ['order/refund/NONE/refuse', {}]],
  ...['agreeReturn', 'sendBack', 'receiveReturn', 'refuseReturn'].map((call): [string, () => Promise<[string, object]>, [string, object]] => [`calls ${call}`, async () => [`order/refund/${await asked(theirs)}/${call}`, {}], [`order/refund/NONE/${call}`, {}]]),
  ['takes goods off', async () => [`product/product/${theirs.productId}/takeOff`, {}], ['product/product/99999999/takeOff', {}]],
  ['asks for a refund of what is not paid', async () => ['order/refund/ask', { ...asking(await placed(theirs)), refundOrderNo: 'WTX' }], ['order/refund/ask', { ...asking({ orderNo: 'NONE', items: [{ id: 1 }] }), refundOrderNo: 'WTX' }]],
  ['asks for a refund of what is', async () => ['order/refund/ask', asking(await paid(theirs))], ['order/refund/ask', asking({ orderNo: 'NONE', items: [{ id: 1 }] })]],
  ['uploads a receipt', async () => ['marketing/integralReceipt/upload', { uid, images: ['/demo/receipt-1.svg'], merId: theirs.merId }], ['marketing/integralReceipt/upload', { get uid() { return uid; }, images: ['/demo/receipt-1.svg'], merId: 99_999_999 }]],
];

it.each(told)('a key that %s hears of another merchant\'s what it hears of one that is not there', async (_what, of, [nowhere, none]) => {
  const [path, body] = await of();
  expect(await bound.call(path, body)).toEqual(await bound.call(nowhere, none));
});

it('goods of another merchant are answered as those that are not there', async () => {
  const { code, message } = await bound.call('order/order/place', placing(theirs));
  expect({ code, message: message?.replace(String(theirs.attrValueId), '0') }).toEqual({ code: 400, message: (await bound.call('order/order/place', placing({ attrValueId: 99_999_999 }))).message?.replace('99999999', '0') });
});

it.each<[string, string, object]>([
  ['registers a member', 'user/user/register', { account: 'w9', nickname: '阿禾', phone: '13800138001', registerType: 'h5' }], ['claims a coupon', 'marketing/couponUser/claim', { uid: 1, couponId: 1 }],
  ['applies for a merchant', 'merchant/apply/apply', { name: '新店', categoryId: 1, typeId: 1, realName: '王', phone: '13800138002', qualificationPicture: ['/demo/picture-1.svg'] }],
  ['uploads a receipt of no shop', 'marketing/integralReceipt/upload', { uid: 1, images: ['/demo/receipt-1.svg'] }],
])('what belongs to no merchant is not its: it %s never', async (_what, path, body) => {
  const told = 'uid' in body ? { ...body, uid } : body;
  expect(await bound.call(path, told)).toMatchObject({ code: 403 });
});

it('is bound to a merchant that is there, and follows its key when that is edited', async () => {
  expect(await goods.server.call('POST', '/console/operation/serviceKey/save', { body: { name: '无此商户', rights: ['service:user:user:register'], perMinute: 1, endTime: '2099-01-01 00:00:00', merId: 99_999 } })).toMatchObject({ code: 400, data: { errors: [{ field: 'merId' }] } });
  const { data } = await goods.server.call('GET', `/console/operation/serviceKey/info/${bound.id}`);
  expect(data).toMatchObject({ merId: mine.merId });
  const { orderNo } = await placed(theirs);
  expect((await goods.server.call('POST', '/console/operation/serviceKey/update', { body: { ...data, merId: theirs.merId } })).code).toBe(200);
  expect(await bound.call(`order/order/${orderNo}/cancel`)).toMatchObject({ code: 200 });
});
