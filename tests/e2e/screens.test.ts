/**
 * Every screen that exists, found through the compiled routes: it opens by its address, shows no violation of WCAG 2.2 AA,
 * and leaves no console error, CSP report or call to another host behind; at desk width and on a phone.
 */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '../../generated/resources';
import { launchBrowser, openPage, pictureOnFailure, signIn, startProduct, violations, type Product, type WatchedPage } from './helper';

let product: Product;
let browser: Browser;
let desk: WatchedPage;
let phone: WatchedPage;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  desk = await openPage(browser, product.url);
  phone = await openPage(browser, product.url, { width: 390, height: 844 });
  for (const { page } of [desk, phone]) await signIn(page);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

/** The screen is drawn: nothing is being fetched, and what can be pressed is there. */
async function settled({ page }: WatchedPage) {
  await page.waitForLoadState('networkidle');
  await page.getByRole('main').or(page.locator('form')).getByRole('button').or(page.getByRole('main').getByRole('link')).first().waitFor();
}

test.each([{ width: 1280, height: 800 }, { width: 390, height: 844 }])('the sign-in page is accessible and clean, $width wide', async (viewport) => {
  const watched = await openPage(browser, product.url, viewport);
  await watched.page.goto('/login');
  await settled(watched);
  expect(await violations(watched.page)).toEqual([]);
  watched.expectClean();
  await watched.context.close();
});

const fixed = ['/dashboard', '/401', '/404'];
const screens = routes.filter((route) => !route.path.startsWith('/crud/'));
const addresses = [
  ...fixed.map((path) => ({ path, title: '' })),
  ...screens.flatMap((route) => (route.screen === 'form' ? ['', '/1'].map((id) => ({ path: route.path.replace('/:id?', id), title: '' })) : [{ path: route.path, title: route.title }])),
  { path: '/crud/product/brand', title: '品牌管理' },
];

describe.each(addresses)('$path', ({ path, title }) => {
  test('opens by its address, accessible and clean', async () => {
    pictureOnFailure(desk.page);
    await desk.page.goto(path);
    await settled(desk);
    await desk.page.getByRole('main').waitFor();
    if (title) await desk.page.waitForFunction((text) => document.title.startsWith(`${text} - `), title);
    expect(await violations(desk.page)).toEqual([]);
    desk.expectClean();
  });

  test('fits a phone', async () => {
    pictureOnFailure(phone.page);
    await phone.page.goto(path);
    await settled(phone);
    expect(await violations(phone.page)).toEqual([]);
    expect(await phone.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
    phone.expectClean();
  });
});

const lists = screens.filter((route) => route.screen === 'list');

describe.each(lists)('the dialogs of $path', ({ path }) => {
  test('are accessible and clean', async () => {
    const { page, expectClean } = desk;
    pictureOnFailure(page);
    await page.goto(path);
    await settled(desk);
    const opened: string[] = [];
    for (const opener of [/^(添加|新增|新建|创建)/, /^详情/, /^编辑/, /^回收站/, /^列设置/]) {
      const button = page.getByRole('main').getByRole('button', { name: opener }).first();
      if ((await button.count()) === 0) continue;
      await button.click();
      // Its chunk may still be on the way: a page at rest does not tell that the dialog is there.
      await Promise.any([page.getByRole('dialog').waitFor(), page.waitForURL((address) => address.pathname !== path)]);
      await settled(desk);
      if (new URL(page.url()).pathname !== path) {
        await page.goBack();
        await settled(desk);
        continue;
      }
      opened.push(String(opener));
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    expect(opened.length).toBeGreaterThan(0);
    expectClean();
  });
});
