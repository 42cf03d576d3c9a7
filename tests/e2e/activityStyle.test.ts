/** Atmosphere and borders: an operator frames a product for a week, sees it on its card, and so do shoppers, as long as it is on. */
import { expect, test } from 'vitest';
import { widgets } from '../../generated/widgets';
import { addDays, wallTime } from '../../src/engine/time/wallTime';
import { filledWidget } from '../../src/shop/gallery.samples';
import { actOn, onlyFound, violations } from './helper';
import { type OnPage, usePage } from './prelude';

let { api, watched, page } = {} as OnPage;
usePage((open) => { ({ api, watched, page } = open); }, { clean: false });

const today = wallTime().slice(0, 10);
const frame = '/demo/border-2.svg';

/** A designed page that shows one product. @returns its address */
async function pageOf(id: number): Promise<string> {
  const goods = filledWidget(widgets.find(({ component }) => component === 'home_goods_list')!, { tabConfig: 0, goodsList: [{ id, name: '', image: '', price: '0.01' }] });
  const saved = await api.call<{ id: number }>('/admin/platform/pagediy/save', { name: '边框会场', title: '边框会场', value: { [String(goods.timestamp)]: goods } });
  return `/shop/page/${saved.id}`;
}

test('a border is made for a product, and shoppers see it until it is switched off', async () => {
  const [onSale] = await api.call<{ id: number; name: string }[]>('/console/shop/products?limit=1');
  await page.goto('/marketing/border/list');
  await page.getByRole('row', { name: /旗舰店周年庆/ }).getByText('进行中').waitFor();
  expect(await page.getByText('华为品牌日').count(), 'strips stand in the list of their own').toBe(0);
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: '添加活动边框' }).click();
  await page.getByRole('heading', { name: '添加活动边框' }).waitFor();
  expect(await page.title()).toContain('添加活动边框');
  await page.getByRole('button', { name: '下一步' }).click();
  for (const message of ['请输入名称', '请选择时间', '请选择图片']) await page.getByText(message).first().waitFor();
  await page.getByRole('textbox', { name: '活动名称' }).fill('新品一周');
  await page.getByRole('textbox', { name: '开始活动时间' }).fill(today);
  await page.getByRole('textbox', { name: '结束活动时间' }).fill(addDays(today, 601));
  await page.getByRole('textbox', { name: '结束活动时间' }).press('Tab');
  await page.getByText('活动时间不能超过600天后').waitFor();
  await page.getByRole('textbox', { name: '结束活动时间' }).fill(addDays(today, 7));
  await page.getByRole('button', { name: '输入活动边框地址' }).click();
  await page.getByRole('textbox', { name: '活动边框地址' }).fill(frame);
  await page.getByRole('textbox', { name: '活动边框地址' }).press('Enter');
  await page.getByRole('switch', { name: '是否开启' }).click();
  const phone = page.getByRole('group', { name: '商品卡片预览' });
  await expect.poll(() => phone.getByRole('img', { name: '活动边框' }).getAttribute('src')).toBe(frame);
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: '下一步' }).click();
  await expect.poll(() => page.getByRole('radio').evaluateAll((all) => all.map((each) => each.closest('label')?.textContent))).toEqual(['全部商品', '指定商品', '品牌', '分类', '商户']);
  await page.getByRole('radio', { name: '指定商品' }).check();
  await page.getByRole('button', { name: '保存' }).click();
  await page.getByText('请至少选择一个商品、品牌、分类或商户').first().waitFor();
  await page.getByRole('button', { name: '添加商品' }).click();
  const picker = page.getByRole('dialog', { name: '商品选择' });
  await picker.getByRole('textbox', { name: '商品名称' }).fill(onSale!.name);
  await picker.getByRole('button', { name: '查询' }).click();
  await onlyFound(picker, onSale!.name);
  await picker.getByRole('row').filter({ hasText: String(onSale!.id) }).getByRole('checkbox').check();
  await picker.getByRole('button', { name: '确定' }).click();
  await picker.waitFor({ state: 'detached' });
  await expect.poll(() => phone.getByText('示例商品').count(), { message: 'the card is that of the chosen product' }).toBe(0);
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: '保存' }).click();
  const row = page.getByRole('row', { name: /新品一周/ });
  await row.getByText('进行中').waitFor();

  const { list: [made] } = await api.call<{ list: { id: number; products: string }[] }>('/admin/platform/activitystyle/list?type=0&name=新品一周');
  expect(made!.products).toBe(String(onSale!.id));
  const card = await pageOf(onSale!.id);
  await page.goto(card);
  await expect.poll(() => page.locator('.w-goods-border').getAttribute('src')).toBe(frame);
  // The default colour of prices is a designer's to change.
  expect(await violations(page, { colours: false })).toEqual([]);

  await page.goto('/marketing/border/list');
  await row.getByRole('switch').click();
  await page.getByText('修改成功').waitFor();
  await page.goto(card);
  await page.locator('.w-goods-picture').first().waitFor();
  expect(await page.locator('.w-goods-border').count()).toBe(0);

  await page.goto(`/marketing/border/add/${made!.id}`);
  await page.getByRole('heading', { name: `编辑活动边框 ID:${made!.id}` }).waitFor();
  expect(await page.title()).toContain(`ID:${made!.id}`);
  watched.expectClean();
});

test('the list is narrowed to a period of creation by two parameters, and a style is deleted and brought back', async () => {
  await page.goto('/marketing/atmosphere/list');
  await page.getByRole('row', { name: /华为品牌日/ }).waitFor();
  const asked = page.waitForRequest((request) => request.url().includes('/activitystyle/list') && request.url().includes('starttime'));
  await page.getByRole('textbox', { name: '开始创建时间' }).fill(addDays(today, 1));
  await page.getByRole('textbox', { name: '结束创建时间' }).fill(addDays(today, 2));
  const query = new URL((await asked).url()).searchParams;
  expect([query.get('type'), query.get('starttime')]).toEqual(['true', `${addDays(today, 1)} 00:00:00`]);
  await expect.poll(() => page.getByRole('row', { name: /华为品牌日/ }).count()).toBe(0);
  await expect.poll(() => new URL(page.url()).searchParams.get('endtime')).toBe(`${addDays(today, 2)} 23:59:59`);
  await page.getByRole('button', { name: '重置', exact: true }).click();
  await page.getByRole('row', { name: /华为品牌日/ }).waitFor();

  await actOn(page, '删除', '春季上新');
  await page.getByRole('alertdialog').getByText('确定删除该活动「春季上新」').waitFor();
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
  await page.getByRole('button', { name: '撤销' }).click();
  await page.getByRole('row', { name: /春季上新/ }).waitFor();
  watched.expectClean();
});
