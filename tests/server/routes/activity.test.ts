/** 报名活动: places are held from the registration on and never oversold; money and points come back as far as they were paid. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atOneMoment, findings } from '../../../scripts/books/check';
import { departures } from '../../../generated/departures';
import { byTimeJobs } from '../../../src/server/jobs/byTime';
import { enterJobs, runDue } from '../../../src/server/jobs/schedule';
import { book } from '../../../src/server/resources/door/book';
import { openHouse } from '../../../src/server/resources/house';
import { openShop, type Shop } from '../service/helper';
import { openGoods, type Goods, type Row } from './goods';

let goods: Goods;
let shop: Shop;
let categoryId: number;
let silver: number;

const calls = ['register', 'pay', 'askRefund', 'withdraw'].map((name) => `marketing/activityOrder ${name}`);
beforeAll(async () => {
  goods = await openGoods();
  shop = await openShop(goods.server, [...calls, 'marketing/activityRefund revoke']);
  categoryId = await goods.create('marketing/activityCategory', { name: '亲子' });
  const { data } = await goods.server.call<Row[]>('GET', '/admin/platform/system/user/level/list');
  silver = data![0].id;
}, 300_000);
afterAll(() => goods?.close());

const base = '/admin/platform/activity';
const post = (path: string, body: object = {}) => goods.server.call<Row>('POST', `${base}/${path}`, { body });
const list = async (path: string, query: Record<string, string> = {}) => (await goods.server.call<Row>('GET', `${base}/${path}page/list`, { query })).data.list as Row[];
const db = () => goods.server.app.sql;

const open = { signStartTime: '2020-01-01 00:00:00', signEndTime: '2098-12-31 00:00:00', startTime: '2099-01-01 09:00:00', endTime: '2099-01-01 17:00:00' };
const plain = {
  name: '周末陶艺体验', cover: '/demo/picture-1.svg', ...open, provinceId: 330000, cityId: 330100, districtId: 330106, address: '文三路1号', contactName: '林老师', contactPhone: '13800000001',
  intro: '亲手做一只杯子', content: '<p>两小时</p>', isOpen: 1, feeType: 1, totalLimit: 0, userLimit: 9,
  formFields: [{ label: '姓名', type: 'text', required: true }, { label: '手机号', type: 'phone', required: true }],
};
async function newActivity(more: object = {}): Promise<number> {
  const { code, message } = await post('save', { ...plain, categoryId, ...more });
  expect({ code, message }).toMatchObject({ code: 200 });
  return (await sql<{ id: number }>`select max(id)::int as id from marketing_activity`.execute(db())).rows[0].id;
}
const activity = async (id: number): Promise<Row> => (await goods.server.call<Row>('GET', `${base}/detail/${id}`)).data;
const seats = async (id: number) => (await activity(id)).signedNum;

let made = 0;
/** What a member holds is booked, so that the books stay right. */
async function member({ nowMoney = '0.00', integral = 0, ...more }: Row = {}): Promise<number> {
  const uid = await goods.create('user/user', { account: `h${made += 1}`, nickname: `阿木${made}`, phone: `137${String(made).padStart(8, '0')}`, ...more });
  await goods.inDoor(async (visit) => {
    await book(visit, 'user/balanceRecord', { holder: uid, amount: nowMoney, title: '充值', values: { linkType: 'system' } });
    await book(visit, 'user/integralRecord', { holder: uid, amount: integral, title: '赠送', values: { linkType: 'system' } });
  });
  return uid;
}
const held = async (uid: number) => (await sql<Row>`select now_money::text as money, integral from user_user where id = ${uid}`.execute(db())).rows[0];
const person = (at: number) => [{ person: at, label: '姓名', value: `小林${at}` }, { person: at, label: '手机号', value: '13900000001' }];
const people = (num: number) => Array.from({ length: num }, (_none, at) => person(at + 1)).flat();
const register = (activityId: number, uid: number, num = 1, more: object = {}) => shop.call<Row>('marketing/activityOrder/register', { orderNo: `BM${made += 1}`, activityId, uid, num, answers: people(num), ...more });
async function registered(activityId: number, uid: number, num = 1): Promise<Row> {
  const answer = await register(activityId, uid, num);
  expect(answer).toMatchObject({ code: 200 });
  return answer.data;
}
const byBalance = { payType: 'yue', payChannel: 'yue' };
const byWechat = () => ({ payType: 'weixin', payChannel: 'mini', outTradeNo: `WX${made += 1}` });
const pay = (orderNo: string, payPrice: string, way: object = byBalance) => shop.call<Row>(`marketing/activityOrder/${orderNo}/pay`, { payPrice, ...way });
async function paid(activityId: number, uid: number, payPrice: string, way: object = byBalance, num = 1): Promise<string> {
  const { orderNo } = await registered(activityId, uid, num);
  expect(await pay(orderNo, payPrice, way)).toMatchObject({ code: 200, data: { status: 3 } });
  return orderNo;
}
const order = async (orderNo: string): Promise<Row> => (await goods.server.call<Row>('GET', `${base}/order/detail/${orderNo}`)).data;
const ask = (orderNo: string, refundOrderNo = `TK${made += 1}`) => shop.call<Row>(`marketing/activityOrder/${orderNo}/askRefund`, { refundOrderNo, reason: '临时有事' }).then((answer) => ({ ...answer, refundOrderNo }));
const refund = async (no: string): Promise<Row> => (await goods.server.call<Row>('GET', `${base}/refund/detail/${no}`)).data;
const refundsOf = async (orderNo: string) => (await list('refund/', { orderNo }));
const audit = (refundOrderNo: string, auditStatus: string, more: object = {}) => post('refund/audit', { refundOrderNo, auditStatus, ...more });
const verify = (orderNo: string) => post('order/verify', { orderNo });
async function expectBooks(): Promise<void> {
  const wrong: string[] = [];
  const room = goods.server.database.connect();
  await atOneMoment(room.pool, async (client) => {
    for await (const { table, id, what } of findings(client)) wrong.push(`${table} ${id} ${what}`);
  });
  await room.close();
  expect(wrong).toEqual([]);
}

