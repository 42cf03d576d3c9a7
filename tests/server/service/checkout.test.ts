/** What an order gives its member, and what it takes: coupons of its products at the payment, coupons and points that pay a part of it, and their way back. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atOneMoment, findings } from '../../../scripts/books/check';
import { fromSeconds } from '../../../src/engine/time/wallTime';
import { openGoods, type Goods, type Row } from '../routes/goods';
import { openShop, type Shop } from './helper';

let goods: Goods;
let shop: Shop;
beforeAll(async () => {
  goods = await openGoods();
  await goods.assign('merchant/merchant', goods.references.merId, { isSwitch: true, avatar: '/demo/picture-1.svg', backImage: '/demo/picture-1.svg', serviceType: 'phone', servicePhone: '13900000001' });
  const ofRefunds = ['ask', 'revoke', 'refuse', 'agree', 'agreeReturn', 'sendBack', 'receiveReturn', 'refuseReturn'].map((name) => `order/refund ${name}`);
  shop = await openShop(goods.server, ['order/order place', 'order/order pay', 'order/order cancel', 'marketing/couponUser claim', ...ofRefunds]);
});
afterAll(() => goods?.close());

const rowsOf = async (query: ReturnType<typeof sql<Row>>): Promise<Row[]> => (await query.execute(goods.server.app.sql)).rows;
let number = 0;
const at = (hours: number): string => fromSeconds(Date.now() / 1000 + hours * 3_600);
const member = (values: Row = {}) => goods.create('user/user', { account: `k${number += 1}`, nickname: '小满', phone: '13800138000', nowMoney: '10000.00', ...values });
const coupon = (values: Row = {}) =>
  goods.create('marketing/coupon', { name: `券${number += 1}`, category: 3, receiveType: 3, money: 5, minPrice: 0, isLimited: false, isTimeReceive: false, isFixedTime: false, day: 7, status: true, ...values });
/** Something on sale, and its specification. */
async function ware(price: string, values: Row = {}): Promise<number> {
  const productId = await goods.newProduct({ isShow: true, auditStatus: 2, ...values });
  return goods.create('product/attrValue', { productId, sku: '黑', price, stock: 1000 });
}
const line = (attrValueId: number, payNum = 1) => ({ attrValueId, payNum });
const place = (uid: number, items: object[], more: object = {}) =>
  shop.call('order/order/place', { orderNo: `KD${number += 1}`, uid, items, shippingType: 1, realName: '小满', userPhone: '13800138000', userAddress: '文三路', ...more });
const pay = ({ orderNo, payPrice }: Row, more: object = {}) => shop.call(`order/order/${orderNo}/pay`, { payPrice, payType: 'yue', payChannel: 'yue', ...more });
async function bought(uid: number, items: object[], more: object = {}): Promise<Row> {
  const { data } = await place(uid, items, more);
  expect(await pay(data)).toMatchObject({ code: 200 });
  return data;
}
/** Money back for pieces of an item, at once. */
async function refund({ orderNo, items }: Row, at = 0, pieces?: number): Promise<void> {
  const { data, code } = await shop.call('order/refund/ask', { refundOrderNo: `KT${number += 1}`, orderNo, orderDetailId: items[at].id, applyRefundNum: pieces ?? items[at].payNum, afterSalesType: 1, refundReasonWap: '不想要了' });
  expect(code).toBe(200);
  expect(await goods.server.call('POST', `/admin/platform/refund/order/compulsory/refund/${data.refundOrderNo}`)).toMatchObject({ code: 200 });
}
const held = (uid: number): Promise<Row[]> => rowsOf(sql<Row>`select id, coupon_id, status from coupon_user where uid = ${uid} order by id`);
const flow = async ({ id }: Row): Promise<string> => (await rowsOf(sql<Row>`select change_message as text from order_status where order_id = ${id} order by id`)).map(({ text }) => text).join('\n');

