/** Two steps to sign in, recovery codes, own sessions, generated passwords, and the help of another administrator. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { resetPassword, hashPassword } from '../../../src/server/accounts/passwords';
import { mostSessions } from '../../../src/server/accounts/sessions';
import { tokenHash } from '../../../src/server/accounts/tokens';
import { startTestApp, type TestApp } from '../helper';
import { solvedCaptcha } from './captchas';
import { anyTable } from '../tables';

let server: TestApp;
let ids: Record<string, number>;
const password = 'password-2';
beforeAll(async () => {
  server = await startTestApp();
  const pwd = await hashPassword(password);
  const rows = await server.app.sql.insertInto('system_admin').values([
    { account: 'owner', pwd, real_name: '店主', roles: [2], status: true }, { account: 'helper', pwd, real_name: '助手', roles: [2], status: true },
  ]).returning(['id', 'account']).execute() as { id: number; account: string }[];
  ids = Object.fromEntries(rows.map(({ id, account }) => [account, id]));
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of ['login_attempt', 'captcha', 'second_factor', 'recovery_code']) await anyTable(server.app.sql).deleteFrom(table).execute();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T08:00:10Z') });
});
afterEach(() => { vi.useRealTimers(); });

const login = (account: string, extra = {}) => server.call('POST', '/admin/platform/login', { body: { account, pwd: password, ...extra }, token: null });
const post = (path: string, token: string, body: object = {}) => server.call('POST', `/console/account${path}`, { body, token });
const me = (token: string) => server.call('GET', '/admin/platform/getAdminInfoByToken', { token });
const digits = (secret: string, seconds = 0) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + seconds * 1000 });
const pass = (seconds: number) => { vi.setSystemTime(Date.now() + seconds * 1000); };

/** Signed in, the second factor confirmed with the code of this half minute. */
async function setUp(account = 'owner') {
  const token = await server.signIn(account, password);
  const { secret, address } = (await post('/second-factor/begin', token, { password })).data as { secret: string; address: string };
  const { codes } = (await post('/second-factor/confirm', token, { code: digits(secret) })).data as { codes: string[] };
  return { token, secret, address, codes };
}

describe('setting up the second factor', () => {
  it('asks for the password, offers an address for the app, and counts once a code has proved it', async () => {
    const token = await server.signIn('owner', password);
    expect(await post('/second-factor/begin', token, { password: 'wrong-password' })).toMatchObject({ code: 400, message: '登录密码不正确' });
    const offer = await post('/second-factor/begin', token, { password });
    expect(offer.data.address).toMatch(/^otpauth:\/\/totp\/.+owner\?.*secret=[A-Z2-7]{32}/);
    expect(await login('owner')).toMatchObject({ code: 200 });
    expect(await post('/second-factor/confirm', token, { code: '000000' })).toMatchObject({ code: 400 });
    const confirmed = await post('/second-factor/confirm', token, { code: digits(offer.data.secret) });
    expect(new Set(confirmed.data.codes).size).toBe(10);
    expect(await login('owner')).toMatchObject({ code: 1021, message: '请输入两步验证码', data: {} });
    expect(await server.call('GET', '/console/account', { token })).toMatchObject({ data: { account: 'owner', secondFactor: { enabled: true, recoveryCodesLeft: 10 } } });
    expect(await post('/second-factor/begin', token, { password })).toMatchObject({ code: 400, message: '两步验证已经开启' });
  });

  it('gives recovery codes of at least 128 bits, and takes those that are written down from before', async () => {
    const { codes } = await setUp();
    for (const code of codes) expect(code).toMatch(/^([a-hjkmnp-z2-9]{4}-){6}[a-hjkmnp-z2-9]{4}$/);
    expect(Math.log2(31) * 28).toBeGreaterThan(128);
    await server.app.sql.insertInto('recovery_code').values({ admin_id: ids.owner!, hash: createHash('sha256').update('abcdefghjkmnpqrs').digest('hex') }).execute();
    expect(await login('owner', { code: 'abcd-efgh-jkmn-pqrs' })).toMatchObject({ code: 200 });
  });

  it('stores no recovery code in clear', async () => {
    const { codes } = await setUp();
    const rows = JSON.stringify(await server.app.sql.selectFrom('recovery_code').selectAll().execute());
    expect(codes.filter((code) => rows.includes(code) || rows.includes(code.replaceAll('-', '')))).toEqual([]);
  });
});

