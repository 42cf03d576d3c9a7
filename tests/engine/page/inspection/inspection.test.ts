import { describe, expect, it, test } from 'vitest';
import fc from '../../../property';
import { widgets } from '../../../../generated/widgets';
import type { Json, JsonObject } from '../../../../src/engine/json';
import { newWidget, readValues, writeValue } from '../../../../src/engine/page/controls';
import { openPage, type PageDocument, savePage } from '../../../../src/engine/page/document';
import { type Facts, questions } from '../../../../src/engine/page/inspection';
import { hide, setPage, update } from '../../../../src/engine/page/operations';
import { factsOf, filled, findingsIn, modelOf, pageOf, shop } from './filled';

/** Fifty pages of four to eight widgets, every component the first on some and on many others, with every option and both ends of every slider. */
const clean = Array.from({ length: 50 }, (_none, page) => pageOf(Array.from({ length: 4 + (page % 5) }, (_each, place) => {
  const { component } = widgets[(page + place * 7) % widgets.length]!;
  return filled(component, page + place);
})));

test.each(clean.map((document, index) => [index, document.widgets.map(({ saved }) => saved.name).join(' '), document] as const))('clean page %i of %s', (_index, _names, document) => {
  expect(findingsIn(document, factsOf(document))).toEqual([]);
});

it('has every widget among the clean pages', () => {
  expect(new Set(clean.flatMap((document) => document.widgets.map(({ saved }) => saved.name))).size).toBe(widgets.length);
});

/** One widget in order, but for one value; a value that depends on another is written after it. */
function withValues(component: string, values: Record<string, unknown>): PageDocument {
  const model = modelOf(component);
  return pageOf([Object.entries(values).reduce((saved, [key, value]) => writeValue(model, saved, key, value), filled(component))]);
}

/** The first row of a list with other cells. */
function withRow(component: string, key: string, cells: Record<string, unknown>, more: Record<string, unknown> = {}): PageDocument {
  const rows = readValues(modelOf(component), filled(component))[key] as JsonObject[];
  return withValues(component, { ...more, [key]: rows.map((row, index) => (index === 0 ? { ...row, ...cells } : row)) });
}

type Told = Partial<Facts> | undefined;
interface Defect {
  name: string;
  document: PageDocument;
  /** What is otherwise in the world. */
  facts?(facts: Facts): Told;
  /** Kind and message of each finding; the last is what it says. */
  found: [kind: string, message: string][];
}

const goods = { tabConfig: 0, goodsList: [{ id: 7, name: '杯', image: '/g.png', price: '1.00' }] };
const record = (entity: keyof Facts['records'], id: number, fact: object | undefined) => (facts: Facts): Told => ({ records: { ...facts.records, [entity]: { ...facts.records[entity], [id]: fact as never } } });
const picture = (fact: object) => (facts: Facts): Told => ({ pictures: Object.fromEntries(Object.keys(facts.pictures).map((address) => [address, { ...facts.pictures[address], ...fact }])) });
const linkTo = (link: string) => withValues('home_title', { linkConfig: link });
const saved = (...list: JsonObject[]): PageDocument => openPage({ id: 9, name: '旧页', value: Object.fromEntries(list.map((widget, index) => [String(index), { ...widget, id: `w${index}`, timestamp: index }])) });
const area = { number: 1, starX: 10, starY: 10, areaWidth: 100, areaHeight: 100, nowImgWidth: 750, link: '/pages/index/index' };
const rich = (html: string) => withValues('z_ueditor', { richText: html });

/** A widget in order, but for what lies under one of its groups. */
const mangled = (component: string, key: string, group: Json): PageDocument => pageOf([{ ...filled(component), [key]: group }]);
const groupOf = (component: string, key: string) => filled(component)[key] as JsonObject;

