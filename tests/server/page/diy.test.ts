/** Pages of the shop over their published calls: one home page, names, documents, what shoppers read. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pagePaths } from '../../../src/engine/extension/page';
import { extension } from '../../../src/engine/extension/paths';
import { widgets } from '../../../generated/widgets';
import { newWidget, writeValue } from '../../../src/engine/page/controls';
import { openPage } from '../../../src/engine/page/document';
import { breaches } from '../../../src/engine/page/rules';
import { openHouse } from '../../../src/server/resources/house';
import { demoPages } from '../../../src/server/routes/page/demo';
import { startTestApp, type TestApp } from '../helper';

const base = '/admin/platform/pagediy';
let server: TestApp;
beforeAll(async () => { server = await startTestApp({ config: { strict: true } }); });
afterAll(() => server.close());

const widget = (timestamp: number, more: object = {}) => ({ [timestamp]: { name: 'titles', id: `id${timestamp}`, timestamp, isHide: false, setUp: { tabVal: 0, cname: '标题' }, ...more } });
const save = (body: object) => server.call('POST', `${base}/save`, { body });
const update = (body: object, version?: number) => server.call('POST', `${base}/update`, { body, ...(version !== undefined && { headers: { 'x-record-version': String(version) } }) });
const info = async (id: number) => (await server.call('GET', `${base}/info/${id}`)).data;
const home = async () => (await server.call('GET', `${base}/getdefault`)).data as number;
const shown = (id: number, headers?: Record<string, string>) => server.send('GET', pagePaths.shown(id), { token: null, headers });

/** Of somebody who is signed in and may not design. */
async function editorToken(): Promise<string> {
  const { data } = await server.call('POST', '/admin/platform/admin/save', { body: { account: 'editor-1', realName: '某人', roles: '2', status: true } });
  return server.signIn(data.account, data.pwd);
}

let number = 0;
async function made(more: object = {}): Promise<number> {
  number += 1;
  return (await save({ name: `页面${number}`, value: widget(1_700_000_000_000_000 + number), ...more })).data.id;
}

describe('the home page', () => {
  it('is the first page of all, and exactly one, however many are chosen at once', async () => {
    expect(await home()).toBeNull();
    expect((await shown(0)).json()).toMatchObject({ code: 404, message: '微页面不存在' });
    const pages = [await made(), await made(), await made(), await made()];
    expect(await home()).toBe(pages[0]);
    await Promise.all(pages.map((id) => server.call('POST', `${base}/setdefault/${id}`)));
    const { data: { list } } = await server.call('GET', `${base}/list`);
    expect((list as { isDefault: number }[]).filter(({ isDefault }) => isDefault === 1)).toHaveLength(1);
  });

  it('is chosen by the published GET too, and cannot be deleted in any way', async () => {
    const [id, other] = [await made(), await made()];
    expect(await server.call('GET', `${base}/setdefault/${id}`)).toMatchObject({ code: 200 });
    expect(await home()).toBe(id);
    expect(await info(id)).toMatchObject({ isDefault: 1 });
    for (const method of ['GET', 'POST'] as const) expect(await server.call(method, `${base}/delete`, { query: { id: String(id) } })).toMatchObject({ code: 400, message: '商城首页不能删除' });
    expect(await server.call('POST', extension.batch('page/diy'), { body: { operation: 'delete', ids: [id] } })).toMatchObject({ data: { done: 0, failed: [{ id, message: expect.stringMatching(/^商城首页不能删除：超级管理员已于 .+ 设置商城首页$/) }] } });
    await server.call('POST', `${base}/setdefault/${other}`);
    expect(await server.call('GET', `${base}/delete`, { query: { id: String(id) } })).toMatchObject({ code: 200 });
    expect(await server.call('POST', `${base}/setdefault/${id}`)).toMatchObject({ code: 404 });
    expect(await home()).toBe(other);
  });

  it('is not chosen by saving a page that says so', async () => {
    expect(await save({ name: '冒充首页', isDefault: 1 })).toMatchObject({ code: 400, message: '不支持的参数：isDefault' });
  });
});

