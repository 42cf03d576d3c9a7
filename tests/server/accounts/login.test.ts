import { sql as raw } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '../../../src/server/accounts/passwords';
import { unlockAccount } from '../../../src/server/accounts/attempts';
import { adminPassword, startTestApp, type TestApp } from '../helper';
import { solvedCaptcha } from './captchas';

let server: TestApp;
beforeAll(async () => { server = await startTestApp(); });
afterAll(() => server.close());

const login = (account: string, pwd: string, extra = {}) =>
  server.call('POST', '/admin/platform/login', { body: { account, pwd, ...extra }, token: null });
beforeEach(() => server.app.sql.deleteFrom('captcha').execute());
const me = (token: string | null) => server.call('GET', '/admin/platform/getAdminInfoByToken', { token });

async function addAdmin(account: string, roles: number[]): Promise<void> {
  await server.app.sql.insertInto('system_admin').values({ account, pwd: await hashPassword('password-2'), real_name: account, roles, status: true }).execute();
}

describe('signing in', () => {
  it('takes the five published fields and answers a token', async () => {
    expect(await login('admin', adminPassword, { key: 'k', code: 'c', wxCode: '' })).toMatchObject({
      code: 200, data: { account: 'admin', realName: expect.any(String), token: expect.stringMatching(/^[\w-]{43}$/) },
    });
  });

  it.each([
    ['a wrong password', 'admin', 'wrong-password', 1001, '用户名或密码错误'],
    ['an unknown account, told in the same words', 'nobody', 'wrong-password', 1001, '用户名或密码错误'],
    ['no account', '', 'password', 400, '请输入用户名'],
    ['too short a password', 'admin', '12345', 400, '密码不能少于6个字符'],
    ['too long a password', 'admin', 'x'.repeat(65), 400, '密码不能超过64个字符'],
  ])('is refused for %s', async (_, account, pwd, code, message) => {
    expect(await login(account, pwd)).toMatchObject({ code, message });
  });

  it('never stores the token or the password', async () => {
    const { rows } = await raw<{ text: string }>`select (select json_agg(s)::text from session s) || (select json_agg(a)::text from system_admin a) as text`.execute(server.app.sql);
    expect(rows[0]!.text).toContain('$argon2id$');
    expect(rows[0]!.text).not.toContain(server.token);
    expect(rows[0]!.text).not.toContain(adminPassword);
  });

  it('answers the login page before anybody signed in', async () => {
    expect(await server.call('GET', '/admin/platform/getLoginPic', { token: null })).toMatchObject({ code: 200, data: { siteName: expect.any(String) } });
  });
});

describe('a session', () => {
  it('is recognised by its token', async () => {
    expect(await me(server.token)).toMatchObject({ code: 200, data: { account: 'admin', roles: ['admin'], permissionsList: ['*:*:*'] } });
  });

  it.each([['none', null], ['an unknown one', 'x'.repeat(43)], ['an endless one', 'x'.repeat(5000)]])('is not there with token: %s', async (_, token) => {
    expect(await me(token)).toEqual({ code: 401, message: '无效的会话，或者会话已过期，请重新登录。', data: null });
  });

  it('ends with logout', async () => {
    const token = await server.signIn('admin', adminPassword);
    expect(await server.call('GET', '/admin/platform/one/pass/isLogin', { token })).toMatchObject({ code: 200, data: { isLogin: true } });
    expect(await server.call('GET', '/admin/platform/logout', { token })).toMatchObject({ code: 200 });
    expect(await me(token)).toMatchObject({ code: 401 });
    expect(await me(server.token)).toMatchObject({ code: 200 });
  });

  it.each([
    ['a day without a request', raw`update session set seen_time = now() - interval '24 hours 1 second'`],
    ['a week however busy', raw`update session set create_time = now() - interval '7 days 1 second'`],
  ])('ends after %s', async (_, later) => {
    const token = await server.signIn('admin', adminPassword);
    const others = await raw<{ id: string }>`select * from session`.execute(server.app.sql);
    await later.execute(server.app.sql);
    expect(await me(token)).toMatchObject({ code: 401 });
    await server.app.sql.deleteFrom('session').execute();
    await server.app.sql.insertInto('session').values(others.rows as never).execute();
    expect(await me(token)).toMatchObject({ code: 200 });
  });

  it('ends when its account is disabled, and the account cannot sign in', async () => {
    await addAdmin('leaver', [1]);
    const token = await server.signIn('leaver', 'password-2');
    await server.app.sql.updateTable('system_admin').set({ status: false }).where('account', '=', 'leaver').execute();
    expect(await me(token)).toMatchObject({ code: 401 });
    expect(await login('leaver', 'password-2')).toMatchObject({ code: 1007 });
  });
});

