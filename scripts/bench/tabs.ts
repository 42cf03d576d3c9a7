/** Thirty history tabs kept open in the product: what they weigh, and how long going from one to another takes. */
import type { CDPSession, Page } from 'playwright-core';
import { routes } from '../../generated/resources';
import { meterOf } from './pages';
import type { BenchRow } from './row';
import { median } from './statistics';

const open = 30;
const switches = 60;
/** Milliseconds after which a screen that is shown again has asked anew for what it shows, and drawn the answer. */
const rest = 500;
/** Of the tabs, so many are forms of records; the rest are lists. */
const forms = 10;

/** Screens with rows of the demonstration: every list, then the form page that lies first among the addresses. */
function addresses(): string[] {
  const lists = routes.filter(({ screen }) => screen === 'list').map(({ path }) => path);
  const form = routes.find(({ screen, path }) => screen === 'form' && path.endsWith('/:id?'))!.path;
  const records = Array.from({ length: forms }, (_, index) => form.replace('/:id?', `/${index + 1}`));
  const all = [...lists.slice(0, open - records.length), ...records];
  if (all.length < open) throw new Error(`the product has ${all.length} screens for ${open} tabs`);
  return all;
}

/** Megabytes that the page holds once its garbage is gone: script heap, documents, buffers. */
async function held(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize, ...rest } = await session.send('Runtime.getHeapUsage') as { usedSize: number; embedderHeapUsedSize?: number; backingStorageSize?: number };
  return (usedSize + (rest.embedderHeapUsedSize ?? 0) + (rest.backingStorageSize ?? 0)) / 1_000_000;
}

/** Opens a screen as a link does, and waits until it has its rows or inputs. */
async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.locator(`[id="screen:${path}"]`).locator('tbody th, tbody .lt-state, .form-body input').first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** Clicks the tab; done when its screen has been painted. */
const show = (page: Page, path: string): Promise<void> =>
  page.evaluate(async (to) => {
    document.getElementById(`tab:${to}`)!.click();
    while (!document.getElementById(`screen:${to}`)?.offsetParent) await new Promise((next) => { requestAnimationFrame(next); });
    await new Promise<void>((done) => { requestAnimationFrame(() => setTimeout(done)); });
  }, path);

export const tabs: BenchRow = {
  name: 'tabs',
  async measure(tools) {
    const server = await (await tools.shop()).serve();
    const context = await (await tools.browser()).newContext({ baseURL: server.url, locale: 'zh-CN', viewport: { width: 1280, height: 800 } });
    try {
      await context.addCookies([{ name: 'Java-platformToken', value: server.token, url: server.url }]);
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      const paths = addresses();
      await page.goto('/dashboard');
      await page.getByRole('tablist', { name: '历史菜单' }).waitFor();
      await page.waitForLoadState('networkidle');
      const before = await held(session);
      for (const path of paths) await visit(page, path);
      const growth = await held(session) - before;

      const meter = await meterOf(page);
      const spent: number[] = [];
      const asking: number[] = [];
      for (let each = 0; each < switches; each += 1) {
        // Never the neighbour: what was seen last is not what is seen next.
        const path = paths[(each * 7) % paths.length]!;
        const start = await meter.everything();
        await show(page, path);
        const shown = await meter.everything();
        spent.push(shown - start);
        await page.waitForTimeout(rest);
        asking.push(await meter.everything() - shown);
      }
      spent.sort((one, other) => one - other);
      return [
        { what: `heap growth, ${open} tabs`, unit: 'MB', ours: growth, goal: { atMost: 150 }, runs: 1 },
        { what: 'tab switch, median', unit: 'ms', ours: median(spent), goal: { atMost: 50 }, runs: switches },
        { what: 'asking anew after a switch, median', unit: 'ms', ours: median(asking), runs: switches },
        { what: 'tab switch, 95 %', unit: 'ms', ours: spent[Math.ceil(switches * 0.95) - 1]!, goal: { atMost: 50 }, runs: switches },
      ];
    } finally {
      await context.close();
      await server.stop();
    }
  },
};
