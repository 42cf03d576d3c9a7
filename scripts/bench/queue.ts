/** From the key that decides to the next record painted, with the next record fetched ahead and with it fetched when it is needed. */
import type { Page } from 'playwright-core';
import type { BenchRow } from './row';
import { median } from './statistics';

const decisions = 25;
/** Milliseconds in which a reviewer reads, and the next record comes. */
const rest = 400;

/** Says which product is shown. */
const head = '.queue-item .detail-head p';

/** Presses the key that approves. @returns milliseconds until the next record is painted */
const decide = (page: Page): Promise<number> => page.evaluate(async (head) => {
  const before = document.querySelector(head)!.textContent;
  const start = performance.now();
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true, cancelable: true }));
  while ((document.querySelector(head)?.textContent ?? before) === before) await new Promise((next) => { requestAnimationFrame(next); });
  await new Promise<void>((done) => { requestAnimationFrame(() => setTimeout(done)); });
  return performance.now() - start;
}, head);

export const queue: BenchRow = {
  name: 'queue',
  async measure(tools) {
    const server = await (await tools.shop()).serve();
    const context = await (await tools.browser()).newContext({ baseURL: server.url, locale: 'zh-CN', viewport: { width: 1280, height: 800 } });
    try {
      await context.addCookies([{ name: 'Java-platformToken', value: server.token, url: server.url }]);
      const page = await context.newPage();
      await page.goto('/product/list/queue');
      await page.locator(head).waitFor();
      const ahead: number[] = [];
      for (let each = 0; each < decisions; each += 1) {
        await page.waitForTimeout(rest);
        ahead.push(await decide(page));
      }
      // Nothing comes ahead: what is asked for before the key is pressed waits for it.
      let pressed: () => void = () => undefined;
      let press = new Promise<void>((done) => { pressed = done; });
      await page.route('**/product/info/*', async (route) => {
        await press;
        await route.continue();
      });
      await page.exposeFunction('keyPressed', () => pressed());
      await page.evaluate(() => document.addEventListener('keydown', () => void (window as unknown as { keyPressed(): void }).keyPressed(), true));
      const needed: number[] = [];
      // The first one was fetched ahead before the others had to wait.
      for (let each = 0; each <= decisions; each += 1) {
        const spent = await decide(page);
        if (each > 0) needed.push(spent);
        press = new Promise<void>((done) => { pressed = done; });
        await page.waitForTimeout(rest);
      }
      pressed();
      return [{ what: 'queue: decision to next record', unit: 'ms', ours: median(ahead), peer: { name: 'fetched when needed', value: median(needed) }, goal: { atMost: 1 }, runs: decisions }];
    } finally {
      await context.close();
      await server.stop();
    }
  },
};
