/** Rewards of purchases: reached when they are paid, given once at the activity's node, taken back by refunds, within every limit. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addDays, wallTime } from '../../../src/engine/time/wallTime';
import { atOneMoment, findings } from '../../../scripts/books/check';
import { openShop, type Shop } from '../service/helper';
import { type Goods, openGoods, type Row } from './goods';

let goods: Goods;
let shop: Shop;
let specification: number;
let productId: number;
let number = 0;
const today = wallTime().slice(0, 10);
const day = (days: number) => `${addDays(today, days)} 00:00:00`;
const base = '/admin/platform/consume/reward';

beforeAll(async () => {
  goods = await openGoods();
  await goods.assign('merchant/merchant', goods.references.merId, { isSwitch: true, avatar: '/demo/picture-1.svg', backImage: '/demo/picture-1.svg', serviceType: 'phone', servicePhone: '13900000001' });
  productId = await goods.newProduct({ isShow: true, auditStatus: 2 });
  specification = await goods.create('product/attrValue', { productId, sku: '黑', price: '50.00', stock: 1000 });
  await goods.create('marketing/integralRule', { name: '每元一分', weekdays: [1, 2, 3, 4, 5, 6, 7], timeRange: ['00:00', '24:00'] });
  shop = await openShop(goods.server, ['order/order place', 'order/order pay', 'order/refund ask']);
});
afterAll(() => goods?.close());

const tier = (amount: string, integral: number, more: Row = {}): Row => ({ amount, rewardType: 1, integral, ...more });
const form = (changed: Row = {}): Row => ({
  name: `活动${number += 1}`, startTime: day(0), endTime: day(9), channels: '1', method: 0, products: '', levelIds: '', excludeCoupon: false, excludeRefund: true, sort: 0, isOpen: 1, description: '说明',
  conditionType: 1, cyclical: false, tiers: JSON.stringify([tier('100.00', 10), tier('200.00', 30)]), userLimit: 0, totalLimit: 0, budgetIntegral: 0, sendNode: 1, ...changed,
});
const open: number[] = [];
const save = (changed: Row = {}) => goods.server.call('POST', `${base}/activity/save`, { body: form(changed) });
async function activity({ tiers, ...changed }: Row = {}): Promise<number> {
  const answer = await save({ ...changed, ...(tiers ? { tiers: JSON.stringify(tiers) } : {}) });
  expect(answer).toMatchObject({ code: 200 });
  const { id } = await goods.inDoor(({ db }) => db.selectFrom('marketing_reward_activity').select('id').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow());
  open.push(id);
  return id;
}
// Each test has its activities to itself.
afterEach(async () => {
  for (const id of open.splice(0)) await goods.assign('marketing/rewardActivity', id, { isOpen: false });
});

const member = (values: Row = {}) => goods.create('user/user', { account: `r${number += 1}`, nickname: '会员', phone: `138${String(number).padStart(8, '0')}`, nowMoney: '9999.00', ...values });
async function buy(uid: number, payNum: number): Promise<Row> {
  const { data } = await shop.call('order/order/place', { orderNo: `JL${number += 1}`, uid, items: [{ attrValueId: specification, payNum }], shippingType: 1, payPostage: '8.00', realName: '小满', userPhone: '13800138000', userAddress: '文三路' });
  expect(await shop.call(`order/order/${data.orderNo}/pay`, { payPrice: data.payPrice, payType: 'yue', payChannel: 'yue' })).toMatchObject({ code: 200 });
  const { id } = await goods.inDoor(({ db }) => db.selectFrom('order_order').select('id').where('order_no', '=', data.orderNo).executeTakeFirstOrThrow());
  return { ...data, id };
}
const go = (id: number, ...moves: ('sendAll' | 'receive' | 'complete')[]) => goods.inDoor(async (visit) => {
  for (const name of moves) await visit.of('order/order').move(id, name, name === 'sendAll' ? { deliveryType: 'noNeed' } : {}, { title: '样品' });
});
async function refund({ orderNo, items }: Row, applyRefundNum: number): Promise<void> {
  const { data } = await shop.call('order/refund/ask', { refundOrderNo: `TK${number += 1}`, orderNo, orderDetailId: items[0].id, applyRefundNum, afterSalesType: 1, refundReasonWap: '不想要了' });
  expect(await goods.server.call('POST', `/admin/platform/refund/order/compulsory/refund/${data.refundOrderNo}`)).toMatchObject({ code: 200 });
}
const rewards = (uid: number) => goods.inDoor(({ db }) => db.selectFrom('marketing_reward_record').select(['id', 'tier_amount as tier', 'integral', 'status']).where('uid', '=', uid).orderBy('id').execute());
const booked = (uid: number) => goods.inDoor(({ db }) => db.selectFrom('user_integral_record').select(['link_id', 'type', 'integral']).where('uid', '=', uid).where('link_type', '=', 'activity').orderBy('id').execute());
const held = (uid: number) => goods.inDoor(({ db }) => db.selectFrom('coupon_user').select(['name', 'status']).where('uid', '=', uid).orderBy('id').execute());
const coupon = (name: string, values: Row = {}) =>
  goods.create('marketing/coupon', { name, category: 3, receiveType: 3, money: 5, minPrice: 0, isLimited: false, isTimeReceive: false, isFixedTime: false, day: 7, status: true, isRepeated: true, ...values });

describe('an order', () => {
  it.each<[string, Row, number, Row[]]>([
    ['below the first tier reaches nothing: freight counts for nothing', {}, 1, []],
    ['reaches the highest tier that it fits', {}, 5, [{ tier: '200.00', integral: 30, status: 1 }]],
    ['reaches the last tier as often as it fits where rewards repeat', { cyclical: true }, 9, [{ tier: '400.00', integral: 60, status: 1 }]],
    ['reaches nothing of an activity of other goods', { method: 4, products: 'other' }, 5, []],
    ['reaches nothing of a closed activity', { isOpen: 0 }, 5, []],
    ['reaches nothing of an activity for receipts', { channels: '2' }, 5, []],
    ['reaches nothing that is more than the budget', { budgetIntegral: 29 }, 5, []],
    ['waits for the node of its activity', { sendNode: 3 }, 2, [{ tier: '100.00', integral: 10, status: 0 }]],
  ])('%s', async (_what, changed, pieces, expected) => {
    const products = changed.products === 'other' ? String(await goods.create('merchant/merchant', { name: `别家${number += 1}`, categoryId: (await merchant()).category_id, typeId: (await merchant()).type_id, realName: '陈建国', phone: '13900000002', handlingFee: 5, keywords: ['正品'], isSelf: false, isRecommend: false, productSwitch: true, qualificationPicture: ['/demo/picture-1.svg'], starLevel: 1, sort: 1 })) : '';
    await activity({ ...changed, products });
    const uid = await member();
    await buy(uid, pieces);
    expect((await rewards(uid)).map(({ id: _id, ...row }) => row)).toEqual(expected);
  });
  const merchant = () => goods.inDoor(({ db }) => db.selectFrom('merchant_merchant').select(['category_id', 'type_id']).where('id', '=', goods.references.merId).executeTakeFirstOrThrow());

  it.each<[string, number, ('sendAll' | 'receive' | 'complete')[]]>([['received', 2, ['sendAll', 'receive']], ['complete', 3, ['sendAll', 'receive', 'complete']]])('is rewarded once, by its own move, when it is %s', async (_what, sendNode, moves) => {
    await activity({ sendNode });
    const uid = await member();
    const { id } = await buy(uid, 2);
    for (const [at, move] of moves.entries()) {
      expect(await booked(uid)).toEqual([]);
      await go(id, move);
      if (at === moves.length - 1) expect(await booked(uid)).toMatchObject([{ link_id: `C${(await rewards(uid))[0].id}`, type: 1, integral: 10 }]);
    }
    if (sendNode === 2) await go(id, 'complete');
    expect(await booked(uid)).toHaveLength(1);
  });

  it('is taken by the activity of the greatest priority, and by the next one once that is used up', async () => {
    await activity({ name: '后', sort: 1, tiers: [tier('50.00', 1)] });
    await activity({ name: '先', sort: 2, tiers: [tier('50.00', 2)], totalLimit: 1 });
    const uid = await member();
    await buy(uid, 2);
    await buy(uid, 2);
    expect((await rewards(uid)).map(({ integral }) => integral)).toEqual([2, 1]);
  });

  it('of many at once is rewarded as often as the limit says', async () => {
    await activity({ totalLimit: 2 });
    const people = await Promise.all([1, 2, 3, 4].map(() => member()));
    await Promise.all(people.map((uid) => buy(uid, 2)));
    expect((await Promise.all(people.map(rewards))).flat()).toHaveLength(2);
  });

  it('brings a member no more than the limit of each member', async () => {
    await activity({ userLimit: 1 });
    const uid = await member();
    for (let times = 0; times < 2; times += 1) await buy(uid, 2);
    expect(await rewards(uid)).toHaveLength(1);
  });
});

describe('orders together', () => {
  it('reach each tier once', async () => {
    await activity({ conditionType: 2, cyclical: null });
    const uid = await member();
    await buy(uid, 1);
    expect(await rewards(uid)).toEqual([]);
    await buy(uid, 1);
    await buy(uid, 1);
    expect(await rewards(uid)).toMatchObject([{ tier: '100.00' }]);
    await buy(uid, 2);
    expect(await rewards(uid)).toMatchObject([{ tier: '100.00', integral: 10 }, { tier: '200.00', integral: 30 }]);
  });

  it('lose a tier that a refund of any of them brings out of reach, and reach it again', async () => {
    await activity({ conditionType: 2, cyclical: null });
    const uid = await member();
    const first = await buy(uid, 2);
    await buy(uid, 2);
    await refund(first, 1);
    expect(await rewards(uid)).toMatchObject([{ tier: '100.00', status: 1 }, { tier: '200.00', status: 2 }]);
    await buy(uid, 1);
    expect(await rewards(uid)).toMatchObject([{ status: 1 }, { status: 2 }, { tier: '200.00', status: 1 }]);
  });
});

describe('a refund', () => {
  it.each<[string, Row, number, number, Row[]]>([
    ['that leaves the tier takes nothing', {}, 3, 1, [{ status: 1, taken: 0 }]],
    ['below the tier takes the reward whole', {}, 2, 1, [{ status: 2, taken: 10 }]],
    ['takes nothing where the activity says so', { excludeRefund: false }, 2, 2, [{ status: 1, taken: 0 }]],
    ['before the node drops the reward, whatever the activity says', { excludeRefund: false, sendNode: 3 }, 2, 1, [{ status: 2, taken: 0 }]],
    ['of a repeated reward takes it whole below its multiple', { cyclical: true }, 8, 1, [{ status: 2, taken: 60 }]],
  ])('%s', async (_what, changed, pieces, back, expected) => {
    await activity(changed);
    const uid = await member();
    const order = await buy(uid, pieces);
    await refund(order, back);
    expect(await goods.inDoor(({ db }) => db.selectFrom('marketing_reward_record').select(['status', 'taken_integral as taken']).where('uid', '=', uid).execute())).toEqual(expected);
    if (changed.sendNode === 3) {
      await go(order.id, 'sendAll', 'receive', 'complete');
      expect(await booked(uid)).toEqual([]);
    }
  });

  it('takes what the member still has, and says what not', async () => {
    const used = await coupon('用掉');
    await activity({ tiers: [tier('100.00', 10, { rewardType: 3, couponIds: [used] })] });
    const uid = await member();
    const order = await buy(uid, 2);
    await goods.inDoor(async (visit) => {
      const [one] = await visit.of('marketing/couponUser').lockWhere({ uid });
      await visit.of('marketing/couponUser').move(one.id, 'use', {}, { title: '样品' });
      await visit.of('user/integralRecord').create({ uid, linkType: 'system', type: 2, integral: 7 }, { title: '样品' });
    });
    await refund(order, 1);
    expect(await goods.inDoor(({ db }) => db.selectFrom('marketing_reward_record').select(['status', 'taken_integral', 'mark', 'reason']).where('uid', '=', uid).execute()))
      .toEqual([{ status: 2, taken_integral: 3, mark: '积分不足，少收回7；1张优惠券已使用，未收回', reason: '订单退款，未达到奖励档位' }]);
    await goods.inDoor(async (visit) => {
      const [one] = await visit.of('marketing/couponUser').lockWhere({ uid });
      await visit.of('marketing/couponUser').move(one.id, 'giveBack', {}, { title: '样品' });
    });
    expect(await held(uid)).toEqual([{ name: '用掉', status: 2 }]);
  });
});

describe('coupons', () => {
  it('are given as often as the reward is repeated, and lapse when it is taken back', async () => {
    const gift = await coupon('返券', { isLimited: true, total: 5 });
    await activity({ cyclical: true, tiers: [{ amount: '100.00', rewardType: 2, couponIds: [gift] }] });
    const uid = await member();
    const order = await buy(uid, 4);
    expect(await held(uid)).toEqual([{ name: '返券', status: 0 }, { name: '返券', status: 0 }]);
    await refund(order, 1);
    expect(await held(uid)).toEqual([{ name: '返券', status: 2 }, { name: '返券', status: 2 }]);
  });

  it('that were used when the reward was taken back are of no use any more when their use is revoked', async () => {
    const gift = await coupon('返券');
    await activity({ tiers: [{ amount: '100.00', rewardType: 2, couponIds: [gift] }] });
    const uid = await member();
    const order = await buy(uid, 2);
    const { id: given, code } = await goods.inDoor(({ db }) => db.selectFrom('coupon_user').select(['id', 'code']).where('uid', '=', uid).executeTakeFirstOrThrow());
    await goods.assign('marketing/couponUser', Number(given), { startTime: day(0) });
    const at = (path: string, body: Row) => goods.server.call('POST', `/admin/platform/coupon/verify/${path}`, { body });
    expect(await at('use', { code, merId: goods.references.merId, consumeAmount: '20.00' })).toMatchObject({ code: 200 });
    await refund(order, 1);
    expect([(await rewards(uid)).map(({ status }) => status), await held(uid)]).toEqual([[2], [{ name: '返券', status: 1 }]]);
    const { id } = await goods.inDoor(({ db }) => db.selectFrom('marketing_coupon_verify').select('id').where('code', '=', code).executeTakeFirstOrThrow());
    expect(await at(`revoke/${id}`, { reason: '顾客取消' })).toMatchObject({ code: 200 });
    expect(await held(uid)).toEqual([{ name: '返券', status: 2 }]);
  });

  it('that are out make the reward fail with its reason, the order goes on, and it is given by hand later', async () => {
    const scarce = await coupon('限量', { isLimited: true, total: 1 });
    await activity({ tiers: [tier('100.00', 10, { rewardType: 3, couponIds: [scarce] })] });
    const [first, second] = [await member(), await member()];
    await buy(first, 2);
    await buy(second, 2);
    const [{ id }] = await rewards(second);
    expect((await goods.server.call('GET', `${base}/record/detail/${id}`)).data).toMatchObject({ status: 3, failReason: '限量：已发完', couponNames: '限量' });
    expect([await booked(second), await held(second)]).toEqual([[], []]);
    expect(await goods.server.call('POST', `${base}/record/resend/${id}`)).toMatchObject({ code: 400, message: '限量：已发完' });
    expect(await goods.server.call('POST', '/admin/platform/coupon/update', { body: { id: scarce, name: '限量', isLimited: true, isTimeReceive: false, isFixedTime: false, day: 7, isRepeated: true, num: 1 } })).toMatchObject({ code: 200 });
    const answers = await Promise.all([1, 2].map(() => goods.server.call('POST', `${base}/record/resend/${id}`)));
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 400]);
    expect([(await booked(second)).length, await held(second)]).toEqual([1, [{ name: '限量', status: 0 }]]);
    expect(await goods.server.call('POST', `${base}/record/recover/${id}`, { body: { reason: '' } })).toMatchObject({ code: 400 });
    expect(await goods.server.call('POST', `${base}/record/recover/${id}`, { body: { reason: '发错' } })).toMatchObject({ code: 200 });
    expect([(await rewards(second))[0].status, await held(second)]).toEqual([2, [{ name: '限量', status: 2 }]]);
  });
});

it('points by hand and receipts are rewarded at once, and a record that is revoked takes its reward back', async () => {
  await activity({ channels: '2,3', startTime: day(0), excludeRefund: false });
  const consumeTime = day(0);
  const uid = await member();
  const purchase = { uid, merId: goods.references.merId, consumeAmount: '150.00', consumeTime };
  const { data: { id } } = await goods.server.call('POST', '/admin/platform/integral/manual/add', { body: { ...purchase, issueType: 1, receiptNo: 'JL-1' } });
  const receipt = await goods.create('marketing/integralReceipt', { ...purchase, receiptNo: 'JL-2' });
  expect(await goods.server.call('POST', '/admin/platform/integral/receipt/audit', { body: { id: receipt, auditStatus: 2, ...purchase, receiptNo: 'JL-2', consumeAmount: '250.00', integral: 250 } })).toMatchObject({ code: 200 });
  expect(await rewards(uid)).toMatchObject([{ tier: '100.00', status: 1 }, { tier: '200.00', status: 1 }]);
  expect(await goods.server.call('POST', `/admin/platform/integral/manual/revoke/${id}`, { body: { reason: '录错' } })).toMatchObject({ code: 200 });
  expect(await rewards(uid)).toMatchObject([{ tier: '100.00', status: 2 }, { tier: '200.00', status: 1 }]);
});

describe('an activity', () => {
  it.each<[string, Row, string]>([
    ['of tiers that do not rise', { tiers: JSON.stringify([tier('100.00', 1), tier('100.00', 2)]) }, '满额须大于上一档'],
    ['of goods for receipts', { method: 1, get products() { return String(productId); }, channels: '1,2' }, '小票和手动积分不含商品，请选择全部商品或商户'],
    ['without a tier', { tiers: '[]' }, '奖励档位'],
    ['that ends before it begins', { startTime: day(3), endTime: day(2) }, '活动'],
  ])('%s is refused', async (_what, changed, message) => {
    expect(await save(changed)).toMatchObject({ code: 400, message: expect.stringContaining(message) });
  });

  it('opens only with coupons that can be given', async () => {
    const fetched = await coupon('自领', { receiveType: 1 });
    const tiers = JSON.stringify([{ amount: '1.00', rewardType: 2, couponIds: [fetched] }]);
    expect(await save({ tiers })).toMatchObject({ code: 400, message: expect.stringContaining('「自领」不能发送') });
    const id = await activity({ tiers: JSON.parse(tiers), isOpen: 0 });
    expect(await goods.server.call('POST', `${base}/activity/switch/${id}`)).toMatchObject({ code: 400 });
  });

  it('that runs keeps what was announced: it may last longer and give more', async () => {
    const id = await activity({ totalLimit: 5 });
    const update = (changed: Row) => goods.server.call('POST', `${base}/activity/update`, { body: { ...form({ totalLimit: 5, tiers: JSON.stringify([tier('100.00', 10), tier('200.00', 30)]) }), id, ...changed } });
    expect(await update({ endTime: day(8) })).toMatchObject({ code: 400, message: expect.stringContaining('只能延后') });
    expect(await update({ startTime: day(1) })).toMatchObject({ code: 400, message: expect.stringContaining('不能修改开始时间') });
    expect(await update({ totalLimit: 4 })).toMatchObject({ code: 400, message: expect.stringContaining('只能调大') });
    expect(await update({ budgetIntegral: 100 })).toMatchObject({ code: 400, message: expect.stringContaining('只能调大') });
    expect(await update({ conditionType: 2 })).toMatchObject({ code: 400 });
    expect(await update({ totalLimit: 0, endTime: day(20), name: '更长' })).toMatchObject({ code: 200 });
    expect(await goods.server.call('POST', `${base}/activity/delete/${id}`)).toMatchObject({ code: 400, message: '进行中的活动请先关闭再删除' });
  });
});

it('activities are found by what their tiers give', async () => {
  const gift = await coupon('寻券');
  await activity({ name: '寻：积分', tiers: [tier('100.00', 10), tier('200.00', 30)] });
  const both = await activity({ name: '寻：都有', startTime: day(1), tiers: [tier('100.00', 10), { amount: '200.00', rewardType: 2, couponIds: [gift] }] });
  const found = async (rewardType: number) => (await goods.server.call('GET', `${base}/activity/page`, { query: { name: '寻：', rewardType: String(rewardType) } })).data.list.map(({ name }: Row) => name);
  expect([await found(1), await found(2), await found(3)]).toEqual([['寻：都有', '寻：积分'], ['寻：都有'], []]);
  expect(await goods.server.call('POST', `${base}/activity/update`, { body: { ...form({ name: '寻：都有' }), id: both, tiers: JSON.stringify([tier('100.00', 10, { rewardType: 3, couponIds: [gift] })]), startTime: day(1) } })).toMatchObject({ code: 200 });
  expect([await found(1), await found(2), await found(3)]).toEqual([['寻：积分'], [], ['寻：都有']]);
});

it('a list of activities as a file names the coupons of their tiers', async () => {
  const gift = await coupon('档位券');
  await activity({ name: '满额送券', tiers: [tier('100.00', 10, { rewardType: 3, couponIds: [gift] })] });
  const { body } = await goods.server.send('GET', '/console/resources/marketing/rewardActivity/export', { query: { name: '满额送券', columns: 'name,tiers' } });
  expect(body).toBe('\ufeff活动名称,奖励档位\r\n满额送券,满100.00元 → 积分+优惠券：10 档位券\r\n');
});

it('after all of it the books are right', async () => {
  const wrong: string[] = [];
  const room = goods.server.database.connect();
  await atOneMoment(room.pool, async (client) => {
    for await (const { table, id, what } of findings(client)) if (table.includes('reward') || what.includes('积分')) wrong.push(`${table} ${id} ${what}`);
  });
  await room.close();
  expect(wrong).toEqual([]);
});
