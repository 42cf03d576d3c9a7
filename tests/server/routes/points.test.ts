/** Points of purchases: granted by hand and by reviews of receipts, taken back, once for each receipt, within every limit. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, wallTime } from '../../../src/engine/time/wallTime';
import { hashPassword } from '../../../src/server/accounts/passwords';
import { atOneMoment, findings } from '../../../scripts/books/check';
import { openShop, type Shop } from '../service/helper';
import { type Goods, openGoods, type Row } from './goods';

let goods: Goods;
let shop: Shop;
let uid: number;
let ruleId: number;
let number = 0;
/** Noon of yesterday: the day has one rule, whatever the hour. */
const consumeTime = `${addDays(wallTime().slice(0, 10), -1)} 12:00:00`;

beforeAll(async () => {
  goods = await openGoods();
  ruleId = await goods.create('marketing/integralRule', { name: '每元一分', weekdays: [1, 2, 3, 4, 5, 6, 7], timeRange: ['00:00', '24:00'] });
  shop = await openShop(goods.server, ['marketing/integralReceipt upload']);
});
afterAll(() => goods?.close());

const call = (path: string, body: Row = {}) => goods.server.call('POST', `/admin/platform/integral/${path}`, { body });
const member = () => goods.create('user/user', { nickname: '会员', phone: `138${String(number += 1).padStart(8, '0')}` });
const bill = (changed: Row = {}): Row => ({ uid, merId: goods.references.merId, consumeAmount: '100.00', consumeTime, ...changed });
const slip = (changed: Row = {}): Row => ({ ...bill(), issueType: 1, receiptNo: `XP-${number += 1}`, ...changed });
const heldBy = async (id: number) => (await goods.server.call('GET', `/admin/platform/user/detail/${id}`)).data.integral;
const ledgerOf = (id: number) => goods.inDoor(({ db }) => db.selectFrom('user_integral_record').select(['link_type', 'link_id', 'type', 'integral', 'status']).where('uid', '=', id).orderBy('id').execute());
const upload = (changed: Row = {}) => goods.create('marketing/integralReceipt', { ...bill(), receiptNo: `XP-${number += 1}`, ...changed });
const pass = (id: number, changed: Row = {}) => call('receipt/audit', { id, auditStatus: 2, merId: goods.references.merId, receiptNo: `XP-${number += 1}`, consumeAmount: '100.00', consumeTime, integral: 100, ...changed });
const fieldsOf = (answer: Row) => (answer.data.errors as Row[]).map(({ field, message }) => [field, message]);

