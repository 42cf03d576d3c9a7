/**
 * Every table of rows within a record, found through the compiled resources: on a small desk and on a telephone it fits into its drawer
 * or page, or scrolls there, and what stays while it scrolls leaves room for the rest.
 */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { routes } from '../../generated/resources';
import { allResources } from '../resources';
import { actOn, pictureOnFailure } from './helper';
import { type OnPage, usePage } from './prelude';

const widths = [{ width: 1280, height: 800 }, { width: 390, height: 844 }];
const mostKept = 0.4;

let { watched } = {} as OnPage;
usePage((open) => { ({ watched } = open); }, { clean: false });

const records = (await allResources()).flatMap((resource) => {
  // Rows that are steps are no table.
  const tables = resource.fields.filter(({ kind, timeline }) => (kind === 'childTable' && !timeline) || kind === 'skuMatrix').map(({ name }) => `"${name}"`);
  const matrices = resource.fields.filter(({ kind }) => kind === 'skuMatrix').map(({ name }) => `"${name}"`);
  const list = routes.find((route) => route.screen === 'list' && route.entity === resource.key && !route.path.startsWith('/crud/'))?.path;
  const form = routes.find((route) => route.screen === 'form' && route.entity === resource.key)?.path.replace(/\/:.*$/, '');
  const shownIn = (part: unknown, names = tables) => names.some((name) => JSON.stringify(part ?? '').includes(name));
  const step = resource.form?.sectionsAs === 'steps' ? resource.form.sections.find((section) => shownIn(section, matrices))?.title : undefined;
  return list ? [{ key: resource.key, list, inDetail: shownIn(resource.detail), form: shownIn(resource.form, matrices) ? form : undefined, step }] : [];
});

/** Tables in sight that neither fit nor scroll, or of which too much stays while they scroll. */
const faults = (page: Page, most: number) => page.evaluate((mostStaying) => {
  const around = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? document.querySelector('main')!;
  const tables = [...around.querySelectorAll('table')].filter((table) => table.checkVisibility());
  const found = tables.flatMap((table) => {
    const scroller = table.parentElement!.closest<HTMLElement>('.sku-scroll, .field-grid-scroll, .lt-scroll') ?? table.parentElement!;
    const edge = around.getBoundingClientRect();
    const frame = scroller.getBoundingClientRect();
    const scrolls = ['auto', 'scroll'].includes(getComputedStyle(scroller).overflowX);
    const kept = [...table.querySelectorAll<HTMLElement>('thead tr:first-child > *')].filter((cell) => getComputedStyle(cell).position === 'sticky' && getComputedStyle(cell).left !== 'auto');
    const keptWidth = kept.reduce((sum, cell) => sum + cell.offsetWidth, 0);
    const name = table.getAttribute('aria-label') ?? '';
    return [
      ...(frame.left < edge.left || frame.right > edge.right + 1 ? [`${name} 超出 ${Math.round(frame.right - edge.right)}px`] : []),
      ...(scroller.scrollWidth > scroller.clientWidth + 1 && !scrolls ? [`${name} 被截断`] : []),
      ...(keptWidth > scroller.clientWidth * mostStaying ? [`${name} 固定列过宽 ${keptWidth}/${scroller.clientWidth}`] : []),
    ];
  });
  return { tables: tables.length, found };
}, most);

/** What the first of the rows is called by its actions. */
const nameOf = async (rows: Locator): Promise<string> =>
  (await rows.first().locator('.row-actions button').first().getAttribute('aria-label'))!.replace(/^[^：]*：/, '');

describe.each(widths)('at $width pixels', (viewport) => {
  test.each(records.filter(({ inDetail }) => inDetail))('the drawer of $key', async ({ list }) => {
    const { page, expectClean } = watched;
    pictureOnFailure(page);
    await page.setViewportSize(viewport);
    await page.goto(list);
    await page.locator('.lt-row').first().waitFor();
    // A group that is still being gathered has orders without a detail.
    const opened = page.locator('.lt-row').filter({ has: page.getByRole('button', { name: /^(详情|更多)：/ }) });
    // A record of many options has the widest table; of coupons those for several shops have one, of receipts those whose number others bear.
    const wide = opened.filter({ hasText: /多规格|跨店满减券|疑似重复/ });
    const row = (await wide.count() > 0 ? wide : opened).first();
    await actOn(page, '详情', await nameOf(row), row);
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('tab').first().waitFor();
    let seen = 0;
    for (const tab of await drawer.getByRole('tab').all()) {
      await tab.click();
      await page.waitForFunction(() => [...document.querySelectorAll('dialog .ui-skeleton, dialog [aria-busy="true"]')].every((each) => !each.checkVisibility()));
      const { tables, found } = await faults(page, mostKept);
      expect(found).toEqual([]);
      seen += tables;
    }
    expect(seen).toBeGreaterThan(0);
    expectClean();
  });

  test.each(records.filter(({ form }) => form))('the form of $key', async ({ list, form, step }) => {
    const { page, expectClean } = watched;
    pictureOnFailure(page);
    await page.setViewportSize(viewport);
    await page.goto(list);
    await page.locator('.lt-row').first().waitFor();
    await actOn(page, '编辑', await nameOf(page.locator('.lt-row')));
    await page.waitForURL(`**${form}/**`);
    if (step) await page.locator('main').getByRole('button', { name: new RegExp(`${step}$`) }).click();
    // The list that one comes from has a grid as well.
    await page.locator('main .sku-scroll').getByRole('grid').first().waitFor();
    const { tables, found } = await faults(page, mostKept);
    expect(tables).toBeGreaterThan(0);
    expect(found).toEqual([]);
    expectClean();
  });
});
