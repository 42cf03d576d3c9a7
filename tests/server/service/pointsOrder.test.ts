/** 积分订单: placed by the shop, paid by points alone or with money, sent, refunded and given up; what each takes and gives back (points mall sheet). */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atOneMoment, findings } from '../../../scripts/books/check';
import { openGoods, type Goods, type Row } from '../routes/goods';
import { openShop, type Shop } from './helper';

let goods: Goods;
let shop: Shop;
beforeAll(async () => {
  goods = await openGoods();
  await goods.assign('merchant/merchant', goods.references.merId, { isSwitch: true, avatar: '/demo/picture-1.svg', backImage: '/demo/picture-1.svg', serviceType: 'phone', servicePhone: '13900000001' });
  await goods.create('operation/companyList', { name: '顺丰速运', code: 'SFTEST', sort: 1 });
  shop = await openShop(goods.server, ['order/order place', 'order/order pay', 'order/order cancel', 'order/order receive', 'order/refund ask']);
});
afterAll(() => goods?.close());

const rowsOf = async (query: ReturnType<typeof sql<Row>>): Promise<Row[]> => (await query.execute(goods.server.app.sql)).rows;
let number = 0;
const member = (values: Row = {}) => goods.create('user/user', { account: `j${number += 1}`, nickname: '小满', phone: '13800138000', nowMoney: '1000.00', integral: 5000, ...values });
/** Goods of the points mall, and their specification. */
async function gift(redeemIntegral: number, price = '0.00', values: Row = {}): Promise<number> {
  const productId = await goods.create('product/product', { type: 1, image: '/demo/picture-1.svg', name: `礼品${number += 1}`, isShow: true, auditStatus: 0, ficti: 0, rank: 0, ...values });
  return goods.create('product/attrValue', { productId, sku: '默认', price, redeemIntegral, stock: 10 });
}
const place = (uid: number, attrValueId: number, payNum = 1, more: object = {}) =>
  shop.call('order/order/place', { orderNo: `JF${number += 1}`, uid, secondType: 1, items: [{ attrValueId, payNum }], shippingType: 1, realName: '小满', userPhone: '13800138000', userAddress: '文三路', ...more });
const pay = ({ orderNo, payPrice }: Row, more: object = {}) => shop.call(`order/order/${orderNo}/pay`, { payPrice, payType: 'yue', payChannel: 'yue', ...more });
const admin = (path: string, body: object) => goods.server.call('POST', `/admin/platform/${path}`, { body });
/** What a member has, and what is left of a specification. */
async function standing(uid: number, attrValueId: number): Promise<Row> {
  const [row] = await rowsOf(sql<Row>`select u.integral as points, u.now_money::text as money, v.stock, v.sales from user_user u cross join product_attr_value v where u.id = ${uid} and v.id = ${attrValueId}`);
  return row!;
}
const express = (orderNo: string) => ({ orderNo, deliveryType: 'express', expressCode: 'SFTEST', expressNumber: 'SF123', isSplit: false });