const defects: Defect[] = [
  { name: 'a text in place of a list', document: mangled('banner', 'swiperConfig', { ...groupOf('banner', 'swiperConfig'), list: '<svg onload=1>' }), found: [['malformed', '轮播图「版块设置」的内容格式不正确，商城按默认内容显示']] },
  { name: 'a list in place of a group', document: mangled('home_title', 'titleConfig', ['标题']), found: [['malformed', '的内容格式不正确']] },
  { name: 'a row that is no row', document: mangled('banner', 'swiperConfig', { ...groupOf('banner', 'swiperConfig'), list: [...(groupOf('banner', 'swiperConfig').list as Json[]), 7] }), found: [['malformed', '项的内容格式不正确，商城不显示它']] },
  { name: 'a colour that is an object', document: mangled('home_title', 'fontColor', { color: [{ item: { r: 1 } }] }), found: [['malformed', '的内容格式不正确']] },
  { name: 'a colour of five digits', document: withValues('home_title', { fontColor: '#12345' }), found: [['limit', '十六进制颜色值不正确']] },
  { name: 'a product that is gone', document: withValues('home_goods_list', goods), facts: record('product/product', 7, undefined), found: [['recordGone', '商品列表「商品列表」：商品（ID 7）不存在']] },
  { name: 'a deleted product', document: withValues('home_goods_list', goods), facts: record('product/product', 7, { name: '杯', state: 'deleted' }), found: [['recordDeleted', '商品「杯」已删除']] },
  { name: 'a product off the shelf', document: withValues('home_goods_list', goods), facts: record('product/product', 7, { name: '杯', state: 'offShelf' }), found: [['offShelf', '商品「杯」已下架']] },
  { name: 'a sold-out product', document: withValues('home_goods_list', goods), facts: record('product/product', 7, { name: '杯', soldOut: true }), found: [['soldOut', '商品「杯」已售罄']] },
  { name: 'a product twice', document: withValues('home_goods_list', { ...goods, goodsList: [...goods.goodsList, ...goods.goodsList] }), found: [['twice', '商品「第7个」重复出现']] },
  { name: 'no product chosen', document: withValues('home_goods_list', { tabConfig: 0, goodsList: [] }), found: [['empty', '商品列表「商品列表」没有选择商品']] },
  { name: 'no brand chosen', document: withValues('home_goods_list', { tabConfig: 1, activeValueBrand: [] }), found: [['empty', '没有选择商品品牌']] },
  { name: 'a brand that is gone', document: withValues('home_goods_list', { tabConfig: 1, activeValueBrand: [3] }), facts: record('product/brand', 3, undefined), found: [['recordGone', '品牌（ID 3）不存在']] },
  { name: 'a hidden brand', document: withValues('home_goods_list', { tabConfig: 1, activeValueBrand: [3] }), facts: record('product/brand', 3, { name: '牌', state: 'hidden' }), found: [['recordHidden', '品牌「牌」已隐藏']] },
  { name: 'a category without goods', document: withValues('home_goods_list', { tabConfig: 2, selectConfig: [4] }), facts: record('product/category', 4, { name: '鞋', empty: true }), found: [['holdsNothing', '商品分类「鞋」中没有可以显示的内容']] },
  { name: 'a closed merchant', document: withValues('home_goods_list', { tabConfig: 3, activeValueMer: [6] }), facts: record('merchant/merchant', 6, { name: '店', state: 'closed' }), found: [['closed', '商户「店」已停业']] },
  { name: 'a dead product within a tab', document: withRow('home_tab', 'tabItemConfig', { tabConfig: 0, goodsList: goods.goodsList }), facts: record('product/product', 7, undefined), found: [['recordGone', '选项卡「选项卡设置」第 1 项：商品（ID 7）不存在']] },
  { name: 'an article category without articles', document: withValues('home_article', { selectConfig: 2 }), facts: record('marketing/articleCategory', 2, { name: '公告', empty: true }), found: [['holdsNothing', '文章分类「公告」中没有可以显示的内容']] },
  { name: 'a tab that leads to no page', document: withRow('nav_bar', 'listConfig', { type: 0, val: 12 }), facts: record('page/diy', 12, undefined), found: [['recordGone', '微页面（ID 12）不存在']] },
  { name: 'a tab without a target', document: withRow('nav_bar', 'listConfig', { val: null }), found: [['empty', '商品分类「选项卡」第 1 项没有选择内容']] },
  { name: 'coupons that all have ended', document: pageOf([filled('home_coupon')]), facts: () => ({ shows: { home_coupon: 0 } }), found: [['nothingToShow', '优惠券当前没有可以显示的内容']] },
  { name: 'no seckill is on', document: pageOf([filled('home_seckill')]), facts: () => ({ shows: { home_seckill: 0 } }), found: [['nothingToShow', '秒杀当前没有可以显示的内容']] },
  { name: 'a link to a product that is gone', document: linkTo('/pages/goods/goods_details/index?id=31&mt=0'), facts: record('product/product', 31, undefined), found: [['recordGone', '标题「链接」的链接打开的商品（ID 31）不存在']] },
  { name: 'a link to goods of a flash sale that is over', document: linkTo('/pages/goods/goods_details/index?id=31&mt=1'), facts: record('marketing/seckillProduct', 31, { name: '杯', state: 'ended' }), found: [['ended', '标题「链接」的链接打开的秒杀商品「杯」的活动已结束']] },
  { name: 'a link to goods of a flash sale that are sold out', document: linkTo('/pages/goods/goods_details/index?mt=1&id=31'), facts: record('marketing/seckillProduct', 31, { name: '杯', soldOut: true }), found: [['soldOut', '秒杀商品「杯」已售罄']] },
  { name: 'a link to goods of a group activity that was closed', document: linkTo('/pages/activity/goods_combination_details/index?id=31'), facts: record('marketing/groupActivitySku', 31, { name: '杯', state: 'closed' }), found: [['closed', '拼团商品「杯」已停业']] },
  { name: 'a link to goods of a group activity without their number', document: linkTo('/pages/activity/goods_combination_details/index'), found: [['linkMalformed', '不完整']] },
  { name: 'a link to a gift that was taken down', document: linkTo('/pages/activity/points_mall/index?id=31'), facts: record('marketing/integralProduct', 31, { name: '杯', state: 'offShelf' }), found: [['offShelf', '积分商品「杯」已下架']] },
  { name: 'a link to a sale of a sort that there is none of', document: linkTo('/pages/goods/goods_details/index?id=31&mt=7'), found: [['linkUnknown', '不是商城已有的页面']] },
  { name: 'a link to an article that is hidden', document: linkTo('/pages/goods/news_details/index?id=32'), facts: record('marketing/article', 32, { name: '旧闻', state: 'hidden' }), found: [['recordHidden', '文章「旧闻」已隐藏']] },
  { name: 'a link to a page that is gone', document: linkTo('/pages/activity/small_page/index?id=33'), facts: record('page/diy', 33, undefined), found: [['recordGone', '微页面（ID 33）不存在']] },
  { name: 'a link to a category that is hidden', document: linkTo('/pages/goods/goods_cate/index?id=34'), facts: record('product/category', 34, { name: '鞋', state: 'hidden' }), found: [['recordHidden', '标题「链接」的链接打开的商品分类「鞋」已隐藏']] },
  { name: 'a link to a category without goods', document: linkTo('/pages/goods/goods_cate/index?id=34'), facts: record('product/category', 34, { name: '鞋', empty: true }), found: [['holdsNothing', '打开的商品分类「鞋」中没有可以显示的内容']] },
  { name: 'a link to itself', document: linkTo('/pages/activity/small_page/index?id=9'), found: [['linkToItself', '指向本页面自己']] },
  { name: 'a link without its number', document: linkTo('/pages/goods/news_details/index'), found: [['linkMalformed', '不完整']] },
  { name: 'a malformed link', document: linkTo('pages/index'), found: [['linkMalformed', ' pages/index 不完整']] },
  { name: 'a link to a script', document: linkTo('javascript:alert(1)'), found: [['linkMalformed', '不完整']] },
  { name: 'a link by http', document: linkTo('http://shop.example.com'), found: [['linkInsecure', '请改为 https']] },
  { name: 'a link that the shop does not know', document: linkTo('/pages/goods_cat/index'), found: [['linkUnknown', ' /pages/goods_cat/index 不是商城已有的页面']] },
  { name: 'a dead address to go back to', document: setPage(pageOf([filled('home_title')]), { returnAddress: '/pages/activity/small_page/index?id=41' }).document, facts: record('page/diy', 41, undefined), found: [['recordGone', '页面的返回地址打开的微页面（ID 41）不存在']] },
  { name: 'a banner without a picture', document: withRow('banner', 'swiperConfig', { img: '' }), found: [['pictureMissing', '轮播图「版块设置」第 1 项的图片没有上传图片']] },
  { name: 'a logo that was asked for', document: withValues('search_box', { searConfig: 1, logoConfig: '' }), found: [['pictureMissing', '搜索框「设置logo」没有上传图片']] },
  { name: 'a cell of a cube without a picture', document: withRow('picture_cube', 'picStyle', { image: '' }), found: [['pictureMissing', '图片魔方「图片设置」第 1 项的图片没有上传图片']] },
  { name: 'a picture that left the library', document: pageOf([filled('banner')]), facts: picture({ gone: true }), found: [['pictureGone', '已从素材库中删除']] },
  { name: 'a picture by http', document: withRow('banner', 'swiperConfig', { img: 'http://cdn.example.com/a.png' }), found: [['pictureInsecure', '使用 http 地址']] },
  { name: 'a heavy picture', document: pageOf([filled('banner')]), facts: picture({ bytes: 800_000 }), found: [['pictureHeavy', '有 781KB，超过单张图片 500KB 的限额：顾客在手机网络下要等 1.6 秒']] },
  { name: 'a heavy icon', document: pageOf([filled('home_menu')]), facts: picture({ bytes: 300_000 }), found: [['pictureHeavy', '有 293KB，超过图标 100KB 的限额']] },
  { name: 'pictures that are too much together', document: pageOf(Array.from({ length: 8 }, (_none, index) => writeValue(modelOf('home_hotspot'), filled('home_hotspot'), 'picStyle', `/uploads/${index}.png`))), facts: picture({ bytes: 480_000 }), found: [['picturesHeavy', '页面图片共 3.7MB，超过整页 3.0MB 的限额']] },
  { name: 'a picture of too many pixels', document: pageOf([filled('banner')]), facts: picture({ width: 3000, height: 1328 }), found: [['pictureLarge', '宽 3000 像素']] },
  { name: 'a picture of too few pixels', document: pageOf([filled('banner')]), facts: picture({ width: 300, height: 133 }), found: [['pictureSmall', '显示会模糊']] },
  { name: 'a picture of another shape', document: pageOf([filled('banner')]), facts: picture({ width: 750, height: 750 }), found: [['pictureShape', '为 750×750，与建议的 750×332 比例不同']] },
  { name: 'a picture without its words', document: withRow('banner', 'swiperConfig', { title: '' }), found: [['pictureText', '轮播图「版块设置」第 1 项的图片没有填写标题']] },
  { name: 'news without words', document: withRow('home_news_roll', 'listConfig', { title: '' }), found: [['textMissing', '新闻播报「公告」第 1 项没有填写标题']] },
  { name: 'all news hidden', document: withValues('home_news_roll', { listConfig: [{ title: '一', link: '', status: false }] }), found: [['empty', '新闻播报「公告」没有可以显示的内容']] },
  { name: 'a title of no words', document: withValues('home_title', { titleConfig: '' }), found: [['empty', '标题没有填写标题']] },
  { name: 'a video without a film', document: withValues('home_video', { tabConfig: 0, uploadVideo: '' }), found: [['empty', '视频没有填写上传视频']] },
  { name: 'a video without a cover', document: withValues('home_video', { cover: '' }), found: [['videoCover', '视频没有封面']] },
  { name: 'a video by http', document: withValues('home_video', { tabConfig: 1, link: 'http://cdn.example.com/a.mp4' }), found: [['videoInsecure', '使用 http 地址']] },
  { name: 'a hotspot outside its picture', document: withValues('home_hotspot', { checkoutConfig: [{ ...area, starX: 700 }] }), found: [['hotspotOutside', '热区的热区 1 超出了图片']] },
  { name: 'hotspots over each other', document: withValues('home_hotspot', { checkoutConfig: [area, { ...area, number: 2, starX: 60 }] }), found: [['hotspotOverlap', '热区 2 与热区 1 重叠']] },
  { name: 'a hotspot that leads nowhere', document: withValues('home_hotspot', { checkoutConfig: [{ ...area, link: '' }] }), found: [['hotspotLink', '热区 1 没有链接']] },
  { name: 'a hotspot too small for a finger', document: withValues('home_hotspot', { checkoutConfig: [{ ...area, areaWidth: 6 }] }), found: [['hotspotSmall', '小于 10×10']] },
  { name: 'no hotspot', document: withValues('home_hotspot', { checkoutConfig: [] }), found: [['empty', '没有设置热区']] },
  { name: 'empty rich text', document: rich('<p><br></p>'), found: [['empty', '富文本没有内容']] },
  { name: 'a script in rich text', document: rich('<p>文</p><script>alert(1)</script>'), found: [['markup', '<script> 不允许使用']] },
  { name: 'a handler in rich text', document: rich('<p onclick="go()">文</p>'), found: [['markup', '<p> 的 onclick 不允许使用']] },
  { name: 'a picture without words in rich text', document: rich('<p>文</p><img src="/uploads/rich.png">'), found: [['pictureText', '富文本中的图片没有填写说明文字']] },
  { name: 'a picture by http in rich text', document: rich('<img alt="海报" src="http://cdn.example.com/a.png">'), found: [['pictureInsecure', 'http://cdn.example.com/a.png 使用 http']] },
  { name: 'a dead link in rich text', document: rich('<p><a href="/pages/nowhere">看</a></p>'), found: [['linkUnknown', '/pages/nowhere 在商城中不存在']] },
  { name: 'white on white', document: withValues('home_title', { fontColor: '#ffffff', fontSize: 12 }), found: [['contrast', '标题的「文字颜色」与「背景颜色」太接近，看不清（对比度 1.0，至少需要 4.5）']] },
  { name: 'grey on white where it is small', document: withValues('home_title', { fontColor: '#8a8a8a', fontSize: 16 }), found: [['contrast', '至少需要 4.5']] },
  { name: 'light grey on white where it is large', document: withValues('home_title', { fontColor: '#aaaaaa', fontSize: 30 }), found: [['contrast', '至少需要 3']] },
  { name: 'a see-through ground that shows the page', document: setPage(withValues('home_title', { bgColor: ['rgba(255,255,255,0)', 'rgba(255,255,255,0)'] }), { colorPicker: '#303030' }).document, found: [['contrast', '太接近']] },
  { name: 'words on the theme', document: withValues('home_intergral', { selectBgImg: 0, bgImg: '', selectStyle: 1, headerTitleColor: '#f44336' }), found: [['contrast', '与「商城主题色」太接近']] },
  { name: 'a title bar that cannot be read', document: setPage(pageOf([filled('home_title')]), { titleBgColor: '#111111', titleColor: '#000000' }).document, found: [['contrast', '页面标题的颜色与顶部颜色太接近']] },
  { name: 'a slider beyond its end', document: withValues('home_title', { lrConfig: 99 }), found: [['limit', '标题「左右边距」：']] },
  { name: 'a text that is too long', document: withValues('home_title', { titleConfig: '一二三四五六七八九十多' }), found: [['limit', '标题「标题」：']] },
  { name: 'too many rows', document: withValues('home_news_roll', { listConfig: Array.from({ length: 11 }, () => ({ title: '新', link: '/pages/index/index', status: true })) }), found: [['limit', '新闻播报「公告」：']] },
  { name: 'two search boxes', document: saved(filled('search_box'), filled('search_box')), found: [['once', '搜索框每个页面只能有一个']] },
  { name: 'what excludes each other', document: saved(filled('search_box'), filled('home_comb')), found: [['excludes', '组合组件与搜索框不能同时使用']] },
  { name: 'a search box further down', document: saved(filled('home_title'), filled('search_box')), found: [['place', '搜索框必须位于页面顶部']] },
  { name: 'something below the lower menu', document: saved(filled('home_footer'), filled('home_title')), found: [['place', '标题不能放在底部导航之后']] },
  { name: 'the lower menu on the home page', document: setPage(saved(filled('home_footer')), { isDefault: 1 }).document, found: [['home', '底部导航只用于自定义页面']] },
  { name: 'a widget that nobody knows', document: saved(filled('home_title'), { name: 'marquee', setUp: { cname: '跑马灯' } as Json }), found: [['unknownWidget', '不认识组件「跑马灯」']] },
  { name: 'a page of nothing', document: hide(saved(filled('home_title')), ['w0']).document, found: [['emptyPage', '页面没有可以显示的组件']] },
  { name: 'a background picture that was forgotten', document: setPage(pageOf([filled('home_title')]), { isBgPic: 1, bgPic: '' }).document, found: [['background', '没有上传图片']] },
  { name: 'a page without a name', document: setPage(pageOf([filled('home_title')]), { name: '' }).document, found: [['pageName', '没有填写模板名称']] },
];

