/** Every way in stands in the operation log: who, by what, from where, and how it ended. */
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { accountPaths } from '../../../src/engine/extension/account';
import { hashPassword } from '../../../src/server/accounts/passwords';
import { startTestApp, type TestApp } from '../helper';
import { anyTable } from '../tables';

let server: TestApp;
const password = 'password-2';
beforeAll(async () => {
  server = await startTestApp();
  const pwd = await hashPassword(password);
  await server.app.sql.insertInto('system_admin').values([
    { account: 'owner', pwd, real_name: '店主', roles: [2], status: true }, { account: 'gone', pwd, real_name: '离职', roles: [2], status: false },
  ]).execute();
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of ['login_attempt', 'operation_log', 'second_factor', 'recovery_code']) await anyTable(server.app.sql).deleteFrom(table).execute();
});

const login = (account: string, extra = {}) => server.call('POST', '/admin/platform/login', { body: { account, pwd: password, ...extra }, token: null });
const logged = async () => (await sql<{ line: string }>`select concat_ws(' ', account, real_name, title, status, error, ip) as line from operation_log where kind = 'LOGIN' order by id`.execute(server.app.sql)).rows.map(({ line }) => line);

it.each([
  ['owner', {}, 'owner 店主 账号登录（密码） 0  127.0.0.1'],
  ['owner', { pwd: 'wrong-password' }, 'owner 店主 账号登录 1 用户名或密码错误 127.0.0.1'],
  ['gone', {}, 'gone 离职 账号登录 1 该账号已被停用 127.0.0.1'],
  // Perhaps a password in the wrong place.
  ['nobody-here', {}, '  账号登录 1 用户名或密码错误 127.0.0.1'],
])('%s with %j', async (account, extra, line) => {
  await login(account, extra);
  expect(await logged()).toEqual([line]);
  expect(JSON.stringify((await sql`select * from operation_log`.execute(server.app.sql)).rows)).not.toMatch(/password-2|wrong-password|nobody-here/);
});

it('tells the second factor, asked for, wrong and right, the recovery code, and signing out', async () => {
  const token = await server.signIn('owner', password);
  const post = (path: string, body: object) => server.call('POST', path, { body, token });
  const { secret } = (await post(accountPaths.beginSecondFactor, { password })).data as { secret: string };
  const digits = (seconds: number) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + seconds * 1000 });
  // Codes of this half minute and the next: those of the one before would be too old once it turns.
  const { codes } = (await post(accountPaths.confirmSecondFactor, { code: digits(0) })).data as { codes: string[] };
  await server.app.sql.deleteFrom('operation_log').execute();
  await login('owner');
  await login('owner', { code: '000000' });
  await login('owner', { code: digits(30) });
  const { data } = await login('owner', { code: codes[0] });
  await server.call('GET', '/admin/platform/logout', { token: data.token });
  expect(await logged()).toEqual([
    'owner 店主 账号登录 1 请输入两步验证码 127.0.0.1',
    'owner 店主 账号登录 1 两步验证码不正确或已使用过 127.0.0.1',
    'owner 店主 账号登录（密码和验证器） 0  127.0.0.1',
    'owner 店主 账号登录（密码和恢复码） 0  127.0.0.1',
    'owner 店主 退出登录 0  127.0.0.1',
  ]);
});

it('is read in 敏感操作日志 by its kind, and counts as nobody\'s work', async () => {
  await login('owner');
  await login('nobody-here');
  const { data } = await server.call('GET', '/admin/platform/log/sensitive/list', { query: { page: '1', limit: '20', methodType: 'LOGIN' } });
  expect(data.list).toMatchObject([{ adminAccount: '', status: 1 }, { adminAccount: 'owner', description: '账号登录（密码）', status: 0 }]);
});