describe('placing', () => {
  it('takes points and pieces at once; an order of 0 元 is paid by it', async () => {
    const [uid, kind] = [await member(), await gift(300)];
    const { data } = await place(uid, kind, 2);
    expect(data).toMatchObject({ status: 1, payPrice: '0.00' });
    expect(await standing(uid, kind)).toEqual({ points: 4400, money: '1000.00', stock: 8, sales: 2 });
    expect(await rowsOf(sql<Row>`select mer_id, second_type, redeem_integral, gain_integral, first_brokerage::text as fee, paid from order_order where id = ${data.id}`))
      .toEqual([{ mer_id: null, second_type: 1, redeem_integral: 600, gain_integral: 0, fee: '0.00', paid: true }]);
  });

  it('leaves the money to be paid, and the payment earns nothing', async () => {
    const [uid, kind] = [await member(), await gift(200, '29.90')];
    const { data } = await place(uid, kind);
    expect(data).toMatchObject({ status: 0, payPrice: '29.90' });
    expect(await pay(data)).toMatchObject({ data: { status: 1 } });
    expect(await standing(uid, kind)).toEqual({ points: 4800, money: '970.10', stock: 9, sales: 1 });
    expect(await rowsOf(sql<Row>`select id from user_integral_record where uid = ${uid} and type = 1`)).toEqual([]);
  });

  it.each<[what: string, more: object, message: RegExp]>([
    ['a coupon', { platCouponId: 1 }, /积分订单不能使用优惠券/],
    ['a deduction by points', { useIntegral: 100 }, /积分订单不能使用积分抵扣/],
    ['pickup', { shippingType: 2 }, /积分商品只能由商家配送/],
    ['another kind of order', { type: 1 }, /不能提交该类型的订单/],
    ['an ordinary order', { secondType: 0 }, /不能在此下单/],
  ])('refuses %s', async (_what, more, message) => {
    const [uid, kind] = [await member(), await gift(100)];
    expect(await place(uid, kind, 1, more)).toMatchObject({ code: 400, message: expect.stringMatching(message) });
    expect(await standing(uid, kind)).toMatchObject({ points: 5000, stock: 10 });
  });

  it('refuses who has too few points, ordinary goods, and another merchant\'s key', async () => {
    const [uid, kind] = [await member({ integral: 99 }), await gift(100)];
    expect(await place(uid, kind)).toMatchObject({ code: 400, message: expect.stringMatching(/会员积分不足，需要100积分，当前99积分/) });
    const ware = await goods.create('product/attrValue', { productId: await goods.newProduct({ isShow: true, auditStatus: 2 }), sku: '黑', price: '1.00', stock: 9 });
    expect(await place(uid, ware)).toMatchObject({ code: 400, message: expect.stringMatching(/不能在此下单/) });
    const theirs = await openShop(goods.server, ['order/order place'], { merId: goods.references.merId });
    expect(await theirs.call('order/order/place', { orderNo: `JF${number += 1}`, uid: await member(), secondType: 1, items: [{ attrValueId: kind, payNum: 1 }], shippingType: 1, realName: '小满', userPhone: '13800138000', userAddress: '文三路' })).toMatchObject({ code: 400 });
  });

  it('counts the pieces that a member ever exchanged, cancelled and refunded ones off', async () => {
    const [uid, kind] = [await member(), await gift(10, '1.00', { exchangeNum: 2 })];
    expect(await place(uid, kind, 3)).toMatchObject({ code: 400, message: expect.stringMatching(/每位会员最多兑换2件/) });
    const { data: first } = await place(uid, kind, 2);
    expect(await place(uid, kind)).toMatchObject({ code: 400 });
    await shop.call(`order/order/${first.orderNo}/cancel`);
    const { data: second } = await place(uid, kind, 2);
    await pay(second);
    expect(await admin('integral/order/refund', { orderNo: second.orderNo })).toMatchObject({ code: 200 });
    expect(await place(uid, kind, 2)).toMatchObject({ code: 200 });
  });

  it('of the last points, two at once get what one can pay', async () => {
    const [uid, kind] = [await member({ integral: 300 }), await gift(200)];
    const codes = (await Promise.all([place(uid, kind), place(uid, kind)])).map(({ code }) => code).sort();
    expect(codes).toEqual([200, 400]);
    expect(await standing(uid, kind)).toMatchObject({ points: 100, stock: 9 });
  });
});

describe('giving back', () => {
  it('happens when an unpaid order is cancelled', async () => {
    const [uid, kind] = [await member(), await gift(200, '9.90')];
    const { data } = await place(uid, kind, 2);
    expect(await shop.call(`order/order/${data.orderNo}/cancel`)).toMatchObject({ data: { status: 9 } });
    expect(await standing(uid, kind)).toEqual({ points: 5000, money: '1000.00', stock: 10, sales: 0 });
  });

  it('is the platform\'s alone once it is paid: points, money and pieces, once', async () => {
    const [uid, kind] = [await member(), await gift(200, '9.90')];
    const { data } = await place(uid, kind, 2);
    await pay(data);
    expect(await shop.call('order/refund/ask', { refundOrderNo: `JT${number += 1}`, orderNo: data.orderNo, orderDetailId: data.items[0].id, applyRefundNum: 1, afterSalesType: 1, refundReasonWap: '不想要了' }))
      .toMatchObject({ message: '积分订单只能由平台整单退款' });
    const answers = await Promise.all([1, 2].map(() => admin('integral/order/refund', { orderNo: data.orderNo })));
    expect(answers.map(({ code }) => code === 200).sort()).toEqual([false, true]);
    expect(await standing(uid, kind)).toEqual({ points: 5000, money: '1000.00', stock: 10, sales: 0 });
    expect(await rowsOf(sql<Row>`select status, refund_status from order_order where id = ${data.id}`)).toEqual([{ status: 1, refund_status: 3 }]);
    const counts = await goods.server.call('GET', `/admin/platform/integral/order/status/num?orderNo=${data.orderNo}`);
    expect(counts.data).toMatchObject({ all: 1, notShipped: 0, refunded: 1 });
    // Its entries lead to it by its number.
    const [entry] = await rowsOf(sql<Row>`select order_no from finance_entry where kind = 'refundSettled' and order_id = ${data.id}`);
    const refunds = await goods.server.call('GET', `/admin/platform/refund/order/list?refundStatus=9&refundOrderNo=${String(entry!.order_no)}`);
    expect(refunds.data).toMatchObject({ total: 1 });
  });

  it('waits for a provider that took the money, and never follows a shipment', async () => {
    const kind = await gift(200, '9.90');
    const { data: byWechat } = await place(await member(), kind);
    await pay(byWechat, { payType: 'weixin', payChannel: 'mini', outTradeNo: `JW${number += 1}` });
    expect(await admin('integral/order/refund', { orderNo: byWechat.orderNo })).toMatchObject({ message: '未配置小程序微信支付，请在平台设置中填写小程序的AppID，在“支付设置 - 微信支付”中填写商户号、支付密钥和支付证书' });
    expect(await admin('integral/order/send', express(byWechat.orderNo))).toMatchObject({ code: 200 });
    expect((await admin('integral/order/refund', { orderNo: byWechat.orderNo })).code).toBe(400);
  });
});

