/** The one way to WeChat: its tokens, its faults, and what nobody gets to see. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { standInAccounts } from '../../../scripts/wechat/standIn';
import { startTestApp, type TestApp } from '../helper';
import { fillInMiniProgram, startWechatRoom, type WechatRoom } from './room';

const { miniProgram } = standInAccounts;
let room: WechatRoom;
let server: TestApp;
/** Another process on the same database. */
let other: TestApp;

beforeAll(async () => {
  room = await startWechatRoom();
  ({ server } = room);
  other = await startTestApp({ database: server.database, config: { strict: true, wechatApi: room.standIn.url, wechatPatience: 2000 } });
});
afterAll(async () => {
  await other.close();
  await room.close();
});

const draw = (from: TestApp = server, changes: object = {}) => from.call('POST', '/admin/platform/wechat/get/qrcode', { body: { scene: 'id=0', path: 'pages/index/index', ...changes } });
const asked = (path: string) => room.standIn.asked.filter((each) => each.path === path);
const lending = '/cgi-bin/stable_token';
const drawing = '/wxa/getwxacodeunlimit';
const unreachable = '无法连接微信服务器，请稍后再试';

it('says what is missing and where to enter it while the account is not configured, and asks nobody', async () => {
  expect(await draw()).toMatchObject({ code: 400, message: '未配置小程序，请在平台设置的“小程序配置”中填写AppID和AppSecret' });
  expect(room.standIn.asked).toEqual([]);
});

describe('configured', () => {
  beforeAll(() => fillInMiniProgram(server));
  beforeEach(async () => {
    room.standIn.faults.mend();
    await server.app.sql.deleteFrom('wechat_credential').execute();
    room.standIn.asked.length = 0;
  });

  it('a code is a picture; its page goes without the leading slash', async () => {
    expect(await draw(server, { path: '/pages/index/index', env_version: 'trial' })).toMatchObject({ code: 200, data: { code: expect.stringMatching(/^data:image\/png;base64,/) } });
    expect(asked(drawing).map(({ fields }) => fields)).toEqual([{ scene: 'id=0', page: 'pages/index/index', env_version: 'trial', check_path: false }]);
  });

  it('one token serves all processes, asked for once however many need it at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, (_, at) => draw(at % 2 ? server : other)));
    expect(answers.map(({ code }) => code)).toEqual(Array(6).fill(200));
    expect(asked(lending)).toHaveLength(1);
    expect(asked(lending)[0]!.fields).toEqual({ grant_type: 'client_credential', appid: miniProgram.appId, secret: miniProgram.secret });
    expect(new Set(asked(drawing).map(({ token }) => token)).size).toBe(1);
  });

  it('a token is sealed at rest', async () => {
    await draw();
    const { token } = await server.app.sql.selectFrom('wechat_credential').select('token').executeTakeFirstOrThrow();
    expect(token).toMatch(/^sealed:/);
    expect(token).not.toContain(asked(drawing)[0]!.token);
  });

  it('one that is over is renewed and the call made again, by all processes at once', async () => {
    await draw();
    room.standIn.tokens.expire();
    room.standIn.asked.length = 0;
    expect((await Promise.all([draw(), draw(other), draw()])).map(({ code }) => code)).toEqual([200, 200, 200]);
    expect(asked(lending)).toHaveLength(1);
  });

  it('one that WeChat refuses and still lends is asked for with force', async () => {
    await draw();
    room.standIn.tokens.revoke();
    room.standIn.asked.length = 0;
    expect(await draw()).toMatchObject({ code: 200 });
    expect(asked(lending).map(({ fields }) => fields.force_refresh)).toEqual([undefined, true]);
  });

  it('is renewed at most once for a call', async () => {
    room.standIn.faults.break({ errcode: 42001, path: drawing });
    expect(await draw()).toMatchObject({ code: 400, message: '微信返回：凭证已过期（42001）' });
    expect(asked(drawing)).toHaveLength(2);
  });

  it.each<[string, Parameters<WechatRoom['standIn']['faults']['break']>[0], string, number]>([
    ['too many calls', { errcode: 45009 }, '微信返回：调用次数已达上限，请稍后再试（45009）', 1],
    ['a page that is not there', { errcode: 41030 }, '微信返回：小程序中没有这个页面，请先发布小程序（41030）', 1],
    ['a code nobody knows', { errcode: 300016 }, '微信返回：错误码未公开说明，原文“a fault of the stand-in”（300016）', 1],
    ['a busy system', { errcode: -1 }, '微信返回：微信系统繁忙，请稍后再试（-1）', 3],
    ['a closed line', { kind: 'down' }, unreachable, 3],
    ['something unreadable', { kind: 'garbled' }, unreachable, 3],
    ['a lost answer', { kind: 'lost' }, unreachable, 3],
    ['silence', { kind: 'slow', delay: 2500 }, unreachable, 1],
  ])('%s is told, and what may be repeated is', async (_what, fault, message, attempts) => {
    room.standIn.faults.break({ ...fault, path: drawing });
    expect(await draw()).toMatchObject({ code: 400, message, data: null });
    expect(asked(drawing)).toHaveLength(attempts);
  });

  it.each<Parameters<WechatRoom['standIn']['faults']['break']>[0]>([{ kind: 'down', times: 2 }, { errcode: -1, times: 1 }, { kind: 'slow', delay: 300 }])('%j passes unnoticed', async (fault) => {
    room.standIn.faults.break({ ...fault, path: drawing });
    expect(await draw()).toMatchObject({ code: 200 });
  });

  it('a process that dies while it renews is followed by another', async () => {
    await draw();
    await server.app.sql.updateTable('wechat_credential').set({ token: '', lease_until: new Date(Date.now() + 1000) }).execute();
    expect(await draw(other)).toMatchObject({ code: 200 });
  });

  it('an AppSecret is never told, and counts from the moment on at which it is saved', async () => {
    await draw();
    await fillInMiniProgram(server, { routine_appsecret: 'another-secret' });
    const answer = await draw();
    expect(answer).toMatchObject({ code: 400, message: '微信返回：AppSecret不正确（40125）' });
    expect(JSON.stringify(answer)).not.toContain('another-secret');
    await fillInMiniProgram(server, { routine_appid: 'wx-of-nobody' });
    expect(await draw()).toMatchObject({ code: 400, message: '微信返回：AppID不正确（40013）' });
    await fillInMiniProgram(server);
    expect(await draw()).toMatchObject({ code: 200 });
  });
});
