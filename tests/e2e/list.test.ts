/** What a list shows and how it is found again: tabs, order, pages, filters, and the address that holds them all. */
import { describe, expect, test } from 'vitest';
import { selectableDays } from '../../src/engine/dateLimit/interval';
import { addDays } from '../../src/engine/time/wallTime';
import { type OnPage, usePage } from './prelude';

let { api, page } = {} as OnPage;
usePage((open) => { ({ api, page } = open); });

const names = (on = page) => on.getByRole('main').getByRole('rowheader').allTextContents();
const query = () => Object.fromEntries(new URL(page.url()).searchParams);
const total = (count: number) => page.getByRole('navigation', { name: '分页' }).getByText(`共 ${count} 条`).waitFor();
const currentPage = () => page.getByRole('navigation', { name: '分页' }).locator('[aria-current=page]').textContent();
const open = async (path: string) => {
  await page.goto(path);
  await page.getByRole('main').getByRole('rowheader').first().waitFor();
};

test('tabs count what the other filters leave, and lead to exactly these rows', async () => {
  await open('/gallery/specimen');
  const tabs = page.getByRole('main').getByRole('tab');
  const counts = async () => (await tabs.allTextContents()).map((text) => Number(/\((\d+)\)/.exec(text)?.[1]));
  await expect.poll(counts).toEqual([15, 7, 3, 0]);
  await tabs.nth(1).click();
  await total(7);
  expect(query()).toEqual({ type: '1' });
  await tabs.nth(3).click();
  await page.getByText('暂无数据').waitFor();
  await tabs.nth(1).click();
  await total(7);
  const [first] = await names();
  await page.getByRole('textbox', { name: '标本名称' }).fill(first!.split(' | ')[0]!);
  await page.getByRole('button', { name: '查询' }).click();
  await expect.poll(async () => (await counts())[1]).toBe(1);
});

test('a header orders up, down, and back to the list’s own order, and says so', async () => {
  await open('/product/brand');
  const header = page.getByRole('columnheader', { name: '排序' });
  const button = header.getByRole('button', { name: '排序' });
  const own = await names();
  expect(await header.getAttribute('aria-sort')).toBe('none');
  await button.click();
  await expect.poll(() => header.getAttribute('aria-sort')).toBe('ascending');
  await expect.poll(async () => (await names())[0]).toBe('晨光');
  await button.click();
  await expect.poll(() => header.getAttribute('aria-sort')).toBe('descending');
  await expect.poll(async () => (await names())[0]).toBe('华为');
  await page.reload();
  await expect.poll(() => header.getAttribute('aria-sort')).toBe('descending');
  await button.click();
  await expect.poll(() => header.getAttribute('aria-sort')).toBe('none');
  await expect.poll(names).toEqual(own);
});

describe('pages', () => {
  test('are turned by buttons and by number, and counted by their size', async () => {
    await open('/product/brand');
    await total(28);
    expect(await names()).toHaveLength(20);
    await page.getByRole('button', { name: '下一页' }).click();
    await expect.poll(async () => (await names()).length).toBe(8);
    expect(query()).toEqual({ page: '2' });
    expect(await page.getByRole('button', { name: '下一页' }).isDisabled()).toBe(true);
    const jumper = page.getByRole('textbox', { name: '前往页码' });
    await jumper.fill('1');
    await jumper.press('Enter');
    await expect.poll(currentPage).toBe('1');
    await jumper.fill('99');
    await jumper.press('Enter');
    await expect.poll(currentPage).toBe('2');

    await page.getByRole('combobox', { name: '每页条数' }).click();
    await expect.poll(() => page.getByRole('option').allTextContents()).toEqual(['20条/页', '40条/页', '60条/页', '80条/页']);
    await page.getByRole('option', { name: '40条/页' }).click();
    await expect.poll(async () => (await names()).length).toBe(28);
    expect(query()).toEqual({ limit: '40' });
  });

  test('step back when the last row of the last page is deleted', async () => {
    for (let at = 0; at < 38; at++) await api.call('/admin/platform/gallery/keeper/save', { name: `补位 ${at}`, phone: '13800000000' });
    await open('/gallery/keeper?page=3');
    await total(41);
    expect(await names()).toHaveLength(1);
    await page.getByRole('button', { name: /^删除：/ }).click();
    await page.getByRole('alertdialog', { name: '提示' }).getByRole('button', { name: '确定' }).click();
    await total(40);
    await expect.poll(async () => (await names()).length).toBe(20);
    await expect.poll(currentPage).toBe('2');
    await expect.poll(query).toEqual({ page: '2' });
  });
});

