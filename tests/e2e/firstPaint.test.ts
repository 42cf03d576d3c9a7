/** What is seen while the console's scripts are on their way: the frame, as wide as the layout that was chosen. */
import { expect, test } from 'vitest';
import { holdBack, openPage, openSignedIn } from './helper';
import { type OnPage, usePages } from './prelude';

let { product, browser, api, page } = {} as OnPage;
usePages((open) => { ({ product, browser, api, page } = open); });

/** Scripts that draw. */
const scripts = /\/assets\/(base|frame)-[^/]*\.js/;

test.each([['columns', 112, 168], ['defaults', 220, 0], ['classic', 220, 0], ['transverse', 0, 0]] as const)('the frame of %s stands before any script has drawn', async (layout, bar, children) => {
  await page.goto('/product/brand');
  await page.getByRole('rowheader').first().waitFor();
  await page.evaluate((value) => localStorage.setItem('layout', value), JSON.stringify(layout));
  const release = await holdBack(page, scripts);
  await page.goto('/product/brand', { waitUntil: 'commit' });
  await page.locator('#first').waitFor();
  const width = async (selector: string) => (await page.locator(selector).first().boundingBox())?.width ?? 0;
  expect([await width('.first-bar'), await width('.first-children')]).toEqual([bar, children]);
  expect((await page.locator('.first-top').boundingBox())!.height).toBe(56);
  expect(await page.locator('#root').innerHTML()).toBe('');
  release();
  await page.getByRole('rowheader').first().waitFor();
  expect(await page.locator('#first').isVisible()).toBe(false);
  if (bar > 0) expect(await width('.side')).toBe(bar);
  await page.unrouteAll();
});

test('the sign-in page begins without one', async () => {
  const watched = await openPage(browser, product.url);
  const release = await holdBack(watched.page, scripts);
  await watched.page.goto('/login', { waitUntil: 'commit' });
  await watched.page.waitForFunction(() => document.readyState !== 'loading' && document.querySelector('noscript'));
  expect(await watched.page.locator('#first').isVisible()).toBe(false);
  release();
  await watched.page.getByLabel('用户名').waitFor();
  await watched.page.context().close();
});

test.each(['/page/design/creatDevise/1', '/page/design/creatDevise', '/preview', '/404'])('a screen of the whole window begins without one: %s', async (path) => {
  const release = await holdBack(page, scripts);
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading' && document.querySelector('noscript'));
  expect(await page.locator('#first').isVisible()).toBe(false);
  release();
  await page.locator('main').first().waitFor();
  await page.unrouteAll();
});

test('while only the rights of a person are waited for it stays', async () => {
  const watched = await openSignedIn(browser, product.url, api.token);
  const release = await holdBack(watched.page, '**/getAdminInfoByToken*');
  await watched.page.goto('/product/brand', { waitUntil: 'commit' });
  await watched.page.getByRole('status').getByText('加载中').waitFor({ state: 'attached' });
  expect(await watched.page.locator('#first').isVisible()).toBe(true);
  release();
  await watched.page.getByRole('rowheader').first().waitFor();
  expect(await watched.page.locator('#first').isVisible()).toBe(false);
  await watched.page.context().close();
});
