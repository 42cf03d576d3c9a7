import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { errorReports } from '../../../src/engine/extension/errors';
import { hashPassword } from '../../../src/server/accounts/passwords';
import { startTestApp, type TestApp } from '../helper';

let server: TestApp;
let editor: string;
beforeAll(async () => {
  server = await startTestApp();
  await server.app.sql.insertInto('system_admin').values({ account: 'xiao', pwd: await hashPassword('password-2'), real_name: '小编', roles: [2], status: true }).execute();
  editor = await server.signIn('xiao', 'password-2');
});
afterAll(() => server.close());
beforeEach(() => sql`delete from console_error`.execute(server.app.sql));

const fault = { kind: 'script', route: '/product/brand', message: 'x is not a function', stack: 'at a (http://localhost/a.js:1:1)', version: 'index-1' };
const report = (extra: object = {}, token?: string | null) => server.call('POST', errorReports.path, { body: { ...fault, ...extra }, token });
const all = async () => (await server.call('GET', errorReports.path)).data;
const aWhileAgo = () => sql`update console_error set last_time = last_time - interval '2 seconds'`.execute(server.app.sql);

test('a report is kept with who and when, and seen again counts', async () => {
  await report({}, editor);
  await aWhileAgo();
  await report({}, editor);
  expect(await all()).toEqual([expect.objectContaining({ ...fault, count: 2, account: 'xiao', realName: '小编' })]);
});

test('the same fault of two people is told apart', async () => {
  await report();
  await report({}, editor);
  expect((await all()).map(({ account }: { account: string }) => account).sort()).toEqual(['admin', 'xiao']);
});

test('secrets and queries are taken out', async () => {
  await report({ route: '/product/brand?name=张三', message: 'token=abcdef', stack: `at https://a/b.js?pwd=1:2:3 ${editor}` });
  expect(await all()).toEqual([expect.objectContaining({ route: '/product/brand', message: 'token=***', stack: 'at https://a/b.js:2:3 ***' })]);
});

test.each([
  ['a text beyond its limit', { message: 'x'.repeat(501) }, 400],
  ['an unknown kind', { kind: 'other' }, 400],
  ['the same fault twice in a second', {}, 429],
])('%s is refused', async (_, extra, code) => {
  await report();
  expect(await report(extra)).toMatchObject({ code });
});

test('beyond 30 different faults a minute one is refused, others are not', async () => {
  for (let index = 0; index < 30; index += 1) expect(await report({ message: `m${index}` })).toMatchObject({ code: 200 });
  expect(await report({ message: 'm30' })).toMatchObject({ code: 429, message: '错误上报过于频繁' });
  expect(await report({}, editor)).toMatchObject({ code: 200 });
});

test('the store is bounded: the last seen stay', async () => {
  await sql`insert into console_error (admin_id, account, real_name, fingerprint, kind, route, message, stack, version, agent, last_time)
    select 1, 'admin', '', n::text, 'script', '/', n::text, '', '', '', now() - make_interval(secs => 3000 - n) - interval '1 hour' from generate_series(1, 2100) n`.execute(server.app.sql);
  await report();
  const { rows } = await sql<{ total: number; oldest: string }>`select count(*)::int as total, max(fingerprint::text) filter (where length(fingerprint) < 10 and fingerprint::int < 102) as oldest from console_error`.execute(server.app.sql);
  expect(rows).toEqual([{ total: 2000, oldest: null }]);
  expect(await all()).toHaveLength(200);
});

test('only administrators read and clear, everybody signed in reports', async () => {
  expect(await report({}, null)).toMatchObject({ code: 401 });
  expect(await report({}, editor)).toMatchObject({ code: 200 });
  expect(await server.call('GET', errorReports.path, { token: editor })).toMatchObject({ code: 403 });
  expect(await server.call('POST', errorReports.clear, { token: editor })).toMatchObject({ code: 403 });
  expect(await server.call('POST', errorReports.clear)).toMatchObject({ code: 200 });
  expect(await all()).toEqual([]);
});
