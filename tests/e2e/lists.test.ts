/**
 * Every list there is, found through the compiled routes, on a small desk and on a telephone: enough rows in sight, little pinned,
 * nothing to scroll sideways, each column seen or unfolded, filters that belong together side by side, no row moved by ticking,
 * cards that fit; and what holds for every screen. A list is opened once for all of it: the first one of a section by a load, the
 * others from it as by a link.
 */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { pictureOnFailure } from './helper';
import { type OnPage, usePage } from './prelude';
import { desk, expectAccessible, lists, phone, settled, useScreens } from './screens';

const leastRows = 12;
const mostPinned = 0.4;

let { watched } = {} as OnPage;
usePage((open) => { ({ watched } = open); }, { viewport: desk, clean: false });
const show = useScreens();

async function open(page: Page, path: string): Promise<void> {
  await show(page, path);
  await page.locator('.lt-scroll').first().waitFor();
  await settled(page);
}

async function narrow(page: Page): Promise<void> {
  await page.setViewportSize(phone);
  await page.locator('.lt-cards').first().waitFor({ state: 'attached' });
  await settled(page);
}

/** Where things stand in the table, in pixels. */
const look = (page: Page) => page.evaluate(() => {
  const frame = document.querySelector('.lt-scroll')!;
  const box = frame.getBoundingClientRect();
  const heads = [...frame.querySelectorAll<HTMLElement>('thead th')];
  const rows = [...frame.querySelectorAll('tbody > .lt-row')].map((row) => row.getBoundingClientRect());
  const floor = Math.min(innerHeight, box.bottom, document.querySelector('.list-pager')?.getBoundingClientRect().top ?? Infinity);
  const stands = heads.filter((head) => head.matches('.lt-pin') && getComputedStyle(head).position === 'sticky');
  const rightEdge = Math.min(box.right, ...stands.filter((head) => head.matches('.lt-pin-right')).map((head) => head.getBoundingClientRect().left));
  const actions = [...frame.querySelectorAll<HTMLElement>('.row-actions')];
  return {
    rows: rows.length,
    inSight: rows.filter(({ bottom }) => bottom <= floor + 1).length,
    // A click may scroll the page, which moves no row within it.
    top: rows[0] && Math.round(rows[0].top - document.querySelector('main')!.firstElementChild!.getBoundingClientRect().top),
    pinned: stands.reduce((sum, head) => sum + head.offsetWidth, 0) / frame.clientWidth,
    beyond: frame.scrollWidth - frame.clientWidth,
    seen: heads.filter((head) => head.matches('.lt-pin') || head.getBoundingClientRect().right <= rightEdge + 1).map((head) => head.innerText.replaceAll('\n', '').trim()),
    wrapped: actions.filter((each) => new Set([...each.children].map((child) => Math.round(child.getBoundingClientRect().top))).size > 1).length,
    cut: actions.filter((each) => each.getBoundingClientRect().right > each.closest('td')!.getBoundingClientRect().right + 1).length,
    parted: [...document.querySelectorAll('.fb-group')].filter((group) => new Set([...group.children].map((each) => each.checkVisibility({ visibilityProperty: true }))).size > 1
      || new Set([...group.children].map((each) => Math.round(each.getBoundingClientRect().top))).size > 1).length,
    tooWide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  };
});

describe.each(lists)('$path', ({ path, list, address }) => {
  // Opened once: the window becomes narrow on the open list, and wide again.
  beforeAll(() => open(watched.page, path));

  test('shows enough of itself on a small desk', async () => {
    const { page, expectClean } = watched;
    pictureOnFailure(page);
    // The menu beside it stands a moment after the window became wide: the columns are fitted anew then.
    await expect.poll(async () => (await look(page)).beyond).toBe(0);
    const seen = await look(page);
    expect(seen.inSight).toBeGreaterThanOrEqual(Math.min(seen.rows, leastRows));
    expect(seen.pinned).toBeLessThanOrEqual(mostPinned);
    const [titles, important] = [list.columns, list.columns.filter(({ name }) => list.priority?.includes(name))].map((columns) => columns.filter(({ hidden, when }) => !hidden && !when).map(({ title }) => title));
    expect(important!.filter((title) => !seen.seen.includes(title))).toEqual([]);
    const away = titles!.filter((title) => !seen.seen.includes(title));
    if (away.length > 0 && seen.rows > 0) {
      await page.getByRole('button', { name: /^展开：/ }).first().click();
      const unfolded = page.getByRole('dialog', { name: /^更多信息：/ });
      await unfolded.locator('dt').first().waitFor();
      expect(await unfolded.locator('dt').filter({ visible: true }).allTextContents()).toEqual(expect.arrayContaining(away));
      await page.keyboard.press('Escape');
      await unfolded.waitFor({ state: 'detached' });
    }
    const tick = page.getByRole('checkbox', { name: /^选择 / }).first();
    if (await tick.count() > 0) {
      await tick.check();
      await page.getByRole('toolbar', { name: '批量操作' }).waitFor();
      expect((await look(page)).top).toBe(seen.top);
      await tick.uncheck();
    }
    expect({ wrapped: seen.wrapped, cut: seen.cut, parted: seen.parted }).toEqual({ wrapped: 0, cut: 0, parted: 0 });
    // 标准 is as wide as 宽松.
    await page.getByRole('button', { name: '密度：紧凑' }).click();
    await page.getByRole('menuitem', { name: '宽松' }).click();
    await page.getByRole('button', { name: '密度：宽松' }).waitFor();
    const loose = await look(page);
    await page.getByRole('button', { name: '密度：宽松' }).click();
    await page.getByRole('menuitem', { name: '紧凑' }).click();
    await page.getByRole('button', { name: '密度：紧凑' }).waitFor();
    await page.evaluate(() => localStorage.clear());
    expect({ wrapped: loose.wrapped, cut: loose.cut }).toEqual({ wrapped: 0, cut: 0 });
    expectClean();
  });

  test('is cards on a telephone', async () => {
    const { page, expectClean } = watched;
    pictureOnFailure(page);
    await narrow(page);
    const cards = await page.evaluate(() => [...document.querySelectorAll('.lt-cards > tbody > .lt-row')].map((row) => ({
      width: row.getBoundingClientRect().width,
      isCut: [...row.querySelectorAll('.lt-cell')].some((cell) => cell.getBoundingClientRect().right > row.getBoundingClientRect().right + 1),
      parts: ['name', 'fact'].filter((part) => row.querySelector(`.lt-as-${part}`)?.checkVisibility()),
      name: row.querySelector('.lt-as-name')?.textContent ?? '',
    })));
    expect((await look(page)).tooWide).toBeLessThanOrEqual(0);
    expect(cards.filter(({ width, isCut, parts, name }) => width > phone.width || isCut || parts.length < 2 || name === '')).toEqual([]);
    const tick = page.getByRole('checkbox', { name: /^选择 / }).first();
    if (await tick.count() > 0) {
      const before = (await look(page)).top;
      await tick.check();
      await page.getByRole('toolbar', { name: '批量操作' }).getByRole('button', { name: '取消选择' }).waitFor();
      expect((await look(page)).top).toBe(before);
      await page.getByRole('button', { name: '取消选择' }).click();
    }
    expectClean();
  });

  if (address) {
    test('opens by its address, accessible and clean, and fits a phone', async () => {
      const { page } = watched;
      await page.setViewportSize(desk);
      await page.locator('.lt-cards').first().waitFor({ state: 'detached' });
      await settled(page);
      await expectAccessible(watched, address);
    });
  }
});
