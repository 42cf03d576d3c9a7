/** Withdrawals of merchants: asked for within what is there and what 商户结算设置 allows, decided once, and paid out once (finance sheet, decisions 60, 61). */
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp } from '../helper';
import { openGoods, type Goods, type Row } from '../routes/goods';
import { signInWithoutRights } from '../walker';
import { openShop, shopWith, type Shop } from './helper';

let goods: Goods;
let shop: Shop;
let kinds: Row;
const rights = ['finance/merchantClosingRecord ask'];
beforeAll(async () => {
  goods = await openGoods();
  shop = await openShop(goods.server, rights);
  const { rows: [found] } = await sql<Row>`select category_id as "categoryId", type_id as "typeId" from merchant_merchant where id = ${goods.references.merId}`.execute(goods.server.app.sql);
  kinds = found!;
});
afterAll(() => goods?.close());

let number = 0;
/** The journal says that so much came to a merchant, or went, in 元. */
async function book(merId: number, amount: string, kind = 'shareReleased'): Promise<void> {
  await sql`insert into finance_entry (event, line, kind, account, amount, mer_id, order_no, data_date, create_time)
    select ${`sample:${number += 1}`}, line, ${kind}, account, ${amount}::numeric * sign, ${merId}, 'SAMPLE', current_date, localtimestamp(0)
    from (values (1, 'merchant:frozen', -1), (2, 'merchant:available', 1)) l(line, account, sign)`.execute(goods.server.app.sql);
}
async function merchant(amount?: string): Promise<number> {
  number += 1;
  const merId = await goods.create('merchant/merchant', {
    ...kinds, name: `结算店${number}`, realName: '陈建国', phone: `139${String(10_000_000 + number)}`, handlingFee: 5, keywords: ['正品'], isSelf: false, isRecommend: false, productSwitch: true, qualificationPicture: ['/demo/picture-1.svg'], starLevel: 1, sort: 1,
  });
  if (amount !== undefined) await book(merId, amount);
  return merId;
}
const bank = { closingType: 'bank', closingName: '杭州小满商贸有限公司', closingBank: '招商银行', closingBankCard: '6225880112345678' };
const wechat = { closingType: 'wechat', wechatNo: 'xiaoman', realName: '林小满', paymentCode: '/demo/pc-code-1.svg' };
const alipay = { closingType: 'alipay', alipayAccount: 'xiaoman@example.cn', realName: '林小满' };
const ask = (merId: number, amount: string, way: object = bank, name?: string, on = shop) => on.call('finance/merchantClosingRecord/ask', { merId, amount, ...way }, name);
async function asked(merId: number, amount: string, way: object = bank): Promise<string> {
  const { code, data, message } = await ask(merId, amount, way);
  expect([code, message]).toEqual([200, null]);
  return data.closingNo;
}
const base = '/admin/platform/finance/merchant/closing';
const call = (name: string, body: object, options: object = {}) => goods.server.call('POST', `${base}/${name}`, { body, ...options });
const pass = (closingNo: string) => call('audit', { closingNo, auditStatus: 1 });
const refuse = (closingNo: string, refusalReason = '收款账号有误') => call('audit', { closingNo, auditStatus: 2, refusalReason });
const proof = (closingNo: string) => call('proof', { closingNo, closingProof: '["/demo/receipt-1.svg"]' });
const rows = async (query: ReturnType<typeof sql<Row>>) => (await query.execute(goods.server.app.sql)).rows;
const detail = async (closingNo: string) => (await goods.server.call('GET', `${base}/detail/${closingNo}`)).data as Row;
const balance = async (merId: number) => (await goods.server.call('GET', `/admin/platform/merchant/detail/${merId}`)).data.balance as string;
const booked = (closingNo: string) => rows(sql<Row>`select kind, account, amount::text as amount, mer_id::int as "merId" from finance_entry where order_no = ${closingNo} order by id`);
const listed = async (query: object) => (await goods.server.call('GET', `${base}/list`, { query: { limit: '100', ...query } })).data.list as Row[];
const rules = { guaranteedAmount: '0.00', transferMinAmount: '0.00', transferMaxAmount: '0.00', merchantShareNode: 'complete', merchantShareFreezeTime: 7 };
const save = async (values: object) => expect(await goods.server.call('POST', `${base}/config/edit`, { body: { ...rules, ...values } })).toMatchObject({ code: 200 });
const amountErrors = (message: string) => ({ code: 400, data: { errors: [{ field: 'amount', message }] } });