describe('seeded defects', () => {
  test.each(defects)('$name', ({ document, facts, found }) => {
    const known = factsOf(document);
    const told = findingsIn(document, { ...known, ...facts?.(known) });
    expect([...new Set(told.map(({ kind }) => kind))]).toEqual(found.map(([kind]) => kind));
    for (const [index, [, message]] of found.entries()) expect(told[index]!.message).toContain(message);
    const ids = new Set(document.widgets.map(({ id }) => id));
    expect(told.filter(({ widgetId }) => widgetId !== undefined && !ids.has(widgetId))).toEqual([]);
  });

  it('are of many kinds, and more than forty', () => {
    expect(defects.length).toBeGreaterThanOrEqual(40);
    expect(new Set(defects.map(({ name }) => name)).size).toBe(defects.length);
  });
});

it.each([['a name without an end', `<${'a'.repeat(200_000)}`], ['tags without an end', '<img '.repeat(40_000)], ['quotes without an end', `<a ${'"'.repeat(199_999)}`]])('is soon done with %s', (_what, html) => {
  const document = rich(html);
  const began = performance.now();
  expect(findingsIn(document, factsOf(document))).toEqual([expect.objectContaining({ kind: 'empty' })]);
  // Some milliseconds; half a minute and more where every start is tried with every end.
  expect(performance.now() - began).toBeLessThan(5_000);
});

