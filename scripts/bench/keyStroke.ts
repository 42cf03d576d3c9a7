/** What one key costs in a long form: script, style and layout. */
import { meterOf, servePage, settled } from './pages';
import type { BenchRow } from './row';
import { alternate, median } from './statistics';
import type { Tools } from './tools';

const runs = 7;
const strokes = 20;

/**
 * Median milliseconds per key typed into a field in the middle, on a fresh page.
 * @param judged the field is found wrong first, so that each stroke is judged
 */
export async function type(tools: Tools, address: string, fields: number, judged = false): Promise<number> {
  const page = await (await tools.browser()).newPage({ viewport: { width: 1280, height: 800 } });
  try {
    const begun = judged ? 'WARM' : 'warm';
    await page.goto(address);
    await page.evaluate((count) => window.makeScene(count), fields);
    await page.evaluate(() => window.drawScene());
    await settled(page);
    await page.getByRole('textbox').nth(fields >> 1).focus();
    await page.keyboard.type(begun);
    if (judged) {
      await page.getByRole('textbox').nth((fields >> 1) + 1).focus();
      await page.getByText(/只能是小写字母|must match pattern/).first().waitFor();
      await page.getByRole('textbox').nth(fields >> 1).focus();
      await page.keyboard.press('End');
    }
    await settled(page);
    const meter = await meterOf(page);
    const spent: number[] = [];
    for (let stroke = 0; stroke < strokes; stroke += 1) {
      const before = await meter.scriptAndLayout();
      await page.keyboard.press('a');
      await page.evaluate(() => new Promise((resolve) => { requestAnimationFrame(() => requestAnimationFrame(resolve)); }));
      spent.push(await meter.scriptAndLayout() - before);
    }
    const typed = await page.evaluate(() => (document.activeElement as HTMLInputElement).value);
    if (typed !== `${begun}${'a'.repeat(strokes)}`) throw new Error(`${address} holds ${JSON.stringify(typed)} after typing`);
    return median(spent);
  } finally {
    await page.close();
  }
}

export const keyStroke: BenchRow = {
  name: 'key-stroke',
  async measure(tools) {
    const ours = await servePage(tools, 'scripts/bench/scenes/form.tsx');
    const peer = await servePage(tools, 'scripts/bench/peers/reactAdmin/form.tsx');
    const found = await alternate({
      long: () => type(tools, ours, 600),
      peer: () => type(tools, peer, 600),
      short: () => type(tools, ours, 50),
    }, runs);
    return [
      { what: 'key stroke in a form of 600 fields', unit: 'ms', ours: found.long, peer: { name: 'react-admin SimpleForm', value: found.peer }, goal: { atMost: 0.8 }, runs },
      { what: 'key stroke, 600 fields beside 50', unit: 'ms', ours: found.long, peer: { name: 'our own 50 fields', value: found.short }, goal: { atMost: 1.3 }, runs },
    ];
  },
};