describe('coupons of products', () => {
  it('are given at the payment, each once an order, and not before', async () => {
    const [first, second] = [await coupon(), await coupon({ isLimited: true, total: 5 })];
    const [one, other] = [await ware('10.00', { couponIds: [first, second] }), await ware('20.00', { couponIds: [second] })];
    const uid = await member();
    const { data } = await place(uid, [line(one, 2), line(other)]);
    expect(await held(uid)).toEqual([]);
    await pay(data);
    expect(await held(uid)).toMatchObject([{ coupon_id: first, status: 0 }, { coupon_id: second, status: 0 }]);
    expect(await rowsOf(sql<Row>`select last_total as left from marketing_coupon where id = ${second}`)).toEqual([{ left: 4 }]);
    expect(await flow(data)).toMatch(/赠送优惠券：券\d+、券\d+$/);
  });

  it.each<[string, Row, RegExp]>([
    ['are all given', { isLimited: true, total: 1, taken: true }, /未赠送：券\d+（已发完）/], ['are switched off', { status: false }, /（已停用）/], ['are past their use', { isFixedTime: true, useStartTime: at(-2), useEndTime: at(-1) }, /使用期限/],
    ['members fetch themselves', { receiveType: 1 }, /（不是赠送券）/],
  ])('that %s are passed over, and the payment stands', async (_what, { taken, ...values }, message) => {
    const id = await coupon(values);
    const item = await ware('10.00', { couponIds: [id] });
    if (taken) await bought(await member(), [line(item)]);
    const uid = await member();
    expect(await flow(await bought(uid, [line(item)]))).toMatch(message);
    expect(await held(uid)).toEqual([]);
  });

  it('that are had once are given once; of a deleted one nothing is said', async () => {
    const [once, gone] = [await coupon(), await coupon()];
    const item = await ware('10.00', { couponIds: [once, gone] });
    await goods.server.call('POST', '/admin/platform/coupon/delete', { body: { id: gone, loseEfficacyStatus: 0 } });
    const uid = await member();
    await bought(uid, [line(item)]);
    expect(await flow(await bought(uid, [line(item)]))).toMatch(/未赠送：券\d+（已领取过）$/);
    expect(await held(uid)).toHaveLength(1);
  });

  it('lapse with a whole refund where they are unused; a part of it leaves them', async () => {
    const item = await ware('10.00', { couponIds: [await coupon(), await coupon()] });
    const uid = await member();
    const order = await bought(uid, [line(item, 2)]);
    const [used] = await held(uid);
    await sql`update coupon_user set status = 1, use_time = now() where id = ${used!.id}`.execute(goods.server.app.sql);
    await refund(order, 0, 1);
    expect((await held(uid)).map(({ status }) => status)).toEqual([1, 0]);
    await refund(order, 0, 1);
    expect((await held(uid)).map(({ status }) => status)).toEqual([1, 2]);
    await sql`delete from coupon_user where id = ${used!.id}`.execute(goods.server.app.sql);
  });

  it('of the last piece go to one of many who pay at once, by balance and otherwise', async () => {
    const id = await coupon({ isLimited: true, total: 1 });
    const item = await ware('10.00', { couponIds: [id] });
    const orders = await Promise.all(Array.from({ length: 6 }, async () => (await place(await member(), [line(item)])).data));
    const answers = await Promise.all(orders.map((order, turn) => pay(order, turn % 2 ? { payType: 'weixin', payChannel: 'h5', outTradeNo: `K${number += 1}` } : {})));
    expect(answers.map(({ code }) => code)).toEqual(orders.map(() => 200));
    expect(await rowsOf(sql<Row>`select count(*)::int as held from coupon_user where coupon_id = ${id}`)).toEqual([{ held: 1 }]);
  });
});

