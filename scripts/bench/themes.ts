/**
 * Every layout in every theme on every kind of page: what axe finds, and every text that falls below 4.5 : 1 as it is, in grey
 * and in colour-weak mode. Prints what it finds; the aim is nothing.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { enumerations } from '../../generated/enumerations';
import { routes } from '../../generated/resources';
import { contrast, filters, type Filter, type Rgb } from './contrast';
import type { BenchRow } from './row';
import type { Tools } from './tools';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const values = (name: string): string[] => enumerations[name]!.items.map(({ value }) => String(value));
const layouts = values('layout');
const modes = Object.keys(filters) as Filter[];
/** Before one is chosen, too; the gradient is offered only with columns (spec 1 §2). */
const themesIn = (layout: string): string[] => ['', ...values('themeStyle').filter((theme) => theme !== 'theme-9' || layout === 'columns')];

/** A text on the page, its colour and that of its ground, each part from 0 to 1. */
interface Written { text: string; front: Rgb; ground: Rgb; large: boolean }

/** What of axe is used here; the second half is how axe itself finds colours. */
interface Axe {
  run(context: Document, options: object): Promise<{ violations: { id: string; nodes: { target: unknown[] }[] }[] }>;
  setup(context: Document): void;
  teardown(): void;
  commons: {
    color: Record<'getBackgroundColor' | 'getForegroundColor', (element: Element) => { red: number; green: number; blue: number } | null>;
    dom: { isVisibleOnScreen(element: Element): boolean };
  };
}

/** What the console itself sets for these preferences. */
const wear = (page: Page, theme: string, filter: Filter): Promise<void> => page.evaluate(([chosen, mode]) => {
  const { dataset } = document.documentElement;
  if (chosen) dataset.theme = chosen;
  else delete dataset.theme;
  if (mode !== 'none') dataset.filter = mode;
  else delete dataset.filter;
}, [theme, filter]);

const ruleBreaks = (page: Page): Promise<string[]> => page.evaluate(async () => {
  const { axe } = window as unknown as { axe: Axe };
  const { violations } = await axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
});

/** Texts whose ground is one colour; over pictures and gradients the unit test of the tokens speaks. */
const writtenOn = (page: Page): Promise<Written[]> => page.evaluate(() => {
  const { axe } = window as unknown as { axe: Axe };
  axe.setup(document);
  const found = new Map<string, Written>();
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const text = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent!.trim()).join('');
    if (!text || !axe.commons.dom.isVisibleOnScreen(element) || element.closest(':disabled, [aria-disabled="true"], option')) continue;
    const [front, ground] = [axe.commons.color.getForegroundColor(element), axe.commons.color.getBackgroundColor(element)];
    if (!front || !ground) continue;
    const { fontSize, fontWeight } = getComputedStyle(element);
    const size = Number.parseFloat(fontSize);
    const [ink, paper] = [front, ground].map(({ red, green, blue }) => [red / 255, green / 255, blue / 255] as const);
    const written = { text, front: ink!, ground: paper!, large: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) };
    found.set(JSON.stringify([ink, paper, written.large]), written);
  }
  axe.teardown();
  return [...found.values()];
});

const unreadable = (written: readonly Written[], filter: Filter): string[] => written.flatMap(({ text, front, ground, large }) => {
  const ratio = contrast(filters[filter](front), filters[filter](ground));
  return ratio < (large ? 3 : 4.5) ? [`${ratio.toFixed(2)} : 1 ${text.slice(0, 20)}`] : [];
});

interface Found {
  /** Pages looked at, in one theme and mode each. */
  looks: number;
  rules: number;
  texts: number;
}

async function lookAt(page: Page, where: string, layout: string): Promise<Found> {
  const found = { looks: 0, rules: 0, texts: 0 };
  for (const theme of themesIn(layout)) {
    for (const filter of modes) {
      await wear(page, theme, filter);
      const written = await writtenOn(page);
      if (written.length < 3) throw new Error(`${where} shows next to nothing`);
      const [rules, texts] = [filter === 'none' ? await ruleBreaks(page) : [], unreadable(written, filter)];
      for (const what of [...rules, ...texts]) console.log(`${where} ${layout} ${theme} ${filter}: ${what}`);
      found.looks += 1;
      found.rules += rules.length;
      found.texts += texts.length;
    }
  }
  return found;
}

async function lookAtAll(tools: Tools, url: string, token: string, paths: readonly string[]): Promise<Found> {
  const context = await (await tools.browser()).newContext({ locale: 'zh-CN', viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  try {
    await context.addCookies([{ name: 'Java-platformToken', value: token, url }]);
    const page = await context.newPage();
    await page.goto(`${url}/401`);
    const found: Found[] = [];
    for (const layout of layouts) {
      await page.evaluate((each) => localStorage.setItem('layout', JSON.stringify(each)), layout);
      for (const path of paths) {
        await page.goto(url + path);
        await page.waitForLoadState('networkidle');
        if (new URL(page.url()).pathname !== path) throw new Error(`${path} led to ${page.url()}`);
        await page.evaluate(axeSource);
        found.push(await lookAt(page, path, layout));
      }
    }
    return found.reduce((sum, each) => ({ looks: sum.looks + each.looks, rules: sum.rules + each.rules, texts: sum.texts + each.texts }));
  } finally {
    await context.close();
  }
}

export const themes: BenchRow = {
  name: 'themes',
  async measure(tools) {
    const shop = await tools.shop();
    const server = await shop.serve();
    const form = routes.find((route) => route.screen === 'form' && !route.demoOnly)!;
    const paths = ['/dashboard', shop.plain.entity.route!, form.path.replace(/\/:.*$/, ''), '/401'];
    try {
      const { looks, rules, texts } = await lookAtAll(tools, server.url, server.token, paths);
      return [
        { what: 'axe violations, layouts × themes × pages', unit: 'found', ours: rules, goal: { atMost: 0 }, runs: looks / modes.length },
        { what: 'texts below 4.5 : 1, the same × filters', unit: 'found', ours: texts, goal: { atMost: 0 }, runs: looks },
      ];
    } finally {
      await server.stop();
    }
  },
};