describe('points by hand', () => {
  it('are told before they are granted, and are what is granted', async () => {
    uid = await member();
    expect((await call('manual/calculate', bill())).data).toEqual({ integral: 100, ruleId, ruleName: '每元一分', exceptionRuleName: '', needReview: false });
    expect(await ledgerOf(uid)).toEqual([]);
    const { data: { id } } = await call('manual/add', slip({ integral: 999 }));
    expect(await heldBy(uid)).toBe(100);
    expect(await ledgerOf(uid)).toEqual([{ link_type: 'manual', link_id: `M${id}`, type: 1, integral: 100, status: 3 }]);
    expect((await goods.server.call('GET', `/admin/platform/integral/manual/detail/${id}`)).data).toMatchObject({ integral: 100, ruleName: '每元一分', status: 3, operatorName: expect.stringMatching(/.+/) });
  });

  it('are as many as are typed where nothing was bought', async () => {
    uid = await member();
    expect(await call('manual/add', { uid, issueType: 2, integral: 33, remark: '生日' })).toMatchObject({ code: 200 });
    expect(await heldBy(uid)).toBe(33);
  });

  it.each<[string, Row, string, string]>([
    ['nothing said of a gift', { issueType: 2, integral: 5, remark: '' }, 'remark', '请输入备注'],
    ['a gift of nothing', { issueType: 2, integral: null, remark: '生日' }, 'integral', '请输入发放积分'],
    ['a purchase that earns nothing', { consumeAmount: '0.99' }, 'integral', '该笔消费不产生积分，请检查积分规则'],
    ['a purchase to come', { consumeTime: '2999-01-01 00:00:00' }, 'consumeTime', '消费时间不能晚于现在'],
    ['a purchase of long ago', { consumeTime: '2020-01-01 00:00:00' }, 'consumeTime', '消费时间须在一年以内'],
    ['a number with strange characters', { receiptNo: 'XP 1' }, 'receiptNo', '小票号只能包含字母、数字和连字符'],
  ])('are refused for %s', async (_what, changed, field, message) => {
    uid = await member();
    const answer = await call('manual/add', slip(changed));
    expect([answer.code, fieldsOf(answer)]).toEqual([400, [[field, message]]]);
    expect(await ledgerOf(uid)).toEqual([]);
  });

  it('are granted once for a receipt, whoever asks at once, and again once taken back', async () => {
    uid = await member();
    const same = slip();
    const answers = await Promise.all([1, 2, 3].map(() => call('manual/add', same)));
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 400, 400]);
    for (const answer of answers.filter(({ code }) => code === 400)) expect(fieldsOf(answer)).toEqual([['receiptNo', '该小票已登记']]);
    const { id } = answers.find(({ code }) => code === 200)!.data;
    expect(await call(`manual/revoke/${id}`, { reason: '录错了' })).toMatchObject({ code: 200 });
    expect(await heldBy(uid)).toBe(0);
    expect(await call(`manual/revoke/${id}`, { reason: '录错了' })).toMatchObject({ code: 400, message: expect.stringContaining('状态已变化，请刷新') });
    expect((await call('manual/add', same)).code).toBe(200);
  });

  it('are not taken back once they are spent, or after seven days', async () => {
    uid = await member();
    const { data: { id } } = await call('manual/add', slip());
    await call('manual/add', { uid, issueType: 2, integral: 1, remark: '补' });
    await goods.inDoor(({ db }) => db.updateTable('marketing_integral_manual').set({ create_time: `${addDays(wallTime().slice(0, 10), -8)} 00:00:00` }).where('id', '=', id).execute());
    expect(await call(`manual/revoke/${id}`, { reason: '录错了' })).toMatchObject({ code: 400, message: '发放超过 7 天，不能撤销' });
    const spent = (await call('manual/add', slip())).data.id;
    await call('adjust/add', { uid, adjustType: 'sub', integral: 150, reasonType: 4 });
    const [request] = (await goods.server.call('GET', '/admin/platform/integral/adjust/page', { query: { searchType: 'uid', content: String(uid) } })).data.list;
    expect((await call('approval/audit', { id: request.id, auditStatus: 2 })).code).toBe(200);
    expect(await call(`manual/revoke/${spent}`, { reason: '录错了' })).toMatchObject({ code: 400 });
    expect(await heldBy(uid)).toBe(51);
  });

  it('keep to a limit however many ask at once', async () => {
    uid = await member();
    const limit = await goods.create('marketing/integralException', { name: '每日上限', exceptionType: 3, dimension: 5, limitCycle: 2, limitIntegral: 250 });
    const answers = await Promise.all(Array.from({ length: 5 }, () => call('manual/add', slip())));
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 200, 200, 400, 400]);
    expect(await heldBy(uid)).toBe(250);
    await goods.assign('marketing/integralException', limit, { status: false });
  });
});

