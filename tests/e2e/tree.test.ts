/** Trees: branches, children, order, switches that spread; and lists longer than the window. */
import { beforeEach, expect, test } from 'vitest';
import { type OnPage, usePage } from './prelude';

let { api, page } = {} as OnPage;
usePage((open) => { ({ api, page } = open); });
beforeEach(async () => {
  await page.goto('/product/category');
  await row('数码家电').waitFor();
});

const row = (name: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: new RegExp(`(^| )${name} \\|`) }) });
const names = async () => (await page.getByRole('rowheader').allTextContents()).map((text) => text.split(' | ')[0]);
const switchOf = (name: string) => page.getByRole('switch', { name: `状态：${name}` });

test('branches open where they are, and all at once', async () => {
  const roots = await names();
  await page.getByRole('button', { name: '展开 数码家电' }).click();
  expect(await names()).toEqual([roots[0], '手机通讯', '电脑办公', '厨房电器', '生活电器', ...roots.slice(1)]);
  expect(await row('手机通讯').getAttribute('aria-level')).toBe('2');
  expect(await row('电脑办公').getAttribute('aria-posinset')).toBe('2');
  expect(await row('电脑办公').getAttribute('aria-setsize')).toBe('4');
  await page.getByRole('button', { name: '收起 数码家电' }).click();
  expect(await names()).toEqual(roots);
  await page.getByRole('button', { name: '全部展开' }).click();
  await row('智能手机').waitFor();
  await page.getByRole('button', { name: '全部收起' }).click();
  await expect.poll(names).toEqual(roots);
});

test('a child is added under the row it was asked for', async () => {
  await page.getByRole('button', { name: '展开 数码家电' }).click();
  await page.getByRole('button', { name: '添加子目录：生活电器' }).click();
  const form = page.getByRole('dialog', { name: '创建产品分类' });
  await expect.poll(() => form.getByLabel('父级').inputValue()).toContain('生活电器');
  await form.getByLabel('分类名称').fill('电风扇');
  await form.getByRole('button', { name: '保存' }).click();
  await page.getByText('创建成功').waitFor();
  await form.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: '展开 生活电器' }).click();
  await row('电风扇').waitFor();
  expect(await row('电风扇').getAttribute('aria-level')).toBe('3');
});

test('buttons change the order among siblings, and it stays', async () => {
  await page.getByRole('button', { name: '展开 服饰鞋包' }).click();
  const family = async () => (await names()).slice(2, 6);
  expect(await family()).toEqual(['女装', '男装', '鞋靴', '箱包']);
  expect(await page.getByRole('button', { name: '上移 女装' }).isDisabled()).toBe(true);
  await page.getByRole('button', { name: '下移 女装' }).click();
  await expect.poll(family).toEqual(['男装', '女装', '鞋靴', '箱包']);
  await page.getByRole('button', { name: '上移 箱包' }).click();
  await expect.poll(family).toEqual(['男装', '女装', '箱包', '鞋靴']);
  await page.reload();
  await page.getByRole('button', { name: '展开 服饰鞋包' }).click();
  expect(await family()).toEqual(['男装', '女装', '箱包', '鞋靴']);
});

test('switching a branch off spreads to everything below it', async () => {
  await page.getByRole('button', { name: '全部展开' }).click();
  await switchOf('美妆个护').click();
  for (const name of ['美妆个护', '面部护肤', '面膜']) await expect.poll(() => switchOf(name).getAttribute('aria-checked')).toBe('false');
  expect(await switchOf('食品生鲜').getAttribute('aria-checked')).toBe('true');
});

test('more than a hundred rows stand in a window of the table, and the keyboard reaches the last', async () => {
  const { data: { length: before } } = await api.ask('/admin/platform/product/guarantee/list');
  for (let at = 0; at < 150; at++) await api.call('/admin/platform/product/guarantee/add', { name: `保障 ${at}`, content: '长列表', icon: '/demo/guarantee-return.svg', sort: 900 });
  await page.goto('/product/guarantee');
  const grid = page.getByRole('grid', { name: '保障服务' });
  await expect.poll(() => grid.getAttribute('aria-rowcount')).toBe(String(before + 150 + 1));
  expect(await grid.getByRole('rowheader').count()).toBeLessThan(60);
  await grid.getByRole('rowheader').first().click();
  await page.keyboard.press('Control+End');
  await grid.getByRole('rowheader', { name: '保障 149', exact: true }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[aria-rowindex]')?.getAttribute('aria-rowindex'))).toBe(String(before + 150 + 1));
});
