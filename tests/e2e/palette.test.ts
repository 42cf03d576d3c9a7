/** The command palette by keyboard alone: screens, what can be done, records, and the list of shortcuts. */
import { beforeEach, expect, test } from 'vitest';
import { violations } from './helper';
import { type OnPage, usePage } from './prelude';

let { page } = {} as OnPage;
usePage((open) => { ({ page } = open); });
beforeEach(async () => {
  await page.goto('/product/category');
  await page.getByRole('main').getByRole('rowheader').first().waitFor();
});

const input = () => page.getByRole('combobox', { name: '搜索页面、操作和数据' });
const option = (name: string | RegExp) => page.getByRole('option', { name });
const chosen = () => page.getByRole('option', { selected: true }).locator('.palette-title').textContent();

async function type(text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await input().waitFor();
  await page.keyboard.type(text);
}

test('a screen is found by its initials, and found again among what was opened last', async () => {
  await type('ppgl');
  await expect.poll(chosen).toBe('品牌管理');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/product/brand');
  await page.getByRole('main').getByRole('rowheader', { name: '华为' }).waitFor();
  await page.keyboard.press('Control+k');
  await expect.poll(chosen).toBe('品牌管理');
  await page.keyboard.press('Escape');
  await expect.poll(() => input().count()).toBe(0);
});

test('a record is found by its name or id and opens on its list, once', async () => {
  await type('华为');
  await option(/华为.*品牌 ID:\d+/).waitFor();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: '品牌详情' });
  await drawer.getByText('华为').first().waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Alt+PageUp');
  await page.keyboard.press('Alt+PageDown');
  await page.getByRole('main').getByRole('rowheader', { name: '华为' }).waitFor();
  expect(await drawer.count()).toBe(0);
  await type('1');
  await option(/ 品牌 ID:1$/).waitFor();
  await page.keyboard.press('Escape');
});

test('what can be created is, and what can be done here is done', async () => {
  await type('添加品牌');
  await expect.poll(chosen).toBe('添加品牌');
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: '添加品牌' });
  await form.getByLabel('品牌名称').waitFor();
  await page.keyboard.press('Escape');
  await form.waitFor({ state: 'detached' });
  await type('列设置');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: '列设置' }).waitFor();
  await page.keyboard.press('Escape');
});

test('? lists the keys of this screen, not while something is typed', async () => {
  await page.goto('/product/brand');
  await page.getByRole('main').getByRole('rowheader').first().waitFor();
  const help = page.getByRole('dialog', { name: '快捷键' });
  await page.keyboard.press('/');
  await page.keyboard.type('?');
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('?');
  expect(await help.count()).toBe(0);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.type('?');
  await help.getByRole('region', { name: '品牌管理' }).getByText('定位到第一个筛选条件').waitFor();
  await help.getByRole('region', { name: '标签页' }).getByText('Alt + Page Down').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
});