describe('a receipt', () => {
  it('is what becomes of an entry that a rule wants looked at', async () => {
    uid = await member();
    const large = await goods.create('marketing/integralException', { name: '大额', exceptionType: 4, dimension: 5, triggerAmount: '500.00' });
    const entry = slip({ consumeAmount: '500.00' });
    const { data: { id } } = await call('manual/add', entry);
    expect([await heldBy(uid), (await goods.server.call('GET', `/admin/platform/integral/receipt/detail/${id}`)).data]).toMatchObject([0, { source: 2, auditStatus: 1, integral: 500, receiptNo: entry.receiptNo }]);
    expect((await call('receipt/calculate', { id, merId: goods.references.merId, consumeAmount: '80.00', consumeTime })).data).toEqual({ integral: 80, ruleName: '每元一分' });
    await goods.assign('marketing/integralException', large, { status: false });
  });

  it('grants its points when it is passed, once', async () => {
    uid = await member();
    const id = await upload();
    expect((await Promise.all([pass(id), pass(id)])).map(({ code }) => code).sort()).toEqual([200, 400]);
    expect([await heldBy(uid), await ledgerOf(uid)]).toEqual([100, [{ link_type: 'manual', link_id: `R${id}`, type: 1, integral: 100, status: 3 }]]);
    expect((await goods.server.call('GET', `/admin/platform/integral/receipt/detail/${id}`)).data).toMatchObject({ auditStatus: 2, ruleName: '每元一分', auditorName: expect.stringMatching(/.+/) });
  });

  it('grants nothing when it is refused, which needs a reason', async () => {
    uid = await member();
    const id = await upload();
    expect(fieldsOf(await call('receipt/audit', { id, auditStatus: 3 }))).toEqual([['refusalReason', '请输入拒绝原因']]);
    expect((await call('receipt/audit', { id, auditStatus: 3, refusalReason: '不清晰' })).code).toBe(200);
    expect(await ledgerOf(uid)).toEqual([]);
  });

  it('is passed once by its number, and not after points by hand for it; the same number is told', async () => {
    uid = await member();
    const receiptNo = `XP-${number += 1}`;
    const [one, other] = [await upload({ receiptNo }), await upload({ receiptNo })];
    const detail = (await goods.server.call('GET', `/admin/platform/integral/receipt/detail/${other}`)).data;
    expect([detail.repeatCount, detail.repeatList]).toMatchObject([1, [{ id: one, uid }]]);
    const answers = await Promise.all([pass(one, { receiptNo }), pass(other, { receiptNo })]);
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 400]);
    expect(fieldsOf(answers.find(({ code }) => code === 400)!)).toEqual([['receiptNo', '该小票已积分']]);
    const entry = slip();
    await call('manual/add', entry);
    expect(fieldsOf(await pass(await upload(), { receiptNo: entry.receiptNo }))).toEqual([['receiptNo', '该小票已积分']]);
    expect(fieldsOf(await call('manual/add', slip({ receiptNo })))).toEqual([['receiptNo', '该小票已登记']]);
  });
});

describe('a receipt that a member uploads', () => {
  const images = ['/demo/receipt-1.svg'];
  const hand = (changed: Row = {}, name?: string) => shop.call('marketing/integralReceipt/upload', { ...bill(), images, receiptNo: `XP-${number += 1}`, ...changed }, name);
  const waiting = async () => (await goods.server.call('GET', '/admin/platform/integral/receipt/page', { query: { searchType: 'uid', content: String(uid) } })).data.list;

  it('waits, and tells what it may earn; sent again it is the same, and one of the same number is told', async () => {
    uid = await member();
    const receiptNo = `XP-${number += 1}`;
    const { data } = await hand({ receiptNo }, 'once');
    expect(data).toEqual({ id: data.id, auditStatus: 1, integral: 100 });
    expect((await hand({ receiptNo }, 'once')).data).toEqual(data);
    expect(await waiting()).toMatchObject([{ id: data.id, source: 1, auditStatus: 1, images: images.join(','), integral: 100, receiptNo, repeatCount: 0 }]);
    expect(await ledgerOf(uid)).toEqual([]);
    await hand({ receiptNo });
    expect(await waiting()).toMatchObject([{ receiptNo, repeatCount: 1 }, { id: data.id }]);
  });

  it('may be pictures alone, which whoever reviews it reads', async () => {
    uid = await member();
    const { data } = await hand({ merId: null, receiptNo: '', consumeAmount: null, consumeTime: null });
    expect(await waiting()).toMatchObject([{ id: data.id, merId: null, consumeAmount: null, integral: 0 }]);
    expect((await pass(data.id)).code).toBe(200);
    expect(await heldBy(uid)).toBe(100);
  });

  it.each<[string, Row, string, RegExp]>([
    ['without a picture', { images: [] }, 'images', /小票图片/],
    ['of ten pictures', { images: Array.from({ length: 10 }, (_, at) => `/demo/receipt-${at}.svg`) }, 'images', /9/],
    ['of pictures that are none', { images: ['javascript:alert(1)'] }, 'images', /图片/],
    ['of nobody', { uid: 99_999_999 }, 'uid', /会员不存在/],
    ['of no shop', { merId: 99_999_999 }, 'merId', /商户不存在/],
    ['of no amount', { consumeAmount: '0.00' }, 'consumeAmount', /消费金额/],
    ['of a purchase to come', { consumeTime: '2999-01-01 00:00:00' }, 'consumeTime', /消费时间不能晚于现在/],
    ['with a number of strange characters', { receiptNo: 'XP 1' }, 'receiptNo', /小票号只能包含字母、数字和连字符/],
  ])('%s is refused', async (_what, changed, field, message) => {
    uid = await member();
    const answer = await hand(changed);
    expect([answer.code, fieldsOf(answer)]).toEqual([400, [[field, expect.stringMatching(message)]]]);
    expect(await waiting()).toEqual([]);
  });

  it.each<[string, Row, string]>([['has left', { isLogoff: true }, '会员已注销'], ['is locked out', { status: false }, '会员已被禁用']])('by one who %s is refused', async (_what, standing, message) => {
    uid = await member();
    await goods.assign('user/user', uid, standing);
    expect(fieldsOf(await hand())).toEqual([['uid', message]]);
  });

  it('is refused once its points are granted, and grants nothing that the shop claims', async () => {
    uid = await member();
    const entry = slip();
    await call('manual/add', entry);
    expect(fieldsOf(await hand({ receiptNo: entry.receiptNo }))).toEqual([['receiptNo', '该小票已积分']]);
    const { data } = await hand({ integral: 9999, auditStatus: 2, source: 2, ruleName: '自填' });
    expect((await waiting())[0]).toMatchObject({ id: data.id, integral: 100, auditStatus: 1, source: 1, ruleName: '每元一分' });
  });
});

