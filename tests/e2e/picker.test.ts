/** A reference whose target has a picker is chosen from the dialog as well as from the drop-down. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openPage, pictureOnFailure, signIn, startProduct, violations, type Product, type WatchedPage } from './helper';

let product: Product;
let browser: Browser;
let watched: WatchedPage;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  watched = await openPage(browser, product.url);
  await signIn(watched.page);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

test('an article is found, chosen and shown by its title', async () => {
  const { page, expectClean } = watched;
  pictureOnFailure(page);
  await page.goto('/gallery/specimen/edit/1');
  await page.getByRole('tab', { name: '关联' }).click();
  await page.getByRole('radio', { name: '文章' }).click();
  await page.getByRole('button', { name: '从列表中选择' }).click();
  const dialog = page.getByRole('dialog', { name: '文章选择' });
  await dialog.getByLabel('关键词').fill('露营');
  await dialog.getByRole('button', { name: '查询' }).click();
  await dialog.getByText('初夏露营装备清单').click();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: '确定' }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => page.getByRole('combobox', { name: '关联对象' }).inputValue()).toBe('初夏露营装备清单');
  expectClean();
});