describe('signing in with it', () => {
  it.each([['this half minute', 30], ['the one before', 60], ['the next', 0.001]])('takes the code of %s', async (_, seconds) => {
    const { secret } = await setUp();
    pass(90);
    expect(await login('owner', { code: digits(secret, 30 - seconds) })).toMatchObject({ code: 200 });
  });

  it('takes no code twice, nor one before the last', async () => {
    const { secret } = await setUp();
    expect(await login('owner', { code: digits(secret) })).toMatchObject({ code: 1022, message: '两步验证码不正确或已使用过' });
    pass(60);
    const [before, now] = [digits(secret, -30), digits(secret)];
    expect(await login('owner', { code: now })).toMatchObject({ code: 200 });
    expect(await login('owner', { code: now })).toMatchObject({ code: 1022 });
    expect(await login('owner', { code: before })).toMatchObject({ code: 1022 });
  });

  it('goes on when a clock that ran ahead is put right, and takes no code twice there either', async () => {
    const { secret } = await setUp();
    pass(86_400);
    expect(await login('owner', { code: digits(secret) })).toMatchObject({ code: 200 });
    pass(-80_000);
    const code = digits(secret);
    expect(await login('owner', { code })).toMatchObject({ code: 200 });
    expect(await login('owner', { code })).toMatchObject({ code: 1022 });
  });

  it('of five at once with one code, lets one in', async () => {
    const { secret } = await setUp();
    pass(60);
    const answers = await Promise.all(Array.from({ length: 5 }, () => login('owner', { code: digits(secret) })));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  });

  it('takes each recovery code once, however it is typed', async () => {
    const { codes } = await setUp();
    expect(await login('owner', { code: codes[0] })).toMatchObject({ code: 200 });
    expect(await login('owner', { code: codes[0] })).toMatchObject({ code: 1022 });
    const { token } = (await login('owner', { code: ` ${codes[1]!.toUpperCase().replaceAll('-', ' ')} ` })).data;
    expect(await server.call('GET', '/console/account', { token })).toMatchObject({ data: { secondFactor: { recoveryCodesLeft: 8 } } });
  });

  it('takes no recovery code of another account', async () => {
    const helper = await setUp('helper');
    await setUp('owner');
    expect(await login('owner', { code: helper.codes[0] })).toMatchObject({ code: 1022 });
  });

  it('counts wrong codes like wrong passwords, up to the lock', async () => {
    await setUp();
    for (let n = 0; n < 3; n += 1) expect(await login('owner', { code: '000000' })).toMatchObject({ code: 1022 });
    expect(await login('owner', { code: '000000' })).toMatchObject({ code: 400, data: { reason: 'captcha' } });
    for (let n = 3; n < 10; n += 1) expect(await login('owner', { code: '000000', ...(await solvedCaptcha(server)) })).toMatchObject({ code: 1022 });
    expect(await login('owner', await solvedCaptcha(server))).toMatchObject({ code: 429 });
  });

  it('asks for one captcha, not two: the first step gives what the second shows', async () => {
    const { secret } = await setUp();
    pass(60);
    for (let n = 0; n < 3; n += 1) await login('owner', { pwd: 'wrong-password' });
    const asked = await login('owner', await solvedCaptcha(server));
    expect(asked).toMatchObject({ code: 1021, data: { captchaVerification: expect.any(String) } });
    const second = { captchaVO: asked.data, code: digits(secret) };
    expect(await login('owner', second)).toMatchObject({ code: 200 });
  });

  it('is asked for only when the password was right', async () => {
    await setUp();
    expect(await login('owner', { pwd: 'wrong-password' })).toMatchObject({ code: 1001 });
  });
});

