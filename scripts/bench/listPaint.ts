/** How long a list takes to appear: script, style, layout and paint of the main thread, every run on a fresh page. */
import { meterOf, servePage, settled } from './pages';
import type { BenchRow } from './row';
import { alternate } from './statistics';
import type { Tools } from './tools';

const runs = 7;

/** Milliseconds from the call to draw until the page is still. */
async function paint(tools: Tools, address: string, rows: number, columns: number): Promise<number> {
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
    const shown = await page.getByText('0 × 0', { exact: true }).count();
    if (shown === 0) throw new Error(`${address} draws no row`);
    return spent;
  } finally {
    await page.close();
  }
}

export const listPaint: BenchRow = {
  name: 'list-paint',
  async measure(tools) {
    const ours = await servePage(tools, 'scripts/bench/scenes/table.tsx');
    const peer = await servePage(tools, 'scripts/bench/peers/reactAdmin/table.tsx');
    const found = await alternate({
      small: () => paint(tools, ours, 100, 50),
      peer: () => paint(tools, peer, 100, 50),
      large: () => paint(tools, ours, 10_000, 50),
    }, runs);
    return [
      { what: 'list paint, 100 × 50', unit: 'ms', ours: found.small, peer: { name: 'react-admin DataTable', value: found.peer }, goal: { atMost: 0.3 }, runs },
      { what: 'list paint, 10,000 × 50', unit: 'ms', ours: found.large, peer: { name: 'our own 100 × 50', value: found.small }, goal: { atMost: 1.2 }, runs },
    ];
  },
};
