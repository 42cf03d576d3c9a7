/** What the tests of a file begin with: the product, a browser, and a page on which the administrator is signed in. All of it ends with the file. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { SqlRoom } from '../../src/server/sql/connect';
import { type Api, launchBrowser, leaveBrowser, openApi, openPage, openSignedIn, picture, pictureOnFailure, type Product, startProduct, type WatchedPage } from './helper';

export interface Running {
  product: Product;
  browser: Browser;
  /** The interface, called as the administrator. */
  api: Api;
  /** The product's database. */
  room: SqlRoom;
}

export interface OnPage extends Running {
  watched: WatchedPage;
  page: Page;
}

type Environment = Record<string, string>;

/**
 * @param ready is handed all of it before the first test
 * @param env of the product; a function where it follows from what was started before
 */
export function useProduct(ready: (running: Running) => unknown, env: Environment | (() => Environment | Promise<Environment>) = {}): void {
  let product: Product | undefined;
  let room: SqlRoom | undefined;
  beforeAll(async () => {
    const [started, browser] = await Promise.all([startProduct(typeof env === 'function' ? await env() : env), launchBrowser()]);
    product = started;
    const [api, opened] = await Promise.all([openApi(product.url), product.connect()]);
    room = opened;
    await ready({ product, browser, api, room });
  });
  afterAll(async () => {
    await leaveBrowser();
    await room?.close();
    await product?.stop();
  });
}

export interface PageOptions {
  env?: Parameters<typeof useProduct>[1];
  viewport?: { width: number; height: number };
  /** false: nobody is signed in yet. */
  signedIn?: boolean;
  /** false: tests provoke errors, and look for themselves at what the page reports. */
  clean?: boolean;
}

const openOne = ({ browser, product, api }: Running, { viewport, signedIn = true }: PageOptions): Promise<WatchedPage> =>
  signedIn ? openSignedIn(browser, product.url, api.token, viewport) : openPage(browser, product.url, viewport);

/** One page for all tests of a file: its scripts are compiled once. @param ready is handed it before the first test */
export function usePage(ready: (open: OnPage) => unknown, options: PageOptions = {}): void {
  let watched: WatchedPage;
  useProduct(async (running) => {
    watched = await openOne(running, options);
    await ready({ ...running, watched, page: watched.page });
  }, options.env);
  beforeEach(() => pictureOnFailure(watched.page));
  if (options.clean !== false) afterEach(() => watched.expectClean());
}

/** A page and a session for each test, which may end either. @param ready is handed them before each test */
export function usePages(ready: (open: OnPage) => unknown, options: PageOptions = {}): void {
  let running: Running;
  let watched: WatchedPage | undefined;
  useProduct((started) => { running = started; }, options.env);
  beforeEach(async () => {
    const own = { ...running, api: await openApi(running.product.url) };
    watched = await openOne(own, options);
    await ready({ ...own, watched, page: watched.page });
  });
  afterEach(async ({ task }) => {
    // Hooks of a failure come after this one, when the page shows nothing of it any more.
    if (watched && task.result?.state === 'fail') await picture(watched.page, task.name);
    if (options.clean !== false) watched?.expectClean();
    await watched?.close();
  });
}