describe('an activity', () => {
  it.each([
    ['sign-up ahead', { signStartTime: '2097-01-01 00:00:00' }, { status: 0, signStatus: 0 }],
    ['sign-up running', {}, { status: 0, signStatus: 1 }],
    ['sign-up over', { signEndTime: '2020-06-01 00:00:00' }, { status: 0, signStatus: 3 }],
    ['running itself', { startTime: '2020-02-01 00:00:00' }, { status: 1, signStatus: 1 }],
    ['over', { signEndTime: '2020-02-01 00:00:00', startTime: '2020-02-01 00:00:00', endTime: '2020-02-02 00:00:00' }, { status: 2, signStatus: 3 }],
  ])('has its states by the clock: %s', async (_what, times, expected) => {
    expect(await activity(await newActivity(times))).toMatchObject(expected);
  });

  it.each([
    ['sign-up that ends after the activity', { signEndTime: '2099-02-01 00:00:00' }, 'signEndTime', '报名结束时间不能晚于活动结束时间'],
    ['a deadline after the start', { feeType: 2, price: '10.00', refundType: 3, refundDeadline: '2099-01-02 00:00:00' }, 'refundDeadline', '退款截止时间不能晚于活动开始时间'],
    ['no price where one is asked', { feeType: 2 }, 'price', ''],
    ['a question of choice with one option', { formFields: [...plain.formFields, { label: '票种', type: 'radio', required: true, options: ['成人'] }] }, 'formFields.2.options', ''],
  ])('is refused with %s', async (_what, more, field, message) => {
    const answer = await post('save', { ...plain, categoryId, ...more });
    expect(answer).toMatchObject({ code: 400, data: { errors: expect.arrayContaining([expect.objectContaining(message === '' ? { field } : { field, message })]) } });
  });

  it('keeps its fee and its places once somebody signed up, and stays until nobody is signed up', async () => {
    const id = await newActivity({ totalLimit: 5 });
    const { orderNo } = await registered(id, await member(), 3);
    const now = await activity(id);
    expect(now).toMatchObject({ signedNum: 3, signStatus: 1, verifiedNum: 0 });
    const update = (more: object) => post('update', { ...plain, categoryId, id, totalLimit: 5, ...more });
    expect((await update({ feeType: 2, price: '9.00' })).code).toBe(400);
    expect(await update({ totalLimit: 2 })).toMatchObject({ code: 400, message: '名额不能少于已报名人数' });
    expect(await post(`delete/${id}`)).toMatchObject({ code: 400, message: '活动已有报名，不能删除' });
    expect(await update({ totalLimit: 3, name: '陶艺' })).toMatchObject({ code: 200 });
    expect(await activity(id)).toMatchObject({ name: '陶艺', signStatus: 2 });
    expect(await update({ totalLimit: 4 })).toMatchObject({ code: 200 });
    expect(await activity(id)).toMatchObject({ signStatus: 1 });
    expect(await shop.call(`marketing/activityOrder/${orderNo}/withdraw`)).toMatchObject({ code: 200 });
    expect(await post(`delete/${id}`)).toMatchObject({ code: 200 });
    await expectBooks();
  });

  it('is found by its states, host and fee, and counts its tabs', async () => {
    const id = await newActivity({ name: '滨江夜跑', feeType: 3, integral: 5, merId: goods.references.merId, startTime: '2020-02-01 00:00:00' });
    const queries: Record<string, string>[] = [{ name: '夜跑' }, { merIds: String(goods.references.merId) }, { feeType: '3' }, { status: '1', signStatus: '1', isOpen: '1', name: '夜跑' }, { startTime: '2020-02-01 00:00:00', endTime: '2020-02-01 23:59:59', name: '滨江' }];
    for (const query of queries) {
      expect((await list('', query)).map((row) => row.id), JSON.stringify(query)).toContain(id);
    }
    expect((await list('', { name: '夜跑', status: '2' }))).toEqual([]);
    const { data } = await goods.server.call<Row[]>('GET', `${base}/status/num`);
    expect(data!.map(({ status }) => status)).toEqual(['', 0, 1, 2]);
    expect(await post('category/delete/' + categoryId)).toMatchObject({ message: '分类下有活动' });
  });
});

