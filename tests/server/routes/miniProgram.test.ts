/** Codes of the mini-program, asked of a WeChat of our own on this machine. */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../helper';

let wechat: Server;
let server: TestApp;
/** What was asked, oldest first. */
let asked: { path: string; token: string | null; body: Record<string, unknown> }[] = [];
/** What WeChat answers; tests change it. */
let answers: { token: object | string; code: (token: string) => object | Buffer };

const picture = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
const config = '/admin/platform/system/config';

const heard = async (request: IncomingMessage) => {
  const { pathname, searchParams } = new URL(request.url!, 'http://wechat');
  asked.push({ path: pathname, token: searchParams.get('access_token'), body: JSON.parse(await text(request)) as Record<string, unknown> });
  return pathname === '/cgi-bin/stable_token' ? answers.token : answers.code(searchParams.get('access_token')!);
};

beforeAll(async () => {
  wechat = createServer((request, response) => void heard(request).then((answer) => {
    if (Buffer.isBuffer(answer)) response.setHeader('content-type', 'image/jpeg').end(answer);
    else response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
  }));
  await new Promise<void>((resolve) => { wechat.listen(0, '127.0.0.1', resolve); });
  const { port } = wechat.address() as { port: number };
  server = await startTestApp({ config: { strict: true, wechatApi: `http://127.0.0.1:${port}` } });
});
afterAll(async () => {
  await server.close();
  wechat.close();
});

const offered = async () => (await server.call<{ miniProgram: boolean }>('GET', '/console/capabilities')).data.miniProgram;
const draw = (changes: object = {}) => server.call('POST', '/admin/platform/wechat/get/qrcode', { body: { scene: 'id=0', path: 'pages/index/index', ...changes } });

let draft = 0;
/** As an operator sets them; a new pair makes the token that is held useless. */
async function configure(answering: Partial<typeof answers> = {}): Promise<void> {
  const { data: { id } } = await server.call('GET', '/admin/platform/system/form/temp/name/info', { query: { name: '小程序配置' } });
  draft += 1;
  const values = { routine_appid: `wx${draft}`, routine_appsecret: 'mini-secret' };
  const saved = await server.call('POST', `${config}/save/form`, { body: { id, sort: 0, status: true, fields: Object.entries(values).map(([name, value]) => ({ name, title: name, value })) } });
  expect(saved).toMatchObject({ code: 200 });
  asked = [];
  answers = { token: { access_token: `token-${draft}`, expires_in: 7200 }, code: () => picture, ...answering };
}

it('say what to do while the mini-program is not configured, and ask nobody', async () => {
  expect(await draw()).toMatchObject({ code: 400, message: '未配置小程序，请在平台设置的“小程序配置”中填写AppID和AppSecret' });
  expect([await offered(), asked]).toEqual([false, []]);
});

it('come as pictures; the token is asked for once and travels, the secret is told to WeChat alone', async () => {
  await configure();
  expect(await offered()).toBe(true);
  expect(await draw({ path: '/pages/index/index', env_version: 'trial' })).toMatchObject({ code: 200, data: { code: `data:image/jpeg;base64,${picture.toString('base64')}` } });
  expect(await draw({ scene: 'id=3' })).toMatchObject({ code: 200 });
  expect(asked).toEqual([
    { path: '/cgi-bin/stable_token', token: null, body: { grant_type: 'client_credential', appid: `wx${draft}`, secret: 'mini-secret' } },
    { path: '/wxa/getwxacodeunlimit', token: `token-${draft}`, body: { scene: 'id=0', page: 'pages/index/index', env_version: 'trial', check_path: false } },
    { path: '/wxa/getwxacodeunlimit', token: `token-${draft}`, body: { scene: 'id=3', page: 'pages/index/index', env_version: 'release', check_path: false } },
  ]);
});

it('ask for a new token when the held one has run out or was revoked, once', async () => {
  await configure({ token: { access_token: 'short', expires_in: 30 } });
  await draw();
  await draw();
  expect(asked.filter(({ path }) => path === '/cgi-bin/stable_token')).toHaveLength(2);
  await configure();
  await draw();
  answers = { token: { access_token: 'second', expires_in: 7200 }, code: (token) => (token === 'second' ? picture : { errcode: 42001, errmsg: 'access_token expired' }) };
  expect(await draw()).toMatchObject({ code: 200 });
  answers.code = () => ({ errcode: 42001, errmsg: 'access_token expired' });
  asked = [];
  expect(await draw()).toMatchObject({ code: 400, message: '微信返回：access_token expired（42001）' });
  expect(asked).toHaveLength(3);
});

it.each<[string, Partial<typeof answers>, string]>([
  ['an AppID that is none', { token: { errcode: 40013, errmsg: 'invalid appid' } }, '微信返回：小程序AppID不正确（40013）'],
  ['an unpublished page', { code: () => ({ errcode: 41030, errmsg: 'invalid page' }) }, '微信返回：小程序中没有这个页面，请先发布小程序（41030）'],
  ['a code nobody knows', { code: () => ({ errcode: 99, errmsg: 'no luck' }) }, '微信返回：no luck（99）'],
  ['something unreadable', { token: '<html>' }, '无法连接微信服务器，请稍后再试'],
])('tell of %s, without the secret', async (_what, answering, message) => {
  await configure(answering);
  const answer = await draw();
  expect(answer).toMatchObject({ code: 400, message, data: null });
  expect(JSON.stringify(answer)).not.toContain('mini-secret');
});

it.each([[{ scene: '中文' }, '场景值格式不正确'], [{ scene: 'a'.repeat(33) }, '场景值格式不正确'], [{ path: '' }, '页面路径'], [{ env_version: 'other' }, '小程序版本格式不正确']])('refuse %j before WeChat hears of it', async (changes, message) => {
  await configure();
  expect(await draw(changes)).toMatchObject({ code: 400, message: expect.stringContaining(message) });
  expect(asked).toEqual([]);
});

it('are not for everybody', async () => {
  const { data } = await server.call('POST', '/admin/platform/admin/save', { body: { account: 'editor-1', realName: '某人', roles: '2', status: true } });
  const token = await server.signIn(data.account, data.pwd);
  await server.call('POST', '/admin/platform/login/admin/update/password', { token, body: { oldPassword: data.pwd, password: 'own-password-1', confirmPassword: 'own-password-1' } });
  expect(await server.call('POST', '/admin/platform/wechat/get/qrcode', { token: await server.signIn(data.account, 'own-password-1'), body: { scene: 'id=0', path: 'pages/index/index' } })).toMatchObject({ code: 403 });
  expect(await server.call('POST', '/admin/platform/wechat/get/qrcode', { token: null, body: {} })).toMatchObject({ code: 401 });
});
