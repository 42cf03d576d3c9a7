/** Coupons verified at the counter: found by their code, used once, given back on the same day; and the list of who holds which. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { couponUserStatus } from '../../../generated/codes';
import { refusalOf } from '../../../src/engine/rules/locks';
import { fromSeconds } from '../../../src/engine/time/wallTime';
import { hashPassword } from '../../../src/server/accounts/passwords';
import { type Goods, openGoods, type Row } from './goods';

let goods: Goods;
let uid: number;
let couponId: number;
beforeAll(async () => {
  goods = await openGoods();
  uid = await goods.create('user/user', { account: 'm1', nickname: '小满', phone: '13800000001' });
  couponId = await goods.create('marketing/coupon', { name: '满减券', category: 3, receiveType: 1, isTimeReceive: false, money: 5, minPrice: 20 });
}, 300_000);
afterAll(() => goods?.close());

const base = '/admin/platform/coupon/verify';
const db = () => goods.server.app.sql;
const one = async (table: string, id: number): Promise<Row> => (await sql<Row>`select * from ${sql.id(table)} where id = ${id}`.execute(db())).rows[0]!;
const at = (hours: number): string => fromSeconds(Date.now() / 1000 + hours * 3_600);

/** A coupon that the member holds, and its code. */
async function held(values: Row = {}): Promise<{ id: number; code: string }> {
  const id = await goods.create('marketing/couponUser', { couponId, uid, name: '满减券', money: 5, minPrice: 20, startTime: at(-24), endTime: at(24), ...values });
  return { id, code: (await one('coupon_user', id)).code as string };
}

const call = (method: 'GET' | 'POST', path: string, body: Row, token?: string) => goods.server.call(method, path, method === 'GET' ? { query: body as Record<string, string>, token } : { body, token });
const info = (code: string, token?: string) => call('GET', `${base}/info`, { code }, token);
const use = (code: string, values: Row = {}, token?: string) => call('POST', `${base}/use`, { code, merId: goods.references.merId, consumeAmount: '30.00', ...values }, token);
const verified = async (id: number): Promise<Row[]> => (await sql<Row>`select * from marketing_coupon_verify where coupon_user_id = ${id} order by id`.execute(db())).rows;

/** Holds these rights and no others. */
async function clerk(...permissions: string[]): Promise<string> {
  const account = `clerk${permissions.length}x${Math.abs(permissions.join().length)}`;
  const rules = permissions.length === 0 ? [] : (await db().selectFrom('system_menu').select('id').where('perms', 'in', permissions).execute() as { id: number }[]).map(({ id }) => id);
  const role = await db().insertInto('system_role').values({ role_name: account, code: account, rules, level: 1, status: true }).returning('id').executeTakeFirstOrThrow() as { id: number };
  await db().insertInto('system_admin').values({ account, pwd: await hashPassword('clerk-password-1'), real_name: '店员', roles: [role.id], level: 1, status: true }).execute();
  return goods.server.signIn(account, 'clerk-password-1');
}

it('is found by its code, its member told with a masked number, and what the shop that issued it is called stays unsaid', async () => {
  const { code } = await held();
  expect(code).toMatch(/^\d{12}$/);
  const { data } = await info(code);
  expect(data).toMatchObject({ code, name: '满减券', money: 5, minPrice: 20, status: 0, nickname: '小满', phone: '138****0001' });
  expect(data).not.toHaveProperty('merId');
});

it('is used once: the coupon says when, the record says where, on what and by whom', async () => {
  const { id, code } = await held();
  expect((await use(code, { remark: '门店消费' })).code).toBe(200);
  expect(await one('coupon_user', id)).toMatchObject({ status: couponUserStatus.used, mer_id: 0 });
  expect((await one('coupon_user', id)).use_time).not.toBeNull();
  expect(await verified(id)).toMatchObject([{ code, name: '满减券', uid, mer_id: goods.references.merId, consume_amount: '30.00', remark: '门店消费', verifier_name: expect.any(String), status: 1 }]);
  expect(await use(code)).toMatchObject({ code: 400, message: expect.stringContaining('该优惠券已使用') });
  expect(await verified(id)).toHaveLength(1);
  const { data } = await call('GET', `${base}/page`, { code });
  expect(data.list).toMatchObject([{ code, merName: '样品店', nickname: '小满', phone: '138****0001', status: 1 }]);
});