describe('asking', () => {
  afterEach(() => save({}));

  it('takes the money at once, and says so in the journal', async () => {
    const merId = await merchant('100.00');
    const { code, data } = await ask(merId, '60.00', { ...bank, mark: '请尽快' });
    expect([code, data]).toEqual([200, { id: expect.any(Number), closingNo: expect.stringMatching(/^SHJS\d+$/), auditStatus: 0, recordVersion: 1 }]);
    expect(await balance(merId)).toBe('40.00');
    expect(await booked(data.closingNo)).toEqual([
      { kind: 'merchantClosingAsked', account: 'merchant:available', amount: '-60.00', merId }, { kind: 'merchantClosingAsked', account: 'merchant:withdrawing', amount: '60.00', merId },
    ]);
    expect(await detail(data.closingNo)).toMatchObject({ ...bank, merId, merName: expect.stringMatching(/^结算店/), amount: '60.00', balance: '40.00', auditStatus: 0, accountStatus: 0, mark: '请尽快', platformMark: '' });
  });

  it('is listed without where the money goes, and found by each of its filters', async () => {
    const merId = await merchant('100.00');
    const closingNo = await asked(merId, '60.00', wechat);
    const [row] = await listed({ merId: String(merId) });
    expect(row).toMatchObject({ closingNo, merId, amount: '60.00', closingType: 'wechat', auditName: '' });
    expect(Object.keys(row!).filter((key) => ['wechatNo', 'realName', 'paymentCode', 'closingBankCard'].includes(key))).toEqual([]);
    for (const query of [{ closingNo }, { closingType: 'wechat' }, { auditStatus: '0' }, { accountStatus: '0' }, { dateLimit: 'today' }]) expect(await listed({ merId: String(merId), ...query })).toHaveLength(1);
    for (const query of [{ closingNo: closingNo.slice(0, -1) }, { closingType: 'bank' }, { auditStatus: '1' }, { accountStatus: '1' }, { dateLimit: 'yesterday' }]) expect(await listed({ merId: String(merId), ...query })).toEqual([]);
  });

  it('two at once cannot have more than there is, in any process', async () => {
    const merId = await merchant('100.00');
    const other = await startTestApp({ database: goods.server.database });
    try {
      const answers = await Promise.all([shop, shopWith(shop.key, shop.id, other)].flatMap((on) => [1, 2].map(() => ask(merId, '60.00', bank, undefined, on))));
      expect(answers.map(({ code }) => code).sort()).toEqual([200, 400, 400, 400]);
      expect(answers.filter(({ code }) => code === 400).map(({ data }) => data)).toEqual([1, 2, 3].map(() => amountErrors('可结算余额只有40.00元').data));
    } finally {
      await other.close();
    }
    expect(await balance(merId)).toBe('40.00');
  });

  it('sent again under its name is one withdrawal', async () => {
    const merId = await merchant('100.00');
    const [first, again] = [await ask(merId, '10.00', bank, 'same'), await ask(merId, '10.00', bank, 'same')];
    expect(again).toEqual(first);
    expect(await balance(merId)).toBe('90.00');
  });

  it.each<[string, string, object, string]>([
    ['more than there is', '100.01', bank, 'amount'], ['nothing', '0.00', bank, 'amount'], ['less than nothing', '-1.00', bank, 'amount'],
    ['a bank card without its number', '1.00', { ...bank, closingBankCard: undefined }, 'closingBankCard'], ['a number that is none', '1.00', { ...bank, closingBankCard: '62-25' }, 'closingBankCard'],
    ['a bank card without its holder', '1.00', { ...bank, closingName: undefined }, 'closingName'], ['a bank card without its bank', '1.00', { ...bank, closingBank: '' }, 'closingBank'],
    ['WeChat without a name', '1.00', { ...wechat, realName: undefined }, 'realName'], ['Alipay without an account', '1.00', { ...alipay, alipayAccount: undefined }, 'alipayAccount'],
    ['a way that is none', '1.00', { closingType: 'cash' }, 'closingType'], ['a remark without end', '1.00', { ...bank, mark: '字'.repeat(51) }, 'mark'],
  ])('%s is refused at its input, and nothing moves', async (_what, amount, way, field) => {
    const merId = await merchant('100.00');
    expect(await ask(merId, amount, way)).toMatchObject({ code: 400, data: { errors: [{ field }] } });
    expect([await balance(merId), await listed({ merId: String(merId) })]).toEqual(['100.00', []]);
  });

  it.each<[string, Row, string, string | undefined]>([
    ['less than the least', { transferMinAmount: '20.00', transferMaxAmount: '50.00' }, '19.99', '每笔不能低于20.00元'],
    ['the least', { transferMinAmount: '20.00', transferMaxAmount: '50.00' }, '20.00', undefined],
    ['the most', { transferMinAmount: '20.00', transferMaxAmount: '50.00' }, '50.00', undefined],
    ['more than the most', { transferMinAmount: '20.00', transferMaxAmount: '50.00' }, '50.01', '每笔不能超过50.00元'],
    ['what leaves the guarantee', { guaranteedAmount: '30.00' }, '70.00', undefined],
    ['a part of the guarantee', { guaranteedAmount: '30.00' }, '70.01', '可结算余额只有70.00元（商户余额100.00元，须留保证金30.00元）'],
    ['anything while the guarantee is more than there is', { guaranteedAmount: '100.01' }, '0.01', '可结算余额只有0.00元（商户余额100.00元，须留保证金100.01元）'],
    ['everything, where the settings say nothing', {}, '100.00', undefined],
  ])('%s', async (_what, values, amount, message) => {
    const merId = await merchant('100.00');
    await save(values);
    expect(await ask(merId, amount)).toMatchObject(message === undefined ? { code: 200 } : amountErrors(message));
  });

  it('one who owes asks for nothing', async () => {
    const merId = await merchant('-5.00');
    expect(await ask(merId, '0.01')).toMatchObject(amountErrors('可结算余额只有0.00元'));
  });

  it('what is frozen is not asked for', async () => {
    const merId = await merchant();
    await sql`insert into finance_entry (event, line, kind, account, amount, mer_id, data_date, create_time) values (${`sample:${number += 1}`}, 1, 'orderPaid', 'merchant:frozen', 50, ${merId}, current_date, localtimestamp(0))`.execute(goods.server.app.sql);
    expect(await ask(merId, '0.01')).toMatchObject(amountErrors('可结算余额只有0.00元'));
  });

  it('of a merchant that is not there', async () => {
    expect(await ask(99_999_999, '1.00')).toMatchObject({ code: 400, data: { errors: [{ field: 'merId' }] } });
  });

  it('a key of one merchant asks for its own, and learns nothing of another', async () => {
    const [mine, theirs] = [await merchant('100.00'), await merchant('100.00')];
    const bound = await openShop(goods.server, rights, { merId: mine });
    expect(await ask(mine, '10.00', bank, undefined, bound)).toMatchObject({ code: 200 });
    const refused = { code: 400, data: { errors: [{ field: 'merId', message: '商户不存在' }] } };
    for (const amount of ['10.00', '100.01']) expect(await ask(theirs, amount, bank, undefined, bound)).toMatchObject(refused);
    expect(await balance(theirs)).toBe('100.00');
  });
});

