/** References chosen from the dialogs of their targets, by mouse and by keyboard alone, on the gallery's page for them. */
import { beforeAll, describe, expect, test } from 'vitest';
import { onlyFound, violations } from './helper';
import { type OnPage, usePage } from './prelude';

let { api, watched, page } = {} as OnPage;
usePage((open) => { ({ api, watched, page } = open); }, { clean: false });

const opener = (field: string) => page.locator('.ui-reference').filter({ has: page.getByRole('combobox', { name: field, exact: true }) }).getByRole('button', { name: '从列表中选择' });
const row = (name: string | RegExp) => page.getByRole('dialog').getByRole('row').filter({ hasText: name }).first();
const dialogOf = (name: string) => page.getByRole('dialog', { name });

async function openForm() {
  await page.goto('/gallery/specimen/edit/1');
  await page.getByRole('tab', { name: '选择' }).click();
}

async function openPicker(field: string, name: string) {
  await openForm();
  return openHere(field, name);
}

async function openHere(field: string, name: string) {
  await opener(field).click();
  const dialog = dialogOf(name);
  await dialog.getByRole('row').nth(1).waitFor();
  return dialog;
}

test('an article is found, chosen and shown by its title', async () => {
  await page.goto('/gallery/specimen/edit/1');
  await page.getByRole('tab', { name: '关联' }).click();
  await page.getByRole('radio', { name: '文章' }).click();
  await page.getByRole('button', { name: '从列表中选择' }).click();
  const dialog = dialogOf('文章选择');
  await dialog.getByLabel('关键词').fill('露营');
  await dialog.getByRole('button', { name: '查询' }).click();
  await onlyFound(dialog, '露营');
  await dialog.getByText('初夏露营装备清单').click();
  expect(await violations(page, { within: 'dialog[open]' })).toEqual([]);
  await dialog.getByRole('button', { name: '确定' }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => page.getByRole('combobox', { name: '关联对象' }).inputValue()).toBe('初夏露营装备清单');
  watched.expectClean();
});

describe('every picker', () => {
  beforeAll(openForm);

  test.each([
    ['文章', '文章选择', 896, ['图片', '文章标题', '浏览量', '更新时间']],
    ['商品', '商品选择', 896, ['ID', '商品图', '商品名称', '商品分类', '商品类型', '商品状态']],
    ['赠送优惠券', '优惠券列表', 1100, ['ID', '优惠券名称', '使用范围', '面值（元）', '使用门槛（元）', '有效期限', '剩余数量']],
    ['会员', '会员选择', 900, ['ID', '会员昵称', '头像', '性别', '地区']],
    ['适用商户', '商户选择', 896, ['ID', '商户头像', '商户名称', '商户分类', '店铺类型', '商户类别']],
  ])('%s opens %s, %i wide, its table at most 400 high', async (field, name, width, columns) => {
    const dialog = await openHere(field, name);
    expect((await dialog.boundingBox())!.width).toBe(width);
    const table = dialog.locator('.picker-scroll');
    expect((await table.boundingBox())!.height).toBeLessThanOrEqual(400);
    expect(await table.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    expect((await dialog.getByRole('columnheader').allTextContents()).slice(1)).toEqual(columns);
    expect(await violations(page, { within: 'dialog[open]' })).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await opener(field).evaluate((button) => button === document.activeElement)).toBe(true);
    watched.expectClean();
  });
});