describe('a registration', () => {
  it.each<[string, object, object, string, string]>([
    ['is not open', { isOpen: 0 }, {}, 'activityId', '活动不存在或已下架'],
    ['is not begun', { signStartTime: '2097-01-01 00:00:00' }, {}, 'activityId', '报名尚未开始'],
    ['is closed', { signEndTime: '2020-02-01 00:00:00' }, {}, 'activityId', '报名已截止'],
    ['has too few places', { totalLimit: 1 }, { num: 2, answers: people(2) }, 'num', '名额只剩1个'],
    ['allows fewer for each', { userLimit: 1 }, { num: 2, answers: people(2) }, 'num', '每人限报1个'],
    ['asks for answers that are missing', {}, { num: 2 }, 'answers', '请填写第2人的姓名'],
    ['asks for a telephone', {}, { answers: [{ person: 1, label: '姓名', value: '小林' }, { person: 1, label: '手机号', value: '12' }] }, 'answers', '联系电话格式不正确!'],
    ['did not ask that', {}, { answers: [...person(1), { person: 1, label: '年龄', value: '8' }] }, 'answers', '报名信息与活动要求不符'],
    ['has other options', { formFields: [...plain.formFields, { label: '票种', type: 'radio', required: true, options: ['成人', '儿童'] }] }, { answers: [...person(1), { person: 1, label: '票种', value: '老人' }] }, 'answers', '票种不在可选范围内'],
    ['costs points that the member lacks', { feeType: 3, integral: 5 }, {}, 'uid', '会员积分不足，当前0积分'],
  ])('is refused where the activity %s', async (_what, setting, said, field, message) => {
    const id = await newActivity(setting);
    const answer = await register(id, await member(), 1, said);
    expect(answer.code).toBe(400);
    expect(answer.message).toContain(message);
    expect(answer.data).toMatchObject({ errors: [{ field }] });
    expect(await seats(id)).toBe(0);
  });

  it('is for the levels of the activity alone, and for members who are there', async () => {
    const id = await newActivity({ levelIds: [silver] });
    expect(await register(id, await member())).toMatchObject({ code: 400, message: '会员等级不符合报名要求' });
    expect(await register(id, await member({ level: silver }))).toMatchObject({ code: 200, data: { status: 3, payPrice: '0.00' } });
    expect(await register(id, await member({ level: silver, isLogoff: true }))).toMatchObject({ code: 400, message: '会员已注销' });
  });

  it('counts all of a member, and not the cancelled ones', async () => {
    const [id, uid] = [await newActivity({ userLimit: 2 }), await member()];
    const { orderNo } = await registered(id, uid, 2);
    expect(await register(id, uid)).toMatchObject({ code: 400, message: '每人限报2个，已报2个' });
    await shop.call(`marketing/activityOrder/${orderNo}/withdraw`);
    expect(await register(id, uid)).toMatchObject({ code: 200 });
  });

  it('takes the last place once, however many ask at once', async () => {
    const id = await newActivity({ totalLimit: 3 });
    const uids = await Promise.all(Array.from({ length: 8 }, () => member()));
    const codes = (await Promise.all(uids.map((uid) => register(id, uid)))).map(({ code, message }) => (code === 200 ? 'in' : message));
    expect(codes.filter((each) => each === 'in')).toHaveLength(3);
    expect(new Set(codes.filter((each) => each !== 'in'))).toEqual(new Set(['活动已满员']));
    expect(await activity(id)).toMatchObject({ signedNum: 3, signStatus: 2 });
    await expectBooks();
  });

  it('takes the same number once', async () => {
    const [id, uid] = [await newActivity(), await member()];
    const orderNo = `BM${made += 1}`;
    const answers = await Promise.all([1, 2].map(() => register(id, uid, 1, { orderNo })));
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 400]);
    expect(await seats(id)).toBe(1);
  });

  it.each([
    [1, {}, { payPrice: '0.00', useIntegral: 0, status: 3 }],
    [2, { price: '9.90' }, { payPrice: '19.80', useIntegral: 0, status: 0 }],
    [3, { integral: 30 }, { payPrice: '0.00', useIntegral: 60, status: 3 }],
    [4, { price: '9.90', integral: 30 }, { payPrice: '19.80', useIntegral: 60, status: 0 }],
  ])('of fee %i costs what the activity asks for each person', async (feeType, fee, expected) => {
    const uid = await member({ integral: 100, nowMoney: '100.00' });
    expect(await registered(await newActivity({ feeType, ...fee }), uid, 2)).toMatchObject(expected);
    expect(await held(uid)).toMatchObject({ integral: 100 - expected.useIntegral, money: '100.00' });
  });

  it('is paid once, with its amount, by the balance or by a provider', async () => {
    const [id, uid] = [await newActivity({ feeType: 2, price: '20.00' }), await member({ nowMoney: '30.00' })];
    const { orderNo } = await registered(id, uid);
    expect(await pay(orderNo, '19.00')).toMatchObject({ code: 400, message: '支付金额应为20.00元' });
    expect(await pay(orderNo, '20.00', { payType: 'yue', payChannel: 'mini' })).toMatchObject({ code: 400, message: '支付渠道与支付方式不符' });
    const both = await Promise.all([pay(orderNo, '20.00'), pay(orderNo, '20.00')]);
    expect(both.map(({ code }) => code).sort()).toEqual([200, 400]);
    expect(await held(uid)).toMatchObject({ money: '10.00' });
    const second = await registered(id, uid);
    expect((await pay(second.orderNo, '20.00')).code).not.toBe(200);
    expect(await pay(second.orderNo, '20.00', byWechat())).toMatchObject({ code: 200, data: { status: 3 } });
    expect(await order(second.orderNo)).toMatchObject({ payType: 'weixin', paid: true, statusList: [{ changeType: 'create' }, { changeType: 'pay' }] });
    await expectBooks();
  });

  it('ends unpaid after thirty minutes: places and points are free again, and a late payment is refunded by the system', async () => {
    const [id, uid] = [await newActivity({ feeType: 4, price: '20.00', integral: 10 }), await member({ integral: 15 })];
    const { orderNo } = await registered(id, uid);
    expect(await held(uid)).toMatchObject({ integral: 5 });
    const room = goods.server.database.connect();
    const house = openHouse(room, goods.server.app.contract, { demo: false, notify: async () => undefined, departures });
    const jobs = byTimeJobs(house).filter(({ name }) => name.startsWith('marketing/activityOrder'));
    await enterJobs(room.sql, jobs);
    await sql`update marketing_activity_order set create_time = create_time - interval '31 minutes' where order_no = ${orderNo}`.execute(db());
    await sql`update job set due_time = now(), lease_until = null where name = any(${jobs.map(({ name }) => name)})`.execute(db());
    await runDue(room.sql, jobs);
    await room.close();
    expect(await order(orderNo)).toMatchObject({ status: 9, refundStatus: 0 });
    expect(await held(uid)).toMatchObject({ integral: 15 });
    expect(await seats(id)).toBe(0);
    expect(await pay(orderNo, '20.00')).toMatchObject({ code: 400, message: '报名已取消，不能支付' });
    expect(await pay(orderNo, '20.00', byWechat())).toMatchObject({ code: 200, data: { status: 9, refundStatus: 1 } });
    expect(await refundsOf(orderNo)).toMatchObject([{ refundStatus: 2, refundPrice: '20.00', refundIntegral: 0, refundReason: '报名取消后收到付款，系统退款' }]);
    expect((await pay(orderNo, '20.00', byWechat())).code).toBe(400);
    await expectBooks();
  });

  it('ends by its member while it is free and the activity has not begun, by the platform while it is unpaid', async () => {
    const free = await registered(await newActivity(), await member());
    const begun = await registered(await newActivity({ startTime: '2020-02-01 00:00:00' }), await member());
    const withPoints = await registered(await newActivity({ feeType: 3, integral: 5 }), await member({ integral: 9 }));
    const unpaid = await registered(await newActivity({ feeType: 2, price: '5.00' }), await member());
    const withdraw = (orderNo: string) => shop.call(`marketing/activityOrder/${orderNo}/withdraw`);
    expect(await withdraw(begun.orderNo)).toMatchObject({ code: 400, message: '活动已开始，不能取消报名' });
    expect(await withdraw(withPoints.orderNo)).toMatchObject({ code: 400, message: '该报名已付费，请申请退款' });
    expect((await post(`order/cancel/${free.orderNo}`)).code).toBe(400);
    expect(await withdraw(free.orderNo)).toMatchObject({ code: 200 });
    expect(await post(`order/cancel/${unpaid.orderNo}`)).toMatchObject({ code: 200 });
    expect(await order(unpaid.orderNo)).toMatchObject({ status: 9 });
    await expectBooks();
  });
});

