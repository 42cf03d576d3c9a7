/** What a step costs in the page designer, beside Puck: script, style and layout of the main thread until the page is still. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { meterOf, servePage, settled } from './pages';
import type { BenchRow } from './row';
import { median } from './statistics';
import type { Tools } from './tools';

const runs = 3;
const repeats = 5;
const steps = ['select', 'type', 'reorder', 'duplicate', 'undo'] as const;
type Step = (typeof steps)[number];
type Hand = Record<Step, (page: Page, turn: number) => Promise<unknown>>;

const puckVersion = '0.23.0';

/** Of no use but here: fetched when it is measured, beside the product's own packages. @returns its folder from the root */
function fetchPuck(root: string): string {
  const folder = join(root, '.cache', 'peers', `puck-${puckVersion}`);
  const place = join('node_modules', '@puckeditor', 'core');
  if (!existsSync(join(folder, place, 'package.json'))) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
    // React is the product's, for both.
    const { status } = spawnSync('npm', ['install', '--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund', `@puckeditor/core@${puckVersion}`], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
    if (status !== 0) throw new Error('Puck could not be fetched');
  }
  return join('.cache', 'peers', `puck-${puckVersion}`, place);
}

const canvas = '[role="listbox"][aria-label="页面画布"]';
/** A widget that is in sight. */
const inSight = (turn: number) => `${canvas} > li:nth-child(${3 + (turn % 2)})`;

/** By mouse and keys, as people do it. */
const ours: Hand = {
  select: (page, turn) => page.locator(inSight(turn)).click({ position: { x: 20, y: 8 } }),
  type: (page) => page.keyboard.press('a'),
  reorder: (page, turn) => page.keyboard.press(turn % 2 === 0 ? 'Alt+ArrowDown' : 'Alt+ArrowUp'),
  duplicate: (page) => page.keyboard.press('Control+d'),
  undo: (page) => page.keyboard.press('Control+z'),
};

declare global {
  interface Window { puck(): { dispatch(action: object): void; history: { back(): void } } }
}

/** By its interface; only typing goes through the keyboard. */
const zone = 'root:default-zone';
const dispatch = (page: Page, action: object) => page.evaluate((each) => window.puck().dispatch(each), action);
const puck: Hand = {
  select: (page, turn) => dispatch(page, { type: 'setUi', ui: { itemSelector: { index: 2 + (turn % 2), zone } } }),
  type: (page) => page.keyboard.press('a'),
  reorder: (page, turn) => dispatch(page, { type: 'reorder', sourceIndex: turn % 2 === 0 ? 2 : 3, destinationIndex: turn % 2 === 0 ? 3 : 2, destinationZone: zone }),
  duplicate: (page) => dispatch(page, { type: 'duplicate', sourceIndex: 2, sourceZone: zone }),
  undo: (page) => page.evaluate(() => window.puck().history.back()),
};

interface Designer {
  address: string;
  hand: Hand;
  /** The input of a title in the panel. */
  input: string;
  /** One for each widget on the canvas. */
  widget: string;
}

/** @returns milliseconds by step, each the median of its repeats */
async function measure(tools: Tools, { address, hand, input, widget }: Designer, count: number): Promise<Record<Step, number>> {
  const page = await (await tools.browser()).newPage({ viewport: { width: 1280, height: 800 } });
  try {
    await page.goto(address);
    await page.evaluate((size) => window.makeScene(size), count);
    await page.evaluate(() => window.drawScene());
    await page.locator(widget).nth(count - 1).waitFor({ state: 'attached' });
    await settled(page);
    const meter = await meterOf(page);
    const cost = async (step: Step) => {
      const spent: number[] = [];
      for (let turn = 0; turn < repeats; turn += 1) {
        const before = await meter.scriptAndLayout();
        await hand[step](page, turn);
        await settled(page);
        spent.push(await meter.scriptAndLayout() - before);
      }
      return median(spent);
    };
    const widgets = () => page.locator(widget).count();
    await hand.select(page, 1);
    await settled(page);
    const select = await cost('select');
    const field = page.locator(input).first();
    await field.click();
    await page.keyboard.press('End');
    await settled(page);
    const held = await field.inputValue();
    const type = await cost('type');
    if ((await field.inputValue()).length !== held.length + repeats) throw new Error(`${address} did not take what was typed`);
    await field.blur();
    await hand.select(page, 0);
    await settled(page);
    const reorder = await cost('reorder');
    const duplicate = await cost('duplicate');
    if (await widgets() !== count + repeats) throw new Error(`${address} shows ${await widgets()} widgets after ${repeats} copies of ${count}`);
    const undo = await cost('undo');
    if (await widgets() !== count) throw new Error(`${address} shows ${await widgets()} widgets after the copies were undone`);
    return { select, type, reorder, duplicate, undo };
  } finally {
    await page.close();
  }
}

export const pageDesigner: BenchRow = {
  name: 'page-designer',
  async measure(tools) {
    const folder = fetchPuck(tools.root);
    const designer: Designer = { address: await servePage(tools, 'scripts/bench/scenes/pageDesigner.tsx'), hand: ours, input: '.pd-panel-seat input[type="text"], .pd-panel-seat input:not([type])', widget: `${canvas} > li` };
    const peer: Designer = {
      address: await servePage(tools, 'scripts/bench/peers/puck/designer.jsx', { '@puckeditor/core': join(folder, 'dist/index.mjs'), '@puckeditor/core/puck.css': join(folder, 'dist/index.css') }),
      hand: puck, input: 'input[name="titleConfig"]:visible', widget: '[data-puck-component]',
    };
    const found = { small: [] as Record<Step, number>[], peer: [] as Record<Step, number>[], large: [] as Record<Step, number>[], largePeer: [] as Record<Step, number>[] };
    for (let run = 0; run < runs; run += 1) {
      found.small.push(await measure(tools, designer, 200));
      found.peer.push(await measure(tools, peer, 200));
      found.large.push(await measure(tools, designer, 1000));
      found.largePeer.push(await measure(tools, peer, 1000));
    }
    const of = (side: keyof typeof found, step: Step) => median(found[side].map((each) => each[step]));
    return steps.flatMap((step) => [
      { what: `page designer, ${step}, 200 widgets`, unit: 'ms', ours: of('small', step), peer: { name: 'Puck', value: of('peer', step) }, goal: { atMost: 0.3 }, runs },
      { what: `page designer, ${step}, 1,000 widgets`, unit: 'ms', ours: of('large', step), peer: { name: 'Puck', value: of('largePeer', step) }, runs },
      { what: `page designer, ${step}, 1,000 widgets, one frame`, unit: 'ms', ours: of('large', step), goal: { atMost: 16 }, runs },
    ]);
  },
};