it('a member has one request at a time that waits', async () => {
  uid = await member();
  const ask = () => call('adjust/add', { uid, adjustType: 'add', integral: 5, reasonType: 1 });
  const answers = await Promise.all([ask(), ask()]);
  expect(answers.map(({ code }) => code).sort()).toEqual([200, 400]);
  expect(fieldsOf(answers.find(({ code }) => code === 400)!)).toEqual([['uid', '该会员有待审核的调整申请']]);
  const [request] = (await goods.server.call('GET', '/admin/platform/integral/adjust/page', { query: { searchType: 'uid', content: String(uid) } })).data.list;
  expect((await call(`adjust/withdraw/${request.id}`)).code).toBe(200);
  expect((await ask()).code).toBe(200);
});

it('a request that was refused or withdrawn is handed in again, by whoever does so, and stays as it was', async () => {
  uid = await member();
  const list = async () => (await goods.server.call('GET', '/admin/platform/integral/adjust/page', { query: { searchType: 'uid', content: String(uid) } })).data.list as Row[];
  const again = (id: number, changed: Row = {}) => call(`adjust/resubmit/${id}`, { adjustType: 'add', integral: 7, reasonType: 1, ...changed });
  await call('adjust/add', { uid, adjustType: 'add', integral: 5, reasonType: 1 });
  const [{ id }] = await list() as [Row];
  expect(await again(id)).toMatchObject({ code: 400 });
  await call(`adjust/withdraw/${id}`);
  expect(fieldsOf(await again(id, { reasonType: 5 }))).toEqual([['remark', expect.any(String)]]);
  expect((await Promise.all([again(id), again(id)])).map(({ code }) => code).sort()).toEqual([200, 400]);
  expect(await list()).toMatchObject([{ auditStatus: 1, integral: 7 }, { id, auditStatus: 4, integral: 5 }]);
});