describe('ending it', () => {
  it.each(['/second-factor/end', '/second-factor/recovery-codes'])('and renewing its codes need the password and the factor itself: %s', async (path) => {
    const { token, secret } = await setUp();
    const at = (field: string) => ({ code: 400, data: { errors: [{ field }] } });
    expect(await post(path, token, { password: 'wrong-password', secondFactor: digits(secret) })).toMatchObject(at('password'));
    expect(await post(path, token, { password })).toMatchObject({ ...at('secondFactor'), message: '请输入两步验证码' });
    expect(await post(path, token, { password, secondFactor: digits(secret) })).toMatchObject({ ...at('secondFactor'), message: '两步验证码不正确或已使用过' });
    pass(60);
    expect(await post(path, token, { password, secondFactor: digits(secret) })).toMatchObject({ code: 200 });
  });

  it('lets nobody guess the factor through it', async () => {
    const { token, secret } = await setUp();
    for (let n = 0; n < 10; n += 1) expect(await post('/second-factor/end', token, { password, secondFactor: '000000' })).toMatchObject({ code: 400 });
    pass(60);
    expect(await post('/second-factor/end', token, { password, secondFactor: digits(secret) })).toMatchObject({ code: 429 });
  });

  it('leaves the password alone to open', async () => {
    const { token, codes } = await setUp();
    expect(await post('/second-factor/end', token, { password, secondFactor: codes[0] })).toMatchObject({ code: 200 });
    expect(await login('owner')).toMatchObject({ code: 200 });
  });

  it('new recovery codes take the place of the old', async () => {
    const { token, codes } = await setUp();
    const renewed = (await post('/second-factor/recovery-codes', token, { password, secondFactor: codes[1] })).data.codes as string[];
    expect(await login('owner', { code: codes[0] })).toMatchObject({ code: 1022 });
    expect(await login('owner', { code: renewed[0] })).toMatchObject({ code: 200 });
  });

  it('leaves its traces in the log', async () => {
    await server.app.sql.deleteFrom('operation_log').execute();
    const { token, codes } = await setUp();
    await post('/second-factor/end', token, { password, secondFactor: codes[0] });
    const titles = await server.app.sql.selectFrom('operation_log').select('title').where('kind', '<>', 'LOGIN').orderBy('id').execute();
    expect(titles.map(({ title }) => title)).toEqual(['开启两步验证', '关闭两步验证']);
  });
});

describe('another administrator', () => {
  const help = (path: string, id: unknown, token: string) => server.call('POST', `/console/operation/admin/${path}/${String(id)}`, { body: {}, token });

  it('unlocks an account', async () => {
    await server.app.sql.insertInto('login_attempt').values(Array.from({ length: 10 }, () => ({ account: 'owner', ip: '127.0.0.1', judged: true }))).execute();
    expect(await login('owner')).toMatchObject({ code: 429 });
    expect(await help('unlock', ids.owner, server.token)).toMatchObject({ code: 200 });
    expect(await login('owner')).toMatchObject({ code: 200 });
  });

  it('resets a second factor, which ends the sessions of its owner', async () => {
    const { token } = await setUp();
    expect(await help('second-factor/reset', ids.owner, server.token)).toMatchObject({ code: 200 });
    expect(await me(token)).toMatchObject({ code: 401 });
    expect(await login('owner')).toMatchObject({ code: 200 });
  });

  it('does so only with role admin, and for nobody who is not there', async () => {
    const editor = await server.signIn('owner', password);
    for (const path of ['unlock', 'second-factor/reset']) {
      expect(await help(path, ids.helper, editor)).toMatchObject({ code: 403 });
      expect(await help(path, 999_999, server.token)).toMatchObject({ code: 3002 });
      expect(await help(path, 'x', server.token)).toMatchObject({ code: 400 });
    }
  });
});

