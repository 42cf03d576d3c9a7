/** How long the SKU matrix takes to open: script, style, layout and paint of the main thread, every run on a fresh page. */
import { meterOf, servePage, settled } from './pages';
import type { BenchRow } from './row';
import { alternate } from './statistics';
import type { Tools } from './tools';

const runs = 5;

/** @param cells of which at least ten must have been drawn @returns milliseconds from the call to draw until the page is still */
async function open(tools: Tools, address: string, rows: number, columns: number, cells: string): Promise<number> {
  const page = await (await tools.browser()).newPage({ viewport: { width: 1280, height: 800 } });
  try {
    await page.goto(address);
    await page.evaluate(([r, c]) => window.makeScene(r!, c!), [rows, columns]);
    await settled(page);
    const meter = await meterOf(page);
    const before = await meter.everything();
    await page.evaluate(() => window.drawScene());
    await settled(page);
    const spent = await meter.everything() - before;
    if (await page.locator(cells).count() < 10) throw new Error(`${address} draws no cells`);
    return spent;
  } finally {
    await page.close();
  }
}

export const skuMatrix: BenchRow = {
  name: 'sku-matrix',
  async measure(tools) {
    const ours = await servePage(tools, 'scripts/bench/scenes/skuMatrix.tsx');
    const peer = await servePage(tools, 'scripts/bench/peers/jsonForms/table.tsx', { '@mui/icons-material': 'scripts/bench/peers/jsonForms/icons.ts' });
    const found = await alternate({
      small: () => open(tools, ours, 200, 8, 'td[role="gridcell"]'),
      peer: () => open(tools, peer, 200, 8, 'tbody input'),
      large: () => open(tools, ours, 2000, 14, 'td[role="gridcell"]'),
    }, runs);
    return [
      { what: 'SKU matrix opens, 200 × 8', unit: 'ms', ours: found.small, peer: { name: 'JSON Forms, Material', value: found.peer }, goal: { atMost: 0.08 }, runs },
      { what: 'SKU matrix opens, 2,000 × 14', unit: 'ms', ours: found.large, peer: { name: 'JSON Forms 200 × 8', value: found.peer }, goal: { atMost: 0.16 }, runs },
    ];
  },
};
