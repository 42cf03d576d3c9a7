/** WeChat sign-in against a WeChat of our own on this machine. */
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../../../src/server/accounts/passwords';
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
const bind = (code: string, as: string) => server.call('POST', '/console/account/wechat/bind', { body: { code }, token: as });

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

  it.each([['bad', '微信授权失败，请重新进入：invalid code'], ['broken', '无法连接微信服务器，请稍后再试']])('a %s answer of WeChat is told', async (code, message) => {
    expect(await authorize(code)).toMatchObject({ code: 400, message });
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
  });

  it('unbinding needs the password', async () => {
    const unbind = (given: string) => server.call('POST', '/console/account/wechat/unbind', { body: { password: given }, token });
    expect(await unbind('wrong-password')).toMatchObject({ code: 400, message: '登录密码不正确' });
    expect(await unbind(password)).toMatchObject({ code: 200 });
    expect(await authorize('owner')).toMatchObject({ code: 400 });
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
