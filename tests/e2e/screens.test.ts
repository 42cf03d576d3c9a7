/**
 * Every screen but those that `lists.test.ts` opens, found through the compiled routes: it opens by its address, shows no violation of WCAG 2.2 AA,
 * fits a phone, and leaves no console error, CSP report or call to another host behind.
 */
import { expect, test } from 'vitest';
import { openPage, violations } from './helper';
import { type OnPage, usePage } from './prelude';
import { addresses, desk, expectAccessible, lists, phone, settled, useScreens } from './screens';

let { product, browser, watched } = {} as OnPage;
usePage((open) => { ({ product, browser, watched } = open); }, { viewport: desk, clean: false });
const show = useScreens();

test.each([desk, phone])('the sign-in page is accessible and clean, $width wide', async (viewport) => {
  const stranger = await openPage(browser, product.url, viewport);
  await stranger.page.goto('/login');
  await settled(stranger.page);
  expect(await violations(stranger.page)).toEqual([]);
  stranger.expectClean();
  await stranger.close();
});

const openedAsList = new Set(lists.map(({ address }) => address));

test.each(addresses.filter((address) => !openedAsList.has(address)))('$path opens by its address, accessible and clean, and fits a phone', async (address) => {
  const { page } = watched;
  await show(page, address.path);
  await settled(page);
  await expectAccessible(watched, address);
});
