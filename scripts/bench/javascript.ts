/** JavaScript that a browser really loads, gzip at its best level: before signing in, and until the first list is shown. */
import type { Page } from 'playwright-core';
import { countJavaScript, servePage } from './pages';
import type { BenchRow } from './row';
import { account, password } from './shop';
import type { Tools } from './tools';

async function withPage<T>(tools: Tools, work: (page: Page) => Promise<T>): Promise<T> {
  const context = await (await tools.browser()).newContext({ locale: 'zh-CN', viewport: { width: 1280, height: 800 } });
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Milliseconds without another script after which a page has all of its own. */
const quiet = 1_000;

/** What a page asks for ahead counts too: the sum stands once it stays the same. A screen changed within a page is no load of its own, so the page's `networkidle` says nothing of it. */
async function loaded(page: Page, total: () => Promise<number>): Promise<number> {
  await page.waitForLoadState('networkidle');
  for (let before = -1, now = await total(); ; before = now, now = await total()) {
    if (now === before) return now;
    await page.waitForTimeout(quiet);
  }
}

const minimalApp = (tools: Tools, address: string): Promise<number> =>
  withPage(tools, async (page) => {
    const total = countJavaScript(page);
    await page.goto(address);
    await page.getByRole('cell', { name: 'Title 1', exact: true }).waitFor();
    return loaded(page, total);
  });

const product = (tools: Tools, url: string, list: string): Promise<{ signIn: number; list: number }> =>
  withPage(tools, async (page) => {
    const total = countJavaScript(page);
    await page.goto(`${url}/login`);
    await page.getByLabel('用户名').fill(account);
    const signIn = await loaded(page, total);
    await page.getByLabel('密码', { exact: true }).fill(password);
    await page.getByRole('button', { name: '登录' }).click();
    await page.waitForURL('**/dashboard');
    await page.locator(`main a[href$="${list}"]`).first().click();
    await page.waitForURL(`**${list}*`);
    await page.locator('.lt-scroll').getByRole('rowheader').first().waitFor();
    return { signIn, list: await loaded(page, total) };
  });

export const javascript: BenchRow = {
  name: 'javascript',
  async measure(tools) {
    const peer = { name: 'minimal react-admin app', value: await minimalApp(tools, await servePage(tools, 'scripts/bench/peers/reactAdmin/minimal.tsx')) };
    const limit = { name: 'its packages alone', value: await minimalApp(tools, await servePage(tools, 'scripts/bench/peers/plain/headless.tsx')) };
    const shop = await tools.shop();
    const server = await shop.serve();
    try {
      const ours = await product(tools, server.url, shop.plain.entity.route!);
      return [
        { what: 'JavaScript of the sign-in page', unit: 'kB gzip', ours: ours.signIn, peer, goal: { atMost: 0.33 }, runs: 1 },
        { what: 'JavaScript until the first list', unit: 'kB gzip', ours: ours.list, peer, goal: { atMost: 0.6 }, runs: 1 },
        { what: 'JavaScript until the first list, raw limit', unit: 'kB gzip', ours: ours.list, peer: limit, runs: 1 },
      ];
    } finally {
      await server.stop();
    }
  },
};