describe('a decision', () => {
  it('is made once, whatever is decided at once', async () => {
    const merId = await merchant('100.00');
    const closingNo = await asked(merId, '60.00');
    const answers = await Promise.all([pass(closingNo), refuse(closingNo), pass(closingNo), refuse(closingNo)]);
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 400, 400, 400]);
    const { auditStatus } = await detail(closingNo);
    expect([auditStatus, await balance(merId)]).toEqual(auditStatus === 1 ? [1, '40.00'] : [2, '100.00']);
  });

  it('against it returns the money, says why, and is final', async () => {
    const merId = await merchant('100.00');
    const closingNo = await asked(merId, '60.00', alipay);
    expect(await call('audit', { closingNo, auditStatus: 2 })).toMatchObject({ code: 400, data: { errors: [{ field: 'refusalReason' }] } });
    expect(await refuse(closingNo, '字'.repeat(51))).toMatchObject({ code: 400, data: { errors: [{ field: 'refusalReason' }] } });
    expect(await refuse(closingNo)).toMatchObject({ code: 200 });
    expect(await detail(closingNo)).toMatchObject({ auditStatus: 2, refusalReason: '收款账号有误', auditName: expect.stringMatching(/./), auditTime: expect.stringMatching(/^\d{4}-/), balance: '100.00' });
    expect((await booked(closingNo)).slice(2)).toEqual([
      { kind: 'merchantClosingRefused', account: 'merchant:withdrawing', amount: '-60.00', merId }, { kind: 'merchantClosingRefused', account: 'merchant:available', amount: '60.00', merId },
    ]);
    expect([(await pass(closingNo)).message, (await refuse(closingNo)).message].every((message) => message?.startsWith('该结算申请已审核'))).toBe(true);
    expect(await proof(closingNo)).toMatchObject({ code: 400 });
  });

  it('for it fails while refunds have left less than was asked for, whoever makes it', async () => {
    const merId = await merchant('100.00');
    const closingNo = await asked(merId, '60.00');
    await book(merId, '-40.01', 'refundSettled');
    expect(await pass(closingNo)).toMatchObject({ code: 400, message: '申请后发生退款，商户余额已为-0.01元，不能通过' });
    expect(await detail(closingNo)).toMatchObject({ auditStatus: 0, balance: '-0.01' });
    await book(merId, '0.01');
    expect(await pass(closingNo)).toMatchObject({ code: 200 });
  });

  it.each([0, 3, 'viel'])('that is none (%s) is refused', async (auditStatus) => {
    const closingNo = await asked(await merchant('100.00'), '60.00');
    expect(await call('audit', { closingNo, auditStatus })).toMatchObject({ code: 400 });
    expect(await detail(closingNo)).toMatchObject({ auditStatus: 0 });
  });
});

