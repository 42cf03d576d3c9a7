/** 基础设置, 首页设置 and 底部授权 of the PC shop over their published calls. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../helper';

const base = '/admin/platform/pc/shopping';
let server: TestApp;
beforeAll(async () => { server = await startTestApp({ config: { strict: true } }); });
afterAll(() => server.close());

type Item = Record<string, unknown>;
const post = (path: string, body: unknown) => server.call('POST', `${base}/${path}`, { body: body as object });
const get = async (path: string) => (await server.call('GET', `${base}/${path}`)).data;

describe('basic settings', () => {
  const basics = { leftTopLogo: '/demo/pc-logo.svg', goodStoreImage: '/demo/pc-store.svg', goPhoneQrCodeType: '1,2', merchantApplySwitch: '0' };

  it('are empty at first, with the way in for merchants open, and are those of 平台设置', async () => {
    expect(await get('base/config/get')).toEqual({ leftTopLogo: '', goodStoreImage: '', goPhoneQrCodeType: '', merchantApplySwitch: '1' });
    expect(await post('base/config/edit', basics)).toMatchObject({ code: 200 });
    expect(await get('base/config/get')).toEqual(basics);
    const { data: { id } } = await server.call('GET', '/admin/platform/system/form/temp/name/info', { query: { name: 'PC基础配置' } });
    expect((await server.call('GET', '/admin/platform/system/config/info', { query: { formId: String(id) } })).data)
      .toMatchObject({ pc_shopping_left_top_logo: '/demo/pc-logo.svg', pc_shopping_go_phone_qr_code_type: '1,2', merchant_apply_switch: '0' });
  });

  it.each<[string, Item, RegExp]>([
    ['no logo', { leftTopLogo: '' }, /LOGO/],
    ['a third way', { goPhoneQrCodeType: '3' }, /手机体验/],
    ['a switch that is none', { merchantApplySwitch: 'yes' }, /商户入驻入口/],
    ['a key that is not published', { more: '1' }, /不支持的参数：more/],
  ])('with %s are refused, and stay', async (_what, changes, message) => {
    const before = await get('base/config/get');
    expect(await post('base/config/edit', { ...basics, ...changes })).toMatchObject({ code: 400, message: expect.stringMatching(message) });
    expect(await get('base/config/get')).toEqual(before);
  });

  it('are saved by whoever saw them as they are, and by nobody who did not', async () => {
    const tag = String((await server.send('GET', `${base}/base/config/get`)).headers.etag);
    const save = (merchantApplySwitch: string) => server.call('POST', `${base}/base/config/edit`, { body: { ...basics, merchantApplySwitch }, headers: { 'if-match': tag } });
    expect(await save('1')).toMatchObject({ code: 200 });
    expect(await save('0')).toMatchObject({ code: 409 });
    expect(await get('base/config/get')).toMatchObject({ merchantApplySwitch: '1' });
  });
});

describe('the foot of the pages', () => {
  const idea = (name: string, more: Item = {}): Item => ({ imageUrl: '/demo/a.svg', name, sort: 1, ...more });
  const four = ['正品', '极速', '无忧', '售后'].map((name) => idea(name));

  it('has four ideas in their order, which keep their ids', async () => {
    expect(await get('philosophy/get')).toEqual({ philosophyVoList: [] });
    expect(await post('philosophy/save', { philosophyVoList: four })).toMatchObject({ code: 200 });
    const { philosophyVoList: first } = await get('philosophy/get') as { philosophyVoList: Item[] };
    expect(first.map(({ name, sort }) => [name, sort])).toEqual([['正品', 1], ['极速', 2], ['无忧', 3], ['售后', 4]]);
    const turned = first.toReversed();
    expect(await post('philosophy/save', { philosophyVoList: turned })).toMatchObject({ code: 200 });
    expect((await get('philosophy/get') as { philosophyVoList: Item[] }).philosophyVoList.map(({ id }) => id)).toEqual(turned.map(({ id }) => id));
  });

  it('has links in blocks, which travel as a bare list', async () => {
    const blocks = [{ name: '购物指南', sort: 1, linkList: [{ name: '流程', linkUrl: '/help/1', sort: 1 }, { name: '外站', linkUrl: 'https://www.example.com/a', sort: 2 }] }, { name: '空的', sort: 2, linkList: [] }];
    expect(await post('quick/entry/save', blocks)).toMatchObject({ code: 200 });
    expect(await get('quick/entry/get')).toEqual([
      { id: expect.any(Number), name: '购物指南', sort: 1, linkList: [{ id: 1, name: '流程', linkUrl: '/help/1', sort: 1 }, { id: 2, name: '外站', linkUrl: 'https://www.example.com/a', sort: 2 }] },
      { id: expect.any(Number), name: '空的', sort: 2, linkList: [] },
    ]);
    expect(await post('quick/entry/save', await get('quick/entry/get'))).toMatchObject({ code: 200 });
    expect(await get('quick/entry/get')).toHaveLength(2);
  });

  it('has who answers for it, two codes and friends', async () => {
    const owner = { phone: '400-000-0000', address: '', authInfo: '示例商城', filingNum: '沪ICP备0号' };
    expect(await post('bottom/authorize/save', owner)).toMatchObject({ code: 200 });
    expect(await get('bottom/authorize/get')).toEqual(owner);
    expect(await post('bottom/qrcode/save', [idea('小程序'), idea('公众号')])).toMatchObject({ code: 200 });
    expect(await get('bottom/qrcode/get')).toMatchObject([{ name: '小程序', sort: 1 }, { name: '公众号', sort: 2 }]);
    expect(await post('friendly/link/save', [{ name: '友站', linkUrl: 'https://www.example.com', sort: 1 }])).toMatchObject({ code: 200 });
    expect(await get('friendly/link/get')).toEqual([{ id: expect.any(Number), name: '友站', linkUrl: 'https://www.example.com', sort: 1 }]);
  });

  const link = (more: Item = {}): Item => ({ name: '流程', linkUrl: '/help/1', ...more });
  it.each<[string, string, unknown, string]>([
    ['three ideas', 'philosophy/save', { philosophyVoList: four.slice(1) }, '经营理念至少4个'],
    ['five ideas', 'philosophy/save', { philosophyVoList: [...four, idea('五')] }, '经营理念最多4个'],
    ['a long idea', 'philosophy/save', { philosophyVoList: [...four.slice(1), idea('一二三四五六七八九十一')] }, '第4项：描述不能超过10个字符'],
    ['nobody who answers for it', 'bottom/authorize/save', { phone: '', address: '', authInfo: '', filingNum: '号' }, '请输入授权信息'],
    ['one code', 'bottom/qrcode/save', [idea('小程序')], '二维码至少2个'],
    ['seven blocks', 'quick/entry/save', Array.from({ length: 7 }, () => ({ name: '块', linkList: [] })), '模块链接最多6个'],
    ['eight links in a block', 'quick/entry/save', [{ name: '块', linkList: Array.from({ length: 8 }, () => link()) }], '第1项：链接最多7项'],
    ['a link without an address', 'quick/entry/save', [{ name: '块', linkList: [link({ linkUrl: '' })] }], '第1项：请输入链接'],
    ['a script in place of an address', 'quick/entry/save', [{ name: '块', linkList: [link({ linkUrl: 'javascript:alert(1)' })] }], '第1项：链接应以http://、https://或/开头'],
    ['a link with a key that is not published', 'quick/entry/save', [{ name: '块', linkList: [link({ more: 1 })] }], '不支持的参数：more'],
    ['links that are none', 'quick/entry/save', [{ name: '块', linkList: ['文'] }], '第1项：链接格式不正确'],
    ['a friend without a name', 'friendly/link/save', [{ name: '', linkUrl: 'https://www.example.com' }], '第1项：请输入链接名称'],
    ['no list', 'friendly/link/save', {}, '请输入友情链接'],
  ])('with %s is refused', async (_what, path, body, message) => {
    expect(await post(path, body)).toMatchObject({ code: 400, message });
  });
});

describe('the home page', () => {
  const advert = { imageUrl: '/demo/banner-1.svg', linkUrl: '/goods/list', status: true };
  const banner = (more: Item = {}): Item => ({ imageUrl: '/demo/banner-1.svg', name: '上新', linkUrl: '', status: true, sort: 1, ...more });
  const entry = (name: string, status = true): Item => ({ name, linkUrl: '/goods/list', status, sort: 1 });

  it('has one advertisement, which keeps its id', async () => {
    expect(await get('home/advertisement/get')).toEqual({ id: null, imageUrl: '', linkUrl: '', status: false });
    expect(await post('home/advertisement/edit', advert)).toMatchObject({ code: 200 });
    const first = await get('home/advertisement/get') as Item;
    expect(first).toEqual({ id: expect.any(Number), ...advert });
    expect(await post('home/advertisement/edit', { ...first, status: false })).toMatchObject({ code: 200 });
    expect(await get('home/advertisement/get')).toEqual({ ...first, status: false });
  });

  it('has banners and a menu in their order', async () => {
    expect(await post('home/banner/save', { bannerList: [banner(), banner({ name: '会员日', status: false })] })).toMatchObject({ code: 200 });
    expect(await get('home/banner/get')).toMatchObject({ bannerList: [{ name: '上新', status: true, sort: 1 }, { name: '会员日', status: false, sort: 2 }] });
    const menu = [...'一二三四五六'].map((name) => entry(name));
    expect(await post('home/navigation/save', [...menu, entry('七', false)])).toMatchObject({ code: 200 });
    expect(await get('home/navigation/get')).toMatchObject([...menu.map(({ name }, at) => ({ name, status: true, sort: at + 1 })), { name: '七', status: false, sort: 7 }]);
  });

  it.each<[string, string, unknown, string]>([
    ['no picture in its advertisement', 'home/advertisement/edit', { ...advert, imageUrl: '' }, '第1项：请选择广告图'],
    ['a script behind its advertisement', 'home/advertisement/edit', { ...advert, linkUrl: 'javascript:alert(1)' }, '第1项：链接应以http://、https://或/开头'],
    ['no banner', 'home/banner/save', { bannerList: [] }, '首页banner至少1个'],
    ['eleven banners', 'home/banner/save', { bannerList: Array.from({ length: 11 }, () => banner()) }, '首页banner最多10个'],
    ['a banner without a title', 'home/banner/save', { bannerList: [banner({ name: '' })] }, '第1项：请输入标题'],
    ['seven shown entries', 'home/navigation/save', [...'一二三四五六七'].map((name) => entry(name)), '顶部菜单最多显示6个'],
    ['a long entry', 'home/navigation/save', [entry('一二三四五六七')], '第1项：名称不能超过6个字符'],
    ['an entry that leads nowhere', 'home/navigation/save', [{ ...entry('首页'), linkUrl: '' }], '第1项：请输入链接'],
  ])('with %s is refused', async (_what, path, body, message) => {
    expect(await post(path, body)).toMatchObject({ code: 400, message });
  });

  it('has ten recommended blocks at most, however many people add one at once', async () => {
    expect(await server.call('POST', '/admin/platform/product/category/add', { body: { pid: 0, name: '图书', icon: '', sort: 1 } })).toMatchObject({ code: 200 });
    const [category] = (await server.call('GET', '/admin/platform/product/category/list')).data as { id: number }[];
    const data = String(category!.id);
    const block = (name: string, more: Item = {}): Item => ({ name, imageUrl: '/demo/street-1.svg', linkUrl: '', sort: 1, status: true, productAssociationType: 'category', data, ...more });
    for (let at = 1; at < 10; at += 1) expect(await post('recommended/add', block(`板块${at}`))).toMatchObject({ code: 200 });
    const both = await Promise.all([post('recommended/add', block('一')), post('recommended/add', block('二'))]);
    expect(both.map(({ code }) => code).sort()).toEqual([200, 400]);
    expect(both.find(({ code }) => code === 400)).toMatchObject({ message: '首页推荐最多10个板块' });
    const rows = await get('get/recommended/list') as Item[];
    expect(rows).toHaveLength(10);
    expect(rows[0]).toMatchObject({ name: '板块1', status: true, productAssociationType: 'category', data });
    expect(await post(`recommended/switch/${rows[0]!.id}`, {})).toMatchObject({ code: 200 });
    expect(await post(`recommended/delete/${rows[1]!.id}`, {})).toMatchObject({ code: 200 });
    expect((await get('get/recommended/list') as Item[]).map(({ status }) => status)).toEqual([false, ...Array(8).fill(true)]);
    expect(await post('recommended/add', block('没有', { data: '' }))).toMatchObject({ code: 400 });
  });
});