const config = (values: Row = {}) => goods.server.call('POST', '/admin/platform/integral/set/config', {
  body: { integralDeductionSwitch: true, integralDeductionStartMoney: 20, integralDeductionMoney: '0.05', integralDeductionRatio: 30, orderGiveIntegral: 0, freezeIntegralDay: 0, integralFreezeNode: 'complete', ...values },
});
/** Who has come by points, as the ledger tells. */
async function rich(integral: number): Promise<number> {
  const uid = await member();
  await goods.create('user/integralRecord', { uid, linkType: 'system', linkId: '', type: 1, integral, title: '样品' });
  return uid;
}
const points = async (uid: number): Promise<number> => (await rowsOf(sql<Row>`select integral from user_user where id = ${uid}`))[0]!.integral;
const priced = async ({ id }: Row): Promise<Row> => (await rowsOf(sql<Row>`select pro_total_price as goods, coupon_price as coupon, mer_coupon_price as mer, plat_coupon_price as plat, use_integral as points, integral_price as integral, pay_price as pay from order_order where id = ${id}`))[0]!;

describe('a coupon of its member', () => {
  let item: number;
  let other: number;
  let link: Record<'product' | 'kind' | 'brand' | 'shop', number>;
  let elsewhere: Record<'product' | 'kind' | 'brand' | 'shop', number>;
  beforeAll(async () => {
    const { categoryId, merId } = goods.references;
    const [brandId, category] = [await goods.create('product/brand', { name: '一牌', categoryIds: [categoryId] }), await goods.create('product/category', { name: '别类' })];
    const productId = await goods.newProduct({ isShow: true, auditStatus: 2, brandId });
    item = await goods.create('product/attrValue', { productId, sku: '黑', price: '33.33', stock: 1000 });
    other = await ware('10.00');
    link = { product: productId, kind: categoryId, brand: brandId, shop: merId };
    elsewhere = { product: productId + 1000, kind: category, brand: brandId + 1000, shop: merId + 1000 };
  });

  /** One that the member holds. */
  async function holding(uid: number, values: Row = {}, linkedData: number[] = []): Promise<number> {
    const category = values.category ?? 3;
    const couponId = await coupon();
    await sql`update marketing_coupon set linked_data = ${linkedData} where id = ${couponId}`.execute(goods.server.app.sql);
    return goods.create('marketing/couponUser', { couponId, uid, name: '券', money: 5, minPrice: 0, startTime: at(-24), endTime: at(24), ...values, category });
  }

  it.each<[string, number, () => number[], string, string]>([
    ['for everything', 3, () => [], '38.33', '5.00'], ['for a product', 2, () => [link.product], '38.33', '5.00'], ['for a brand', 5, () => [link.brand], '38.33', '5.00'],
    ['for a category', 4, () => [link.kind], '38.33', '5.00'], ['for several shops', 6, () => [link.shop], '38.33', '5.00'],
  ])('%s takes off what it is worth', async (_what, category, linked, pay, plat) => {
    const uid = await member();
    const platCouponId = await holding(uid, { category }, linked());
    const { code, data } = await place(uid, [line(item), line(other)], { platCouponId });
    expect([code, data.payPrice]).toEqual([200, pay]);
    expect(await priced(data)).toEqual({ goods: '43.33', coupon: plat, mer: '0.00', plat, points: 0, integral: '0.00', pay });
    expect((await held(uid))[0]).toMatchObject({ id: platCouponId, status: 1 });
  });

  it('is borne by the items that it is for alone, and by none more than it costs', async () => {
    const uid = await member();
    const platCouponId = await holding(uid, { category: 2, money: 50 }, [link.product]);
    const { data } = await place(uid, [line(item), line(other)], { platCouponId, payPostage: '8.00' });
    expect(data.payPrice).toBe('18.00');
    expect(await rowsOf(sql<Row>`select plat_coupon_price as plat, pay_price as pay from order_detail where order_id = ${data.id} order by id`)).toEqual([{ plat: '33.33', pay: '8.00' }, { plat: '0.00', pay: '10.00' }]);
  });

  it('of its merchant goes before one of the platform, which takes what is left', async () => {
    const uid = await member();
    const { merId } = goods.references;
    const [couponId, platCouponId] = [await holding(uid, { category: 1, publisher: 2, merId, money: 3 }), await holding(uid)];
    const { data } = await place(uid, [line(item), line(other)], { couponId, platCouponId });
    expect(await priced(data)).toMatchObject({ coupon: '8.00', mer: '3.00', plat: '5.00', pay: '35.33' });
    expect((await held(uid)).map(({ status }) => status)).toEqual([1, 1]);
  });

  it.each<[string, string, Row, () => number[], RegExp]>([
    ['for another product', 'platCouponId', { category: 2 }, () => [elsewhere.product], /不适用/], ['for another category', 'platCouponId', { category: 4 }, () => [elsewhere.kind], /不适用/],
    ['for another brand', 'platCouponId', { category: 5 }, () => [elsewhere.brand], /不适用/], ['for other shops', 'platCouponId', { category: 6 }, () => [elsewhere.shop], /不适用/],
    ['of another merchant', 'couponId', { category: 1, publisher: 2, merId: 99_999 }, () => [], /不适用/], ['of a merchant, as one of the platform', 'platCouponId', { publisher: 2 }, () => [], /不存在/],
    ['of the platform, as a merchant\'s', 'couponId', {}, () => [], /不存在/], ['whose least is not reached', 'platCouponId', { minPrice: 34 }, () => [], /满34元可用/],
    ['that is used', 'platCouponId', { status: 1 }, () => [], /已使用/], ['that has lapsed', 'platCouponId', { status: 2 }, () => [], /已失效/], ['past its time', 'platCouponId', { endTime: at(-1) }, () => [], /已失效/],
    ['before its time', 'platCouponId', { startTime: at(1) }, () => [], /未到使用时间/], ['of somebody else', 'platCouponId', { another: true }, () => [], /不存在/], ['that is none', 'platCouponId', { none: true }, () => [], /不存在/],
  ])('%s is refused at its field, and nothing is placed', async (_what, field, { another, none, ...values }, linked, message) => {
    const uid = await member();
    const id = none ? 99_999_999 : await holding(another ? await member() : uid, values, linked());
    expect(await place(uid, [line(item)], { [field]: id })).toMatchObject({ code: 400, data: { errors: [{ field, message: expect.stringMatching(message) }] } });
    expect(await rowsOf(sql<Row>`select id from order_order where uid = ${uid}`)).toEqual([]);
    // What stands as used without an order would be wrong in the books.
    await sql`delete from coupon_user where id = ${id}`.execute(goods.server.app.sql);
  });

  it('is used by one of two orders placed at once', async () => {
    const uid = await member();
    const platCouponId = await holding(uid);
    const answers = await Promise.all(Array.from({ length: 4 }, () => place(uid, [line(item)], { platCouponId })));
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 400, 400, 400]);
  });

  it('comes back with a cancelled order, and with a whole refund of what was never sent; a part of one keeps it', async () => {
    const uid = await member();
    const platCouponId = await holding(uid);
    const { data: first } = await place(uid, [line(item)], { platCouponId });
    await shop.call(`order/order/${first.orderNo}/cancel`);
    expect((await held(uid))[0]).toMatchObject({ status: 0 });
    const order = await bought(uid, [line(item, 2)], { platCouponId });
    await refund(order, 0, 1);
    expect((await held(uid))[0]).toMatchObject({ status: 1 });
    await refund(order, 0, 1);
    expect((await held(uid))[0]).toMatchObject({ status: 0 });
  });

  it('may pay for all of it: an order of 0 元 is paid by balance, and refunded', async () => {
    const uid = await member();
    const platCouponId = await holding(uid, { money: 100 });
    const order = await bought(uid, [line(item)], { platCouponId });
    expect(order.payPrice).toBe('0.00');
    await refund(order);
    expect((await held(uid))[0]).toMatchObject({ status: 0 });
  });
});

