/** Starts the product as `npm start` does, drives it in a real Chromium, and holds every page to the same standard. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Locator, type Page } from 'playwright-core';
import { expect, inject, onTestFailed } from 'vitest';
import type { Envelope } from '../../src/engine/envelope';
import { serverArguments, shortLived } from '../server/running';
import { adminPassword, runProduct, type Product } from './product';

export { adminPassword, type Product };

const root = join(import.meta.dirname, '..', '..');

/** Called at the start of a test: keeps a picture of the page when it fails. */
export const pictureOnFailure = (page: Page): void => onTestFailed(({ task }) => picture(page, task.name));

/** @param name of the test that has failed */
export async function picture(page: Page, name: string): Promise<void> {
  if (!page.isClosed()) await page.screenshot({ path: join(root, '.cache', `failed ${name.slice(0, 60).replaceAll('/', ' ')}.png`) });
}

/** The product on a data folder of its own, as it is after its first start; on an empty one where other rows are asked for, or none. */
export const startProduct = (env: Record<string, string> = {}): Promise<Product> =>
  runProduct([...shortLived, ...serverArguments], env, 'DEMO' in env || 'UPSTREAM' in env ? undefined : inject('template'));

/** Parts of the browser's own window that draw pages of their own beside each of ours, half a second of work every time. */
const windowParts = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];
/** What Playwright turns off by itself: of two lists the later one counts. */
const unsteady = [
  'AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding',
  'ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch',
];

let launched: Promise<Browser> | undefined;

/** One for all files of a process, which it ends with; each file closes what it has opened there (`leaveBrowser`). */
export async function launchBrowser(): Promise<Browser> {
  const running = await launched?.catch(() => undefined);
  if (running?.isConnected()) return running;
  launched = chromium.launch({
    executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--lang=zh-CN', `--disable-features=${[...unsteady, ...windowParts].join()}`],
  });
  return launched;
}

/** At the end of a file. */
export async function leaveBrowser(): Promise<void> {
  idle.splice(0);
  const browser = await launched?.catch(() => undefined);
  for (const context of browser?.contexts() ?? []) await context.close();
}

/** A page that remembers every console error, page error, CSP report and foreign request. */
export interface WatchedPage {
  page: Page;
  context: BrowserContext;
  /** Fails the test when anything was reported since the last call. */
  expectClean(): void;
  /** The test is done with it. What a clock or a script of a test has changed for good is closed by `context.close()` instead. */
  close(): Promise<void>;
}

type Motion = 'reduce' | 'no-preference';

/** Pages that tests are done with, as in a new profile again; they keep the compiled scripts, which are half the work of a first page. */
const idle: { page: Page; context: BrowserContext; of: string; reports: string[] }[] = [];

/** Nothing moves unless a test asks for it: a screen that is still fading in has no colours of its own. */
export async function openPage(browser: Browser, url: string, viewport = { width: 1280, height: 800 }, reducedMotion: Motion = 'reduce'): Promise<WatchedPage> {
  const of = `${reducedMotion} ${url}`;
  const kept = idle.findIndex((each) => each.of === of);
  const { page, context, reports } = kept < 0 ? await newPage(browser, url, reducedMotion) : idle.splice(kept, 1)[0]!;
  await page.setViewportSize(viewport);
  page.on('console', (message) => {
    if (message.type() === 'error' || message.text().includes('Content Security Policy')) reports.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => reports.push(`page: ${error.message}`));
  page.on('request', (request) => {
    const address = new URL(request.url());
    if (address.protocol.startsWith('http') && address.origin !== new URL(url).origin) reports.push(`foreign request: ${request.url()}`);
  });
  return {
    page,
    context,
    expectClean() {
      expect(reports.splice(0)).toEqual([]);
    },
    async close() {
      if (page.isClosed()) return context.close();
      await forget(page);
      idle.push({ page, context, of, reports: reports.splice(0) && reports });
    },
  };
}

async function newPage(browser: Browser, url: string, reducedMotion: Motion): Promise<{ page: Page; context: BrowserContext; reports: string[] }> {
  const context = await browser.newContext({ baseURL: url, reducedMotion, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });
  const page = await context.newPage();
  // As long as a busy machine needs: a wait ends when what it waits for is there.
  page.setDefaultTimeout(120_000);
  const reports: string[] = [];
  await context.exposeFunction('reportViolation', (text: string) => reports.push(`csp: ${text}`));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      (window as unknown as { reportViolation(text: string): void }).reportViolation(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  return { page, context, reports };
}

/** Leaves a page as a new profile has it. */
async function forget(page: Page): Promise<void> {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.removeAllListeners(undefined, { behavior: 'ignoreErrors' });
  page.on('dialog', (question) => void question.accept());
  await Promise.all([page.unrouteAll({ behavior: 'ignoreErrors' }), context.unrouteAll({ behavior: 'ignoreErrors' })]);
  // An address of the server without the console, which writes down what it keeps when it is left.
  await page.goto('/healthz');
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name } of await indexedDB.databases()) {
      await new Promise((done) => { Object.assign(indexedDB.deleteDatabase(name!), { onsuccess: done, onerror: done }); });
    }
  });
  await Promise.all([context.clearCookies(), context.clearPermissions()]);
  page.removeAllListeners('dialog');
}

/** Signs in through the form, as a person does. */
export async function signIn(page: Page, account = 'admin', password = adminPassword): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('用户名').fill(account);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录' }).click();
  await page.waitForURL('**/dashboard');
}

