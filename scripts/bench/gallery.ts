/**
 * Pictures of every widget of a page in every style, 375 wide and beside each other, in `.cache/gallery`; and what overflows there.
 * The aim is nothing; the rest is for people to look at.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { widgets } from '../../generated/widgets';
import { servePage, settled } from './pages';
import type { BenchRow } from './row';

export const gallery: BenchRow = {
  name: 'gallery',
  async measure(tools) {
    const address = await servePage(tools, 'scripts/bench/scenes/gallery.tsx');
    const folder = join(tools.root, '.cache', 'gallery');
    mkdirSync(folder, { recursive: true });
    let broken = 0;
    let looks = 0;
    for (const { component } of widgets) {
      const page = await (await tools.browser()).newPage({ viewport: { width: 1600, height: 900 } });
      page.on('pageerror', (error) => { console.log(`${component}: ${error.message}`); broken += 1; });
      await page.goto(`${address}#${component}`);
      await settled(page);
      const figures = page.locator('figure');
      looks += await figures.count();
      const found = await figures.evaluateAll((each) => each.filter((figure) => figure.scrollWidth > figure.clientWidth || figure.querySelector('[role=alert]')).map((figure) => figure.querySelector('figcaption')!.textContent));
      for (const title of found) console.log(`${component}: ${title}`);
      broken += found.length;
      await page.screenshot({ path: join(folder, `${component}.png`), fullPage: true });
      await page.close();
    }
    return [{ what: `widgets in ${looks} looks that fail or overflow`, unit: 'found', ours: broken, goal: { atMost: 0 }, runs: looks }];
  },
};