describe('points', () => {
  it('pay a part of the goods as 积分配置 says, and are the ledger\'s', async () => {
    await config();
    const uid = await rich(1000);
    const item = await ware('50.00');
    const { data } = await place(uid, [line(item, 2)], { useIntegral: 600, payPostage: '8.00' });
    expect(data).toMatchObject({ payPrice: '78.00', integralPrice: '30.00' });
    expect(await priced(data)).toMatchObject({ goods: '100.00', points: 600, integral: '30.00', pay: '78.00' });
    expect(await points(uid)).toBe(400);
    expect(await rowsOf(sql<Row>`select type, integral, link_type, link_id, title from user_integral_record where uid = ${uid} and type = 2`)).toEqual([{ type: 2, integral: 600, link_type: 'order', link_id: data.orderNo, title: '订单抵扣积分' }]);
  });

  it.each<[string, Row, Row, RegExp]>([
    ['while they pay nothing', { integralDeductionSwitch: false }, {}, /未开启/], ['below the least of an order', { integralDeductionStartMoney: 101 }, {}, /满101元/],
    ['more than the ratio allows', {}, { useIntegral: 601 }, /最多可使用600积分/], ['more than the member has', {}, { held: 99 }, /积分不足/], ['less than none', {}, { useIntegral: -1 }, /使用积分/],
  ])('%s are refused at their field, and stay', async (_what, rules, { held: had = 1000, useIntegral = 100 }, message) => {
    await config(rules);
    const uid = await rich(had);
    expect(await place(uid, [line(await ware('50.00'), 2)], { useIntegral })).toMatchObject({ code: 400, data: { errors: [{ field: 'useIntegral', message: expect.stringMatching(message) }] } });
    expect(await points(uid)).toBe(had);
  });

  it('come back with a cancelled order, and piece by piece with refunds', async () => {
    await config();
    const uid = await rich(1000);
    const item = await ware('50.00');
    const { data } = await place(uid, [line(item, 2)], { useIntegral: 601 - 2 });
    await shop.call(`order/order/${data.orderNo}/cancel`);
    expect(await points(uid)).toBe(1000);
    const order = await bought(uid, [line(item, 2)], { useIntegral: 599 });
    await refund(order, 0, 1);
    expect(await points(uid)).toBe(401 + 299);
    await refund(order, 0, 1);
    expect(await points(uid)).toBe(1000);
  });

  it('are spent once, however many orders want them at once', async () => {
    await config();
    const uid = await rich(600);
    const item = await ware('50.00');
    const answers = await Promise.all(Array.from({ length: 4 }, () => place(uid, [line(item, 2)], { useIntegral: 600 })));
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 400, 400, 400]);
    expect(await points(uid)).toBe(0);
  });
});

