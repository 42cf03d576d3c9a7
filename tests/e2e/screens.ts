/** Every screen that exists, found through the compiled routes, and what holds for each of them. */
import type { Page } from 'playwright-core';
import { afterEach, expect } from 'vitest';
import { routes } from '../../generated/resources';
import { allResources } from '../resources';
import { violations, type WatchedPage } from './helper';

export const desk = { width: 1280, height: 800 };
export const phone = { width: 390, height: 844 };

interface Address {
  path: string;
  /** First half of the document's title; empty where what is on the screen names it. */
  title?: string;
  isList?: boolean;
}

const withoutParameters = (path: string) => path.replaceAll(/\/:\w+\?/g, '');

/** Each screen by its own address, and one by that which every entity has. */
export const addresses: readonly Address[] = [
  { path: '/401' }, { path: '/404' }, { path: '/crud/product/brand', title: '品牌管理' },
  ...routes.filter((route) => !route.path.startsWith('/crud/')).flatMap(({ path, title, screen }): Address[] => {
    if (screen === 'form') return ['', '/1'].map((id) => ({ path: withoutParameters(path.replace('/:id?', id)) }));
    return [path.includes(':') ? { path: withoutParameters(path) } : { path, title, isList: screen === 'list' }];
  }),
];

const resources = new Map((await allResources()).map((resource) => [resource.key, resource]));
/** Each list once: by its own address, or by the one that every entity has. */
const pathOf = new Map(routes.flatMap((route) => (route.screen === 'list' ? [[route.entity, withoutParameters(route.path)] as const] : [])).sort(([, path]) => (path.startsWith('/crud/') ? -1 : 1)));
/** With what its schema says of it, and how it is looked at where it has an address of its own. */
export const lists = [...pathOf].flatMap(([entity, path]) => {
  const list = resources.get(entity)?.list;
  return list ? [{ path, list, address: addresses.find((address) => address.path === path) }] : [];
});

/** The screen is drawn: what can be pressed is there, and nothing of it is still on its way. */
export async function settled(page: Page): Promise<void> {
  await page.locator('main, form').locator('button, a[href], input').filter({ visible: true }).first().waitFor();
  await page.waitForFunction(() => [...document.querySelectorAll('main [aria-busy="true"], .ui-skeleton')].every((each) => !each.checkVisibility()));
}

/**
 * Goes to a screen as a link of the open console does, and closes every other tab, whose hidden screen axe would go through as well.
 * The document stays, and with it what its scripts have compiled: a third of the work of a load, and half of each look by axe after it.
 */
async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.locator(`.tab[data-path="${path}"][aria-selected="true"]`).waitFor();
  await page.evaluate(() => {
    for (const close of document.querySelectorAll<HTMLElement>('.tab[aria-selected="false"] .tab-close')) close.click();
  });
  await page.waitForFunction(() => document.querySelectorAll('.screen').length === 1);
}

const sectionOf = (path: string) => path.replace(/^\/crud/, '').split('/')[1]!;
const withoutTab = new Set(routes.filter((route) => route.screen === 'page' && route.fullScreen).map(({ path }) => withoutParameters(path)));

/**
 * Opens the screens of a file at the desk, one after the other: the first one of a section by a load, the others from it.
 * @returns a function that resolves once the screen of a path is on the way
 */
export function useScreens(): (page: Page, path: string) => Promise<void> {
  /** Section whose screens are being looked at; undefined where the page has to be loaded anew. */
  let within: string | undefined;
  // What a failed test has left open is not for the next screen.
  afterEach(({ task }) => { if (task.result?.state === 'fail') within = undefined; });
  return async (page, path) => {
    await page.setViewportSize(desk);
    if (within === sectionOf(path) && !withoutTab.has(path)) await goWithin(page, path);
    else await page.goto(path);
    within = withoutTab.has(path) ? undefined : sectionOf(path);
  };
}

/** Looks at an open, settled screen at the desk, at what it opens, and at it on a telephone. */
export async function expectAccessible({ page, expectClean }: WatchedPage, { path, title, isList }: Address): Promise<void> {
  if (title) await page.waitForFunction((text) => document.title.startsWith(`${text} - `), title);
  expect(await page.locator('main').count()).toBe(1);
  expect(await violations(page)).toEqual([]);
  if (isList) expect(await openDialogs(page, path)).toBeGreaterThan(0);
  await page.setViewportSize(phone);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
  expect(await violations(page, { colours: false })).toEqual([]);
  expectClean();
}

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