describe('a transfer', () => {
  it.each<[string, object, string]>([['bank', bank, 'cash:bank'], ['WeChat', wechat, 'cash:weixin'], ['Alipay', alipay, 'cash:alipay']])('by %s ends it, as one movement of money', async (_way, way, account) => {
    const merId = await merchant('100.00');
    const closingNo = await asked(merId, '60.00', way);
    expect(await proof(closingNo)).toMatchObject({ code: 400 });
    expect(await pass(closingNo)).toMatchObject({ code: 200 });
    for (const closingProof of ['[]', JSON.stringify(Array.from({ length: 7 }, () => '/demo/receipt-1.svg')), 'no list']) expect(await call('proof', { closingNo, closingProof })).toMatchObject({ code: 400, data: { errors: [{ field: 'closingProof' }] } });
    const answers = await Promise.all([proof(closingNo), proof(closingNo)]);
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 400]);
    expect(await balance(merId)).toBe('40.00');
    expect((await booked(closingNo)).slice(2)).toEqual([{ kind: 'merchantClosingPaid', account: 'merchant:withdrawing', amount: '-60.00', merId }, { kind: 'merchantClosingPaid', account, amount: '60.00', merId }]);
    expect(await rows(sql<Row>`select type, pm, amount::text as amount, mer_id::int as "merId", uid from finance_flow where order_no = ${closingNo}`)).toEqual([{ type: 'merchant_closing', pm: 0, amount: '60.00', merId, uid: null }]);
    expect(await detail(closingNo)).toMatchObject({ accountStatus: 1, closingProof: '["/demo/receipt-1.svg"]', closingTime: expect.stringMatching(/^\d{4}-/), balance: '40.00' });
  });

  it('is told as 已结算 on the home page, and 待结算 until then', async () => {
    const figures = async () => (await goods.server.call('GET', '/admin/platform/statistics/home/finance')).data as Row;
    const merId = await merchant('100.00');
    const before = await figures();
    const closingNo = await asked(merId, '60.00');
    await pass(closingNo);
    expect(await figures()).toMatchObject({ pendingSettlement: before.pendingSettlement, settledAmount: before.settledAmount });
    await proof(closingNo);
    const after = await figures();
    expect([Number(before.pendingSettlement) - Number(after.pendingSettlement), Number(after.settledAmount) - Number(before.settledAmount)].map((change) => change.toFixed(2))).toEqual(['60.00', '60.00']);
  });
});

it('a remark is written down beside what the merchant said, and no blank one', async () => {
  const closingNo = await asked(await merchant('100.00'), '10.00', { ...bank, mark: '请尽快' });
  expect(await call('remark', { closingNo, remark: '' })).toMatchObject({ code: 400 });
  expect(await call('remark', { closingNo, remark: '已电话核对' })).toMatchObject({ code: 200 });
  expect(await detail(closingNo)).toMatchObject({ platformMark: '已电话核对', mark: '请尽快' });
  expect(await call('remark', { closingNo: 'SHJS0', remark: '没有' })).toMatchObject({ code: 404, message: '结算单不存在' });
  expect(await goods.server.call('GET', `${base}/detail/SHJS0`)).toMatchObject({ code: 404, message: '结算单不存在' });
});

it('whoever has no right sees and decides nothing', async () => {
  const merId = await merchant('100.00');
  const closingNo = await asked(merId, '10.00');
  const token = await signInWithoutRights(goods.server);
  const answers = [
    ...await Promise.all(['list', `detail/${closingNo}`].map((path) => goods.server.call('GET', `${base}/${path}`, { token }))),
    ...await Promise.all(['audit', 'proof', 'remark'].map((name) => call(name, { closingNo, auditStatus: 1 }, { token }))),
  ];
  expect(answers.map(({ code }) => code)).toEqual([403, 403, 403, 403, 403]);
  expect(await detail(closingNo)).toMatchObject({ auditStatus: 0 });
});