test('folded filters wait behind 展开, and stand open where one of them narrows the list', async () => {
  await open('/gallery/specimen');
  const filters = page.getByRole('search', { name: '筛选' });
  expect(await filters.getByText('来源渠道').count()).toBe(0);
  await filters.getByRole('button', { name: '展开' }).click();
  await filters.getByText('面值').waitFor();
  expect(await filters.locator('input').evaluateAll((inputs) => inputs.filter((input) => input.checkVisibility() && (input as HTMLElement).offsetWidth < 60).map((input) => (input as HTMLInputElement).placeholder))).toEqual([]);
  await filters.getByRole('combobox', { name: '来源渠道' }).click();
  await page.getByRole('option', { name: '小程序' }).click();
  await expect.poll(query).toMatchObject({ channel: 'routine' });
  await page.reload();
  await filters.getByRole('combobox', { name: '来源渠道' }).waitFor();
  await filters.getByRole('button', { name: '重置' }).click();
  await expect.poll(query).toEqual({});
});

test('a telephone shows one search field above the rows, and the other filters behind 筛选', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  try {
    await open('/order/list?status=all');
    const filters = page.getByRole('main').getByRole('search', { name: '筛选' });
    const entered = filters.locator('.fb-item');
    const visible = () => entered.filter({ visible: true }).count();
    const all = await entered.count();
    expect([await visible(), all > 5]).toEqual([1, true]);
    expect((await filters.boundingBox())!.height).toBeLessThan(70);
    await filters.getByRole('button', { name: '筛选', exact: true }).click();
    expect(await visible()).toBe(all);
    await filters.getByRole('combobox', { name: '订单类型' }).click();
    await page.getByRole('option').nth(1).click();
    await expect.poll(() => query().type).toBeTruthy();
    await filters.getByRole('button', { name: '收起筛选' }).click();
    expect(await visible()).toBe(1);
    await filters.getByRole('button', { name: '筛选（1）' }).waitFor();
  } finally {
    await page.setViewportSize({ width: 1280, height: 800 });
  }
});

test('a period reaches from last year to today and no farther', async () => {
  const { earliest, latest } = selectableDays();
  await open('/gallery/specimen');
  const filter = page.getByRole('search', { name: '筛选' });
  await filter.getByRole('button', { name: '创建时间' }).click();
  const [from, to] = [page.getByRole('textbox', { name: '开始创建时间' }), page.getByRole('textbox', { name: '结束创建时间' })];
  const submit = page.getByRole('dialog', { name: '选择创建时间' }).getByRole('button', { name: '确定' });
  for (const [start, end] of [[addDays(earliest, -1), latest], [latest, addDays(latest, 1)]] as const) {
    await from.fill(start);
    await to.fill(end);
    await submit.click();
    await page.getByText(`只能选择${earliest}至${latest}之间的日期`).waitFor();
  }
  await from.fill(earliest);
  await to.fill(latest);
  await submit.click();
  await expect.poll(query).toEqual({ dateLimit: `${earliest},${latest}` });
  await total(15);
  await filter.getByRole('button', { name: '创建时间' }).click();
  await page.getByRole('button', { name: '昨天' }).click();
  await page.getByText('没有符合条件的数据').waitFor();
  expect(query()).toEqual({ dateLimit: 'yesterday' });
  // What is told of a table without rows stands in the middle of what one sees of it, and not of its whole width, which a column of this person's exceeds.
  await page.evaluate(() => localStorage.setItem('console:columns:admin:gallery/specimen/list', JSON.stringify({ width: { name: 1200 } })));
  await page.reload();
  await page.getByText('没有符合条件的数据').waitFor();
  expect(await page.locator('.lt-scroll').evaluate((seen) => {
    const middle = (element: Element) => { const { left, width } = element.getBoundingClientRect(); return left + width / 2; };
    return [seen.scrollWidth > seen.clientWidth + 100, Math.abs(middle(seen) - middle(seen.querySelector('.ui-state > p')!)) < 10];
  })).toEqual([true, true]);
  await page.evaluate(() => localStorage.clear());
});

describe('a list that is left', () => {
  const left = '/marketing/content/articleManager?author=' + encodeURIComponent('商学院') + '&orderBy=createTime%3Aasc';

  test('is found as it was, by 返回 and by the browser’s back', async () => {
    await open(left);
    const state = query();
    expect(Object.keys(state)).toContain('author');
    const rows = await names();
    expect(rows).toHaveLength(3);
    await page.getByRole('button', { name: /^编辑：/ }).first().click();
    await page.waitForURL('**/articleCreat/*');
    await page.getByRole('button', { name: '返回' }).click();
    await page.waitForURL('**/articleManager?**');
    await expect.poll(names).toEqual(rows);
    expect(query()).toEqual(state);

    await page.getByRole('link', { name: '文章分类' }).click();
    await page.waitForURL('**/classifManager');
    await page.goBack();
    await expect.poll(names).toEqual(rows);
    expect(query()).toEqual(state);
  });

  test('starts clean from the menu', async () => {
    await open(left);
    await page.getByRole('link', { name: '文章管理' }).click();
    await total(16);
    expect(query()).toEqual({});
    expect(await page.getByRole('textbox', { name: '文章作者' }).inputValue()).toBe('');
  });
});