describe('at the door', () => {
  it('a registration is verified once, by its number or its code, and rewarded once', async () => {
    const [id, uid] = [await newActivity({ rewardIntegral: 8 }), await member()];
    const [first, second] = [await registered(id, uid), await registered(id, uid)];
    const both = await Promise.all([verify(first.orderNo), verify(first.orderNo)]);
    expect(both.map(({ code }) => code).sort()).toEqual([200, 400]);
    expect(await held(uid)).toMatchObject({ integral: 8 });
    const info = await goods.server.call<Row>('GET', `${base}/order/verify/info`, { query: { verifyCode: second.verifyCode } });
    expect(info.data).toMatchObject({ orderNo: second.orderNo, signName: '小林1', status: 3 });
    expect(await post('order/verify/code', { verifyCode: second.verifyCode })).toMatchObject({ code: 200 });
    expect(await post('order/verify/code', { verifyCode: second.verifyCode })).toMatchObject({ code: 400, message: '该报名已核销' });
    expect(await goods.server.call('GET', `${base}/order/verify/info`, { query: { verifyCode: '000000000000' } })).toMatchObject({ code: 404, message: '核销码不存在，请核对后重新输入' });
    expect(await order(second.orderNo)).toMatchObject({ status: 6, rewardIntegral: 8, verifierName: expect.any(String), verifyTime: expect.stringMatching(/^\d{4}-/) });
    expect(await activity(id)).toMatchObject({ signedNum: 2, verifiedNum: 2 });
    expect((await sql<Row>`select link_type, link_id from user_integral_record where uid = ${uid} order by id`.execute(db())).rows).toEqual([first, second].map(({ orderNo }) => ({ link_type: 'activity', link_id: `S${orderNo}` })));
    await expectBooks();
  });

  it.each([
    ['unpaid', async () => (await registered(await newActivity({ feeType: 2, price: '5.00' }), await member())).orderNo as string],
    ['being refunded', async () => { const no = await paid(await newActivity({ feeType: 2, price: '5.00' }), await member({ nowMoney: '5.00' }), '5.00'); await ask(no); return no; }],
  ])('nobody comes in with one that is %s', async (_what, make) => {
    expect((await verify(await make())).code).toBe(400);
  });

  it('a remark is kept, and the list is found by every filter', async () => {
    const uid = await member();
    const { orderNo, verifyCode } = await registered(await newActivity(), uid);
    expect(await post('order/mark', { orderNo, remark: '需要轮椅' })).toMatchObject({ code: 200 });
    const id = (await order(orderNo)).activityId;
    const queries: Record<string, string>[] = [{ orderNo }, { activityId: String(id) }, { searchType: 'uid', content: String(uid) }, { verifyCode }, { status: '3', orderNo }, { refundStatus: '0', orderNo }];
    for (const query of queries) {
      expect((await list('order/', query)).map((row) => row.orderNo), JSON.stringify(query)).toEqual([orderNo]);
    }
    const [row] = await list('order/', { orderNo });
    expect(row).toMatchObject({ remark: '需要轮椅', signName: '小林1', signPhone: '139****0001' });
    expect(row).not.toHaveProperty('verifyCode');
  });
});

