/** The points mall as its operator keeps it: a range, and goods made from a product of the shop, shelved, copied, read and changed. */
import { expect, test } from 'vitest';
import { actOn, violations } from './helper';
import { type OnPage, usePage } from './prelude';

let { page } = {} as OnPage;
usePage(async (open) => {
  ({ page } = open);
});

const goods = '/marketing/pointsMall/productManage';
const form = () => page.locator('.form-page').filter({ visible: true });
const row = (name: string) => page.getByRole('row').filter({ hasText: name });
const grid = () => form().getByRole('grid', { name: '规格库存' });
const titles = () => grid().getByRole('columnheader').allTextContents().then((all) => all.map((title) => title.replace('*', '')));
const cell = async (at: number, title: string) => grid().locator(`[data-row="${at}"][data-column="${(await titles()).indexOf(title)}"]`);

test('a range of points says its two ends, the smaller first', async () => {
  await page.goto('/marketing/pointsMall/section');
  await page.getByRole('button', { name: '添加积分区间' }).click();
  const dialog = page.getByRole('dialog', { name: '添加积分区间' });
  await dialog.getByLabel('区间名称').fill('百元好礼');
  await dialog.getByLabel('最小积分范围').fill('5000');
  await dialog.getByLabel('最大积分范围').fill('4000');
  await dialog.getByRole('button', { name: '保存' }).click();
  await dialog.getByText('积分范围的起点须小于终点').waitFor();
  expect(await violations(page, { within: 'dialog' })).toEqual([]);
  await dialog.getByLabel('最大积分范围').fill('6000');
  await dialog.getByRole('button', { name: '保存' }).click();
  await row('百元好礼').getByText('5000-6000').waitFor();
});

test('goods begin from a product of the shop: its pictures and specifications, its market price to compare with, and no stock yet', async () => {
  await page.goto(goods);
  await page.getByRole('button', { name: '快速添加' }).click();
  const picker = page.getByRole('dialog', { name: '商品选择' });
  await picker.getByRole('row').nth(1).getByRole('radio').check();
  await picker.getByRole('button', { name: '确定' }).click();
  await page.waitForURL(/creatProduct\/\d+\/edit\/choose$/);
  await form().getByLabel('商品名称').fill('会员专享好礼');
  await form().getByLabel('商品简介').fill('积分换好礼');
  await form().getByRole('switch', { name: '上架状态' }).click();
  await form().getByRole('button', { name: '下一步' }).click();
  await expect.poll(titles).toEqual(expect.arrayContaining(['图片', '兑换金额(元)', '兑换积分', '划线价(元)', '库存', '重量(KG)', '体积(m³)', '商品编码']));
  expect(await (await cell(0, '兑换积分')).textContent()).toBe('1');
  expect(await (await cell(0, '库存')).textContent()).toBe('0');
  expect(Number(await (await cell(0, '划线价(元)')).textContent())).toBeGreaterThan(0);
  await (await cell(0, '兑换积分')).click();
  await page.keyboard.type('1500');
  await page.keyboard.press('Enter');
  await (await cell(0, '库存')).click();
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await form().getByRole('button', { name: '下一步' }).click();
  await form().getByRole('button', { name: '保存' }).click();
  await page.waitForURL((url) => url.pathname === goods);
  await row('会员专享好礼').waitFor();
});

test('a copy is new goods, what is only looked at cannot be changed, and goods go off the shelf', async () => {
  await actOn(page, '复制', '会员专享好礼');
  await page.waitForURL(/creatProduct\/\d+\/edit\/noChoose\/copy$/);
  const id = /creatProduct\/(\d+)\//.exec(page.url())![1];
  await form().getByLabel('商品名称').fill('会员专享好礼 第二批');
  for (let step = 0; step < 2; step += 1) await form().getByRole('button', { name: '下一步' }).click();
  await form().getByRole('button', { name: '保存' }).click();
  await page.waitForURL((url) => url.pathname === goods);
  await row('会员专享好礼 第二批').waitFor();

  await page.goto(`${goods}/creatProduct/${id}/noEdit/noChoose`);
  await expect.poll(() => form().getByLabel('商品名称').inputValue()).toBe('会员专享好礼');
  expect(await form().getByLabel('商品名称').isDisabled()).toBe(true);
  expect(await form().getByRole('button', { name: '保存' }).count()).toBe(0);
  await page.goto(`${goods}/creatProduct/${id}/edit/noChoose`);
  await page.waitForFunction((title) => document.title.startsWith(title), `编辑积分商品 ID:${id}`);

  await page.goto(goods);
  await row('会员专享好礼 第二批').getByRole('switch').click();
  await page.getByRole('tab', { name: /未上架/ }).click();
  await row('会员专享好礼 第二批').waitFor();
});