it('says nothing of what is hidden', () => {
  const document = saved(newWidget(modelOf('banner'), 1), filled('home_title'));
  expect(findingsIn(document, factsOf(document)).map(({ widgetId }) => widgetId)).toContain('w0');
  expect(findingsIn(hide(document, ['w0']).document, factsOf(document))).toEqual([]);
});

it('takes articles of no category for those of all', () => {
  const document = withValues('home_article', { selectConfig: null });
  expect(findingsIn(document, factsOf(document))).toEqual([]);
});

it('tells of the page first, then in the order of the page', () => {
  const document = setPage(update(pageOf([filled('home_title'), filled('z_ueditor')]), [], (each) => each).document, { name: '' }).document;
  const [first, second] = document.widgets.map(({ id }) => id);
  const broken = update(update(document, [second!], (each) => writeValue(modelOf('z_ueditor'), each, 'richText', '')).document, [first!], (each) => writeValue(modelOf('home_title'), each, 'titleConfig', '')).document;
  expect(findingsIn(broken, factsOf(broken)).map(({ widgetId }) => widgetId)).toEqual([undefined, first, second]);
});

it('judges a page alike once it was saved and opened', () => {
  const document = withValues('home_title', { titleConfig: '' });
  expect(findingsIn(openPage(savePage(document)), factsOf(document))).toEqual(findingsIn(document, factsOf(document)));
});

it('asks after no more pictures than the shop is told of, and after none whose address is the picture itself', () => {
  const long = `data:image/png;base64,${'A'.repeat(2_100)}`;
  expect(questions(withRow('banner', 'swiperConfig', { img: long }), shop).pictures).not.toContain(long);
  expect(questions(withRow('banner', 'swiperConfig', { img: '/own.png' }), shop).pictures).toContain('/own.png');
});

it('whatever a group holds is judged, and never ends the inspection', () => {
  const json = fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<Json>;
  const places = widgets.flatMap((model) => model.groups.map(({ key, control }) => ({ component: model.component, key, held: { slider: 'val', rows: 'list', imageLinks: 'list', colour: 'color' }[control as string] ?? 'val' })));
  fc.assert(fc.property(fc.constantFrom(...places), json, fc.boolean(), ({ component, key, held }, value, within) => {
    const document = mangled(component, key, within ? { ...groupOf(component, key), [held]: value } : value);
    expect(Array.isArray(findingsIn(document, factsOf(document)))).toBe(true);
  }), { numRuns: 500 });
});