describe('a refund', () => {
  it('asked for by the member holds the registration until it is decided', async () => {
    const [id, uid] = [await newActivity({ feeType: 4, price: '20.00', integral: 10, rewardIntegral: 3 }), await member({ nowMoney: '20.00', integral: 10 })];
    const orderNo = await paid(id, uid, '20.00');
    const first = await ask(orderNo);
    expect(first).toMatchObject({ code: 200 });
    expect(await order(orderNo)).toMatchObject({ status: 3, refundStatus: 1 });
    expect((await ask(orderNo)).code).toBe(400);
    expect(await shop.call(`marketing/activityRefund/${first.refundOrderNo}/revoke`)).toMatchObject({ code: 200 });
    const second = await ask(orderNo);
    expect((await audit(second.refundOrderNo, 'refuse')).code).toBe(400);
    expect(await audit(second.refundOrderNo, 'refuse', { reason: '材料已备' })).toMatchObject({ code: 200 });
    expect(await refund(second.refundOrderNo)).toMatchObject({ refundStatus: 1, refusal: '材料已备', refundPrice: '20.00', refundIntegral: 10 });
    expect(await order(orderNo)).toMatchObject({ status: 3, refundStatus: 0 });
    const third = await ask(orderNo);
    const both = await Promise.all([audit(third.refundOrderNo, 'success'), audit(third.refundOrderNo, 'success')]);
    expect(both.map(({ code }) => code).sort()).toEqual([200, 400]);
    expect(await refund(third.refundOrderNo)).toMatchObject({ refundStatus: 3, refundPayType: 'yue', refundTime: expect.stringMatching(/^\d{4}-/) });
    expect(await order(orderNo)).toMatchObject({ status: 9, refundStatus: 3, refundedPrice: '20.00', refundedIntegral: 10 });
    expect(await held(uid)).toMatchObject({ money: '20.00', integral: 10 });
    expect(await seats(id)).toBe(0);
    await expectBooks();
  });

  it.each<[string, object, string]>([
    ['none are given back', { refundType: 1 }, '该活动不支持退款'],
    ['the activity has begun', { refundType: 2, startTime: '2020-02-01 00:00:00' }, '已超过可退款时间'],
    ['the deadline has gone by', { refundType: 3, refundDeadline: '2020-02-01 00:00:00' }, '已超过可退款时间'],
  ])('is not asked for where %s', async (_what, setting, message) => {
    const orderNo = await paid(await newActivity({ feeType: 2, price: '5.00', ...setting }), await member({ nowMoney: '5.00' }), '5.00');
    expect(await ask(orderNo)).toMatchObject({ code: 400, message });
  });

  it('by the platform may be a part, which keeps the place, or all, which takes the reward back', async () => {
    const [id, uid] = [await newActivity({ feeType: 4, price: '20.00', integral: 10, rewardIntegral: 4 }), await member({ nowMoney: '40.00', integral: 20 })];
    const [part, whole] = [await paid(id, uid, '20.00'), await paid(id, uid, '20.00')];
    const by = (orderNo: string, refundPrice: string, refundIntegral: number) => post('order/refund', { orderNo, refundPrice, refundIntegral, reason: '场地变更' });
    expect(await by(part, '20.01', 0)).toMatchObject({ code: 400, message: '退款金额最多为20.00元' });
    expect(await by(part, '0.00', 11)).toMatchObject({ code: 400, message: '退回积分最多为10' });
    expect(await by(part, '0.00', 0)).toMatchObject({ code: 400, message: '没有可退的金额和积分' });
    expect(await by(part, '5.00', 0)).toMatchObject({ code: 200 });
    expect(await order(part)).toMatchObject({ status: 3, refundStatus: 2, refundedPrice: '5.00' });
    expect(await seats(id)).toBe(2);
    expect(await verify(part)).toMatchObject({ code: 200 });
    expect(await verify(whole)).toMatchObject({ code: 200 });
    expect(await held(uid)).toMatchObject({ money: '5.00', integral: 8 });
    expect(await by(whole, '20.00', 10)).toMatchObject({ code: 200 });
    expect(await order(whole)).toMatchObject({ status: 9, refundStatus: 3 });
    expect(await held(uid)).toMatchObject({ money: '25.00', integral: 14 });
    expect(await refundsOf(whole)).toMatchObject([{ refundStatus: 3 }]);
    expect(await activity(id)).toMatchObject({ signedNum: 1, verifiedNum: 1 });
    await expectBooks();
  });

  it('of what a provider took waits for it, and gives nothing back before', async () => {
    const [id, uid] = [await newActivity({ feeType: 4, price: '20.00', integral: 10 }), await member({ integral: 10 })];
    const orderNo = await paid(id, uid, '20.00', byWechat());
    const { refundOrderNo } = await ask(orderNo);
    expect(await audit(refundOrderNo, 'success')).toMatchObject({ code: 200 });
    expect(await refund(refundOrderNo)).toMatchObject({ refundStatus: 2, refundPayType: 'weixin' });
    expect(await order(orderNo)).toMatchObject({ status: 3, refundStatus: 1 });
    expect(await held(uid)).toMatchObject({ money: '0.00', integral: 0 });
    expect((await verify(orderNo)).code).toBe(400);
    expect(await seats(id)).toBe(1);
    await expectBooks();
  });
});

