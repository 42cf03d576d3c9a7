/**
 * What a step costs in the page designer, beside Puck: script, style and layout of the main thread until the page is still. The
 * pages hold the same titles, drawn by the same preview, with the same settings in sight. In both a widget is clicked by a real mouse
 * and its title typed by real keys in the panel; canvas and input then show it. Moving, copying and undoing are keys and a button in
 * ours, and calls of Puck's own interface, which spares it the event.
 * A third page has the titles and one input and nothing else (peers/plain/designer.ts): what the browser itself needs for a click and for
 * a letter, which no designer can do without.
 * What Puck keeps for its undo comes 250 ms later and is not counted; ours is, and so is what our journal writes by then. What the
 * bench itself costs a page by waiting until it is still is taken off.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { meterOf, servePage, settled } from './pages';
import type { BenchRow, Figure } from './row';
import { median } from './statistics';
import type { Tools } from './tools';

const runs = 3;
/** Odd, so that the widget chosen last is always the same. */
const repeats = 5;
const steps = ['select', 'type', 'reorder', 'duplicate', 'undo'] as const;
type Step = (typeof steps)[number];

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

/** Does the step; what it needs to know of the page was found before, so that looking costs nobody anything. */
type Act = () => Promise<unknown>;
type Hand<Known extends Step = Step> = Record<Known, (page: Page, turn: number) => Promise<Act>>;

interface Designer {
  address: string;
  hand: Hand | Hand<'select' | 'type'>;
  /** The input of a title in the panel. */
  input: string;
  /** One for each widget on the canvas. */
  widget: string;
}

const canvas = '[role="listbox"][aria-label="页面画布"]';
const ourWidget = `${canvas} [role="option"]`;
const theirWidget = '[data-puck-component]';

/** A real click near the start of an element. */
async function clickOn(page: Page, selector: string, at = 0): Promise<Act> {
  const { x, y } = (await page.locator(selector).nth(at).boundingBox())!;
  return () => page.mouse.click(x + 10, y + 10);
}
const press = (key: string) => async (page: Page): Promise<Act> => () => page.keyboard.press(key);
/** One of two widgets that are in sight. */
const inSight = (turn: number) => 2 + (turn % 2);

const ours: Hand = {
  select: (page, turn) => clickOn(page, ourWidget, inSight(turn)),
  type: press('a'),
  reorder: (page, turn) => press(turn % 2 === 0 ? 'Alt+ArrowDown' : 'Alt+ArrowUp')(page),
  duplicate: (page) => clickOn(page, '.pd-tools [aria-label="复制"]'),
  undo: press('Control+z'),
};

declare global {
  interface Window { puck(): { dispatch(action: object): void; history: { back(): void } } }
}

const zone = 'root:default-zone';
const dispatch = (page: Page, action: object): Act => () => page.evaluate((each) => window.puck().dispatch(each), action);
const puck: Hand = {
  select: (page, turn) => clickOn(page, theirWidget, inSight(turn)),
  type: press('a'),
  reorder: async (page, turn) => dispatch(page, { type: 'reorder', sourceIndex: inSight(turn), destinationIndex: inSight(turn + 1), destinationZone: zone }),
  duplicate: async (page) => dispatch(page, { type: 'duplicate', sourceIndex: inSight(0), sourceZone: zone }),
  undo: async (page) => () => page.evaluate(() => window.puck().history.back()),
};

const plain: Hand<'select' | 'type'> = { select: (page, turn) => clickOn(page, 'h2', inSight(turn)), type: press('a') };

/** Puck writes what can be undone 250 ms after a step. */
const written = 300;