describe('failed attempts', () => {
  beforeEach(() => server.app.sql.deleteFrom('login_attempt').execute());
  const detection = async (account: string) => (await server.call('POST', '/admin/platform/login/account/detection', { body: { account }, token: null })).data;

  it('are counted for the login page, and forgotten after a good sign-in', async () => {
    expect(await detection('admin')).toBe(0);
    for (let n = 0; n < 3; n += 1) await login('admin', 'wrong-password');
    expect(await detection('admin')).toBe(3);
    expect(await detection('other')).toBe(0);
    expect(await login('admin', adminPassword, await solvedCaptcha(server))).toMatchObject({ code: 200 });
    expect(await detection('admin')).toBe(0);
  });

  it('of one account are counted together, from whatever address', async () => {
    await server.app.sql.insertInto('login_attempt').values([{ account: 'admin', ip: '10.0.0.1', judged: true }, { account: 'admin', ip: '10.0.0.2', judged: true }]).execute();
    await login('admin', 'wrong-password');
    expect(await detection('admin')).toBe(3);
  });

  it('lock account and address for a quarter of an hour, the right password included', async () => {
    for (let n = 0; n < 3; n += 1) expect(await login('admin', 'wrong-password')).toMatchObject({ code: 1001 });
    for (let n = 3; n < 10; n += 1) expect(await login('admin', 'wrong-password', await solvedCaptcha(server))).toMatchObject({ code: 1001 });
    expect(await login('admin', adminPassword, await solvedCaptcha(server))).toMatchObject({ code: 429, message: '登录失败次数过多，请15分钟后再试' });
    await raw`update login_attempt set create_time = create_time - interval '15 minutes 1 second'`.execute(server.app.sql);
    expect(await login('admin', adminPassword)).toMatchObject({ code: 200 });
  });

  it('do not grow by attempts that judged no password', async () => {
    for (let n = 0; n < 3; n += 1) await login('admin', 'wrong-password');
    for (let n = 0; n < 20; n += 1) expect(await login('admin', 'wrong-password')).toMatchObject({ code: 400, message: '请先完成安全验证' });
    expect(await detection('admin')).toBe(3);
  });

  it('that are good lock nobody out and ask for no captcha, however many come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => login('admin', adminPassword)));
    expect(answers.map(({ code }) => code)).toEqual(Array.from({ length: 20 }, () => 200));
  });

  it('lock even when they come all at once', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => login('admin', 'wrong-password')));
    expect(answers.filter(({ code }) => code === 1001).length).toBeLessThanOrEqual(10);
  });

  it('over many accounts lock the address', async () => {
    await server.app.sql.insertInto('login_attempt').values(Array.from({ length: 100 }, (_, n) => ({ account: `guess${n}`, ip: '127.0.0.1', judged: true }))).execute();
    expect(await login('admin', adminPassword)).toMatchObject({ code: 429 });
  });

  it('are forgotten when the account is unlocked', async () => {
    for (let n = 0; n < 3; n += 1) await login('admin', 'wrong-password');
    expect(await unlockAccount(server.app.sql, 'admin')).toBe(3);
    expect(await login('admin', adminPassword)).toMatchObject({ code: 200 });
  });
});