describe('a refund', () => {
  let item: number;
  beforeAll(async () => {
    await config();
    await goods.assign('merchant/merchant', goods.references.merId, { isSelf: true });
    item = await ware('50.00');
  });

  /** Two pieces, paid with points and a coupon by balance; and one of them asked back. */
  async function asked(uid: number, more: Row = {}): Promise<{ order: Row; no: string; at: (call: string, body?: Row, name?: string) => Promise<any> }> {
    const platCouponId = await goods.create('marketing/couponUser', { couponId: await coupon(), uid, name: '券', money: 5, minPrice: 0, startTime: at(-24), endTime: at(24), category: 3 });
    const order = await bought(uid, [line(item, 2)], { platCouponId, useIntegral: 101, payPostage: '8.00' });
    if (more.afterSalesType === 2) expect(await goods.server.call('POST', '/admin/platform/order/send', { body: { orderNo: order.orderNo, deliveryType: 'noNeed', isSplit: false } })).toMatchObject({ code: 200 });
    const no = `KT${number += 1}`;
    const asking = await shop.call('order/refund/ask', { refundOrderNo: no, orderNo: order.orderNo, orderDetailId: order.items[0].id, applyRefundNum: 1, afterSalesType: 1, refundReasonWap: '不想要了', ...more });
    expect(asking).toMatchObject({ code: 200, data: { refundStatus: 0 } });
    return { order, no, at: (call, body = {}, name?: string) => shop.call(`order/refund/${no}/${call}`, body, name) };
  }
  const row = async (no: string): Promise<Row> => (await rowsOf(sql<Row>`select * from refund_order where refund_order_no = ${no}`))[0]!;
  const steps = async (no: string) => (await rowsOf(sql<Row>`select s.change_type as step from refund_order_status s join refund_order r on r.id = s.refund_id where r.refund_order_no = ${no} order by s.id`)).map(({ step }) => step);
  const money = async (uid: number): Promise<string> => (await rowsOf(sql<Row>`select now_money as money from user_user where id = ${uid}`))[0]!.money;
  const address = { receiver: '售后部', receiverPhone: '13700000000', receiverAddressDetail: '文一西路 99 号' };
  const parcel = { expressName: '中通快递', trackingNumber: 'ZTO1', telephone: '13800138000' };
  const force = async (no: string) => ({ ...(await goods.server.call('POST', `/admin/platform/refund/order/compulsory/refund/${no}`)), data: { refundStatus: 3 } });

  it.each<[string, Row, (one: Awaited<ReturnType<typeof asked>>) => Promise<any>, string[]]>([
    ['the platform forces', {}, ({ no }) => force(no), ['apply', 'compulsory', 'refund']],
    ['its merchant agrees to', {}, ({ at }) => at('agree'), ['apply', 'audit', 'refund']],
    ['its merchant has the goods of', { afterSalesType: 2 }, async ({ at }) => { await at('agreeReturn', address); await at('sendBack', parcel); return at('receiveReturn'); }, ['apply', 'audit', 'returning', 'receiving', 'refund']],
    ['the platform forces once the goods are back', { afterSalesType: 2 }, async ({ at, no }) => { await at('agreeReturn', address); await at('sendBack', parcel); return force(no); }, ['apply', 'audit', 'returning', 'compulsory', 'refund']],
  ])('that %s is settled at once, and the same', async (_who, more, way, expected) => {
    const uid = await rich(200);
    const one = await asked(uid, more);
    const before = await money(uid);
    expect(await way(one)).toMatchObject({ code: 200, data: { refundStatus: 3 } });
    expect(await row(one.no)).toMatchObject({ refund_status: 3, refund_price: '44.97', refund_use_integral: 50, refund_time: expect.any(String) });
    expect([(Number(await money(uid)) - Number(before)).toFixed(2), await points(uid)]).toEqual(['44.97', 149]);
    expect(await rowsOf(sql<Row>`select apply_refund_num as asked, refund_num as back, refund_price as price from order_detail where order_id = ${one.order.id}`)).toEqual([{ asked: 0, back: 1, price: '44.97' }]);
    expect(await rowsOf(sql<Row>`select refund_status as status from order_order where id = ${one.order.id}`)).toEqual([{ status: 2 }]);
    expect(await steps(one.no)).toEqual(expected);
  });

  it('that its merchant agrees to comes once, however often it is told', async () => {
    const { at: tell, no } = await asked(await rich(200));
    const [first, again] = [await tell('agree', {}, `again${no}`), await tell('agree', {}, `again${no}`)];
    expect(again).toEqual(first);
    expect(await tell('agree')).toMatchObject({ code: 400, message: '当前状态不能同意退款' });
    expect(await rowsOf(sql<Row>`select amount from user_balance_record where link_id = ${no}`)).toEqual([{ amount: '44.97' }]);
  });

  it('is agreed on, forced, refused and revoked at once: one of them happens', async () => {
    const { at: tell, no } = await asked(await rich(200));
    const answers = await Promise.all([tell('agree'), force(no), tell('refuse', { refundReason: '已使用' }), tell('revoke')]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 400, 400, 400]);
  });

  it('of what a provider took waits in 退款中, and nothing is booked', async () => {
    const uid = await member();
    const { data } = await place(uid, [line(item)]);
    await pay(data, { payType: 'weixin', payChannel: 'h5', outTradeNo: `K${number += 1}` });
    const no = `KT${number += 1}`;
    await shop.call('order/refund/ask', { refundOrderNo: no, orderNo: data.orderNo, orderDetailId: data.items[0].id, applyRefundNum: 1, afterSalesType: 1, refundReasonWap: '不想要了' });
    expect(await shop.call(`order/refund/${no}/agree`)).toMatchObject({ code: 200, data: { refundOrderNo: no, refundStatus: 2 } });
    expect([await row(no), await steps(no), await money(uid)]).toMatchObject([{ refund_status: 2, refund_time: null }, ['apply', 'audit'], '10000.00']);
  });

  it('with goods that go by courier asks for an address and a parcel\'s number, each at its field, and says who has them', async () => {
    const { at: tell, no } = await asked(await rich(200), { afterSalesType: 2 });
    const fields = (answer: any) => [answer.code, answer.data.errors.map(({ field }: { field: string }) => field)];
    expect(fields(await tell('agreeReturn', { receiver: '售后部' }))).toEqual([400, ['receiverPhone', 'receiverAddressDetail']]);
    expect(fields(await tell('agreeReturn', { ...address, receiverPhone: '12' }))).toEqual([400, ['receiverPhone']]);
    expect(await row(no)).toMatchObject({ refund_status: 0, return_goods_type: 1, receiver: '' });
    expect(await tell('agreeReturn', address)).toMatchObject({ code: 200, data: { refundStatus: 4 } });
    expect(fields(await tell('sendBack', { telephone: '13800138000' }))).toEqual([400, ['expressName', 'trackingNumber']]);
    expect(fields(await tell('sendBack', { ...parcel, telephone: '' }))).toEqual([400, ['telephone']]);
    expect(await tell('sendBack', parcel)).toMatchObject({ code: 200, data: { refundStatus: 5 } });
    expect(await row(no)).toMatchObject({ receiver: '售后部', receiver_phone: '13700000000', express_name: '中通快递', tracking_number: 'ZTO1', telephone: '13800138000' });
  });

  it('with goods that are brought to the shop asks for neither', async () => {
    const { at: tell, no } = await asked(await rich(200), { afterSalesType: 2, returnGoodsType: 2 });
    expect(await tell('agreeReturn')).toMatchObject({ code: 200, data: { refundStatus: 4 } });
    expect(await tell('sendBack', { telephone: '13800138000' })).toMatchObject({ code: 200, data: { refundStatus: 5 } });
    expect(await row(no)).toMatchObject({ return_goods_type: 2, receiver: '', tracking_number: '' });
  });

  it('whose goods are refused, or that is revoked while they are underway, comes to nothing: its pieces may be asked for again', async () => {
    const uid = await rich(400);
    const [refused, revoked] = [await asked(uid, { afterSalesType: 2 }), await asked(uid, { afterSalesType: 2 })];
    for (const { at: tell } of [refused, revoked]) await tell('agreeReturn', address);
    await refused.at('sendBack', parcel);
    expect(await refused.at('refuseReturn', {})).toMatchObject({ code: 400, message: expect.stringContaining('拒绝原因') });
    expect(await refused.at('refuseReturn', { refundReason: '缺少配件' })).toMatchObject({ code: 200, data: { refundStatus: 1 } });
    expect(await revoked.at('revoke')).toMatchObject({ code: 200, data: { refundStatus: 6 } });
    expect(await steps(refused.no)).toEqual(['apply', 'audit', 'returning', 'rejectionGoods']);
    for (const { order } of [refused, revoked]) expect(await rowsOf(sql<Row>`select apply_refund_num as asked, refund_num as back from order_detail where order_id = ${order.id}`)).toEqual([{ asked: 0, back: 0 }]);
  });

  it.each<[string, Row]>([['agreeReturn', address], ['sendBack', parcel], ['receiveReturn', {}], ['refuseReturn', { refundReason: '缺少配件' }]])('of money alone knows no %s', async (call, body) => {
    const { at: tell, no } = await asked(await rich(200));
    expect(await tell(call, body)).toMatchObject({ code: 400, message: expect.stringContaining('当前状态不能') });
    expect(await row(no)).toMatchObject({ refund_status: 0 });
  });
});