/** @returns milliseconds by step that the hand knows, each the median of its repeats */
async function measure(tools: Tools, { address, hand, input, widget }: Designer, count: number): Promise<Partial<Record<Step, number>>> {
  const page = await (await tools.browser()).newPage({ viewport: { width: 1280, height: 800 } });
  try {
    await page.goto(address);
    await page.evaluate((size) => window.makeScene(size), count);
    await page.evaluate(() => window.drawScene());
    await page.locator(widget).nth(count - 1).waitFor({ state: 'attached' });
    await settled(page);
    const meter = await meterOf(page);
    const spend = async (act: Act) => {
      await settled(page);
      const before = await meter.scriptAndLayout();
      await act();
      await settled(page);
      const spent = await meter.scriptAndLayout() - before;
      await page.waitForTimeout(written);
      return spent;
    };
    const often = async (turn: (at: number) => Promise<number>) => {
      const spent: number[] = [];
      for (let at = 0; at < repeats; at += 1) spent.push(await turn(at));
      return median(spent);
    };
    const does = async <Known extends Step>(known: Hand<Known>, step: Known, turn: number) => spend(await known[step](page, turn));
    const waiting = await often(() => spend(async () => undefined));
    const cost = async <Known extends Step>(known: Hand<Known>, step: Known, isDone: () => Promise<boolean>) => {
      const spent = await often((turn) => does(known, step, turn));
      if (!await isDone()) throw new Error(`${address} did not ${step} as asked`);
      return spent - waiting;
    };
    const field = page.locator(input).first();
    const shows = async (text: string) => (await page.locator(widget).nth(inSight(0)).innerText()).includes(text);
    const has = (expected: number) => async () => await page.locator(widget).count() === expected;
    const at = inSight(repeats - 1);
    await does(hand, 'select', 1);
    const select = await cost(hand, 'select', async () => await field.inputValue() === `标题${at}`);
    await field.click();
    await page.keyboard.press('End');
    const typed = `标题${at}${'a'.repeat(repeats)}`;
    const type = await cost(hand, 'type', async () => await field.inputValue() === typed && shows(typed));
    if (!('undo' in hand)) return { select, type };
    await does(hand, 'select', 1);
    await does(hand, 'select', 0);
    const reorder = await cost(hand, 'reorder', async () => !await shows(typed));
    const duplicate = await cost(hand, 'duplicate', has(count + repeats));
    const undo = await cost(hand, 'undo', has(count));
    return { select, type, reorder, duplicate, undo };
  } finally {
    await page.close();
  }
}

export const pageDesigner: BenchRow = {
  name: 'page-designer',
  async measure(tools) {
    const folder = fetchPuck(tools.root);
    const designer: Designer = { address: await servePage(tools, 'scripts/bench/scenes/pageDesigner.tsx'), hand: ours, input: '.pd-panel input', widget: ourWidget };
    const peer: Designer = {
      address: await servePage(tools, 'scripts/bench/peers/puck/designer.jsx', { '@puckeditor/core': join(folder, 'dist/index.mjs'), '@puckeditor/core/puck.css': join(folder, 'dist/index.css') }),
      hand: puck, input: 'input[name="titleConfig"]:visible', widget: theirWidget,
    };
    const limit: Designer = { address: await servePage(tools, 'scripts/bench/peers/plain/designer.ts'), hand: plain, input: 'input', widget: 'h2' };
    const found: Record<'small' | 'peer' | 'limit' | 'large' | 'largePeer', Partial<Record<Step, number>>[]> = { small: [], peer: [], limit: [], large: [], largePeer: [] };
    for (let run = 0; run < runs; run += 1) {
      found.small.push(await measure(tools, designer, 200));
      found.peer.push(await measure(tools, peer, 200));
      found.limit.push(await measure(tools, limit, 200));
      found.large.push(await measure(tools, designer, 1000));
      found.largePeer.push(await measure(tools, peer, 1000));
    }
    const of = (side: keyof typeof found, step: Step) => median(found[side].map((each) => each[step]!));
    return steps.flatMap((step): Figure[] => [
      { what: `page designer, ${step}, 200 widgets`, unit: 'ms', ours: of('small', step), peer: { name: 'Puck', value: of('peer', step) }, goal: { atMost: 0.3 }, runs },
      ...(step in plain ? [{ what: `page designer, ${step}, 200 widgets, raw limit`, unit: 'ms', ours: of('small', step), peer: { name: 'plain page', value: of('limit', step) }, runs }] : []),
      { what: `page designer, ${step}, 1,000 widgets`, unit: 'ms', ours: of('large', step), peer: { name: 'Puck', value: of('largePeer', step) }, runs },
      { what: `page designer, ${step}, 1,000 widgets, one frame`, unit: 'ms', ours: of('large', step), goal: { atMost: 16 }, runs },
    ]);
  },
};