describe('own sessions', () => {
  const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
  const signInWith = async (agent: string) =>
    (await server.call('POST', '/admin/platform/login', { body: { account: 'owner', pwd: password }, token: null, headers: { 'user-agent': agent } })).data.token as string;
  const list = async (token: string) => (await server.call('GET', '/console/account/sessions', { token })).data as { id: string; agent: string; current: boolean }[];
  beforeEach(() => server.app.sql.deleteFrom('session').where('admin_id', '=', ids.owner!).execute());

  it('are told apart, in plain words, without what opens them', async () => {
    const token = await signInWith(chrome);
    await signInWith('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.50');
    const sessions = await list(token);
    expect(sessions).toEqual(expect.arrayContaining([
      { id: expect.stringMatching(/^[0-9a-f]{16}$/), ip: '127.0.0.1', agent: 'Chrome · Windows', createTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/), seenTime: expect.any(String), current: true },
      expect.objectContaining({ agent: '微信 · iPhone', current: false }),
    ]));
    expect(sessions).toHaveLength(2);
  });

  it('end one by one, or all but this one', async () => {
    const [here, there, elsewhere] = [await signInWith(chrome), await signInWith('x'), await signInWith('y')];
    const other = (await list(there)).find(({ current }) => current)!;
    for (const [path, body] of [['/sessions/end', { id: other.id }], ['/sessions/end-others', {}]] as const) {
      expect(await post(path, here, body)).toMatchObject({ code: 400 });
      expect(await post(path, here, { ...body, password: 'wrong-password' })).toMatchObject({ code: 400, message: '登录密码不正确' });
    }
    for (const token of [there, elsewhere]) expect(await me(token)).toMatchObject({ code: 200 });
    expect(await post('/sessions/end', here, { id: other.id, password })).toMatchObject({ code: 200 });
    expect(await me(there)).toMatchObject({ code: 401 });
    expect(await post('/sessions/end', here, { id: other.id, password })).toMatchObject({ code: 404, message: '该设备已经退出' });
    expect(await post('/sessions/end-others', here, { password })).toMatchObject({ code: 200 });
    expect(await me(elsewhere)).toMatchObject({ code: 401 });
    expect(await me(here)).toMatchObject({ code: 200 });
  });

  it('of others cannot be ended', async () => {
    const [here, admin] = [await signInWith(chrome), await list(server.token)];
    expect(await post('/sessions/end', here, { id: admin[0]!.id, password })).toMatchObject({ code: 404 });
    expect(await me(server.token)).toMatchObject({ code: 200 });
  });

  it('are limited in number: one more ends the one that was not used for the longest time, of this account alone', async () => {
    const tokens: string[] = [];
    for (let count = 0; count < mostSessions; count += 1) tokens.push(await signInWith(chrome));
    const [first, second] = tokens as [string, string];
    const seen = (token: string, seconds: number) => server.app.sql.updateTable('session').set({ seen_time: sql`now() - make_interval(secs => ${seconds})` }).where('id', '=', tokenHash(token)).execute();
    await seen(first, 20);
    await seen(second, 40);
    const bystander = await server.signIn('helper', password);
    const one = await signInWith(chrome);
    expect(await list(one)).toHaveLength(mostSessions);
    for (const [token, code] of [[first, 200], [second, 401], [bystander, 200], [server.token, 200]] as const) expect(await me(token)).toMatchObject({ code });
    await Promise.all(Array.from({ length: 10 }, () => signInWith(chrome)));
    expect(await list(await signInWith(chrome))).toHaveLength(mostSessions);
  });
});

describe('a generated password', () => {
  it('must be changed before anything else is answered', async () => {
    const generated = await resetPassword(server.app.sql, ids.owner!);
    const { token } = (await login('owner', { pwd: generated })).data;
    const due = { code: 403, message: '当前密码为初始密码，请先修改密码。', data: { reason: 'passwordChangeDue', account: 'owner' } };
    for (const path of ['/admin/platform/getAdminInfoByToken', '/admin/platform/getMenus', '/console/capabilities', '/admin/platform/product/brand/list']) {
      expect(await server.call('GET', path, { token })).toMatchObject(due);
    }
    const change = (next: string) => server.call('POST', '/admin/platform/login/admin/update/password', { body: { oldPassword: generated, password: next, confirmPassword: next }, token });
    expect(await change(generated)).toMatchObject({ code: 400, message: '新密码不能与原密码相同' });
    expect(await change(password)).toMatchObject({ code: 200 });
    expect(await me(token)).toMatchObject({ code: 200 });
  });

  it('lets its bearer sign out', async () => {
    const generated = await resetPassword(server.app.sql, ids.helper!);
    const { token } = (await login('helper', { pwd: generated })).data;
    expect(await server.call('GET', '/admin/platform/logout', { token })).toMatchObject({ code: 200 });
  });

  it('is not the one that the environment gave', async () => {
    expect(await server.call('GET', '/admin/platform/getAdminInfoByToken')).toMatchObject({ code: 200 });
  });
});
