/** What anybody may read of the shop: what is on sale and open, nothing else. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGoods, type Goods, type Row } from './goods';
import { flashSale, groupSale } from './sales';

let goods: Goods;
const ids: Record<string, number> = {};

const ask = async (what: string, query: Record<string, string> = {}): Promise<Row[]> => {
  const answer = await goods.server.call<Row[]>('GET', `/console/shop/${what}`, { query, token: null });
  expect(answer.code).toBe(200);
  return answer.data;
};
const idsOf = (rows: Row[]) => rows.map(({ id }) => id);

beforeAll(async () => {
  goods = await openGoods();
  const { create, newProduct, references } = goods;
  await goods.assign('merchant/merchant', references.merId, { isSwitch: true, avatar: '/demo/picture-1.svg', backImage: '/demo/picture-2.svg', serviceType: 'phone', servicePhone: '13900000001' });
  const closed = await create('merchant/merchant', { name: '歇业店', categoryId: 1, typeId: 1, realName: '陈建国', phone: '13900000002', handlingFee: 5, keywords: ['正品'], isSelf: false, isRecommend: true, productSwitch: true, qualificationPicture: ['/demo/picture-1.svg'], starLevel: 1, sort: 1 });
  const onSale = { isShow: true, auditStatus: 2 };
  const brand = await create('product/brand', { name: '华为', categoryIds: [references.categoryId], sort: 1 });
  Object.assign(ids, {
    closed, brand,
    cheap: await newProduct({ ...onSale, price: '9.90', sales: 3, ficti: 7, brandId: brand }),
    dear: await newProduct({ ...onSale, price: '99.00', sales: 5, rank: 9 }),
    hidden: await newProduct({ isShow: false, auditStatus: 2 }),
    unjudged: await newProduct({ isShow: true, auditStatus: 1 }),
    recycled: await newProduct({ ...onSale, isRecycle: true }),
    elsewhere: await newProduct({ ...onSale, merId: closed }),
  });
  const shownCategory = await create('marketing/articleCategory', { name: '公告', sort: 1 });
  const hiddenCategory = await create('marketing/articleCategory', { name: '草稿', sort: 1, status: false });
  const article = (cid: number, more: Row = {}) => create('marketing/article', { title: '文章', author: '编辑', cid, cover: '/demo/picture-1.svg', synopsis: '简介', content: '<p>正文</p>', ...more });
  Object.assign(ids, { shownCategory, article: await article(shownCategory), off: await article(shownCategory, { status: false }), draft: await article(hiddenCategory) });
  const coupon = (more: Row = {}) => create('marketing/coupon', { name: '券', category: 3, receiveType: 1, isTimeReceive: false, money: 5, minPrice: 0, isLimited: false, status: true, ...more });
  Object.assign(ids, {
    coupon: await coupon(),
    late: await coupon({ isTimeReceive: true, receiveStartTime: '2020-01-01 00:00:00', receiveEndTime: '2020-02-01 00:00:00' }),
    gone: await coupon({ isLimited: true, total: 5 }),
    given: await coupon({ receiveType: 3 }),
    expired: await coupon({ isFixedTime: true, useStartTime: '2020-01-01 00:00:00', useEndTime: '2020-02-01 00:00:00' }),
  });
  await goods.assign('marketing/coupon', Number(ids.gone), { lastTotal: 0 });
});
afterAll(() => goods?.close());

describe('goods', () => {
  it.each([
    ['stand as the shop orders them', {}, ['dear', 'cheap']],
    ['the cheapest first', { sort: 'price' }, ['cheap', 'dear']],
    ['the most sold first', { sort: 'sales' }, ['dear', 'cheap']],
    ['so many', { limit: '1' }, ['dear']],
    ['of a brand', { brandIds: () => ids.brand }, ['cheap']],
    ['of a closed shop', { merIds: () => ids.closed }, []],
    ['below a category of the first level', { categoryIds: () => 1 }, ['dear', 'cheap']],
    ['by id: in that order, what is not on sale left out', { ids: () => [ids.hidden, ids.cheap, ids.recycled, ids.unjudged, ids.elsewhere, ids.dear].join(',') }, ['cheap', 'dear']],
  ] as const)('%s', async (_title, query: Record<string, string | (() => unknown)>, wanted) => {
    const given = Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(typeof value === 'function' ? value() : value)]));
    expect(idsOf(await ask('products', given))).toEqual(wanted.map((name) => ids[name]));
  });

  it('show what a shopper sees, and nothing of the trade behind it', async () => {
    expect(await ask('products', { ids: String(ids.cheap) })).toEqual([{ id: ids.cheap, name: '手机1', image: '/demo/picture-1.svg', price: '9.90', otPrice: '0.00', sales: 10 }]);
  });

  it.each([['limit', '101'], ['limit', '0'], ['ids', '1;2'], ['sort', 'stock']])('refuse %s=%s', async (key, value) => {
    expect((await goods.server.call('GET', '/console/shop/products', { query: { [key]: value }, token: null })).code).toBe(400);
  });

  it('are not sent again while nothing changed', async () => {
    const first = await goods.server.send('GET', '/console/shop/products', { token: null });
    const again = () => goods.server.send('GET', '/console/shop/products', { token: null, headers: { 'if-none-match': String(first.headers.etag) } });
    expect((await again()).statusCode).toBe(304);
    await goods.assign('product/product', ids.cheap!, { name: '新名称' });
    expect((await again()).statusCode).toBe(200);
  });
});

it('articles are those that are on, in a category that is shown', async () => {
  expect(idsOf(await ask('articles'))).toEqual([ids.article]);
  expect(idsOf(await ask('articles', { categoryId: String(ids.shownCategory) }))).toEqual([ids.article]);
});

it('a category of articles beyond any number that an id can be is refused', async () => {
  expect((await goods.server.call('GET', '/console/shop/articles', { query: { categoryId: '9'.repeat(60) }, token: null })).code).toBe(400);
});

it('shops are the open ones, without anything of their books', async () => {
  expect(await ask('merchants')).toEqual([{ id: goods.references.merId, name: '样品店', avatar: '/demo/picture-1.svg', coverImage: '/demo/picture-2.svg', typeName: '专营店', isSelf: false }]);
});

it('notes are approved ones in shown categories, those with more stars in front, without their words or telephones', async () => {
  const { create, assign } = goods;
  const uid = await create('user/user', { account: 'n1', nickname: '阿禾', phone: '13800000009', avatar: '/demo/picture-2.svg' });
  const [open, closed] = [await create('marketing/communityCategory', { name: '居家' }), await create('marketing/communityCategory', { name: '草稿', isShow: false })];
  const note = async (more: Row, state: Row) => { const id = await create('marketing/communityNote', { uid, type: 1, title: '小阳台', content: '旧木箱', cover: '/demo/picture-1.svg', image: ['/demo/picture-1.svg'], categoryId: open, ...more }); await assign('marketing/communityNote', id, state); return id; };
  const shown = { auditStatus: 1 };
  const plain = await note({}, shown);
  const starred = await note({ title: '', type: 2, image: [], video: '/demo/film.mp4' }, { ...shown, star: 5 });
  await note({}, { auditStatus: 0 });
  await note({}, { auditStatus: 3 });
  await note({ categoryId: closed }, shown);
  expect(await ask('notes')).toEqual([
    { id: starred, title: '', cover: '/demo/picture-1.svg', isVideo: true, authorName: '阿禾', authorAvatar: '/demo/picture-2.svg' },
    { id: plain, title: '小阳台', cover: '/demo/picture-1.svg', isVideo: false, authorName: '阿禾', authorAvatar: '/demo/picture-2.svg' },
  ]);
  expect(await ask('notes', { limit: '1' })).toHaveLength(1);
});

it('gifts are goods of the points mall on the shelf, those that stand first in front; they are no goods of the shop', async () => {
  const gift = (more: Row) => goods.newProduct({ type: 1, merId: null, categoryId: null, isShow: true, redeemIntegral: 300, price: '9.90', stock: 2, ...more });
  const [second, first, off] = [await gift({ name: '水杯' }), await gift({ name: '帆布袋', sort: 9 }), await gift({ isShow: false })];
  expect(await ask('gifts')).toMatchObject([{ id: first, name: '帆布袋', redeemIntegral: 300, price: '9.90', stock: 2 }, { id: second, name: '水杯' }]);
  expect(idsOf(await ask('products'))).not.toEqual(expect.arrayContaining([first]));
  expect(await ask('gifts', { limit: '1' })).toHaveLength(1);
  expect(idsOf(await ask('products', { ids: [first, second, off].join() }))).toEqual([]);
});

describe('flash sales', () => {
  const shown = { name: '手机2', image: '/demo/picture-1.svg', price: '59.00', otPrice: '99.00', quota: 4, progress: 60, button: '立即抢购' };
  it('are goods that were passed, of open activities, while a slot of theirs runs; those that are sold out stand last', async () => {
    const dear = { goods, productId: ids.dear! };
    const id = await flashSale(dear);
    const gone = await flashSale(dear, { quota: 0, goods: { sort: 9 } });
    const bought = await flashSale(dear, { stock: 0 });
    for (const other of [{ activity: { isOpen: false } }, { activity: { endDate: '2020-01-02', startDate: '2020-01-01' } }, { goods: { auditStatus: 1 } }, { goods: { isShow: false } }]) await flashSale(dear, other);
    await flashSale({ goods, productId: ids.elsewhere! });
    // The slot of this hour and those of the others are never the same.
    const hour = Number(new Date(Date.now() + 8 * 3_600_000).toISOString().slice(11, 13));
    const other = (hour + 12) % 24;
    const text = (value: number) => `${String(value).padStart(2, '0')}:00`;
    await flashSale(dear, { slot: [text(other), text(other + 1)] });
    expect(await ask('flash/sales')).toEqual([{ ...shown, id }, { ...shown, id: gone, quota: 0, progress: 100 }, { ...shown, id: bought, quota: 0 }]);
    expect(await ask('flash/sales', { limit: '1' })).toEqual([{ ...shown, id }]);
  });

  it('show what their style says, and what it says while it is switched on', async () => {
    const style = (more: object) => goods.server.call('POST', '/admin/platform/system/config/save/form', { body: {
      id: 86, sort: 0, status: true, fields: Object.entries({ headerImage: '/demo/picture-3.svg', themeColor: '#e93323', titleType: '1', titleText: '抢', countdownColor: '#ffffff', countdownBgColor: '#e93323', listStyle: '1', showOtPrice: 'false', showProgress: 'false', buttonText: '马上抢', labelImage: '/demo/picture-4.svg', homeNum: '1', status: 'true', ...more })
        .map(([name, value]) => ({ name, title: name, value })),
    } });
    expect(await style({})).toMatchObject({ code: 200 });
    const { otPrice: _price, progress: _progress, ...plain } = shown;
    expect(await ask('flash/sales')).toEqual([{ ...plain, id: expect.any(Number), button: '马上抢', label: '/demo/picture-4.svg' }]);
    expect(await style({ status: 'false' })).toMatchObject({ code: 200 });
    expect(await ask('flash/sales')).toMatchObject([shown, { progress: 100 }, { quota: 0 }]);
  });
});

it('groups are goods of activities that run, each at its lowest price; those that are sold out stand last', async () => {
  const dear = { goods, productId: ids.dear! };
  const [gone, id] = [await groupSale(dear, {}, 0), await groupSale(dear, { buyCount: 3 }, 5, 4)];
  const bought = await groupSale(dear, {}, 5, 0);
  for (const other of [{ groupStatus: 3 }, { groupStatus: 1 }, { activityStatus: false }, { endTime: '2020-01-02 00:00:00' }, { startTime: '2098-01-01 00:00:00' }]) await groupSale(dear, other);
  await groupSale({ goods, productId: ids.hidden! });
  const shown = { name: '手机2', image: '/demo/picture-1.svg', price: '39.00', otPrice: '99.00' };
  expect(await ask('groups')).toEqual([{ ...shown, id, buyCount: 3, quota: 8 }, { ...shown, id: bought, buyCount: 2, quota: 0 }, { ...shown, id: gone, buyCount: 2, quota: 0 }]);
});

it('live rooms are those that WeChat opened and the shop shows, the ones on air in front', async () => {
  const room = (more: Row) => goods.create('marketing/liveRoom', {
    merId: goods.references.merId, roomName: '新品直播', coverImgLocal: '/demo/picture-1.svg', feedsImgLocal: '/demo/picture-2.svg', shareImgLocal: '/demo/picture-3.svg', anchorName: '小满', anchorWechat: 'xiaoman',
    startTime: '2098-01-01 20:00:00', endTime: '2098-01-01 22:00:00', type: 0, reviewStatus: 3, roomId: ids.cheap, storeShow: true, ...more,
  });
  const [live, waiting] = [await room({ liveStatus: 101 }), await room({ roomName: '晚场直播', sort: 9 })];
  for (const other of [{ liveStatus: 103 }, { storeShow: false }, { reviewStatus: 0 }, { roomId: null }]) await room(other);
  const shown = { cover: '/demo/picture-2.svg', anchorName: '小满', startTime: '2098-01-01 20:00:00' };
  expect(await ask('live/rooms')).toEqual([{ ...shown, id: live, name: '新品直播', status: '直播中', isLive: true }, { ...shown, id: waiting, name: '晚场直播', status: '未开始', isLive: false }]);
});

it('coupons are those that anybody may fetch now', async () => {
  expect(await ask('coupons')).toEqual([{ id: ids.coupon, name: '券', money: 5, minPrice: 0, scope: '通用' }]);
});

it('the site says its colour, and what stands at the bottom of the home page while that is customised', async () => {
  const save = (path: string, body: object) => goods.server.call('POST', `/admin/platform/${path}`, { body });
  const entry = (name: string, status = true) => ({ checked: '/demo/picture-1.svg', unchecked: '/demo/picture-2.svg', name, link: '/pages/index/index', status });
  const site = async () => (await goods.server.call<Row>('GET', '/console/shop/site', { token: null })).data;
  const menu = ['首页', '分类', '购物车', '我的'].map((name) => entry(name));
  const saveMenu = (isCustom: string) => save('page/layout/bottom/navigation/save', { isCustom, bottomNavigationList: [...menu, entry('逛逛', false)] });
  expect((await saveMenu('1')).code).toBe(200);
  expect((await save('system/config/save/change/color', { value: '3' })).code).toBe(200);
  expect(await site()).toMatchObject({ theme: '#42ca4d', navigation: menu.map(({ status: _, ...shown }) => shown) });
  expect((await saveMenu('0')).code).toBe(200);
  expect((await site()).navigation).toEqual([]);
});