describe('a document', () => {
  it('is answered as an object, unknown widgets and fields included, and is no part of the list', async () => {
    const value = { ...widget(1_700_000_000_000_100, { isShow: false, later: { deep: [1, null, { a: '文' }] } }), ...widget(1_700_000_000_000_101, { name: '没有的组件' }) };
    const id = await made({ title: '春日', isBgColor: 1, colorPicker: 'rgba(1,2,3,.5)', bgTabVal: 2, titleColor: '#ffffff', returnAddress: '/pages/index/index', value });
    expect(await info(id)).toMatchObject({ id, version: '1', title: '春日', isBgColor: 1, isBgPic: 0, colorPicker: 'rgba(1,2,3,.5)', bgTabVal: 2, titleColor: '#ffffff', titleBgColor: '#fff', isShow: 1, returnAddress: '/pages/index/index', merId: 0, isDefault: 0, value });
    const { data: { list } } = await server.call('GET', `${base}/list`, { query: { name: `页面${number}` } });
    expect(list).toEqual([expect.objectContaining({ id, title: '春日' })]);
    expect(list[0]).not.toHaveProperty('value');
  });

  it('counts its version up when what it shows changes, and only then', async () => {
    const id = await made({ value: widget(1_700_000_000_000_200, { b: 1, a: 2 }) });
    const { name } = await info(id);
    expect((await update({ id, name, value: widget(1_700_000_000_000_200, { a: 2, b: 1 }) })).data).toMatchObject({ version: '1', recordVersion: 1 });
    expect((await update({ id, name, value: {} })).data).toMatchObject({ version: '2', value: {} });
    expect((await server.call('POST', `${base}/updatename`, { body: { id, name: `改名${number}` } })).code).toBe(200);
    expect(await info(id)).toMatchObject({ name: `改名${number}`, version: '2', value: {} });
  });

  it('that is stale is refused with the newest one', async () => {
    const id = await made();
    const { name, recordVersion } = await info(id);
    const newest = widget(1_700_000_000_000_300);
    expect(await update({ id, name, value: newest }, recordVersion)).toMatchObject({ code: 200 });
    expect(await update({ id, name, value: {} }, recordVersion)).toMatchObject({ code: 409, data: { current: { id, value: newest, version: '2' }, changed: expect.arrayContaining(['value']), account: 'admin' } });
  });

  it('loses markup that no rich text may hold', async () => {
    const id = await made({ value: widget(1_700_000_000_000_400, { name: 'richTextEditor', richText: { val: '<p>好<script>alert(1)</script></p>', isShow: 1 } }) });
    expect((await info(id)).value[1_700_000_000_000_400].richText).toEqual({ val: '<p>好</p>', isShow: 1 });
  });

  it.each<[string, object, string]>([
    ['no name', { name: '' }, '请输入模板名称'],
    ['a long name', { name: '一二三四五六七八九十一二三四五六' }, '模板名称长度应在1到15个字符之间'],
    ['a used name', { name: '占用' }, '模板名称已存在'],
    ['a list of widgets', { value: [] }, '页面内容格式不正确，应为组件的集合'],
    ['text in place of widgets', { value: '{}' }, '页面内容格式不正确，应为组件的集合'],
    ['a widget that is none', { value: { 5: { name: 'titles' }, 6: '文' } }, '页面内容格式不正确：第2个不是组件'],
    ['a top of no colour', { titleBgColor: '#12345' }, '十六进制颜色值不正确'],
    ['a ground of no colour', { colorPicker: 'rgb(1234,5,6)' }, 'rgb颜色值不正确'],
    ['more than 1,000 widgets', { value: Object.fromEntries(Array.from({ length: 1_001 }, (_, at) => [at, { name: 'titles' }])) }, '页面最多1000个组件，现有1001个'],
    ['rich texts of more than 100,000 characters together', { value: Object.fromEntries([1, 2].map((at) => [at, { name: 'richTextEditor', richText: { val: '<'.repeat(50_001) } }])) }, '页面中的富文本合计不能超过100000个字符，现有100002个'],
    ['more than 2 MB', { value: widget(1, { text: '好'.repeat(700_000) }) }, '页面内容不能超过2MB，现有2MB，请减少组件'],
    ['an unknown picture style', { bgTabVal: 3 }, '背景图样式应在0到2之间'],
  ])('with %s is refused', async (_what, changes, message) => {
    await save({ name: '占用' });
    expect(await save({ name: '新的', ...changes })).toMatchObject({ code: 400, message });
  });
});