it('pressed twice at once it is used once', async () => {
  const { id, code } = await held();
  const codes = await Promise.all([use(code), use(code), use(code)]);
  expect(codes.map((each) => each.code).sort()).toEqual([200, 400, 400]);
  expect(await verified(id)).toHaveLength(1);
});

it.each([
  ['one that has ended', { startTime: at(-48), endTime: at(-1) }, '该优惠券已失效'],
  ['one that has not begun', { startTime: at(1), endTime: at(24) }, '该优惠券未到使用时间'],
  ['one that an order used', { status: 1, useTime: at(-1) }, '该优惠券已使用'],
])('%s is found and not used', async (_what, values, message) => {
  const { id, code } = await held(values);
  expect((await info(code)).code).toBe(200);
  expect(await use(code)).toMatchObject({ code: 400, message: expect.stringContaining(message) });
  expect(await verified(id)).toEqual([]);
});

it('is of use in the second in which it was given, and not in the one before', () => {
  const use = goods.server.app.contract.facets.find(({ key }) => key === 'marketing/couponCounter')?.actions.find(({ name }) => name === 'use');
  const said = (startTime: string) => refusalOf(use?.refuse, { status: 0, startTime, endTime: '2099-01-01 00:00:00' }, { account: undefined, present: { now: '2026-03-01 10:20:30' } })?.message;
  expect(['2026-03-01 10:20:30', '2026-03-01 10:20:31'].map(said)).toEqual([undefined, '该优惠券未到使用时间']);
});

it.each([
  ['less than the coupon asks for', { consumeAmount: '19.99' }, 'consumeAmount', '消费金额不能低于优惠券的使用门槛'],
  ['no shop', { merId: undefined }, 'merId', '请选择核销商户'],
  ['a shop that is not there', { merId: 99_999 }, 'merId', '所选核销商户不存在'],
  ['nothing spent', { consumeAmount: '0' }, 'consumeAmount', expect.any(String)],
  ['a long remark', { remark: '长'.repeat(51) }, 'remark', expect.any(String)],
])('%s is refused at its input, and the coupon stays unused', async (_what, values, field, message) => {
  const { id, code } = await held();
  const answer = await use(code, values);
  expect(answer.code).toBe(400);
  expect(answer.data.errors).toContainEqual({ field, message });
  expect(await one('coupon_user', id)).toMatchObject({ status: couponUserStatus.unused });
  expect(await verified(id)).toEqual([]);
});

it.each([['000000000000'], ["' or 1=1 --"], ['1'], ['9'.repeat(4_000)], ['%']])('a code that nobody holds is told as such: %.20s', async (code) => {
  for (const answer of [await info(code), await use(code)]) {
    expect(answer.code).toBeGreaterThanOrEqual(400);
    expect(answer.code).toBeLessThan(500);
  }
});

it('a coupon of a merchant is none of the counter, by its code or by its id', async () => {
  const { id, code } = await held({ publisher: 2 });
  expect(await info(code)).toMatchObject({ code: 404, message: '券码不存在，请核对后重新输入' });
  expect(await use(code)).toMatchObject({ code: 404 });
  expect(await use(code, { id })).toMatchObject({ code: 404 });
  expect((await call('POST', `${base}/use`, { id, merId: goods.references.merId, consumeAmount: '30.00' })).code).toBe(400);
  expect(await one('coupon_user', id)).toMatchObject({ status: couponUserStatus.unused });
});