/** Gives a picture or file field of a form an address, beside the library. @param name title of the field */
export async function fillAddress(form: Locator, name: string, address: string): Promise<void> {
  await form.getByRole('button', { name: `输入${name}地址` }).click();
  const question = form.getByRole('dialog', { name: `输入${name}地址` });
  await question.getByRole('textbox', { name: `${name}地址` }).fill(address);
  await question.getByRole('button', { name: '确定' }).click();
}

export interface Point { x: number; y: number }

/**
 * Drags by mouse as a person does, who lets go once the page shows where it will land.
 * @param shown resolves when the place is marked; a busy page marks it late
 */
export async function drag(page: Page, from: Point, to: Point, shown: () => Promise<unknown>): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 12, from.y + 12, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 12 });
  await shown();
  await page.mouse.up();
  // dnd-kit swallows clicks until a timer of 50 ms after the drop: one set after it, and longer, ends after it.
  await page.evaluate(() => new Promise((resolve) => { setTimeout(resolve, 60); }));
}

/**
 * Runs an action of a row, wherever there is room for it: beside the record, or behind 更多.
 * @param name of the record
 * @param row where others may bear the same name
 */
export async function actOn(page: Page, title: string, name: string, row: Page | Locator = page): Promise<void> {
  const direct = row.getByRole('button', { name: `${title}：${name}`, exact: true });
  const more = row.getByRole('button', { name: `更多：${name}`, exact: true });
  await direct.or(more).first().waitFor();
  if (await direct.count() > 0) return direct.click();
  await more.click();
  await page.getByRole('menuitem', { name: title, exact: true }).click();
}

/**
 * Waits until all rows hold what was searched for: until then they stand elsewhere, and a press may meet the place that one has left.
 * @param within has one table
 */
export const onlyFound = (within: Page | Locator, text: string): Promise<void> =>
  expect.poll(() => within.getByRole('row').filter({ hasNotText: text }).count(), { message: `beside the head all rows hold ${text}` }).toBe(1);

/** Picks up with Space what has the focus, to be moved by arrows. dnd-kit listens to them from a timer on: one set after it ends after it. */
export async function pickUp(page: Page): Promise<void> {
  await page.keyboard.press('Space');
  await page.evaluate(() => new Promise((resolve) => { setTimeout(resolve); }));
}

/** Holds back what a page asks for at these addresses. @returns lets it through */
export async function holdBack(page: Page, addresses: string | RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => { release = resolve; });
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** The interface of a running product, called as one account: for what a test needs before or beside the screens. */
export interface Api {
  token: string;
  /** Calls `/api<path>`; a body makes it POST. @returns `data`; throws on any code but 200 */
  call<T = any>(path: string, body?: unknown): Promise<T>;
  /** The same with the whole envelope, whatever its code. */
  ask(path: string, body?: unknown): Promise<Envelope<any>>;
}

export async function openApi(url: string, account = 'admin', password = adminPassword): Promise<Api> {
  const api: Api = {
    token: '',
    async ask(path, body) {
      const answer = await fetch(`${url}/api${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { 'authori-zation': api.token, ...(body !== undefined && { 'content-type': 'application/json' }) },
        body: body === undefined ? undefined : JSON.stringify(body),
      });
      return await answer.json() as Envelope<any>;
    },
    async call(path, body) {
      const { code, message, data } = await api.ask(path, body);
      if (code !== 200) throw new Error(`${path} answered ${code}: ${message}`);
      return data;
    },
  };
  api.token = (await api.call<{ token: string }>('/admin/platform/login', { account, pwd: password })).token;
  return api;
}

/** A watched page in a browser of its own that already holds a session, as after a reload. */
export async function openSignedIn(browser: Browser, url: string, token: string, viewport?: { width: number; height: number }): Promise<WatchedPage> {
  const watched = await openPage(browser, url, viewport);
  await watched.context.addCookies([{ name: 'Java-platformToken', value: token, url }]);
  return watched;
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * WCAG 2.2 A and AA violations of what is on the page, one line each.
 * @param within selector of the part that is looked at; colours are not measured again for a page that was looked at before
 */
export async function violations(page: Page, { within, colours = true }: { within?: string; colours?: boolean } = {}): Promise<string[]> {
  // Once for each document: its half megabyte of script is parsed every time.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const result = await page.evaluate(async ([context, rules]) => {
    type Axe = { run(context: Document | string, options: object): Promise<{ violations: { id: string; nodes: { target: unknown[]; failureSummary?: string }[] }[] }> };
    const { axe } = window as unknown as { axe: Axe };
    // Style sheets are read for a rule that is not among these.
    const { violations } = await axe.run(context ?? document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'], rules, resultTypes: ['violations'], preload: { assets: ['media'] } });
    // What a pinned column or bar covers in part is scrolled from under it: its size is measured where it is free.
    const bars = [...document.querySelectorAll('.form-footer, .frame-top')];
    const covered = (target: unknown[]) => {
      const part = document.querySelector(String(target[0]));
      const scroll = part?.closest('.lt-scroll');
      if (scroll && scroll.scrollWidth > scroll.clientWidth) return true;
      if (!part) return false;
      const { top, bottom } = part.getBoundingClientRect();
      return bars.some((bar) => {
        const around = bar.getBoundingClientRect();
        return !bar.contains(part) && top < around.bottom && bottom > around.top;
      });
    };
    return violations.map(({ id, nodes }) => ({ id, nodes: id === 'target-size' ? nodes.filter(({ target }) => !covered(target)) : nodes }));
  }, [within, { 'color-contrast': { enabled: colours } }] as const);
  return result.flatMap((violation) => violation.nodes.map((node) => `${violation.id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`));
}