describe('a widget beyond its limits', () => {
  const model = (component: string) => widgets.find((each) => each.component === component)!;
  const of = (component: string, values: Record<string, unknown>, timestamp = 1_700_000_000_000_600) => {
    const filled = Object.entries(values).reduce((made, [key, value]) => writeValue(model(component), made, key, value), newWidget(model(component), timestamp));
    return { [timestamp]: filled };
  };
  const nav = (name: string) => ({ checked: '', unchecked: '', name, link: '' });

  it.each<[component: string, values: Record<string, unknown>, field: string, message: string]>([
    ['search_box', { hotWords: Array.from({ length: 21 }, () => ({ val: '茶' })) }, 'hotWords', '搜索框「搜索热词」：搜索热词最多20项，现有21项'],
    ['search_box', { hotWords: [{ val: '茶' }, { val: '一二三四五六七八九十一' }] }, 'hotWords.1', '搜索框「搜索热词」：第2项热词不能超过10个字符'],
    ['home_title', { fontColor: '#12345' }, 'fontColor', '标题「文字颜色」：十六进制颜色值不正确'],
    ['banner', { bgColor: ['#fff', 'rgb(1234,5,6)'] }, 'bgColor', '轮播图「背景颜色」：rgb颜色值不正确'],
    ['home_footer', { menuList: [] }, 'menuList', '底部导航「导航设置」：导航设置至少1项'],
    ['home_footer', { menuList: [nav('首页'), nav('一二三四五')] }, 'menuList.1', '底部导航「导航设置」：第2项标题不能超过4个字符'],
    ['home_title', { titleConfig: '一二三四五六七八九十一' }, 'titleConfig', '标题「标题」：标题不能超过10个字符'],
    ['home_tab', { tabItemConfig: [{ val: '一二三四五六七八九十一', tabConfig: 0, goodsList: [], activeValueBrand: [], selectConfig: [], activeValueMer: [], numConfig: 6, goodsSort: 0 }] }, 'tabItemConfig.0', '选项卡「选项卡设置」：第1项标题不能超过10个字符'],
  ])('%s %j is refused by name', async (component, values, field, message) => {
    expect(await save({ name: '超出', value: of(component, values) })).toMatchObject({ code: 400, message, data: { errors: [{ field: `value.1700000000000600.${field}`, message }] } });
  });

  it('that stood so before may stay, be moved, and come back; it may not be made again', async () => {
    const long = of('home_title', { titleConfig: '一二三四五六七八九十一' });
    const id = await made();
    const { name } = await info(id);
    await server.app.sql.updateTable('page_diy').set({ value: JSON.stringify(long) }).where('id', '=', id).execute();
    const [kept] = Object.values(long);
    expect(await update({ id, name, title: '新标题', value: { 1_700_000_000_000_700: { ...kept, timestamp: 1_700_000_000_000_700 } } })).toMatchObject({ code: 200 });
    expect(await update({ id, name, value: { ...long, ...of('home_title', { titleConfig: '一二三四五六七八九十二' }, 1_700_000_000_000_701) } })).toMatchObject({ code: 400, message: '标题「标题」：标题不能超过10个字符' });
    // It comes back with its version, and with a save that took it out of one.
    expect(await update({ id, name, value: {} })).toMatchObject({ code: 200, data: { version: '3' } });
    expect(await server.call('POST', pagePaths.restore(id), { body: { version: 2 } })).toMatchObject({ code: 200, data: { value: { 1_700_000_000_000_700: { name: 'titles' } } } });
    expect(await update({ id, name, value: {} })).toMatchObject({ code: 200, data: { version: '5' } });
    expect(await server.call('POST', pagePaths.schedule(id), { body: { document: { value: long }, startTime: '2099-06-01 12:00:00' } })).toMatchObject({ code: 200 });
    expect(await update({ id, name, value: long })).toMatchObject({ code: 200, data: { version: '6' } });
    expect(await save({ name: '别的页面', value: long })).toMatchObject({ code: 400, message: '标题「标题」：标题不能超过10个字符' });
  });

  it('says nothing of what is not known, hidden by a condition or beyond a range', async () => {
    const value = {
      ...widget(1_700_000_000_000_800, { name: '没有的组件', titleConfig: { val: '很'.repeat(99) } }),
      ...widget(1_700_000_000_000_801, { ofLater: '很'.repeat(99) }), ...of('banner', { lrConfig: 99 }, 1_700_000_000_000_802),
      ...of('home_group', { selectStyle: 0, titleConfig: '一二三四五六七' }, 1_700_000_000_000_803),
    };
    expect(await save({ name: '别处的', value })).toMatchObject({ code: 200, data: { value } });
  });
});

