/** The WeChat module of the console against the stand-in: menu, replies and their callback, signature of pages, materials, links. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { heard, partOf, passOn, proof, type Callback } from '../../../scripts/wechat/follower';
import { standInAccounts } from '../../../scripts/wechat/standIn';
import type { TestApp } from '../helper';
import { fillInMiniProgram, fillInOfficial, startWechatRoom, type WechatRoom } from '../wechat/room';

const base = '/admin/platform/wechat';
let room: WechatRoom;
let server: TestApp;
let editor: string;

beforeAll(async () => {
  room = await startWechatRoom();
  ({ server } = room);
  const { data } = await server.call('POST', '/admin/platform/admin/save', { body: { account: 'editor-1', realName: '某人', roles: '2', status: true } });
  const first = await server.signIn(data.account, data.pwd);
  await server.call('POST', '/admin/platform/login/admin/update/password', { token: first, body: { oldPassword: data.pwd, password: 'own-password-1', confirmPassword: 'own-password-1' } });
  editor = await server.signIn('editor-1', 'own-password-1');
});
afterAll(() => room.close());
beforeEach(() => room.standIn.faults.mend());

const post = (path: string, body: object = {}) => server.call('POST', `${base}/${path}`, { body });
const get = (path: string, query: Record<string, string> = {}) => server.call('GET', `${base}/${path}`, { query });
const upload = (type: string, name: string, bytes: Buffer | string, token = server.token) => {
  const [head, tail] = [`--b\r\nContent-Disposition: form-data; name="media"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`, '\r\n--b--\r\n'];
  return server.app.inject({
    method: 'POST', url: `/api${base}/open/media/upload?type=${type}`, payload: Buffer.concat([Buffer.from(head), Buffer.from(bytes), Buffer.from(tail)]),
    headers: { 'content-type': 'multipart/form-data; boundary=b', 'authori-zation': token },
  }).then((answer) => answer.json());
};

const official = '未配置公众号，请在平台设置的“公众号配置”中填写AppID和AppSecret';

it.each<[string, () => Promise<unknown>, string]>([
  ['the menu', () => get('public/customize/menu'), official],
  ['the signature', () => get('get/public/js/config', { url: 'https://m.example.com/' }), official],
  ['a material', () => upload('image', 'a.png', 'x'), official],
  ['a link', () => post('url/link/mini/generate', { name: '未配置', originalPath: '/pages/index/index', expireInterval: 3 }), '未配置小程序，请在平台设置的“小程序配置”中填写AppID和AppSecret'],
])('%s says what is missing while nothing is configured', async (_what, work, message) => {
  expect(await work()).toMatchObject({ code: 400, message });
  expect(room.standIn.asked).toEqual([]);
});

it.each([
  ['GET', 'public/customize/menu'], ['GET', 'public/customize/menu/delete'], ['POST', 'public/customize/menu/create'], ['GET', 'get/public/js/config'], ['GET', 'public/keywords/reply/list'],
  ['POST', 'public/keywords/reply/save'], ['GET', 'public/keywords/reply/info/keywords'], ['POST', 'url/link/mini/generate'], ['GET', 'url/link/mini/list'], ['GET', 'get/shipping/switch'],
  ['POST', 'update/shipping/switch'], ['POST', 'open/media/upload'],
] as const)('%s %s is role admin\'s alone', async (method, path) => {
  expect(await server.call(method, `${base}/${path}`, { token: editor, ...(method === 'POST' && { body: {} }) })).toMatchObject({ code: 403 });
  expect(await server.call(method, `${base}/${path}`, { token: null, ...(method === 'POST' && { body: {} }) })).toMatchObject({ code: 401 });
});

describe('replies', () => {
  const save = (body: object) => post('public/keywords/reply/save', { keywords: '营业时间', type: 'text', data: JSON.stringify({ content: '十点开门' }), status: true, ...body });
  const list = async (query = {}) => (await get('public/keywords/reply/list', query)).data.list as { id: number; keywords: string; type: string; data: string; status: boolean }[];

  it('are kept, read, changed, switched twice and deleted', async () => {
    expect(await save({ keywords: '开门,几点' })).toMatchObject({ code: 200 });
    const id = (await list({ keywords: '几点' }))[0]!.id;
    expect(await get(`public/keywords/reply/info/${id}`)).toMatchObject({ data: { id, keywords: '开门,几点', type: 'text', status: true, data: JSON.stringify({ content: '十点开门' }) } });
    expect(await post('public/keywords/reply/update', { id, keywords: '开门', type: 'image', data: JSON.stringify({ mediaId: 'm1' }), status: true })).toMatchObject({ code: 200 });
    for (const status of [false, true]) {
      await post(`public/keywords/reply/status/${id}`);
      expect((await get(`public/keywords/reply/info/${id}`)).data).toMatchObject({ type: 'image', status });
    }
    expect((await list({ type: 'image' })).map((row) => row.id)).toEqual([id]);
    expect(await get(`public/keywords/reply/delete/${id}`)).toMatchObject({ code: 200 });
    expect(await list()).toEqual([]);
  });

  it.each<[string, object, string]>([
    ['nothing to say', { data: '{"content":" "}' }, '请填写规则内容'],
    ['a picture that is none', { type: 'image', data: '{}' }, '请上传图片'],
    ['a sound that is none', { type: 'voice', data: '{"mediaId":""}' }, '请上传语音'],
    ['an article that is none', { type: 'news', data: '{"articleId":"1"}' }, '请选择图文消息'],
    ['a word twice', { keywords: '一,一' }, '关键字不能重复'],
    ['a word too long', { keywords: '长'.repeat(33) }, '每个关键字最多32个字符'],
    ['too many words', { keywords: Array.from({ length: 21 }, (_, at) => `词${at}`).join(',') }, '最多20个关键字'],
    ['a word of the system among others', { keywords: 'subscribe,一' }, '关键字subscribe和default由系统保留'],
  ])('%s is refused', async (_what, body, message) => {
    expect(await save(body)).toMatchObject({ code: 400, message });
  });

  it('a keyword has one reply, also when two take it at once', async () => {
    const both = await Promise.all([save({ keywords: '同时,甲' }), save({ keywords: '乙,同时' })]);
    expect(both.map(({ code }) => code).sort()).toEqual([200, 400]);
    expect(both.find(({ code }) => code === 400)).toMatchObject({ message: '关键字“同时”已被使用', data: { errors: [{ field: 'keywords' }] } });
  });

  it('those of the system are found by their word, and neither deleted nor renamed', async () => {
    expect(await get('public/keywords/reply/info/keywords', { keywords: 'subscribe' })).toMatchObject({ code: 200, data: null });
    await save({ keywords: 'subscribe', data: JSON.stringify({ content: '欢迎' }) });
    const { data } = await get('public/keywords/reply/info/keywords', { keywords: 'subscribe' });
    expect(data).toMatchObject({ keywords: 'subscribe', data: '{"content":"欢迎"}' });
    expect(await get(`public/keywords/reply/delete/${data.id}`)).toMatchObject({ code: 400, message: '关注回复和无效关键词回复不能删除' });
    expect(await post('public/keywords/reply/update', { ...data, keywords: '欢迎' })).toMatchObject({ code: 400 });
  });
});

describe('configured', () => {
  const callback: Callback = { token: 'callback-token', appId: standInAccounts.official.appId };
  const encodingAesKey = 'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG';

  beforeAll(async () => {
    await fillInOfficial(server, { wechat_token: callback.token, wechat_encodingaeskey: encodingAesKey });
    await fillInMiniProgram(server, { routine_token: 'mini-token' });
  });

  const hook = '/api/publicly/wechat/public/callback/webHook';
  const send = ({ query, body }: { query: Record<string, string>; body: string }, url = hook) => server.app.inject({ method: 'POST', url, query, payload: body, headers: { 'content-type': 'text/xml' } });
  const asks = async (message: Record<string, string>, to = callback) => heard(to, (await send(passOn(to, message))).body);

  describe('the callback', () => {
    let articleId: number;
    beforeAll(async () => {
      await server.app.sql.deleteFrom('operation_wechat_reply').execute();
      const { rows: [row] } = await sql<{ id: number }>`insert into marketing_article (title, author, cid, cover, synopsis, content, url, status)
        values ('夏日<特惠>', '编辑', 1, '/uploads/a.png', '全场八折', '正文', 'https://m.example.com/a', true) returning id`.execute(server.app.sql);
      articleId = Number(row!.id);
      for (const [keywords, type, data] of [
        ['subscribe', 'text', { content: '欢迎关注' }], ['default', 'text', { content: '没有找到' }], ['优惠,领券', 'text', { content: '领券 & <礼> ]]> 好' }],
        ['图', 'image', { mediaId: 'media-7' }], ['声', 'voice', { mediaId: 'media-8' }], ['文', 'news', { articleId }],
      ] as const) expect(await post('public/keywords/reply/save', { keywords, type, data: JSON.stringify(data), status: true })).toMatchObject({ code: 200 });
    });

    it.each([['official', hook, 'callback-token'], ['miniProgram', '/api/publicly/wechat/mini/callback/index', 'mini-token']])('of the %s account is proved by its echo, and by nothing else', async (_account, url, token) => {
      const echo = (query: Record<string, string>) => server.app.inject({ method: 'GET', url, query: { ...query, echostr: '20871' } });
      const right = await echo(proof({ token, appId: '' }));
      expect([right.statusCode, right.body, right.headers['content-type']]).toEqual([200, '20871', 'text/plain; charset=utf-8']);
      for (const wrong of [{}, proof({ token: 'other', appId: '' }), { ...proof({ token, appId: '' }), nonce: 'changed' }]) expect((await echo(wrong)).statusCode).toBe(403);
    });

    it.each<[string, Record<string, string>, Record<string, string> | undefined]>([
      ['a keyword', { MsgType: 'text', Content: '领券' }, { MsgType: 'text', Content: '领券 & <礼> ]]]]><![CDATA[> 好' }],
      ['a keyword with blanks', { MsgType: 'text', Content: ' 优惠 ' }, { MsgType: 'text' }],
      ['part of a keyword', { MsgType: 'text', Content: '优' }, { MsgType: 'text', Content: '没有找到' }],
      ['a word of the system', { MsgType: 'text', Content: 'subscribe' }, { MsgType: 'text', Content: '没有找到' }],
      ['following', { MsgType: 'event', Event: 'subscribe' }, { MsgType: 'text', Content: '欢迎关注', ToUserName: 'openid-of-a-follower', FromUserName: 'gh_standin' }],
      ['a button of the menu', { MsgType: 'event', Event: 'CLICK', EventKey: '优惠' }, { MsgType: 'text' }],
      ['a picture', { MsgType: 'text', Content: '图' }, { MsgType: 'image', MediaId: 'media-7' }],
      ['a sound', { MsgType: 'text', Content: '声' }, { MsgType: 'voice', MediaId: 'media-8' }],
      ['an article', { MsgType: 'text', Content: '文' }, { MsgType: 'news', ArticleCount: '1', Title: '夏日<特惠>', Description: '全场八折', Url: 'https://m.example.com/a' }],
      ['leaving', { MsgType: 'event', Event: 'unsubscribe' }, undefined],
      ['a place', { MsgType: 'location' }, undefined],
    ])('answers %s, in clear and encrypted', async (_what, message, answer) => {
      for (const to of [callback, { ...callback, encodingAesKey }]) {
        const xml = await asks(message, to);
        expect(xml === undefined).toBe(answer === undefined);
        for (const [key, value] of Object.entries(answer ?? {})) expect(partOf(xml ?? '', key)).toBe(value);
      }
    });

    it('a reply that is switched off is none', async () => {
      const { data: { id } } = await get('public/keywords/reply/info/keywords', { keywords: '图' });
      await post(`public/keywords/reply/status/${id}`);
      expect(partOf(await asks({ MsgType: 'text', Content: '图' }) ?? '', 'Content')).toBe('没有找到');
    });

    it.each<[string, () => { query: Record<string, string>; body: string }]>([
      ['unsigned', () => ({ ...passOn(callback, { MsgType: 'text', Content: '优惠' }), query: {} })],
      ['signed with another token', () => passOn({ ...callback, token: 'other' }, { MsgType: 'text', Content: '优惠' })],
      ['encrypted with another key', () => passOn({ ...callback, encodingAesKey: encodingAesKey.replace('a', 'b') }, { MsgType: 'text', Content: '优惠' })],
      ['encrypted for another account', () => passOn({ ...callback, appId: 'wx-other', encodingAesKey }, { MsgType: 'text', Content: '优惠' })],
      ['encrypted, signed as if in clear', () => {
        const { query, body } = passOn({ ...callback, encodingAesKey }, { MsgType: 'text', Content: '优惠' });
        return { query: { signature: query.signature!, timestamp: query.timestamp!, nonce: query.nonce! }, body };
      }],
    ])('what is %s is refused', async (_what, make) => {
      expect((await send(make())).statusCode).toBe(403);
    });

    it('of the mini-program takes what is signed', async () => {
      const url = '/api/publicly/wechat/mini/callback/index';
      expect((await send(passOn({ token: 'mini-token', appId: '' }, { MsgType: 'event' }), url)).body).toBe('success');
      expect((await send(passOn(callback, { MsgType: 'event' }), url)).statusCode).toBe(403);
    });
  });

  describe('the menu', () => {
    const blank = { type: 'click', key: '', url: '', appid: '', pagepath: '', sub_button: [] };
    const menu = [{ ...blank, name: '商城', type: 'view', url: 'm.example.com' }, { ...blank, name: '服务', sub_button: [{ ...blank, name: '营业时间查询', key: '营业时间' }, { ...blank, name: '小程序', type: 'miniprogram', url: 'https://m.example.com/', appid: 'wx1', pagepath: 'pages/index/index' }] }];
    const publish = (button: unknown) => post('public/customize/menu/create', { button });
    const stored = async () => (await get('public/customize/menu')).data;

    it('is published as WeChat takes it, read back, and taken away', async () => {
      expect(await stored()).toEqual({ menu: { button: [] } });
      expect(await publish(menu)).toMatchObject({ code: 200 });
      expect(room.standIn.parts.menu.state.published).toEqual([
        { name: '商城', type: 'view', url: 'https://m.example.com' },
        { name: '服务', sub_button: [{ name: '营业时间查询', type: 'click', key: '营业时间' }, { name: '小程序', type: 'miniprogram', url: 'https://m.example.com/', appid: 'wx1', pagepath: 'pages/index/index' }] },
      ]);
      expect(await stored()).toEqual({ menu: { button: [{ ...menu[0], url: 'https://m.example.com' }, menu[1]] } });
      expect(await get('public/customize/menu/delete')).toMatchObject({ code: 200 });
      expect(await stored()).toEqual({ menu: { button: [] } });
    });

    it.each<[string, unknown, string, string]>([
      ['a name too long', [{ ...menu[0], name: '名字太长了' }], 'button.0.name', '菜单名称最多4个汉字'],
      ['a name too long above', [{ ...menu[1], sub_button: [{ ...blank, name: '名字太长太长了了', key: 'a' }] }], 'button.0.sub_button.0.name', '菜单名称最多7个汉字'],
      ['no keyword', [{ ...blank, name: '一' }], 'button.0.key', '请输入关键字'],
      ['no address', [{ ...blank, name: '一', type: 'view', url: 'nowhere' }], 'button.0.url', '请输入正确的跳转地址'],
      ['a type of nobody', [{ ...blank, name: '一', type: 'scan' }], 'button.0.type', '请选择规则状态'],
    ])('%s is refused at its place', async (_what, button, field, message) => {
      expect(await publish(button)).toMatchObject({ code: 400, message, data: { errors: [{ field, message }] } });
    });

    it.each([[[]], [[...menu, ...menu]], [[{ ...menu[1], sub_button: Array(6).fill(menu[0]) }]]])('as many buttons as WeChat takes', async (button) => {
      expect(await publish(button)).toMatchObject({ code: 400 });
    });

    it.each([[{ errcode: 45009 }, '微信返回：调用次数已达上限，请稍后再试（45009）'], [{ kind: 'down' }, '无法连接微信服务器，请稍后再试'], [{ kind: 'slow', delay: 2500 }, '无法连接微信服务器，请稍后再试']] as const)('%j leaves what was published', async (fault, message) => {
      await publish(menu);
      room.standIn.faults.break({ ...fault, path: '/cgi-bin/menu/create' });
      expect(await publish([menu[0]])).toMatchObject({ code: 400, message });
      expect(room.standIn.parts.menu.state.published).toHaveLength(2);
    });
  });

  it('a page is signed for its address without the fragment', async () => {
    const { data } = await get('get/public/js/config', { url: encodeURIComponent('https://m.example.com/a?b=1#part') });
    expect(data).toMatchObject({ url: 'https://m.example.com/a?b=1', appId: standInAccounts.official.appId, debug: false });
    const text = `jsapi_ticket=ticket-of-the-official-account&noncestr=${data.nonceStr}&timestamp=${data.timestamp}&url=https://m.example.com/a?b=1`;
    expect(data.signature).toBe(createHash('sha1').update(text).digest('hex'));
    room.standIn.asked.length = 0;
    await get('get/public/js/config', { url: 'https://m.example.com/' });
    expect(room.standIn.asked).toEqual([]);
    expect(await get('get/public/js/config', { url: 'nowhere' })).toMatchObject({ code: 400 });
  });

  describe('materials', () => {
    it('go to WeChat, which answers their id', async () => {
      const image = await upload('image', '图.png', Buffer.alloc(1000, 1));
      expect(image).toMatchObject({ code: 200, data: { name: '图.png', mediaId: expect.stringMatching(/^media-/), url: expect.stringContaining('mmbiz') } });
      expect(room.standIn.parts.material.state.kept.get(image.data.mediaId)).toEqual({ type: 'image', name: '图.png', size: 1000 });
      expect(await upload('voice', 'a.mp3', 'sound')).toMatchObject({ code: 200, data: { url: '' } });
    });

    it.each([['image', 'a.txt', 'x', '图片格式应为bmp、png、jpeg、jpg、gif'], ['voice', 'a.png', 'x', '语音格式应为mp3、wma、wav、amr'], ['voice', 'a.mp3', Buffer.alloc(2 * 1024 ** 2 + 1), '语音不能超过2MB']])('%s %s is refused before WeChat hears of it', async (type, name, bytes, message) => {
      room.standIn.asked.length = 0;
      expect(await upload(type, name, bytes)).toMatchObject({ code: 400, message });
      expect(room.standIn.asked).toEqual([]);
    });

    it('are sent once, though the answer is lost', async () => {
      room.standIn.faults.break({ kind: 'lost', path: '/cgi-bin/material/add_material' });
      room.standIn.asked.length = 0;
      expect(await upload('image', 'a.png', 'x')).toMatchObject({ code: 400, message: '无法连接微信服务器，请稍后再试' });
      expect(room.standIn.asked.filter(({ path }) => path === '/cgi-bin/material/add_material')).toHaveLength(1);
    });
  });

  describe('links', () => {
    const generate = (body: object = {}) => post('url/link/mini/generate', { name: '海报', originalPath: '/pages/goods/index?id=3&from=a', expireInterval: 7, ...body });

    it('are made by WeChat, listed, and deleted', async () => {
      const { data: link } = await generate();
      expect(room.standIn.parts.page.state.links.at(-1)).toEqual({ link, path: '/pages/goods/index', query: 'id=3&from=a', days: 7 });
      const { data: { list: [row] } } = await get('url/link/mini/list', { keywords: '海' });
      expect(row).toMatchObject({ name: '海报', originalPath: '/pages/goods/index?id=3&from=a', path: '/pages/goods/index', query: 'id=3&from=a', expireInterval: 7, urlLink: link, createId: 1, isDel: false });
      expect(await generate()).toMatchObject({ code: 400, message: '链接名称已存在', data: { errors: [{ field: 'name' }] } });
      expect(room.standIn.parts.page.state.links).toHaveLength(1);
      expect(await post(`url/link/mini/delete/${row.id}`)).toMatchObject({ code: 200 });
      expect(await generate()).toMatchObject({ code: 200 });
    });

    it.each([[{ expireInterval: 31 }], [{ expireInterval: 0 }], [{ name: '' }], [{ originalPath: '' }], [{ name: '长'.repeat(51) }]])('%j is refused', async (body) => {
      expect(await generate({ name: '其他', ...body })).toMatchObject({ code: 400 });
    });

    it.each([[{ errcode: 45009 }], [{ kind: 'down' }], [{ kind: 'lost' }]] as const)('%j keeps nothing', async (fault) => {
      room.standIn.faults.break({ ...fault, path: '/wxa/generate_urllink' });
      expect(await generate({ name: '没有链接' })).toMatchObject({ code: 400 });
      expect((await get('url/link/mini/list', { keywords: '没有链接' })).data.list).toEqual([]);
    });

    it('a page that is not published is told', async () => {
      room.standIn.parts.page.state.pages = ['pages/index/index'];
      expect(await generate({ name: '旧页面' })).toMatchObject({ code: 400, message: '微信返回：小程序页面路径不正确（40165）' });
      room.standIn.parts.page.state.pages = undefined;
    });
  });

  it('the switch of shipments is kept', async () => {
    expect(await get('get/shipping/switch')).toMatchObject({ data: { key: 'routine_shipping_switch', value: '0' } });
    expect(await post('update/shipping/switch', { value: '1' })).toMatchObject({ code: 200 });
    expect(await get('get/shipping/switch')).toMatchObject({ data: { value: '1' } });
  });
});
