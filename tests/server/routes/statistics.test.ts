import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { menu } from '../../../generated/contract/menu';
import { statistics } from '../../../src/engine/extension/statistics';
import { addDays, wallTime } from '../../../src/engine/time/wallTime';
import { hashPassword } from '../../../src/server/accounts/passwords';
import { startTestApp, type TestApp } from '../helper';

const today = wallTime().slice(0, 10);
const brand = 'platform:product:brand:list';
let server: TestApp;
beforeAll(async () => { server = await startTestApp({ config: { demo: 1 } }); });
afterAll(() => server.close());

const ask = (name: keyof typeof statistics, query?: Record<string, string>, token?: string) => server.call('GET', statistics[name].path, { query, token });
const count = async (from: string) => Number((await sql<{ n: number }>`select count(*)::int as n from ${sql.raw(from)}`.execute(server.app.sql)).rows[0]!.n);

/** Signs in somebody whose role holds these rights alone. */
async function person(name: string, permissions: string[]): Promise<string> {
  await sql`insert into system_role (code, role_name, rules, level, status)
    values (${name}, ${name}, array(select id from system_menu where perms = any(${permissions})), 1, true)`.execute(server.app.sql);
  await sql`insert into system_admin (account, pwd, real_name, roles, status)
    select ${name}, ${await hashPassword('password-2')}, ${name}, array[id], true from system_role where code = ${name}`.execute(server.app.sql);
  return server.signIn(name, 'password-2');
}

async function operate(adminId: number, account: string, kind: string, day: string, title = kind, entity = ''): Promise<void> {
  await sql`insert into operation_log (create_time, admin_id, account, real_name, kind, title, entity, record_id, method, path, ip)
    values (${`${day} 12:00:00`}::timestamptz, ${adminId}, ${account}, ${account}, ${kind}, ${title}, ${entity}, '', '', '', '')`.execute(server.app.sql);
}

describe('rights', () => {
  it.each(Object.entries(statistics))('%s asks for its own, which the catalogue offers', async (name, { permission }) => {
    expect(menu.find((entry) => entry.permission === permission)).toMatchObject({ parent: '/dashboard', menuType: 'A', adminOnly: false });
    const others = Object.values(statistics).map((each) => each.permission).filter((each) => each !== permission);
    const [with_, without] = [await person(`with ${name}`, [permission]), await person(`without ${name}`, others)];
    expect(await ask(name as keyof typeof statistics, {}, with_)).toMatchObject({ code: 200 });
    expect(await ask(name as keyof typeof statistics, {}, without)).toMatchObject({ code: 403 });
  });
});

describe('records', () => {
  it('counts what every list holds', async () => {
    const { data } = await ask('records');
    const brands = data.find(({ key }: { key: string }) => key === 'product/brand');
    expect(brands).toEqual({ key: 'product/brand', title: '品牌', path: '/product/brand', total: await count('product_brand where not is_del') });
    expect(brands.total).toBeGreaterThan(0);
    expect(data.some(({ key }: { key: string }) => key.startsWith('gallery/'))).toBe(false);
  });
  it('counts no row that a list does not show', async () => {
    await operate(0, 'system', 'ADD', today);
    await operate(7, 'li', 'ADD', today);
    const log = (await ask('records')).data.find(({ key }: { key: string }) => key === 'operation/sensitiveLog');
    expect(log.total).toBe((await server.call('GET', '/admin/platform/log/sensitive/list', { query: { page: '1', limit: '1' } })).data.total);
  });
  it('leaves out what the caller may not list', async () => {
    const token = await person('counter', [statistics.records.permission, brand]);
    expect((await ask('records', {}, token)).data.map(({ key }: { key: string }) => key)).toEqual(['product/brand']);
  });
});

