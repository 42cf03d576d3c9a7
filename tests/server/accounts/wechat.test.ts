/** WeChat sign-in against a WeChat of our own on this machine. */
import { createServer, type Server } from 'node:http';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashPassword, resetPassword } from '../../../src/server/accounts/passwords';
import { startTestApp, type TestApp } from '../helper';

let wechat: Server;
const asked: URL[] = [];
let server: TestApp;
let token: string;
const password = 'password-2';

beforeAll(async () => {
  wechat = createServer((request, response) => {
    const url = new URL(request.url!, 'http://wechat');
    asked.push(url);
    const code = url.searchParams.get('code')!;
    const answers: Record<string, object | string> = { broken: '<html>', bad: { errcode: 40029, errmsg: 'invalid code' } };
    const answer = answers[code] ?? { access_token: 'a', openid: `openid-of-${code}` };
    response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => { wechat.listen(0, '127.0.0.1', resolve); });
  const { port } = wechat.address() as { port: number };
  server = await startTestApp({ config: { wechat: { appId: 'wx-app', secret: 'wx-secret' }, wechatApi: `http://127.0.0.1:${port}` } });
  const pwd = await hashPassword(password);
  await server.app.sql.insertInto('system_admin').values([
    { account: 'owner', pwd, real_name: '店主', roles: [2], status: true }, { account: 'other', pwd, real_name: '他人', roles: [2], status: true },
  ]).execute();
  token = await server.signIn('owner', password);
});
afterAll(async () => {
  await server.close();
  wechat.close();
});

const authorize = (code: string, path = '/admin/authorize/login') => server.call('GET', path, { query: { code }, token: null });
const bind = (code: string, as: string) => server.call('POST', '/console/account/wechat/bind', { body: { code, password }, token: as });

describe('with an official account', () => {
  it('tells its id, which the authorisation address needs, and never its secret', async () => {
    expect(await server.call('GET', '/console/wechat/app', { token: null })).toMatchObject({ data: { appId: 'wx-app' } });
  });

  it('an unbound person is told what to do', async () => {
    expect(await authorize('stranger')).toMatchObject({ code: 400, message: '该微信尚未绑定管理员账号，请先用账号密码登录，再到个人中心绑定' });
    expect(asked.at(-1)!.pathname).toBe('/sns/oauth2/access_token');
    expect(Object.fromEntries(asked.at(-1)!.searchParams)).toEqual({ appid: 'wx-app', secret: 'wx-secret', code: 'stranger', grant_type: 'authorization_code' });
  });

  it.each(['/admin/authorize/login', '/admin/platform/wechat/admin/authorize/login'])('a bound one comes in by GET %s', async (path) => {
    expect(await bind('owner', token)).toMatchObject({ code: 200 });
    const answer = await authorize('owner', path);
    expect(await server.call('GET', '/admin/platform/getAdminInfoByToken', { token: answer.data.token })).toMatchObject({ data: { account: 'owner' } });
    expect(await server.call('GET', '/console/account', { token })).toMatchObject({ data: { wechat: { configured: true, bound: true } } });
  });

  it.each([['bad', '微信授权失败，请重新进入：微信返回：授权码不正确或已过期（40029）'], ['broken', '无法连接微信服务器，请稍后再试']])('a %s answer of WeChat is told', async (code, message) => {
    expect(await authorize(code)).toMatchObject({ code: 400, message });
  });

  it('binding needs the password, before WeChat is asked', async () => {
    const before = asked.length;
    for (const proof of [{}, { password: '' }, { password: 'wrong-password' }]) {
      expect(await server.call('POST', '/console/account/wechat/bind', { body: { code: 'thief', ...proof }, token })).toMatchObject({ code: 400, data: { errors: [{ field: 'password' }] } });
    }
    expect(asked).toHaveLength(before);
    expect(await authorize('thief')).toMatchObject({ code: 400 });
  });

  it('one person stands for one account', async () => {
    expect(await bind('owner', await server.signIn('other', password))).toMatchObject({ code: 400, message: '该微信已绑定其他管理员账号' });
  });

  it('a sign-in by password that carries wxCode binds it', async () => {
    expect(await server.call('POST', '/admin/platform/login', { body: { account: 'other', pwd: password, wxCode: 'other' }, token: null })).toMatchObject({ code: 200 });
    expect(await authorize('other')).toMatchObject({ code: 200 });
  });

  it('a second factor is not to be got round by it', async () => {
    const { id } = await server.app.sql.selectFrom('system_admin').select('id').where('account', '=', 'other').executeTakeFirstOrThrow() as { id: number };
    await server.app.sql.insertInto('second_factor').values({ admin_id: id, secret: 'A'.repeat(32), confirmed: true, last_step: 0 }).execute();
    expect(await authorize('other')).toMatchObject({ code: 400, message: '该账号已开启两步验证，请用账号密码登录' });
    await server.app.sql.deleteFrom('second_factor').execute();
  });

  it('binding needs the second factor where one is on', async () => {
    const as = await server.signIn('other', password);
    const { secret } = (await server.call('POST', '/console/account/second-factor/begin', { body: { password }, token: as })).data;
    const digits = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    const { codes } = (await server.call('POST', '/console/account/second-factor/confirm', { body: { code: digits }, token: as })).data;
    expect(await bind('another', as)).toMatchObject({ code: 400, data: { errors: [{ field: 'secondFactor', message: '请输入两步验证码' }] } });
    const proof = { password, secondFactor: codes[0] };
    expect(await server.call('POST', '/console/account/wechat/bind', { body: { code: 'another', ...proof }, token: as })).toMatchObject({ code: 200 });
    await server.app.sql.deleteFrom('second_factor').execute();
  });

  describe('a binding', () => {
    const account = async () => (await server.app.sql.selectFrom('system_admin').select(['id', 'wechat_openid']).where('account', '=', 'bound').executeTakeFirstOrThrow()) as { id: number; wechat_openid: string | null };
    const change = (as: string, body: object) => server.call('POST', '/admin/platform/login/admin/update/password', { body: { oldPassword: password, password: 'password-4', confirmPassword: 'password-4', ...body }, token: as });
    let own: string;
    beforeEach(async () => {
      await server.app.sql.deleteFrom('system_admin').where('account', '=', 'bound').execute();
      await server.app.sql.insertInto('system_admin').values({ account: 'bound', pwd: await hashPassword(password), real_name: '绑定者', roles: [2], status: true }).execute();
      own = await server.signIn('bound', password);
      await bind('bound', own);
      expect(await account()).toMatchObject({ wechat_openid: 'openid-of-bound' });
    });
    const post = (path: string, body = {}) => server.call('POST', path, { body });

    it.each<[string, () => Promise<unknown>]>([
      ['a changed password', () => change(own, {})],
      ['a changed password that says so', () => change(own, { keepWechat: false })],
      ['a password set by an administrator', async () => post('/admin/platform/admin/update/password', { id: (await account()).id, password: 'password-5', confirmPassword: 'password-5' })],
      ['a reset by an administrator', async () => post(`/console/operation/admin/password/reset/${(await account()).id}`)],
      ['the command', async () => resetPassword(server.app.sql, (await account()).id)],
    ])('ends with %s', async (_, work) => {
      await work();
      expect((await account()).wechat_openid ?? '').toBe('');
      expect(await authorize('bound')).toMatchObject({ code: 400, message: '该微信尚未绑定管理员账号，请先用账号密码登录，再到个人中心绑定' });
    });

    it('stays where its owner keeps it', async () => {
      expect(await change(own, { keepWechat: true })).toMatchObject({ code: 200 });
      expect(await authorize('bound')).toMatchObject({ code: 200 });
    });

    it('stays where the password was not changed', async () => {
      expect(await change(own, { oldPassword: 'wrong-password' })).toMatchObject({ code: 400 });
      expect(await authorize('bound')).toMatchObject({ code: 200 });
    });
  });

  it('unbinding needs the password', async () => {
    const unbind = (given: string) => server.call('POST', '/console/account/wechat/unbind', { body: { password: given }, token });
    expect(await unbind('wrong-password')).toMatchObject({ code: 400, message: '登录密码不正确' });
    expect(await unbind(password)).toMatchObject({ code: 200 });
    expect(await authorize('owner')).toMatchObject({ code: 400 });
  });

  it('who came in by it stands in the log, and who was bound to come in', async () => {
    const titles = async () => (await server.app.sql.selectFrom('operation_log').select(['title', 'status']).where('account', '=', 'other').orderBy('id').execute()).map(({ title, status }) => `${title} ${status}`);
    await server.app.sql.deleteFrom('operation_log').execute();
    expect(await server.call('POST', '/admin/platform/login', { body: { account: 'other', pwd: password, wxCode: 'logged' }, token: null })).toMatchObject({ code: 200 });
    expect(await authorize('logged')).toMatchObject({ code: 200 });
    await server.app.sql.updateTable('system_admin').set({ status: false }).where('account', '=', 'other').execute();
    expect(await authorize('logged')).toMatchObject({ code: 1007 });
    await server.app.sql.updateTable('system_admin').set({ status: true, wechat_openid: '' }).where('account', '=', 'other').execute();
    expect(await titles()).toEqual(['账号登录（密码） 0', '绑定微信 0', '微信登录 0', '微信登录 1']);
  });

  it('a disabled account stays out', async () => {
    await bind('owner', token);
    await server.app.sql.updateTable('system_admin').set({ status: false }).where('account', '=', 'owner').execute();
    expect(await authorize('owner')).toMatchObject({ code: 1007 });
  });
});

it('without one, the answer says what is missing', async () => {
  const bare = await startTestApp({ database: server.database });
  try {
    expect(await bare.call('GET', '/admin/authorize/login', { query: { code: 'x' }, token: null }))
      .toMatchObject({ code: 400, message: '未配置微信登录，请联系管理员设置公众号的 AppID 和 AppSecret' });
    expect(await bare.call('GET', '/console/wechat/app', { token: null })).toMatchObject({ data: { appId: '' } });
  } finally {
    await bare.close();
  }
});