describe('the personal centre', () => {
  const change = (token: string, body: Record<string, string>) => server.call('POST', '/admin/platform/login/admin/update/password', { body, token });
  beforeAll(() => addAdmin('owner', [2]));

  it('changes the name, without the blanks around it', async () => {
    const token = await server.signIn('owner', 'password-2');
    expect(await server.call('POST', '/admin/platform/login/admin/update', { body: { realName: ' 张三 ' }, token })).toMatchObject({ code: 200 });
    expect((await me(token)).data).toMatchObject({ realName: '张三', roles: ['editor'] });
  });

  it('lets nobody find out the password through it', async () => {
    const token = await server.signIn('owner', 'password-2');
    for (let n = 0; n < 10; n += 1) await change(token, { oldPassword: 'not-the-one', password: 'password-3', confirmPassword: 'password-3' });
    expect(await change(token, { oldPassword: 'password-2', password: 'password-3', confirmPassword: 'password-3' })).toMatchObject({ code: 429 });
    await unlockAccount(server.app.sql, 'owner');
  });

  it.each([
    ['the same password again', { oldPassword: 'password-2', password: 'password-2', confirmPassword: 'password-2' }, '新密码不能与原密码相同'],
    ['a wrong old password', { oldPassword: 'not-the-one', password: 'password-3', confirmPassword: 'password-3' }, '原密码不正确'],
    ['a different second entry', { oldPassword: 'password-2', password: 'password-3', confirmPassword: 'password-4' }, '两次输入密码不一致!'],
    ['a short new one', { oldPassword: 'password-2', password: 'pass-3', confirmPassword: 'pass-3' }, '新密码不能少于8个字符'],
  ])('keeps the password for %s', async (_, body, message) => {
    const token = await server.signIn('owner', 'password-2');
    expect(await change(token, body)).toMatchObject({ code: 400, message });
    await unlockAccount(server.app.sql, 'owner');
    expect(await login('owner', 'password-2')).toMatchObject({ code: 200 });
  });

  it('changes the password, which ends the other sessions of the account', async () => {
    const [token, other] = [await server.signIn('owner', 'password-2'), await server.signIn('owner', 'password-2')];
    expect(await change(token, { oldPassword: 'password-2', password: 'password-3', confirmPassword: 'password-3' })).toMatchObject({ code: 200 });
    expect(await me(token)).toMatchObject({ code: 200 });
    expect(await me(other)).toMatchObject({ code: 401 });
    expect(await login('owner', 'password-2')).toMatchObject({ code: 1001 });
    expect(await login('owner', 'password-3')).toMatchObject({ code: 200 });
  });

  it('leaves what happened in the operation log, without the passwords', async () => {
    const entries = await server.app.sql.selectFrom('operation_log').selectAll().where('account', '=', 'owner').where('kind', '<>', 'LOGIN').execute();
    // Every refused write stands there beside those that were made.
    expect(entries.filter(({ status }) => status === 0).map(({ title }) => title)).toEqual(['修改登录用户信息', '修改登录用户密码']);
    expect(new Set(entries.filter(({ status }) => status !== 0).map(({ title }) => title))).toEqual(new Set(['修改登录用户密码']));
    expect(JSON.stringify(entries)).not.toContain('password-3');
  });
});

it('a sign-in through one process is known to another on the same database', async () => {
  const other = await startTestApp({ database: server.database });
  try {
    const token = await server.signIn('admin', adminPassword);
    expect(await other.call('GET', '/admin/platform/getAdminInfoByToken', { token })).toMatchObject({ code: 200 });
    await other.call('GET', '/admin/platform/logout', { token });
    expect(await me(token)).toMatchObject({ code: 401 });
  } finally {
    await other.close();
  }
});