describe('a request', () => {
  const requests = async () => (await goods.server.call('GET', '/admin/platform/integral/adjust/page', { query: { searchType: 'uid', content: String(uid) } })).data.list as Row[];
  const ask = async (changed: Row = {}) => {
    const answer = await call('adjust/add', { uid, adjustType: 'add', integral: 5, reasonType: 1, ...changed });
    return { answer, id: answer.code === 200 ? (await requests())[0]!.id as number : 0 };
  };
  const give = (integral: number) => call('manual/add', { uid, issueType: 2, integral, remark: '补' });

  it.each([
    ['adjust/audit', (id: number) => ({ id, auditStatus: 2 })], ['approval/audit', (id: number) => ({ id, auditStatus: 2 })],
    ['adjust/batch/audit', (id: number) => ({ ids: String(id), auditStatus: 2 })], ['approval/batch/audit', (id: number) => ({ ids: String(id) })],
  ])('is passed by %s, and tells what its member held before and after', async (path, body) => {
    uid = await member();
    const { id } = await ask();
    await give(30);
    expect(await call(path, body(id))).toMatchObject({ code: 200 });
    expect(await requests()).toMatchObject([{ id, auditStatus: 2, beforeIntegral: 30, afterIntegral: 35 }]);
    expect((await ledgerOf(uid)).at(-1)).toMatchObject({ link_type: 'manual_adjust', link_id: String(id), integral: 5 });
    expect(await heldBy(uid)).toBe(35);
  });

  it('that came to nothing tells what its member held then, and of no points after it', async () => {
    uid = await member();
    const { id: refused } = await ask();
    expect(await call('adjust/audit', { id: refused, auditStatus: 3, refusalReason: '缺少消费凭证' })).toMatchObject({ code: 200 });
    await give(10);
    const { id: withdrawn } = await ask({ adjustType: 'sub' });
    expect(await call(`adjust/withdraw/${withdrawn}`)).toMatchObject({ code: 200 });
    expect(await requests()).toMatchObject([{ id: withdrawn, beforeIntegral: 10, afterIntegral: null }, { id: refused, beforeIntegral: 0, afterIntegral: null }]);
  });

  it('takes no more than its member holds, when it is made and when it is passed', async () => {
    uid = await member();
    expect(fieldsOf((await ask({ adjustType: 'sub', integral: 1 })).answer)).toEqual([['integral', '扣减积分不能大于会员当前积分']]);
    const granted = (await give(5)).data.id;
    const { id } = await ask({ adjustType: 'sub', integral: 5 });
    await call(`manual/revoke/${granted}`, { reason: '录错了' });
    expect((await call('approval/audit', { id, auditStatus: 2 })).code).toBe(400);
    expect(await requests()).toMatchObject([{ id, auditStatus: 1, afterIntegral: null }]);
  });

  it('for a member who has left is refused, a new one and one handed in again, and what waited can be refused alone', async () => {
    uid = await member();
    const { id: withdrawn } = await ask();
    await call(`adjust/withdraw/${withdrawn}`);
    const { id: waiting } = await ask();
    await goods.assign('user/user', uid, { isLogoff: true });
    expect((await call('approval/audit', { id: waiting, auditStatus: 2 })).code).toBe(8105);
    expect(await call('approval/audit', { id: waiting, auditStatus: 3, refusalReason: '会员已注销' })).toMatchObject({ code: 200 });
    expect(fieldsOf((await ask()).answer)).toEqual([['uid', '会员已注销']]);
    expect(fieldsOf(await call(`adjust/resubmit/${withdrawn}`, { adjustType: 'add', integral: 5, reasonType: 1 }))).toEqual([['uid', '会员已注销']]);
    expect(await requests()).toHaveLength(2);
  });

  it('tells, on every screen, what its member would hold, what of theirs is frozen, and what happened to it', async () => {
    uid = await member();
    await give(30);
    await goods.inDoor(({ db }) => db.insertInto('user_integral_record').values({ uid, link_type: 'order', link_id: 'PT1', type: 1, integral: 12, status: 2, title: '订单赠送积分' }).execute());
    const { id } = await ask({ adjustType: 'sub', integral: 4, remark: '重复赠送' });
    const told = async (screen: string) => (await goods.server.call('GET', `/admin/platform/integral/${screen}/detail/${id}`)).data as Row;
    const asked = { time: expect.stringMatching(/^20/), operator: expect.stringMatching(/./), action: '提交申请', remark: '重复赠送' };
    for (const screen of ['adjust', 'approval']) {
      expect(await told(screen)).toMatchObject({ currentIntegral: 30, expectedIntegral: 26, frozenIntegral: 12, log: [asked] });
    }
    expect(await call('approval/audit', { id, auditStatus: 3, refusalReason: '缺少消费凭证' })).toMatchObject({ code: 200 });
    expect(await told('approval')).toMatchObject({ expectedIntegral: null, log: [asked, { action: '审核拒绝', remark: '缺少消费凭证' }] });
  });

  it('of one’s own is handed out by the queue to the one account that may decide, which 权限查询 names, and to nobody who could leave it to others', async () => {
    uid = await member();
    const { id } = await ask();
    const { server } = goods;
    const claimed = async (token?: string) => (await server.call('POST', '/console/queue/marketing/integralApproval/claim', { ...(token === undefined ? {} : { token }), body: { holder: 'window-0001', filter: { searchType: 'uid', content: String(uid) } } })).data;
    const named = async () => ((await server.call('GET', '/console/access', { query: { kind: 'role', id: '1' } })).data as Row[])
      .filter(({ soleHolder }) => soleHolder !== undefined).map(({ path, soleHolder }) => [path, soleHolder]);
    const [{ real_name: alone }] = await goods.inDoor(({ db }) => db.selectFrom('system_admin').select('real_name').where('account', '=', 'admin').execute());
    expect(await claimed()).toEqual({ ids: [id], left: 1, busy: 0 });
    expect(await named()).toEqual([['/api/admin/platform/integral/approval/audit', alone], ['/api/admin/platform/integral/approval/batch/audit', alone]]);
    await server.call('POST', '/console/queue/marketing/integralApproval/release', { body: { holder: 'window-0001' } });
    await goods.inDoor(async ({ db }) => db.insertInto('system_admin').values({ account: 'deputy', pwd: await hashPassword('password-2'), real_name: '副店长', roles: [1], status: true }).execute());
    expect(await claimed()).toEqual({ ids: [], left: 0, busy: 0 });
    expect(await named()).toEqual([]);
    expect(await claimed(await server.signIn('deputy', 'password-2'))).toEqual({ ids: [id], left: 1, busy: 0 });
    await goods.inDoor(({ db }) => db.updateTable('system_admin').set({ status: false }).where('account', '=', 'deputy').execute());
    expect(await claimed()).toEqual({ ids: [], left: 1, busy: 1 });
  });

  it('that two people decide at once is decided once, and its points come once', async () => {
    uid = await member();
    await give(30);
    const { id } = await ask();
    const people = ['first', 'second'];
    await goods.inDoor(async ({ db }) => {
      for (const account of people) await db.insertInto('system_admin').values({ account, pwd: await hashPassword('password-2'), real_name: account, roles: [1], status: true }).execute();
    });
    const tokens = await Promise.all(people.map((account) => goods.server.signIn(account, 'password-2')));
    const bodies: [string, Row][] = [
      ['approval/audit', { id, auditStatus: 2 }], ['adjust/audit', { id, auditStatus: 2 }], ['approval/batch/audit', { ids: String(id) }], ['approval/audit', { id, auditStatus: 2 }],
    ];
    const answers = await Promise.all(bodies.map(([path, body], at) => goods.server.call('POST', `/admin/platform/integral/${path}`, { token: tokens[at % 2]!, body })));
    await goods.inDoor(({ db }) => db.updateTable('system_admin').set({ status: false }).where('account', 'in', people).execute());
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 400, 400, 400]);
    expect(await requests()).toMatchObject([{ id, auditStatus: 2, beforeIntegral: 30, afterIntegral: 35 }]);
    expect((await ledgerOf(uid)).filter((entry) => entry.link_type === 'manual_adjust')).toHaveLength(1);
    expect(await heldBy(uid)).toBe(35);
  });

  it('is passed in a batch and never refused there', async () => {
    uid = await member();
    const { id } = await ask();
    const answer = await call('adjust/batch/audit', { ids: String(id), auditStatus: 3 });
    expect([answer.code, fieldsOf(answer)]).toEqual([400, [['auditStatus', '状态只能为2']]]);
    expect(await requests()).toMatchObject([{ id, auditStatus: 1 }]);
  });
});

it('the books are right, and tell of points that no record brought', async () => {
  const room = goods.server.database.connect();
  const told = () => atOneMoment(room.pool, async (client) => {
    const found: string[] = [];
    for await (const { table, what } of findings(client)) found.push(`${table} ${what}`);
    return found;
  });
  expect(await told()).toEqual([]);
  await goods.inDoor(({ db }) => db.updateTable('marketing_integral_receipt').set({ integral: 7 }).where('audit_status', '=', 2).execute());
  expect(new Set(await told())).toEqual(new Set(['marketing_integral_receipt 审核通过的小票入账一次']));
  await room.close();
});