describe('the platform', () => {
  it('sends an order, mends its parcel by the published body, and follows it', async () => {
    const { data } = await place(await member(), await gift(50));
    expect(await admin('integral/order/send', express(data.orderNo))).toMatchObject({ code: 200 });
    const { data: [parcel] } = await goods.server.call('GET', `/admin/platform/integral/order/${data.orderNo}/invoice/list`);
    expect(parcel).toMatchObject({ merId: 0, expressName: '顺丰速运', trackingNumber: 'SF123', totalNum: 1, detailList: [{ num: 1 }] });
    expect(await admin('integral/order/invoice/update', { id: parcel.id, expressCode: 'SFTEST' })).toMatchObject({ code: 400, message: expect.stringMatching(/请输入快递单号/) });
    expect(await admin('integral/order/invoice/update', { id: parcel.id, expressCode: 'SFTEST', expressNumber: 'SF456' })).toMatchObject({ code: 200 });
    expect((await goods.server.call('GET', `/admin/platform/integral/order/get/${parcel.id}/logistics/info`)).data).toMatchObject({ number: 'SF456', expName: '顺丰速运' });
    expect(await shop.call(`order/order/${data.orderNo}/receive`)).toMatchObject({ data: { status: 5 } });
    expect(await admin('integral/order/send', express(data.orderNo))).toMatchObject({ code: 400 });
  });

  it('keeps points orders and others apart, whatever call names them', async () => {
    const { data: ours } = await place(await member(), await gift(50));
    await admin('integral/order/send', express(ours.orderNo));
    const ware = await goods.create('product/attrValue', { productId: await goods.newProduct({ isShow: true, auditStatus: 2 }), sku: '黑', price: '1.00', stock: 9 });
    const { data: other } = await place(await member(), ware, 1, { secondType: 0 });
    const { data: [parcel] } = await goods.server.call('GET', `/admin/platform/integral/order/${ours.orderNo}/invoice/list`);
    const get = async (path: string) => (await goods.server.call('GET', `/admin/platform/${path}`)).code;
    expect([
      await get(`order/info?orderNo=${ours.orderNo}`), await get(`order/${ours.orderNo}/invoice/list`), await get(`order/get/${parcel.id}/logistics/info`),
      await get(`integral/order/detail/${other.orderNo}`), await get(`integral/order/${other.orderNo}/invoice/list`),
      ...await Promise.all([
        admin('order/mark', { orderNo: ours.orderNo, remark: '催发' }), admin('order/send', express(ours.orderNo)), admin('order/invoice/update', { id: parcel.id, deliveryType: 'express', expressCode: 'SFTEST', expressNumber: 'X' }),
        admin('integral/order/mark', { orderNo: other.orderNo, remark: '催发' }), admin('integral/order/send', express(other.orderNo)), admin('integral/order/refund', { orderNo: other.orderNo }),
      ]).then((answers) => answers.map(({ code }) => code)),
    ].filter((code) => code === 200)).toEqual([]);
    expect(await admin('integral/order/mark', { orderNo: ours.orderNo, remark: '催发' })).toMatchObject({ code: 200 });
  });
});

it('leaves the books of orders, points and stock right', async () => {
  const found: string[] = [];
  const own = await rowsOf(sql<Row>`select id::text as id from order_order where second_type = 1`);
  const room = goods.server.database.connect();
  await atOneMoment(room.pool, async (client) => {
    for await (const { table, id, what } of findings(client)) if (table === 'order_order' && own.some((row) => row.id === id)) found.push(what);
  });
  await room.close();
  expect(found).toEqual([]);
});
