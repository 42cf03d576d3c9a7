/**
 * Every screen that exists, found through the compiled routes: it opens by its address, shows no violation of WCAG 2.2 AA,
 * fits a phone, and leaves no console error, CSP report or call to another host behind.
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { routes } from '../../generated/resources';
import { openPage, violations } from './helper';
import { type OnPage, usePage } from './prelude';

const desk = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

let { product, browser, watched } = {} as OnPage;
usePage((open) => { ({ product, browser, watched } = open); }, { viewport: desk, clean: false });

/** The screen is drawn: what can be pressed is there, and nothing of it is still on its way. */
async function settled(page: Page) {
  await page.locator('main, form').locator('button, a[href], input').filter({ visible: true }).first().waitFor();
  await page.waitForFunction(() => [...document.querySelectorAll('main [aria-busy="true"], .ui-skeleton')].every((each) => !each.checkVisibility()));
}

async function expectFits(page: Page) {
  await page.setViewportSize(phone);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
}

test.each([desk, phone])('the sign-in page is accessible and clean, $width wide', async (viewport) => {
  const stranger = await openPage(browser, product.url, viewport);
  await stranger.page.goto('/login');
  await settled(stranger.page);
  expect(await violations(stranger.page)).toEqual([]);
  stranger.expectClean();
  await stranger.close();
});

interface Address {
  path: string;
  /** First half of the document's title; empty where what is on the screen names it. */
  title?: string;
  isList?: boolean;
}

const addresses: Address[] = [
  { path: '/401' }, { path: '/404' }, { path: '/crud/product/brand', title: '品牌管理' },
  ...routes.filter((route) => !route.path.startsWith('/crud/')).flatMap(({ path, title, screen }): Address[] => {
    if (screen === 'form') return ['', '/1'].map((id) => ({ path: path.replace('/:id?', id) }));
    return [path.includes(':') ? { path: path.replace(/\/:\w+\?$/, '') } : { path, title, isList: screen === 'list' }];
  }),
];

test.each(addresses)('$path opens by its address, accessible and clean, and fits a phone', async ({ path, title, isList }) => {
  const { page, expectClean } = watched;
  await page.setViewportSize(desk);
  await page.goto(path);
  await settled(page);
  if (title) await page.waitForFunction((text) => document.title.startsWith(`${text} - `), title);
  expect(await page.locator('main').count()).toBe(1);
  expect(await violations(page)).toEqual([]);
  if (isList) expect(await openDialogs(page, path)).toBeGreaterThan(0);
  await expectFits(page);
  expect(await violations(page, { colours: false })).toEqual([]);
  expectClean();
});

const openers = [/^(添加|新增|新建|创建)/, /^详情/, /^编辑/, /^回收站/, /^列设置/];

/** Opens what the list opens dialogs with, and looks at each. @returns how many there were */
async function openDialogs(page: Page, path: string): Promise<number> {
  let opened = 0;
  for (const opener of openers) {
    const button = page.getByRole('main').getByRole('button', { name: opener }).first();
    if ((await button.count()) === 0) continue;
    await button.click();
    // Its chunk may still be on the way: a page at rest does not tell that the dialog is there.
    await Promise.any([page.getByRole('dialog').waitFor(), page.waitForURL((address) => address.pathname !== path)]);
    await settled(page);
    if (new URL(page.url()).pathname === path) {
      opened += 1;
      expect(await violations(page, { within: 'dialog[open], [role=dialog]' })).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    } else {
      await page.goBack();
      await settled(page);
    }
  }
  return opened;
}
