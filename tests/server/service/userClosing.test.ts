/** Withdrawals of brokerage: asked for by members within what is there, decided once, and paid out once (finance sheet, decisions 61). */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { book } from '../../../src/server/resources/door/book';
import { startTestApp } from '../helper';
import { openGoods, type Goods, type Row } from '../routes/goods';
import { signInWithoutRights } from '../walker';
import { openShop, shopWith, type Shop } from './helper';

let goods: Goods;
let shop: Shop;
const rights = ['finance/userClosing ask'];
beforeAll(async () => {
  goods = await openGoods();
  shop = await openShop(goods.server, rights);
});
afterAll(() => goods?.close());

let number = 0;
/** A member with so much brokerage, in 元. */
async function promoter(amount: string, values: Row = {}): Promise<number> {
  const uid = await goods.create('user/user', { account: `w${number += 1}`, nickname: '小满', phone: '13800138000', isPromoter: true });
  await goods.inDoor((visit) => book(visit, 'distribution/brokerageRecord', { holder: uid, amount, title: '样品', values: { linkType: 'yue', title: '样品', status: 3 } }));
  if (Object.keys(values).length > 0) await goods.assign('user/user', uid, values);
  return uid;
}
const bank = { closingType: 'bank', cardholder: '林小满', bankName: '招商银行', bankCardNo: '6225880112345678' };
const wechat = { closingType: 'wechat', wechatNo: 'xiaoman', realName: '林小满' };
const alipay = { closingType: 'alipay', alipayAccount: 'xiaoman@example.cn', realName: '林小满' };
const ask = (uid: number, closingPrice: string, way: object = bank, name?: string, on = shop) => on.call('finance/userClosing/ask', { uid, closingPrice, ...way }, name);
async function asked(uid: number, closingPrice: string, way: object = bank): Promise<string> {
  const { code, data, message } = await ask(uid, closingPrice, way);
  expect([code, message]).toEqual([200, null]);
  return data.closingNo;
}
const call = (name: string, body: object, options: object = {}) => goods.server.call('POST', `/admin/platform/finance/user/closing/${name}`, { body, ...options });
const pass = (closingNo: string) => call('audit', { closingNo, auditStatus: 1 });
const refuse = (closingNo: string, refusalReason = '收款账号有误') => call('audit', { closingNo, auditStatus: 2, refusalReason });
const proof = (closingNo: string) => call('proof', { closingNo, closingProof: '["/demo/receipt-1.svg"]' });
const rows = async (query: ReturnType<typeof sql<Row>>) => (await query.execute(goods.server.app.sql)).rows;
const brokerage = async (uid: number) => (await rows(sql<Row>`select brokerage_price::text as price from user_user where id = ${uid}`))[0]!.price;
const records = (closingNo: string) => rows(sql<Row>`select type, status, price::text as price, balance::text as balance from user_brokerage_record where link_type = 'withdraw' and order_no = ${closingNo} order by id`);
const booked = (closingNo: string) => rows(sql<Row>`select kind, account, amount::text as amount from finance_entry where order_no = ${closingNo} order by id`);
const listed = async (query: object) => (await goods.server.call('GET', '/admin/platform/finance/user/closing/list', { query: { limit: '100', ...query } })).data.list as Row[];
const save = (values: object) => goods.server.call('POST', '/admin/platform/retail/store/config/save', { body: {
  retailStoreSwitch: 1, retailStoreLine: -1, retailStoreBindingType: 0, retailStoreBubbleSwitch: 1, retailStoreBrokerageFirstRatio: 10, retailStoreBrokerageSecondRatio: 5,
  retailStoreExtractMinPrice: '0.00', retailStoreExtractBank: '', retailStoreBrokerageShareNode: 'complete', retailStoreBrokerageFreezingTime: 7, ...values,
} });

