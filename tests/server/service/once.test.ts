/** Calls of service keys: who is let in, what happens once, and what stands in the operation log. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetAnswers } from '../../../src/server/service/once';
import { startTestApp, type TestApp } from '../helper';
import { openShop, shopWith, type Shop } from './helper';

let server: TestApp;
let shop: Shop;
beforeAll(async () => {
  server = await startTestApp();
  shop = await openShop(server, ['user/user register']);
});
afterAll(() => server?.close());

const register = 'user/user/register';
let members = 0;
const member = () => ({ account: `m${members += 1}`, nickname: '阿禾', phone: '13800138000', registerType: 'h5' });
const count = async (account: string) => (await sql<{ n: number }>`select count(*)::int as n from user_user where account = ${account}`.execute(server.app.sql)).rows[0].n;

describe('a service key', () => {
  it('is told once, and only its hash is kept', async () => {
    const { rows: [row] } = await sql<{ key: string }>`select key from service_key where id = ${shop.id}`.execute(server.app.sql);
    expect(shop.key).toMatch(/^[\w-]{43}$/);
    expect(row.key).toMatch(/^[0-9a-f]{64}$/);
    const told = JSON.stringify([await server.call('GET', '/console/operation/serviceKey/list'), await server.call('GET', `/console/operation/serviceKey/info/${shop.id}`), await server.call('GET', `/console/resources/operation/serviceKey/${shop.id}/history`)]);
    expect(told).not.toContain(shop.key);
    expect(told).not.toContain(row.key);
  });

  it('tells when it was used last', async () => {
    await shop.call(register, member());
    expect((await server.call('GET', `/console/operation/serviceKey/info/${shop.id}`)).data.lastUseTime).toMatch(/^\d{4}-/);
  });

  it('stands in the operation log under its name, done and refused', async () => {
    const given = member();
    await shop.call(register, given);
    await shop.call(register, { ...given, phone: '1' });
    const { rows: [{ name }] } = await sql<{ name: string }>`select name from service_key where id = ${shop.id}`.execute(server.app.sql) as { rows: [{ name: string }] };
    const { rows } = await sql<{ account: string; real_name: string; status: number; title: string }>`select account, real_name, status, title from operation_log where param like ${`%"${given.account}"%`} order by id`.execute(server.app.sql);
    expect(rows).toEqual([0, 1].map((status) => ({ account: `key:${shop.id}`, real_name: name, status, title: '注册会员' })));
  });

  it('is asked for a name of the call', async () => {
    for (const name of ['', 'a b', '订', 'x'.repeat(101)]) {
      const headers = { authorization: `Bearer ${shop.key}`, ...(name && /^[ -~]*$/.test(name) ? { 'idempotency-key': name } : {}) };
      expect(await server.call('POST', `/console/service/${register}`, { token: null, headers, body: member() })).toMatchObject({ code: 400, message: expect.stringContaining('Idempotency-Key') });
    }
  });

  it.each<[string, (key: Shop) => Promise<unknown>]>([
    ['revoked', (key) => server.call('POST', `/console/operation/serviceKey/revoke/${key.id}`)],
    ['past its end, before any job has marked it', (key) => sql`update service_key set end_time = (now() at time zone 'Asia/Shanghai') - interval '1 second' where id = ${key.id}`.execute(server.app.sql)],
  ])('that is %s opens nothing, not even answers given before', async (_what, end) => {
    const key = await openShop(server, ['user/user register']);
    const given = member();
    expect(await key.call(register, given, 'first')).toMatchObject({ code: 200 });
    await end(key);
    expect(await key.call(register, given, 'first')).toEqual({ code: 401, message: '服务密钥无效、已到期或已撤销', data: null });
  });

  it('that is revoked while its call is under way lets that call end, and no other begin', async () => {
    const key = await openShop(server, ['user/user register']);
    const calls = Array.from({ length: 12 }, () => member());
    const [answers] = await Promise.all([Promise.all(calls.map((each) => key.call(register, each))), server.call('POST', `/console/operation/serviceKey/revoke/${key.id}`)]);
    for (const [at, { code }] of answers.entries()) expect([code, await count(calls[at]!.account)]).toEqual(code === 200 ? [200, 1] : [401, 0]);
  });

  it('is limited in rate, by the minute', async () => {
    const key = await openShop(server, ['user/user register'], { perMinute: 2 });
    const answers = await Promise.all(Array.from({ length: 6 }, () => key.call(register, member())));
    // A minute may end between two of them.
    const done = answers.filter(({ code }) => code === 200).length;
    expect(done === 2 || done === 4).toBe(true);
    expect(answers.filter(({ code }) => code !== 200)).toEqual(Array.from({ length: 6 - done }, () => ({ code: 429, message: '该服务密钥每分钟最多调用2次，请稍后再试', data: null })));
  });

  it('cannot be made to end in the past, with rights that are none, or with a key of its own', async () => {
    const save = (body: object) => server.call('POST', '/console/operation/serviceKey/save', { body: { name: '新', rights: ['service:user:user:register'], perMinute: 1, endTime: '2099-01-01 00:00:00', ...body } });
    expect(await save({ endTime: '2020-01-01 00:00:00' })).toMatchObject({ code: 400, message: '到期时间必须晚于现在' });
    expect(await save({ rights: ['*:*:*'] })).toMatchObject({ code: 400 });
    expect(await save({ rights: [] })).toMatchObject({ code: 400, message: '请选择权限' });
    const made = await save({ key: 'x'.repeat(43) });
    expect(await shopWith('x'.repeat(43), made.data.id, server).call(register, member())).toMatchObject({ code: 401 });
  });
});

describe('an Idempotency-Key', () => {
  it('answers the same content as before, without doing it again', async () => {
    const given = member();
    const first = await shop.call(register, given, 'one');
    expect(first).toMatchObject({ code: 200, data: { account: given.account } });
    expect(await shop.call(register, Object.fromEntries(Object.entries(given).reverse()), 'one')).toEqual(first);
    expect(await count(given.account)).toBe(1);
  });

  it('refuses other content, in Chinese and at its header', async () => {
    const given = member();
    expect(await shop.call(register, given, 'once')).toMatchObject({ code: 200 });
    expect(await shop.call(register, member(), 'once')).toEqual({
      code: 400, message: '该 Idempotency-Key 已用于内容不同的请求，请更换', data: { errors: [{ field: 'Idempotency-Key', message: '已用于内容不同的请求' }] },
    });
  });

  it('belongs to its service key: another one neither reads the answer nor is in the way', async () => {
    const other = await openShop(server, ['user/user register']);
    const [mine, theirs] = [member(), member()];
    const [first, second] = [await shop.call(register, mine, 'shared'), await other.call(register, theirs, 'shared')];
    expect([first.data.account, second.data.account]).toEqual([mine.account, theirs.account]);
  });

  it('answers a refusal as before too, and lets what passes by itself be tried again', async () => {
    const taken = member();
    await shop.call(register, taken);
    const refusal = await shop.call(register, taken, 'again');
    expect(refusal).toMatchObject({ code: 400, message: '会员账号已存在' });
    await sql`delete from user_user where account = ${taken.account}`.execute(server.app.sql);
    expect(await shop.call(register, taken, 'again')).toEqual(refusal);
    expect(await shop.call(register, taken, 'afresh')).toMatchObject({ code: 200 });
  });

  it('happens once, however many send it at once, to whichever process', async () => {
    const neighbour = await startTestApp({ database: server.database });
    const there = shopWith(shop.key, shop.id, neighbour);
    const given = member();
    const answers = await Promise.all(Array.from({ length: 8 }, (_none, at) => (at % 2 ? there : shop).call(register, given, 'race')));
    await neighbour.close();
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect([answers[0].code, await count(given.account)]).toEqual([200, 1]);
  });

  it('is forgotten after seven days', async () => {
    const given = member();
    await shop.call(register, given, 'old');
    await sql`update service_answer set create_time = now() - interval '7 days 1 second' where name = 'old'`.execute(server.app.sql);
    expect(await forgetAnswers(server.app.sql)).toBe(1);
    // What is unique in itself stays so.
    expect(await shop.call(register, given, 'old')).toMatchObject({ code: 400, message: '会员账号已存在' });
  });
});

it.each([['a huge body', { nickname: 'x'.repeat(500_000) }, /请求内容过大/], ['a text too long', { nickname: 'x'.repeat(51) }, /会员昵称/]])('%s is refused', async (_what, more, message) => {
  expect(await shop.call(register, { ...member(), ...more })).toMatchObject({ code: 400, message: expect.stringMatching(message) });
});
