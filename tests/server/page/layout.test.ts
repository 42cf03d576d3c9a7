/** Fixed areas of the shop, theme colour and splash ads over their published calls. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../helper';

const layout = '/admin/platform/page/layout';
let server: TestApp;
beforeAll(async () => { server = await startTestApp({ config: { strict: true } }); });
afterAll(() => server.close());

type Item = Record<string, unknown>;
const post = (path: string, body: object) => server.call('POST', path, { body });
const nav = (name: string, more: Item = {}): Item => ({ checked: `/demo/${name}-on.svg`, unchecked: `/demo/${name}.svg`, name, link: '/pages/index/index', status: true, ...more });
const bar = ['首页', '分类', '购物车', '我的'].map((name) => nav(name));
const saveBar = (bottomNavigationList: unknown, isCustom: unknown = '1') => post(`${layout}/bottom/navigation/save`, { bottomNavigationList, isCustom });
const readBar = async () => (await server.call('GET', `${layout}/bottom/navigation/get`)).data as { bottomNavigationList: Item[]; isCustom: string };
const entry = (name: string, more: Item = {}): Item => ({ pic: '/demo/a.svg', name, url: '/pages/index/index', status: true, ...more });

describe('the bottom menu', () => {
  it('keeps its rows, their ids and their order, and forgets those that are left out', async () => {
    expect(await readBar()).toEqual({ bottomNavigationList: [], isCustom: '1' });
    expect(await saveBar([...bar, nav('藏', { status: false })], '0')).toMatchObject({ code: 200 });
    const { bottomNavigationList: first, isCustom } = await readBar();
    expect(isCustom).toBe('0');
    expect(first.map(({ name, sort, status, gid }) => [name, sort, status, gid])).toEqual([['首页', 1, true, 14], ['分类', 2, true, 14], ['购物车', 3, true, 14], ['我的', 4, true, 14], ['藏', 5, false, 14]]);
    const turned = [first[3]!, first[0]!, { ...first[1]!, name: '品类' }, first[2]!];
    expect(await saveBar(turned)).toMatchObject({ code: 200 });
    expect((await readBar()).bottomNavigationList.map(({ id, name }) => [id, name])).toEqual(turned.map(({ id, name }) => [id, name]));
    const { data: { list } } = await server.call('GET', '/admin/platform/system/group/data/list', { query: { gid: '14' } });
    expect(JSON.parse(list[2].value)).toMatchObject({ sort: 3, status: true, fields: [{ name: 'checked', title: '选中图' }, { name: 'unchecked' }, { name: 'name', value: '品类' }, { name: 'link', value: '/pages/index/index' }] });
  });

  it.each<[string, unknown, string]>([
    ['fewer than four that are shown', [...bar.slice(1), nav('藏', { status: false })], '底部菜单至少显示4个'],
    ['more than five', [...bar, nav('五'), nav('六')], '底部菜单最多5个'],
    ['a long name', [...bar, nav('一二三四五')], '第5项：标题不能超过4个字符'],
    ['no picture', [...bar, nav('五', { unchecked: '' })], '第5项：请选择未选中图'],
    ['no link', [...bar, nav('五', { link: '' })], '第5项：请选择链接'],
    ['a link that is none', [...bar, nav('五', { link: 'javascript:alert(1)' })], '第5项：链接格式不正确'],
    ['a key that is not published', [...bar, nav('五', { more: 1 })], '不支持的参数：more'],
    ['rows that are none', ['文'], '底部菜单格式不正确'],
  ])('with %s is refused', async (_what, list, message) => {
    expect(await saveBar(list)).toMatchObject({ code: 400, message });
  });

  it('is custom or is not', async () => {
    expect(await saveBar(bar, 'yes')).toMatchObject({ code: 400, message: '是否自定义格式不正确' });
  });
});

it('the member centre and the home page keep theirs, all read at once', async () => {
  expect(await post(`${layout}/user/menu/save`, { userMenu: [entry('收藏'), entry('地址', { status: false })] })).toMatchObject({ code: 200 });
  expect(await post(`${layout}/user/banner/save`, { userBanner: [{ pic: '/demo/b.svg', url: '', status: true }] })).toMatchObject({ code: 200 });
  expect(await post(`${layout}/index/banner/save`, { indexBanner: [entry('横幅')] })).toMatchObject({ code: 200 });
  expect(await post(`${layout}/index/menu/save`, { indexMenu: [entry('少')] })).toMatchObject({ code: 400, message: '首页导航至少5个' });
  expect(await post(`${layout}/index/menu/save`, { indexMenu: Array.from({ length: 6 }, (_, at) => entry(`导${at}`)) })).toMatchObject({ code: 200 });
  const { data } = await server.call('GET', `${layout}/index`);
  expect(data).toMatchObject({
    userMenu: [{ name: '收藏', sort: 1, status: true, gid: 5 }, { name: '地址', sort: 2, status: false }], userBanner: [{ pic: '/demo/b.svg', url: '', gid: 7 }],
    indexBanner: [{ name: '横幅', gid: 1 }], indexNews: [], userDefaultAvatar: '',
  });
  expect(data.indexMenu).toHaveLength(6);
});

describe('the theme colour', () => {
  const read = async () => (await server.call('GET', '/admin/platform/system/config/get/change/color')).data.value;
  const save = (value: unknown) => post('/admin/platform/system/config/save/change/color', { value });

  it('is one of five, the first until another is chosen', async () => {
    expect(await read()).toBe('1');
    expect(await save('4')).toMatchObject({ code: 200 });
    expect(await read()).toBe('4');
  });

  it.each(['0', '6', '#e93323', ''])('%s is none', async (value) => {
    expect(await save(value)).toMatchObject({ code: 400 });
  });
});

describe('splash ads', () => {
  const ad = (more: Item = {}): Item => ({ imageUrl: '/demo/s.svg', name: '上新', linkUrl: '/pages/index/index', ...more });
  const save = (changes: object) => post(`${layout}/splash/ad/save`, { splashAdSwitch: 0, splashAdShowTime: 3, splashAdShowInterval: 0, adList: [], ...changes });
  const read = async () => (await server.call('GET', `${layout}/splash/ad/get`)).data;

  it('begin switched off, and are kept in their order', async () => {
    expect(await read()).toEqual({ splashAdSwitch: 0, splashAdShowTime: 3, splashAdShowInterval: 0, adList: [] });
    expect(await save({ splashAdSwitch: 1, splashAdShowTime: 5, splashAdShowInterval: 24, adList: [ad(), ad({ name: '', linkUrl: '' })] })).toMatchObject({ code: 200 });
    expect(await read()).toEqual({
      splashAdSwitch: 1, splashAdShowTime: 5, splashAdShowInterval: 24,
      adList: [{ id: expect.any(Number), ...ad(), sort: 1 }, { id: expect.any(Number), imageUrl: '/demo/s.svg', name: '', linkUrl: '', sort: 2 }],
    });
  });

  it.each<[string, object, string]>([
    ['a switch that is none', { splashAdSwitch: 2 }, '开屏广告格式不正确'],
    ['no time', { splashAdShowTime: 0 }, '广告时间(秒)不能小于1'],
    ['a negative interval', { splashAdShowInterval: -1 }, '展示间隔(小时)不能小于0'],
    ['half an hour', { splashAdShowInterval: 0.5 }, '展示间隔(小时)格式不正确'],
    ['six pictures', { adList: Array.from({ length: 6 }, () => ad()) }, '开屏广告最多5个'],
    ['no picture', { adList: [ad({ imageUrl: '' })] }, '第1项：请选择广告图'],
    ['nothing to show', { splashAdSwitch: 1 }, '开启开屏广告时至少添加一张广告图'],
  ])('with %s are refused', async (_what, changes, message) => {
    expect(await save(changes)).toMatchObject({ code: 400, message });
  });
});