describe('asking', () => {
  it('takes the money at once, and says so in the journal', async () => {
    const uid = await promoter('100.00');
    const { code, data } = await ask(uid, '60.00');
    expect([code, data]).toEqual([200, { id: expect.any(Number), closingNo: expect.stringMatching(/^YHJS\d+$/), auditStatus: 0, recordVersion: 1 }]);
    expect(await brokerage(uid)).toBe('40.00');
    expect(await records(data.closingNo)).toEqual([{ type: 2, status: 5, price: '60.00', balance: '40.00' }]);
    expect(await booked(data.closingNo)).toEqual([
      { kind: 'userClosingAsked', account: 'member:brokerage:available', amount: '-60.00' }, { kind: 'userClosingAsked', account: 'member:brokerage:withdrawing', amount: '60.00' },
    ]);
    expect((await listed({ keywords: '88011234' })).find(({ closingNo }) => closingNo === data.closingNo)).toMatchObject({
      uid, nickName: '小满', isLogoff: false, closingPrice: '60.00', balance: '40.00', closingType: 'bank', cardholder: '林小满', auditStatus: 0, accountStatus: 0,
    });
  });

  it('two at once cannot have more than there is, in any process', async () => {
    const uid = await promoter('100.00');
    const other = await startTestApp({ database: goods.server.database });
    try {
      const answers = await Promise.all([shop, shopWith(shop.key, shop.id, other)].flatMap((on) => [1, 2].map(() => ask(uid, '60.00', bank, undefined, on))));
      expect(answers.map(({ code }) => code).sort()).toEqual([200, 400, 400, 400]);
      expect(answers.filter(({ code }) => code === 400).map(({ data }) => data)).toEqual([1, 2, 3].map(() => ({ errors: [{ field: 'closingPrice', message: '可结算佣金只有40.00元' }] })));
    } finally {
      await other.close();
    }
    expect(await brokerage(uid)).toBe('40.00');
  });

  it('sent again under its name is one withdrawal', async () => {
    const uid = await promoter('100.00');
    const [first, again] = [await ask(uid, '10.00', bank, 'same'), await ask(uid, '10.00', bank, 'same')];
    expect(again).toEqual(first);
    expect(await brokerage(uid)).toBe('90.00');
  });

  it.each<[string, string, object, string]>([
    ['more than there is', '100.01', bank, 'closingPrice'], ['nothing', '0.00', bank, 'closingPrice'], ['less than nothing', '-1.00', bank, 'closingPrice'],
    ['a bank card without its number', '1.00', { ...bank, bankCardNo: undefined }, 'bankCardNo'], ['a number that is none', '1.00', { ...bank, bankCardNo: '62-25' }, 'bankCardNo'],
    ['WeChat without a name', '1.00', { ...wechat, realName: undefined }, 'realName'], ['Alipay without an account', '1.00', { ...alipay, alipayAccount: undefined }, 'alipayAccount'],
    ['a way that is none', '1.00', { closingType: 'cash' }, 'closingType'],
  ])('%s is refused at its input, and nothing moves', async (_what, price, way, field) => {
    const uid = await promoter('100.00');
    expect(await ask(uid, price, way)).toMatchObject({ code: 400, data: { errors: [{ field }] } });
    expect([await brokerage(uid), await listed({ uid })]).toEqual(['100.00', []]);
  });

  it.each<[string, Row]>([['who has left', { isLogoff: true }], ['who is locked out', { status: false }]])('a member %s asks for nothing', async (_who, values) => {
    const uid = await promoter('100.00', values);
    expect(await ask(uid, '1.00')).toMatchObject({ code: 400, data: { errors: [{ field: 'uid' }] } });
    expect(await ask(99_999_999, '1.00')).toMatchObject({ code: 400, data: { errors: [{ field: 'uid' }] } });
  });

  it('no less than 分销配置 says, and to no bank but those that it names', async () => {
    const uid = await promoter('100.00');
    expect(await save({ retailStoreExtractMinPrice: '20.00', retailStoreExtractBank: '中国银行,招商银行' })).toMatchObject({ code: 200 });
    expect(await ask(uid, '19.99')).toMatchObject({ code: 400, data: { errors: [{ field: 'closingPrice', message: '每次结算不能低于20.00元' }] } });
    expect(await ask(uid, '20.00', { ...bank, bankName: '某某银行' })).toMatchObject({ code: 400, data: { errors: [{ field: 'bankName', message: '银行名称只能是中国银行、招商银行' }] } });
    expect(await ask(uid, '20.00')).toMatchObject({ code: 200 });
    expect(await ask(uid, '20.00', alipay)).toMatchObject({ code: 200 });
    await save({});
  });

  it('a merchant\'s key asks for nobody', async () => {
    const theirs = await openShop(goods.server, rights, { merId: goods.references.merId });
    expect(await ask(await promoter('100.00'), '1.00', bank, undefined, theirs)).toMatchObject({ code: 403 });
  });
});