test('products are chosen across pages, refused beyond a hundred, taken out again, saved and shown again', async () => {
  const dialog = await openPicker('活动商品', '商品选择');
  await dialog.getByRole('combobox', { name: '每页条数' }).click();
  await page.getByRole('option', { name: '40条/页' }).click();
  await expect.poll(() => dialog.getByRole('row').count()).toBe(41);
  for (const at of [1, 2]) {
    await dialog.getByRole('button', { name: `第 ${at} 页` }).click();
    // Until its rows are there, the page before stands with its boxes ticked.
    await dialog.getByRole('checkbox', { name: '选择本页', checked: false }).check();
  }
  await dialog.getByText('已选 80 个').waitFor();
  await dialog.getByRole('button', { name: '第 3 页' }).click();
  await dialog.getByRole('checkbox', { name: '选择本页', checked: false }).click();
  await page.getByText('最多可选100个商品').waitFor();
  await dialog.getByText('已选 100 个').waitFor();
  await dialog.getByRole('button', { name: '清空' }).click();
  await dialog.getByLabel('商品名称').fill(' 针织衫 ');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await dialog.getByRole('row').allTextContents()).slice(1).every((text) => text.includes('针织衫'))).toBe(true);
  await dialog.getByRole('row').nth(1).getByText(/针织衫/).first().click();
  await dialog.getByRole('row').nth(2).getByText(/针织衫/).first().click();
  await dialog.getByRole('group', { name: '已选' }).getByRole('button', { name: /^移除/ }).first().click();
  await dialog.getByText('已选 1 个').waitFor();
  await dialog.getByRole('button', { name: '确定' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText(/^羊毛混纺针织衫/).waitFor();
  await page.getByRole('button', { name: '保存' }).click();
  await page.getByText('编辑成功').waitFor();
  await openForm();
  await page.getByText(/^羊毛混纺针织衫/).waitFor();
  watched.expectClean();
});

test('shelf state, category and merchants narrow the products, each in the call (PICK-02, PICK-03)', async () => {
  const dialog = await openPicker('商品', '商品选择');
  const asked: string[] = [];
  page.on('request', (request) => { if (request.url().includes('/marketing/search/page')) asked.push(request.url()); });
  await dialog.getByRole('combobox', { name: '商品状态' }).click();
  await page.getByRole('option', { name: '上架' }).click();
  await expect.poll(() => new URL(asked.at(-1) ?? 'x:').searchParams.get('isShow')).toBe('1');
  await dialog.getByRole('combobox', { name: '商户名称' }).fill('素然');
  await page.getByRole('treeitem', { name: '素然女装旗舰店' }).click();
  await expect.poll(() => new URL(asked.at(-1)!).searchParams.get('merIds')).toMatch(/^\d+$/);
  await page.keyboard.press('Escape');
  await dialog.getByRole('combobox', { name: '商品分类' }).fill('连衣裙');
  await page.getByRole('treeitem', { name: '连衣裙' }).click();
  await expect.poll(() => new URL(asked.at(-1)!).searchParams.get('categoryId')).toMatch(/^\d+$/);
  await row('连衣裙').waitFor();
  expect(Object.fromEntries(new URL(asked.at(-1)!).searchParams)).toMatchObject({ page: '1', limit: '10', isShow: '1' });
  watched.expectClean();
});

test('coupons show no threshold, both validities and what is left; none chosen is told', async () => {
  const dialog = await openPicker('赠送优惠券', '优惠券列表');
  await dialog.getByRole('button', { name: '确定' }).click();
  await page.getByText('请先选择优惠券').waitFor();
  await dialog.getByLabel('优惠券名称').fill('新人首单');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await dialog.getByRole('row').allTextContents()).slice(1).every((text) => text.includes('不限制') && text.includes('不限量'))).toBe(true);
  await dialog.getByLabel('优惠券名称').fill('品牌日');
  await page.keyboard.press('Enter');
  await dialog.getByRole('cell', { name: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\s*一 \d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/ }).first().waitFor();
  await dialog.getByLabel('优惠券名称').fill('回访');
  await page.keyboard.press('Enter');
  await dialog.getByRole('cell', { name: /^\d+天$/ }).first().waitFor();
  watched.expectClean();
});

test('a member is found and chosen by keyboard alone', async () => {
  await openForm();
  await opener('会员').focus();
  await page.keyboard.press('Enter');
  const dialog = dialogOf('会员选择');
  await dialog.getByRole('row').nth(1).waitFor();
  const way = dialog.getByRole('combobox', { name: '会员搜索' });
  await expect.poll(() => way.evaluate((box) => box === document.activeElement)).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.type('星河');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await dialog.getByRole('row').allTextContents()).slice(1).every((text) => text.includes('星河'))).toBe(true);
  const first = dialog.getByRole('radio').first();
  for (let presses = 0; presses < 12 && !(await first.evaluate((radio) => radio === document.activeElement)); presses += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect.poll(() => dialog.getByRole('radio').nth(1).isChecked()).toBe(true);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => page.getByRole('combobox', { name: '会员', exact: true }).inputValue()).toMatch(/^星河/);
  expect(await opener('会员').evaluate((button) => button === document.activeElement)).toBe(true);
  watched.expectClean();
});

