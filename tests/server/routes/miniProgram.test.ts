/** Codes of the mini-program: who may ask for them, and for which. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '../helper';
import { fillInMiniProgram, startWechatRoom, type WechatRoom } from '../wechat/room';

let room: WechatRoom;
let server: TestApp;
beforeAll(async () => {
  room = await startWechatRoom();
  ({ server } = room);
});
afterAll(() => room.close());

const offered = async () => (await server.call<{ miniProgram: boolean }>('GET', '/console/capabilities')).data.miniProgram;
const draw = (changes: object = {}) => server.call('POST', '/admin/platform/wechat/get/qrcode', { body: { scene: 'id=0', path: 'pages/index/index', ...changes } });

it('are offered once the mini-program is configured', async () => {
  expect(await offered()).toBe(false);
  await fillInMiniProgram(server);
  expect([await offered(), (await draw()).code]).toEqual([true, 200]);
});

it.each([[{ scene: '中文' }, '场景值格式不正确'], [{ scene: 'a'.repeat(33) }, '场景值格式不正确'], [{ path: '' }, '页面路径'], [{ env_version: 'other' }, '小程序版本格式不正确']])('refuse %j before WeChat hears of it', async (changes, message) => {
  const before = room.standIn.asked.length;
  expect(await draw(changes)).toMatchObject({ code: 400, message: expect.stringContaining(message) });
  expect(room.standIn.asked).toHaveLength(before);
});

it('are not for everybody', async () => {
  const { data } = await server.call('POST', '/admin/platform/admin/save', { body: { account: 'editor-1', realName: '某人', roles: '2', status: true } });
  const token = await server.signIn(data.account, data.pwd);
  await server.call('POST', '/admin/platform/login/admin/update/password', { token, body: { oldPassword: data.pwd, password: 'own-password-1', confirmPassword: 'own-password-1' } });
  expect(await server.call('POST', '/admin/platform/wechat/get/qrcode', { token: await server.signIn(data.account, 'own-password-1'), body: { scene: 'id=0', path: 'pages/index/index' } })).toMatchObject({ code: 403 });
  expect(await server.call('POST', '/admin/platform/wechat/get/qrcode', { token: null, body: {} })).toMatchObject({ code: 401 });
});