describe('two who want the same wait in one order', () => {
  beforeAll(() => config());

  const lock = ({ table, id }: Locked) => sql`select 1 from ${sql.table(table)} where id = ${id} for update nowait`;
  interface Locked { table: string; id: number }

  /** Whether an act that waits for one row holds another by then. */
  async function holds(held: Locked, whileWaitingFor: Locked, act: () => Promise<{ code: number }>): Promise<boolean> {
    const room = goods.server.database.connect();
    try {
      let [acting, isHeld]: [Promise<{ code: number }> | undefined, boolean] = [undefined, false];
      await room.sql.transaction().execute(async (transaction) => {
        await lock(whileWaitingFor).execute(transaction);
        acting = act();
        await expect.poll(() => rowsOf(sql<Row>`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`), { timeout: 60_000 }).not.toEqual([]);
        isHeld = await lock(held).execute(room.sql).then(() => false, () => true);
      });
      expect(await acting).toMatchObject({ code: 200 });
      return isHeld;
    } finally {
      await room.close();
    }
  }

  it.each<[string, (couponId: number, uid: number) => Promise<() => Promise<{ code: number }>>]>([
    ['claimed', async (couponId, uid) => { await goods.assign('marketing/coupon', couponId, { receiveType: 1 }); return () => shop.call('marketing/couponUser/claim', { couponId, uid }); }],
    ['sent', async (couponId, uid) => () => goods.server.call('POST', '/admin/platform/coupon/batch/send', { body: { couponId, uidList: [uid] } })],
    ['brought by goods', async (couponId, uid) => { const { data } = await place(uid, [line(await ware('10.00', { couponIds: [couponId] }))]); return () => pay(data); }],
  ])('a coupon that is %s waits with its member locked', async (_how, prepared) => {
    const [uid, couponId] = [await member(), await coupon()];
    expect(await holds({ table: 'user_user', id: uid }, { table: 'marketing_coupon', id: couponId }, await prepared(couponId, uid))).toBe(true);
  });

  it.each<[string, (order: Row) => Promise<() => Promise<{ code: number }>>]>([
    ['cancelled', async ({ orderNo }) => () => shop.call(`order/order/${orderNo}/cancel`)],
    ['refunded', async (order) => {
      await pay(order);
      const refundOrderNo = `KT${number += 1}`;
      await shop.call('order/refund/ask', { refundOrderNo, orderNo: order.orderNo, orderDetailId: order.items[0].id, applyRefundNum: 2, afterSalesType: 1, refundReasonWap: '不想要了' });
      return () => goods.server.call('POST', `/admin/platform/refund/order/compulsory/refund/${refundOrderNo}`);
    }],
  ])('an order that is %s waits for its member with the coupon that it used locked', async (_how, prepared) => {
    const uid = await rich(100);
    const platCouponId = await goods.create('marketing/couponUser', { couponId: await coupon(), uid, name: '券', money: 5, minPrice: 0, startTime: at(-24), endTime: at(24), category: 3 });
    const { data } = await place(uid, [line(await ware('50.00'), 2)], { platCouponId, useIntegral: 100 });
    expect(await holds({ table: 'coupon_user', id: platCouponId }, { table: 'user_user', id: uid }, await prepared(data))).toBe(true);
  });
});

it('after all of it the books are right', async () => {
  const room = goods.server.database.connect();
  const wrong: string[] = [];
  await atOneMoment(room.pool, async (client) => {
    // Members of this test began with money of which no booking tells.
    for await (const { table, id, what } of findings(client)) if (!what.includes('余额')) wrong.push(`${table} ${id} ${what}`);
  });
  await room.close();
  expect(wrong).toEqual([]);
});