describe('a cancelled activity', () => {
  it('ends every registration and pays back what was paid', async () => {
    const id = await newActivity({ feeType: 4, price: '20.00', integral: 10, rewardIntegral: 2 });
    const rich = () => member({ nowMoney: '20.00', integral: 10 });
    const uids = [await rich(), await rich(), await rich(), await rich(), await rich()];
    const [byMoney, verified, asked, wechat] = [await paid(id, uids[0], '20.00'), await paid(id, uids[1], '20.00'), await paid(id, uids[2], '20.00'), await paid(id, uids[3], '20.00', byWechat())];
    const { orderNo: unpaid } = await registered(id, uids[4]);
    await verify(verified);
    await ask(asked);
    await post('order/refund', { orderNo: byMoney, refundPrice: '5.00', refundIntegral: 1, reason: '迟到补偿' });
    expect((await post(`cancel/${id}`, { reason: '' })).code).toBe(400);
    expect(await post(`cancel/${id}`, { reason: '台风预警' })).toMatchObject({ code: 200 });
    expect(await post(`cancel/${id}`, { reason: '再次' })).toMatchObject({ code: 400, message: '活动已结束或已取消' });
    expect(await activity(id)).toMatchObject({ status: 2, signStatus: 3, isOpen: 0, cancelReason: '台风预警', signedNum: 1 });
    for (const orderNo of [byMoney, verified, asked]) expect(await order(orderNo), orderNo).toMatchObject({ status: 9, refundStatus: 3 });
    for (const uid of uids.slice(0, 3)) expect(await held(uid)).toMatchObject({ money: '20.00', integral: 10 });
    expect(await order(wechat)).toMatchObject({ status: 3, refundStatus: 1 });
    expect(await refundsOf(wechat)).toMatchObject([{ refundStatus: 2, refundPrice: '20.00', refundIntegral: 10, refundReason: '活动取消：台风预警' }]);
    expect(await order(unpaid)).toMatchObject({ status: 9, refundStatus: 0 });
    expect(await held(uids[4])).toMatchObject({ integral: 10 });
    expect(await register(id, await member({ integral: 99 }))).toMatchObject({ code: 400 });
    await expectBooks();
  });

  it('leaves nobody with a place who signed up at the same moment', async () => {
    const id = await newActivity({ totalLimit: 50 });
    const uids = await Promise.all(Array.from({ length: 6 }, () => member()));
    const [cancelled] = await Promise.all([post(`cancel/${id}`, { reason: '场地停电' }), ...uids.map((uid) => register(id, uid))]);
    expect(cancelled).toMatchObject({ code: 200 });
    expect(await seats(id)).toBe(0);
    expect(await list('order/', { activityId: String(id), status: '3' })).toEqual([]);
    await expectBooks();
  });
});

it('keys of another merchant reach neither its activities nor its registrations', async () => {
  const own = await newActivity({ merId: goods.references.merId });
  const foreign = await newActivity();
  const keyed = await openShop(goods.server, calls, { merId: goods.references.merId });
  const uid = await member();
  const body = (activityId: number) => ({ orderNo: `BM${made += 1}`, activityId, uid, num: 1, answers: people(1) });
  expect(await keyed.call('marketing/activityOrder/register', body(foreign))).toMatchObject({ code: 400, message: '活动不存在或已下架' });
  expect(await keyed.call('marketing/activityOrder/register', body(own))).toMatchObject({ code: 200 });
  const { orderNo } = await registered(foreign, uid);
  expect((await keyed.call(`marketing/activityOrder/${orderNo}/withdraw`)).code).toBe(404);
});
