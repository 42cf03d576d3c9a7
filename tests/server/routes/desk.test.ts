/** The home page of the desk: figures of what one did today and of what waits, and one's own operations. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { desk, deskCards } from '../../../src/engine/extension/desk';
import { wallTime } from '../../../src/engine/time/wallTime';
import { hashPassword } from '../../../src/server/accounts/passwords';
import { type Goods, openGoods, type Row } from './goods';

let goods: Goods;
let uid: number;
let couponId: number;
beforeAll(async () => {
  goods = await openGoods();
  uid = await goods.create('user/user', { account: 'm1', nickname: '小满', phone: '13800000001' });
  couponId = await goods.create('marketing/coupon', { name: '关怀券', category: 3, receiveType: 3, isTimeReceive: false, isLimited: false, isRepeated: true, money: 5, minPrice: 0, day: 7, status: true });
}, 300_000);
afterAll(() => goods?.close());

/** Holds these rights and no others. */
async function clerk(account: string, permissions: readonly string[]): Promise<string> {
  const db = goods.server.app.sql;
  const rules = (await db.selectFrom('system_menu').select('id').where('perms', 'in', permissions).execute() as { id: number }[]).map(({ id }) => id);
  const role = await db.insertInto('system_role').values({ role_name: account, code: account, rules, level: 1, status: true }).returning('id').executeTakeFirstOrThrow() as { id: number };
  await db.insertInto('system_admin').values({ account, pwd: await hashPassword('clerk-password-1'), real_name: '店员', roles: [role.id], level: 1, status: true }).execute();
  return goods.server.signIn(account, 'clerk-password-1');
}

const rights = [
  desk.home.permission, 'platform:integral:manual:page', 'platform:integral:manual:add', 'platform:integral:manual:revoke', 'platform:integral:adjust:page', 'platform:integral:adjust:add',
  'platform:integral:page:list', 'platform:integral:receipt:page', 'platform:integral:receipt:audit', 'platform:coupon:user:page:list', 'platform:coupon:batch:send', 'platform:coupon:verify:page', 'platform:coupon:verify:use',
];
let people = 0;
let token: string;
beforeEach(async () => {
  people += 1;
  token = await clerk(`clerk${people}`, rights);
});

const ask = async (path: string, query: Record<string, string> = {}, as = token) => (await goods.server.call('GET', path, { query, token: as })).data;
const figures = (as = token): Promise<Record<string, number | null>> => ask(desk.home.path, {}, as);
const operations = async (query: Record<string, string> = {}, as = token): Promise<Row> => ask(desk.operations.path, query, as);

async function act(path: string, body: Row, as = token): Promise<any> {
  const { code, message, data } = await goods.server.call('POST', `/admin/platform/${path}`, { body, token: as });
  expect({ code, message }).toMatchObject({ code: 200 });
  return data;
}

const grant = (integral: number) => act('integral/manual/add', { uid, issueType: 2, integral, remark: '活动' });

describe('figures', () => {
  it('are of what one did today; what others did is none of it', async () => {
    const before = await figures();
    expect(before).toMatchObject({ todayManualNum: 0, todayManualIntegral: 0, todaySendNum: 0, todayVerifyNum: 0, pendingAdjustNum: 0 });
    await grant(30);
    const { id } = await grant(12);
    await act(`integral/manual/revoke/${id}`, { reason: '误操作' });
    await act('coupon/batch/send', { couponId, uidList: [uid] });
    const after = await figures();
    expect(after).toMatchObject({ todayManualNum: 2, todayManualIntegral: 30, todaySendNum: 1 });
    expect(after.todayLogNum).toBe(before.todayLogNum! + 3);
    expect(await figures(await clerk(`other${people}`, rights))).toMatchObject({ todayManualNum: 0, todayManualIntegral: 0, todaySendNum: 0 });
  });

  it('count the receipts that wait for anybody, and the requests of one\'s own', async () => {
    const before = await figures();
    await goods.create('marketing/integralReceipt', { uid, merId: goods.references.merId, receiptNo: `W-${people}`, consumeAmount: '10.00' });
    expect((await figures()).pendingReceiptNum).toBe(before.pendingReceiptNum! + 1);
    await act('integral/adjust/add', { uid, adjustType: 'add', integral: 5, reasonType: 1 });
    expect((await figures()).pendingAdjustNum).toBe(1);
  });

  it('are null of what one may not list', async () => {
    const told = await figures(await clerk(`blind${people}`, [desk.home.permission, 'platform:integral:manual:page']));
    expect(Object.entries(told).filter(([, value]) => value !== null).map(([name]) => name)).toEqual(deskCards[0].figures.map(({ name }) => name));
  });
});

describe('one\'s own operations', () => {
  it('are told of every kind, the newest first, with the state of the record as it now is', async () => {
    const { id } = await grant(20);
    await act(`integral/manual/revoke/${id}`, { reason: '误操作' });
    await act('coupon/batch/send', { couponId, uidList: [uid] });
    const receipt = { merId: goods.references.merId, receiptNo: `O-${people}`, consumeAmount: '10.00', consumeTime: wallTime() };
    await act('integral/receipt/audit', { id: await goods.create('marketing/integralReceipt', { uid, ...receipt }), auditStatus: 2, ...receipt, integral: 8 });
    // Times are told in seconds: what was done within one has no order.
    await sql`update marketing_integral_manual set create_time = create_time - interval '2 hours' where id = ${id}`.execute(goods.server.app.sql);
    await sql`update operation_log set create_time = create_time - interval '1 hour' where account = ${`clerk${people}`} and entity = 'marketing/couponUser'`.execute(goods.server.app.sql);
    const { list, total } = await operations();
    expect(total).toBe(3);
    expect(list.map(({ actionType, nickname, content, status }: Row) => [actionType, nickname, content, status])).toEqual([
      ['receipt', '小满', `O-${people} · +8 积分`, 2], ['send', '小满', '关怀券', 0], ['manual', '小满', '+20 积分 · 活动', 4],
    ]);
    expect((await operations({ page: '2', limit: '2' })).list).toMatchObject([{ actionType: 'manual' }]);
    expect((await operations({}, await clerk(`stranger${people}`, rights))).list).toEqual([]);
  });

  it('are asked for with the right to the home page alone', async () => {
    const barred = await clerk(`barred${people}`, ['platform:integral:manual:page']);
    for (const { path } of [desk.home, desk.operations]) expect((await goods.server.call('GET', path, { token: barred })).code).toBe(403);
  });
});