describe('operations', () => {
  beforeAll(async () => {
    await sql`delete from operation_log`.execute(server.app.sql);
    for (const kind of ['ADD', 'ADD', 'UPDATE', 'DELETE', 'RESTORE', 'EXPORT', 'LOGIN']) await operate(7, 'li', kind, today);
    await operate(8, 'wang', 'UPDATE', addDays(today, -6));
    await operate(8, 'wang', 'UPDATE', addDays(today, -7), '编辑', 'product/brand');
    await operate(0, 'system', 'ADD', today);
  });
  it.each([['7d', 7], ['30d', 30], ['90d', 90]])('%s answers %i days, the empty ones too', async (timeRange, days) => {
    const { data } = await ask('operationTrend', { timeRange });
    expect(data).toHaveLength(days);
    expect([data[0].date, data.at(-1).date]).toEqual([addDays(today, 1 - days), today]);
    expect(data.at(-1)).toEqual({ date: today, added: 2, updated: 1, deleted: 1, other: 2 });
    expect(data.at(-7).updated).toBe(1);
    expect(data.reduce((sum: number, day: { updated: number }) => sum + day.updated, 0)).toBe(days === 7 ? 2 : 3);
  });
  it('refuses another period', async () => expect(await ask('operationTrend', { timeRange: '8d' })).toMatchObject({ code: 400 }));
  it('ranks people, never the system', async () => {
    expect((await ask('operationPeople', { timeRange: '7d' })).data).toEqual([{ account: 'li', realName: 'li', total: 6 }, { account: 'wang', realName: 'wang', total: 1 }]);
  });
  it('tells the newest first', async () => {
    const { data } = await ask('operationLatest');
    expect(data[0]).toMatchObject({ account: 'wang', title: '编辑', subject: '品牌' });
    expect(data.map(({ id }: { id: number }) => id)).toEqual(data.map(({ id }: { id: number }) => id).sort((left: number, right: number) => right - left));
    expect(data.some(({ account }: { account: string }) => account === 'system')).toBe(false);
  });
  it('tells once what changed many records', async () => {
    const refunds = '/admin/platform/refund/order';
    const { data: { list } } = await server.call('GET', `${refunds}/list`, { query: { refundStatus: '0', limit: '100' } });
    const details = await Promise.all(list.map(({ refundOrderNo }: { refundOrderNo: string }) => server.call('GET', `${refunds}/detail/${refundOrderNo}`)));
    const { refundOrderNo } = details.find(({ data }) => data.refundPayType === 'yue')!.data;
    const rows = await count('operation_log');
    expect(await server.call('POST', `${refunds}/compulsory/refund/${refundOrderNo}`, { body: {} })).toMatchObject({ code: 200 });
    expect(await count('operation_log')).toBeGreaterThan(rows + 3);
    const { data } = await ask('operationLatest');
    expect(data[0]).toMatchObject({ account: 'admin', title: '平台强制退款', subject: '退款单' });
    expect(data.filter(({ account }: { account: string }) => account === 'admin')).toHaveLength(1);
  });
});

describe('articles', () => {
  it('tells how many are published, where, and the newest', async () => {
    const { data } = await ask('articles');
    expect(data.total).toBe(await count('marketing_article where not is_del'));
    expect(data.published).toBe(await count('marketing_article where not is_del and status'));
    for (const { name, published, hidden } of data.categories) {
      expect(published + hidden).toBe(await count(`marketing_article a join marketing_article_category c on c.id = a.cid where not a.is_del and c.name = '${name}'`));
    }
    expect(data.newest[0].id).toBe(await count('(select max(id)::int n from marketing_article where not is_del) m, generate_series(1, m.n)'));
  });
});

describe('system', () => {
  it('counts living sessions, people, and failures', async () => {
    const before = (await ask('system')).data;
    await server.signIn('admin', 'admin-password-1');
    await server.call('POST', '/admin/platform/login', { body: { account: 'nobody', pwd: 'wrong-password' }, token: null });
    const { data } = await ask('system');
    expect(data).toEqual({ sessions: before.sessions + 1, people: before.people, active: before.active, failures: before.failures + 1 });
    await sql`update session set seen_time = now() - interval '25 hours' where admin_id <> 1`.execute(server.app.sql);
    expect((await ask('system')).data).toMatchObject({ people: 1, active: 1 });
  });
});