describe('shoppers', () => {
  it('read a page, and again only when it has changed', async () => {
    const id = await made();
    const first = await shown(id);
    expect(first.json()).toMatchObject({ code: 200, data: { id, title: '', isBgColor: 0, value: expect.any(Object) } });
    const { etag } = first.headers as { etag: string };
    const again = await shown(id, { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await update({ id, name: `页面${number}`, value: {} });
    expect((await shown(id, { 'if-none-match': etag })).json()).toMatchObject({ data: { value: {} } });
  });

  it('do not read a hidden page, neither by its id nor as the home page; who may design does', async () => {
    const id = await made({ isShow: 0 });
    const before = await home();
    expect((await shown(id)).json()).toMatchObject({ code: 404, message: '微页面不存在', data: null });
    await server.call('POST', `${base}/setdefault/${id}`);
    expect((await shown(0)).json()).toMatchObject({ code: 404 });
    const seen = await server.send('GET', pagePaths.shown(id));
    expect(seen.json()).toMatchObject({ code: 200, data: { id, isShow: 0 } });
    expect((await shown(id, { 'if-none-match': seen.headers.etag as string })).json()).toMatchObject({ code: 404 });
    expect((await server.send('GET', pagePaths.shown(id), { token: await editorToken() })).json()).toMatchObject({ code: 404 });
    await server.call('POST', `${base}/setdefault/${before}`);
  });

  it('read the home page as 0, and nothing that is not theirs', async () => {
    expect((await shown(0)).json().data).toMatchObject({ id: await home() });
    expect(Object.keys((await shown(0)).json().data)).not.toEqual(expect.arrayContaining(['merId', 'status', 'templateName']));
    expect((await shown(999_999)).json()).toMatchObject({ code: 404 });
  });
});

it('demo pages are a home page of twelve widgets and two others, all known and in their places', async () => {
  const room = server.database.connect();
  const house = openHouse(room, server.app.contract, { demo: true });
  const demo = await server.app.contract.demo();
  const pages = await demoPages(house, demo['page/diy'] as Record<string, unknown>[]);
  await room.close();
  expect(pages.map(({ name, isDefault, value }) => [name, isDefault, Object.keys(value as object).length])).toEqual([['商城首页', 1, 12], ['春季上新', 0, 5], ['关于我们', 0, 3]]);
  for (const page of pages) {
    const document = openPage(JSON.parse(JSON.stringify(page)));
    expect(document.widgets.map(({ saved }) => saved.name).filter((saved) => !widgets.some((model) => model.name === saved))).toEqual([]);
    expect(breaches(document, widgets)).toEqual([]);
    expect(await save({ name: `${String(page.name)}二`, value: page.value })).toMatchObject({ code: 200 });
  }
});
