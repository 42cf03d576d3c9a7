/** A saved page as shoppers see it: in the real browser, signed out, under the shop's own policy and weight. */
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { widgets } from '../../generated/widgets';
import { filledWidget } from '../../src/shop/gallery.samples';
import { openPage, pictureOnFailure, violations } from './helper';
import { type Running, useProduct } from './prelude';

let pageId: number;

/** Colours of a careful designer: what cannot be read then is the product's doing. Tickets keep theirs. */
const light = ['borderColor', 'labelFontColor'];
const careful = ({ groups }: (typeof widgets)[number]) => Object.fromEntries(groups.filter(({ key, field }) => field.kind === 'colour' && key !== 'themeColor')
  .map(({ key, field }) => [key, field.several ? ['#ffffff', '#ffffff'] : light.includes(key) ? '#ffffff' : '#404347']));

function widget(component: string, values: Record<string, unknown> = {}) {
  const model = widgets.find((each) => each.component === component)!;
  return filledWidget(model, { ...careful(model), ...values });
}

let { product, browser, api } = {} as Running;
useProduct(async (running) => {
  ({ product, browser, api } = running);
  const [onSale] = await api.call<{ id: number }[]>('/console/shop/products?limit=1');
  const saved = [
    widget('search_box', { hotWords: [{ val: '羽绒服' }] }),
    widget('nav_bar', { listConfig: [{ title: '首页', type: 0, val: null }, { title: '数码', type: 1, val: 1 }] }),
    widget('banner', { swiperConfig: [{ img: '/demo/picture-1.svg', title: '换季上新', link: '/pages/index/index' }, { img: '/demo/picture-2.svg', title: '会员日', link: '' }] }),
    widget('home_menu'), widget('home_news_roll'), widget('home_coupon'), widget('picture_cube'),
    widget('home_title', { titleConfig: '为你推荐' }),
    { ...widget('home_title', { titleConfig: '还没到时候' }), isHide: true },
    widget('home_goods_list', { tabConfig: 0, goodsList: [{ id: onSale!.id, name: '旧名称', image: '', price: '0.01' }] }),
    widget('home_merchant', { listConfig: 0 }), widget('home_seckill', { tabConfig: 1 }), widget('home_group', { selectStyle: 1 }), widget('home_intergral', { selectStyle: 1 }), widget('wechat_live'),
    widget('z_ueditor', { richText: '<p>七天<strong>无理由</strong>退货</p><script>alert(1)</script>' }),
    widget('home_footer', { menuList: [{ checked: '', unchecked: '', name: '首页', link: '/pages/index/index' }, { checked: '', unchecked: '', name: '购物车', link: '/pages/order_addcart/order_addcart' }] }),
  ];
  const page = await api.call<{ id: number }>('/admin/platform/pagediy/save', { name: '秋季会场', title: '秋季会场', value: Object.fromEntries(saved.map((each) => [String(each.timestamp), each])) });
  pageId = page.id;
}, { SHOP_URL: 'https://shop.example' });

it('is drawn for anybody, light, clean and without anything of the console', async () => {
  const { page, expectClean } = await openPage(browser, product.url, { width: 375, height: 812 });
  pictureOnFailure(page);
  const scripts: Promise<{ path: string; size: number }>[] = [];
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname;
    if (/\.(js|css)$/.test(path)) scripts.push(response.body().then((body) => ({ path, size: gzipSync(body, { level: 9 }).length })));
  });
  await page.goto(`/shop/page/${pageId}`);
  await page.getByRole('heading', { name: '秋季会场' }).waitFor();
  expect(await page.title()).toContain('秋季会场');
  for (const heading of ['为你推荐', '店铺街', '领券中心']) await page.getByRole('heading', { name: heading }).waitFor();
  expect(await page.getByText('还没到时候').count()).toBe(0);
  // Of a product that was picked, what it is called and costs today.
  await page.getByText(/^已售/).first().waitFor();
  expect(await page.getByText('旧名称').count()).toBe(0);
  await page.getByText('无理由').waitFor();
  // What is sold below its price just now, and leads to its own page.
  const [flash] = await api.call<{ id: number; name: string; button: string }[]>('/console/shop/flash/sales?limit=1');
  const flashCard = page.locator(`.w-sale[href="https://shop.example/pages/goods/goods_details/index?id=${flash!.id}&mt=1"]`);
  await flashCard.getByText(flash!.name, { exact: true }).waitFor();
  await flashCard.getByText(flash!.button).waitFor();
  const [group] = await api.call<{ id: number; buyCount: number }[]>('/console/shop/groups?limit=1');
  await page.locator(`.w-sale[href="https://shop.example/pages/activity/goods_combination_details/index?id=${group!.id}"]`).getByText(`${group!.buyCount}人团`).waitFor();
  await page.getByText('直播中').first().waitFor();
  expect(await page.locator('.w-picture-none').count()).toBe(0);

  const loaded = await Promise.all(scripts);
  expect(loaded.filter(({ path }) => !path.startsWith('/shop/assets/'))).toEqual([]);
  expect(loaded.filter(({ path }) => path.endsWith('.js')).reduce((sum, { size }) => sum + size, 0)).toBeLessThan(120_000);
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);

  await page.getByRole('button', { name: '第2张，共2张' }).click();
  await expect.poll(() => page.locator('.w-swiper-track').evaluate((track) => Math.round(track.scrollLeft / track.clientWidth))).toBe(1);
  await page.getByRole('button', { name: '数码' }).click();
  await page.getByRole('region', { name: '数码' }).waitFor();
  expect(await page.getByRole('heading', { name: '为你推荐' }).count()).toBe(0);
  await page.getByRole('button', { name: '首页' }).click();
  await page.getByRole('heading', { name: '为你推荐' }).waitFor();
  await page.getByRole('navigation', { name: '底部导航' }).getByRole('link', { name: '首页' }).click();
  await page.waitForURL('**/shop/');
  await page.locator('.shop-bottom').waitFor();
  expect(await violations(page, { within: '.shop-bottom' })).toEqual([]);
  expectClean();
});

it('that does not exist says so', async () => {
  const { page } = await openPage(browser, product.url, { width: 375, height: 812 });
  pictureOnFailure(page);
  await page.goto('/shop/page/999999');
  await page.getByRole('alert').waitFor();
  expect(await page.getByRole('alert').textContent()).toBe('微页面不存在');
});