describe('a refusal', () => {
  it('returns the money once, however many refuse at once', async () => {
    const uid = await promoter('100.00');
    const closingNo = await asked(uid, '60.00');
    const answers = await Promise.all([refuse(closingNo), refuse(closingNo), refuse(closingNo)]);
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 400, 400]);
    expect(await brokerage(uid)).toBe('100.00');
    expect(await records(closingNo)).toEqual([{ type: 2, status: 4, price: '60.00', balance: '40.00' }, { type: 1, status: 3, price: '60.00', balance: '100.00' }]);
  });

  it('says why, is told in the journal, and is final', async () => {
    const uid = await promoter('100.00');
    const closingNo = await asked(uid, '60.00', wechat);
    expect(await call('audit', { closingNo, auditStatus: 2 })).toMatchObject({ code: 400, data: { errors: [{ field: 'refusalReason' }] } });
    expect(await refuse(closingNo, '字'.repeat(51))).toMatchObject({ code: 400, data: { errors: [{ field: 'refusalReason' }] } });
    expect(await refuse(closingNo)).toMatchObject({ code: 200 });
    expect((await listed({ uid: String(uid) }))[0]).toMatchObject({ auditStatus: 2, refusalReason: '收款账号有误', auditTime: expect.stringMatching(/^\d{4}-/), balance: '100.00' });
    expect((await booked(closingNo)).slice(2)).toEqual([
      { kind: 'userClosingRefused', account: 'member:brokerage:withdrawing', amount: '-60.00' }, { kind: 'userClosingRefused', account: 'member:brokerage:available', amount: '60.00' },
    ]);
    expect([(await pass(closingNo)).message, (await refuse(closingNo)).message].every((message) => message?.startsWith('该结算申请已审核'))).toBe(true);
    expect(await proof(closingNo)).toMatchObject({ code: 400 });
  });

  it('gives nothing back to who has left meanwhile: 8105, and the request still waits', async () => {
    const uid = await promoter('100.00');
    const closingNo = await asked(uid, '60.00');
    await goods.assign('user/user', uid, { isLogoff: true });
    expect(await refuse(closingNo)).toMatchObject({ code: 8105, message: '会员已注销' });
    expect((await listed({ uid: String(uid) }))[0]).toMatchObject({ auditStatus: 0, isLogoff: true });
    expect(await pass(closingNo)).toMatchObject({ code: 200 });
  });
});

describe('a transfer', () => {
  it.each<[string, object, string]>([['bank', bank, 'cash:bank'], ['WeChat', wechat, 'cash:weixin'], ['Alipay', alipay, 'cash:alipay']])('by %s ends it, as one movement of money', async (_way, way, account) => {
    const uid = await promoter('100.00');
    const closingNo = await asked(uid, '60.00', way);
    expect(await proof(closingNo)).toMatchObject({ code: 400 });
    expect(await pass(closingNo)).toMatchObject({ code: 200 });
    expect(await call('proof', { closingNo, closingProof: '[]' })).toMatchObject({ code: 400, data: { errors: [{ field: 'closingProof' }] } });
    const answers = await Promise.all([proof(closingNo), proof(closingNo)]);
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 400]);
    expect(await brokerage(uid)).toBe('40.00');
    expect(await records(closingNo)).toEqual([{ type: 2, status: 3, price: '60.00', balance: '40.00' }]);
    expect((await booked(closingNo)).slice(2)).toEqual([{ kind: 'userClosingPaid', account: 'member:brokerage:withdrawing', amount: '-60.00' }, { kind: 'userClosingPaid', account, amount: '60.00' }]);
    expect(await rows(sql<Row>`select type, pm, amount::text as amount, uid::int as uid from finance_flow where order_no = ${closingNo}`)).toEqual([{ type: 'user_closing', pm: 0, amount: '60.00', uid }]);
    expect((await listed({ uid: String(uid), accountStatus: '1' }))[0]).toMatchObject({ accountStatus: 1, closingProof: '["/demo/receipt-1.svg"]', closingTime: expect.stringMatching(/^\d{4}-/) });
    const { data } = await goods.server.call('GET', '/admin/platform/retail/store/people/list', { query: { limit: '100' } });
    expect((data.list as Row[]).find(({ id }) => id === uid)).toMatchObject({ extractCountPrice: '60.00', extractCountNum: 1, brokeragePrice: '40.00' });
  });
});

it('a remark is written down, and no blank one', async () => {
  const uid = await promoter('100.00');
  const closingNo = await asked(uid, '10.00');
  expect(await call('remark', { closingNo, remark: '' })).toMatchObject({ code: 400 });
  expect(await call('remark', { closingNo, remark: '已电话核对' })).toMatchObject({ code: 200 });
  expect((await listed({ uid: String(uid) }))[0]).toMatchObject({ mark: '已电话核对' });
  expect(await call('remark', { closingNo: 'YHJS0', remark: '没有' })).toMatchObject({ code: 404, message: '结算单不存在' });
});

it('whoever has no right sees and decides nothing', async () => {
  const closingNo = await asked(await promoter('100.00'), '10.00');
  const token = await signInWithoutRights(goods.server);
  const answers = [await goods.server.call('GET', '/admin/platform/finance/user/closing/list', { token }), ...await Promise.all(['audit', 'proof', 'remark'].map((name) => call(name, { closingNo, auditStatus: 1 }, { token })))];
  expect(answers.map(({ code }) => code)).toEqual([403, 403, 403, 403]);
  expect(await records(closingNo)).toMatchObject([{ status: 5 }]);
});