describe('revoked', () => {
  const revoke = (id: number, reason: string | undefined = '顾客取消', token?: string) => call('POST', `${base}/revoke/${id}`, { reason }, token);

  it('the member has the coupon again, and may use it again', async () => {
    const { id, code } = await held();
    await use(code);
    const [{ id: record }] = await verified(id) as [Row];
    expect((await revoke(record)).code).toBe(200);
    expect(await one('coupon_user', id)).toMatchObject({ status: couponUserStatus.unused, use_time: null });
    expect(await verified(id)).toMatchObject([{ status: 2, reason: '顾客取消', revoker_name: expect.any(String) }]);
    expect(await revoke(record)).toMatchObject({ code: 400, message: expect.stringContaining('该核销已撤销') });
    expect((await use(code)).code).toBe(200);
    expect(await verified(id)).toHaveLength(2);
  });

  it('after its time the coupon comes back as expired', async () => {
    const { id, code } = await held();
    await use(code);
    await sql`update coupon_user set end_time = now() - interval '1 minute' where id = ${id}`.execute(db());
    const [{ id: record }] = await verified(id) as [Row];
    expect((await revoke(record)).code).toBe(200);
    expect(await one('coupon_user', id)).toMatchObject({ status: couponUserStatus.expired });
  });

  it('on another day, or without a reason, it is refused and nothing changes', async () => {
    const { id, code } = await held();
    await use(code);
    const [{ id: record }] = await verified(id) as [Row];
    expect((await revoke(record, '')).code).toBe(400);
    await sql`update marketing_coupon_verify set verify_time = verify_time - interval '1 day' where id = ${record}`.execute(db());
    expect(await revoke(record)).toMatchObject({ code: 400, message: expect.stringContaining('只能撤销当天的核销') });
    expect(await one('coupon_user', id)).toMatchObject({ status: couponUserStatus.used });
  });

  it('where the coupon was given back meanwhile neither record changes', async () => {
    const { id, code } = await held();
    await use(code);
    const [{ id: record }] = await verified(id) as [Row];
    await sql`update coupon_user set status = 0 where id = ${id}`.execute(db());
    expect(await revoke(record)).toMatchObject({ code: 400, message: expect.stringContaining('优惠券已不是已使用状态') });
    expect(await verified(id)).toMatchObject([{ status: 1 }]);
  });
});

it('each call is opened by its own right alone', async () => {
  const { id, code } = await held();
  const [looks, uses, reads] = [await clerk('platform:coupon:verify:info'), await clerk('platform:coupon:verify:use', 'platform:coupon:user:page:list'), await clerk()];
  expect((await info(code, looks)).code).toBe(200);
  expect((await use(code, {}, looks)).code).toBe(403);
  expect((await info(code, uses)).code).toBe(403);
  expect((await call('GET', `${base}/page`, {}, looks)).code).toBe(403);
  for (const answer of [await info(code, reads), await use(code, {}, reads), await call('GET', '/admin/platform/coupon/user/list', {}, looks)]) expect(answer.code).toBe(403);
  expect(await one('coupon_user', id)).toMatchObject({ status: couponUserStatus.unused });
  expect((await use(code, {}, uses)).code).toBe(200);
  const [{ id: record }] = await verified(id) as [Row];
  expect((await call('POST', `${base}/revoke/${record}`, { reason: '越权' }, uses)).code).toBe(403);
});

it('the list of who holds which finds members by number, nickname and telephone, and tells no code', async () => {
  const { id } = await held({ name: '生日券' });
  for (const query of [{ name: '生日' }, { searchType: 'uid', content: String(uid), name: '生日' }, { searchType: 'nickname', content: '小满', name: '生日券', status: '0' }]) {
    const { data } = await call('GET', '/admin/platform/coupon/user/list', query);
    expect(data.list, JSON.stringify(query)).toMatchObject([{ id, uid, nickname: '小满', status: 0, name: '生日券' }]);
    expect(data.list[0]).not.toHaveProperty('code');
  }
});

it('only mine are the verifications of whoever asks, whoever else verified beside', async () => {
  const [mine, theirs] = [await held(), await held()];
  const token = await clerk('platform:coupon:verify:use', 'platform:coupon:verify:page');
  await use(mine.code, {}, token);
  await use(theirs.code);
  const codesOf = async (query: Row, as?: string) => ((await call('GET', `${base}/page`, { limit: '100', ...query }, as)).data.list as Row[]).map(({ code }) => code);
  expect(await codesOf({ isMine: 'true' }, token)).toEqual([mine.code]);
  expect(await codesOf({ isMine: 'false' }, token)).toEqual(expect.arrayContaining([mine.code, theirs.code]));
  expect(await codesOf({ isMine: 'true' })).not.toContain(mine.code);
  expect(await codesOf({ isMine: 'true', uid: String(uid + 999) }, token)).toEqual([]);
  expect((await call('GET', `${base}/page`, { isMine: '$me' }, token)).code).toBe(400);
});
