/** What is replaced as a whole: a save that names what it saw is refused when that is no longer so, one that names nothing is as published. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../helper';

let server: TestApp;
beforeAll(async () => { server = await startTestApp({ config: { strict: true } }); });
afterAll(() => server.close());

const platform = '/admin/platform';
const layout = `${platform}/page/layout`;
const entry = (name: string) => ({ pic: '/demo/a.svg', name, url: '/pages/index/index', status: true });
const nav = (name: string) => ({ checked: '/demo/a.svg', unchecked: '/demo/b.svg', name, link: '/pages/index/index', status: true });
const bar = (first: string) => [first, '分类', '购物车', '我的'].map(nav);
const splash = (more: object) => ({ splashAdSwitch: 0, splashAdShowTime: 3, splashAdShowInterval: 0, adList: [], ...more });

/** Of a whole thing: where it is read, and saves of it that each change something. */
interface Whole {
  read: string;
  save: string;
  bodies: [object, object, object];
}

const wholes: Record<string, Whole> = {
  底部菜单: { read: `${layout}/bottom/navigation/get`, save: `${layout}/bottom/navigation/save`, bodies: [{ isCustom: '1', bottomNavigationList: bar('首页') }, { isCustom: '0', bottomNavigationList: bar('首页') }, { isCustom: '0', bottomNavigationList: bar('主页') }] },
  我的服务: { read: `${layout}/index`, save: `${layout}/user/menu/save`, bodies: [{ userMenu: [entry('一')] }, { userMenu: [entry('二')] }, { userMenu: [] }] },
  开屏广告: { read: `${layout}/splash/ad/get`, save: `${layout}/splash/ad/save`, bodies: [splash({ adList: [{ imageUrl: '/demo/s.svg' }] }), splash({ splashAdShowTime: 9 }), splash({})] },
  主题色: { read: `${platform}/system/config/get/change/color`, save: `${platform}/system/config/save/change/color`, bodies: [{ value: '2' }, { value: '3' }, { value: '4' }] },
  等级说明: { read: `${platform}/system/user/level/get/rule`, save: `${platform}/system/user/level/update/rule`, bodies: [{ rule: '一' }, { rule: '二' }, { rule: '三' }] },
};

const seen = async (path: string) => (await server.send('GET', path)).headers.etag as string;
const save = (path: string, body: object, tag?: string) => server.call('POST', path, { body, ...(tag !== undefined && { headers: { 'if-match': tag } }) });
const refused = { code: 409, message: '内容已被他人修改，请刷新后核对再保存' };

describe.each(Object.entries(wholes))('%s', (_name, { read, save: path, bodies: [first, second, third] }) => {
  it('is saved by whoever saw it as it is, and by nobody who did not', async () => {
    expect(await save(path, first)).toMatchObject({ code: 200 });
    const tag = await seen(read);
    expect(await seen(read)).toBe(tag);
    expect(await save(path, second, tag)).toMatchObject({ code: 200 });
    const now = (await server.call('GET', read)).data;
    expect(await save(path, third, tag)).toMatchObject(refused);
    expect((await server.call('GET', read)).data).toEqual(now);
    expect(await save(path, third)).toMatchObject({ code: 200 });
  });

  it('of two who save at once one is refused', async () => {
    const tag = await seen(read);
    const codes = (await Promise.all([save(path, first, tag), save(path, second, tag)])).map(({ code }) => code);
    expect(codes.toSorted()).toEqual([200, 409]);
  });
});

it('areas that are read together are told apart: one that somebody changed stops no other', async () => {
  const tag = await seen(`${layout}/index`);
  expect(await save(`${layout}/user/menu/save`, { userMenu: [entry('新')] }, tag)).toMatchObject({ code: 200 });
  expect(await save(`${layout}/user/banner/save`, { userBanner: [{ pic: '/demo/b.svg', url: '', status: true }] }, tag)).toMatchObject({ code: 200 });
  expect(await save(`${layout}/user/menu/save`, { userMenu: [] }, tag)).toMatchObject(refused);
});

it('a form of settings is one thing; the theme and the splash ads, which share one, are not', async () => {
  const { data: { id } } = await server.call('GET', `${platform}/system/form/temp/name/info`, { query: { name: '小程序配置' } });
  const info = `${platform}/system/config/info`;
  const tag = (await server.send('GET', info, { query: { formId: String(id) } })).headers.etag as string;
  const values = (appid: string) => ({ id, sort: 0, status: true, fields: [{ name: 'routine_appid', title: 'AppID', value: appid }, { name: 'routine_appsecret', title: '密钥', value: 'secret' }] });
  expect(await save(`${platform}/system/config/save/form`, values('wx1'), tag)).toMatchObject({ code: 200 });
  expect(await save(`${platform}/system/config/save/form`, values('wx2'), tag)).toMatchObject(refused);
  const theme = await seen(wholes.主题色!.read);
  await save(wholes.开屏广告!.save, splash({ splashAdShowTime: 7 }));
  expect(await save(wholes.主题色!.save, { value: '5' }, theme)).toMatchObject({ code: 200 });
});