test('a telephone number of a member takes digits alone, and another way of searching empties it (VAL-10, VAL-12)', async () => {
  const dialog = await openPicker('会员', '会员选择');
  const way = dialog.getByRole('combobox', { name: '会员搜索' });
  const content = dialog.getByLabel('搜索内容');
  await way.click();
  await page.getByRole('option', { name: '手机号' }).click();
  await content.pressSequentially('12ab3');
  expect(await content.inputValue()).toBe('123');
  await way.click();
  await page.getByRole('option', { name: '会员昵称' }).click();
  await expect.poll(() => content.inputValue()).toBe('');
  watched.expectClean();
});

describe('a link', () => {
  const open = async () => {
    await openForm();
    await page.getByRole('button', { name: '选择链接' }).click();
    const dialog = dialogOf('选择链接');
    await dialog.getByRole('button', { name: '商城首页' }).waitFor();
    return dialog;
  };
  const value = () => page.getByRole('textbox', { name: '跳转链接' }).inputValue();

  test('leads to a fixed page, once one is chosen', async () => {
    const dialog = await open();
    expect((await dialog.boundingBox())!.width).toBe(860);
    expect(await violations(page, { within: 'dialog[open]' })).toEqual([]);
    await dialog.getByRole('button', { name: '确定' }).click();
    await page.getByText('请先选择链接').waitFor();
    await dialog.getByRole('button', { name: '营销链接' }).click();
    await dialog.getByRole('button', { name: '积分商城' }).click();
    await dialog.getByRole('button', { name: '确定' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await value()).toBe('/pages/activity/points_mall/index');
    expect(await page.getByRole('button', { name: '选择链接' }).evaluate((button) => button === document.activeElement)).toBe(true);
    watched.expectClean();
  });

  test('leads to a page that operators keep among the links', async () => {
    const { list: [group] } = await api.call<{ list: { id: number }[] }>('/admin/platform/pagecategory/list?name=优惠券');
    await api.call('/admin/platform/pagelink/save', { cateId: group?.id, type: 1, name: '周年庆会场', url: '/pages/anniversary/index', sort: 9, status: true });
    const dialog = await open();
    await dialog.getByRole('button', { name: '营销链接' }).click();
    await dialog.getByRole('button', { name: '周年庆会场' }).click();
    await dialog.getByRole('button', { name: '确定' }).click();
    expect(await value()).toBe('/pages/anniversary/index');
    watched.expectClean();
  });

  test('leads to a product, an article, or what is typed, and is saved', async () => {
    let dialog = await open();
    await dialog.getByRole('button', { name: '商品', exact: true }).click();
    await dialog.getByLabel('商品名称').fill('龙井');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await dialog.getByRole('row').allTextContents()).slice(1).every((text) => text.includes('龙井'))).toBe(true);
    await dialog.getByRole('radio').first().check();
    await dialog.getByRole('button', { name: '确定' }).click();
    expect(await value()).toMatch(/^\/pages\/goods\/goods_details\/index\?id=\d+&mt=0$/);
    await page.getByRole('button', { name: '选择链接' }).click();
    dialog = dialogOf('选择链接');
    await dialog.getByRole('button', { name: '文章', exact: true }).click();
    await dialog.getByRole('radio').first().check();
    await dialog.getByRole('button', { name: '确定' }).click();
    expect(await value()).toMatch(/^\/pages\/goods\/news_details\/index\?id=\d+$/);
    await page.getByRole('button', { name: '选择链接' }).click();
    dialog = dialogOf('选择链接');
    await dialog.getByRole('button', { name: '自定义链接' }).click();
    await dialog.getByLabel('跳转路径').fill('/pages/own/index?from=2');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: '保存' }).click();
    await page.getByText('编辑成功').waitFor();
    watched.expectClean();
  });
});
