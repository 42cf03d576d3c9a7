/** Many rows at once, deleted rows, and rows that somebody else changes meanwhile. */
import { describe, expect, test } from 'vitest';
import { changeInterval } from '../../src/console/resource/tools/useNews';
import { openApi, openSignedIn, pictureOnFailure } from './helper';
import { type OnPage, usePages } from './prelude';

let { product, browser, api, page } = {} as OnPage;
usePages((open) => { ({ product, browser, api, page } = open); });

const open = async (path: string) => {
  await page.goto(path);
  await page.getByRole('main').getByRole('rowheader').first().waitFor();
};
const bar = () => page.getByRole('toolbar', { name: '批量操作' });
const agree = (name = '提示') => page.getByRole('alertdialog', { name }).getByRole('button', { name: '确定' }).click();
const brands = async (name: string) => (await api.call(`/admin/platform/product/brand/list?page=1&limit=9999&name=${encodeURIComponent(name)}`)).total as number;

describe('a selection', () => {
  test('survives turning pages, and a filter drops it', async () => {
    await open('/product/brand');
    await page.getByRole('checkbox', { name: '选择 华为' }).check();
    await page.getByRole('button', { name: '下一页' }).click();
    await page.getByRole('checkbox', { name: '选择 晨光' }).check();
    await bar().getByText('已选择 2 条').waitFor();
    await page.getByRole('textbox', { name: '品牌名称' }).fill('华');
    await page.getByRole('button', { name: '查询' }).click();
    await bar().waitFor({ state: 'detached' });
  });

  test('of all matches reaches rows that were never seen, and can be taken back', async () => {
    for (let at = 0; at < 25; at++) await api.call('/admin/platform/product/brand/add', { name: `批量 ${at}`, categoryIds: '4', sort: 1 });
    await open('/product/brand?name=%E6%89%B9%E9%87%8F');
    await page.getByRole('checkbox', { name: '选择本页全部' }).check();
    await bar().getByText('已选择 20 条').waitFor();
    await bar().getByRole('button', { name: '选择全部 25 条' }).click();
    await bar().getByText('已选择全部 25 条').waitFor();
    await bar().getByRole('button', { name: '批量删除' }).click();
    await page.getByText('确定删除选中的 25 条数据吗').waitFor();
    await agree();
    await page.getByText('删除成功 25 条').waitFor();
    await page.getByText('没有符合条件的数据').waitFor();
    expect(await brands('批量')).toBe(0);
    await page.getByRole('button', { name: '撤销' }).click();
    await page.getByText('共 25 条').waitFor();
    expect(await brands('批量')).toBe(25);
  });

  test('tells row by row what could not be done, keeps it ticked, and does the rest', async () => {
    await api.call('/admin/platform/gallery/family/save', { name: '没有标本', sort: 9 });
    await open('/gallery/family');
    await page.getByRole('checkbox', { name: '选择 文字' }).check();
    await page.getByRole('checkbox', { name: '选择 没有标本' }).check();
    await bar().getByRole('button', { name: '批量删除' }).click();
    await agree();
    const report = page.getByRole('dialog', { name: '批量操作结果' });
    await report.getByText('成功 1 条，失败 1 条').waitFor();
    expect(await report.getByRole('row').nth(1).textContent()).toBe('文字组别下还有标本，不能删除');
    await report.getByRole('button', { name: '知道了' }).click();
    await bar().getByText('已选择 1 条').waitFor();
    await page.getByRole('rowheader', { name: '没有标本' }).waitFor({ state: 'detached' });
    expect(await page.getByRole('checkbox', { name: '选择 文字' }).isChecked()).toBe(true);
  });
});

describe('the recycle bin', () => {
  const bin = () => page.getByRole('dialog', { name: '回收站 - 品牌管理' });
  const add = (name: string) => api.call('/admin/platform/product/brand/add', { name, categoryIds: '4', sort: 1 });
  /** Makes a brand that no product uses, and deletes it. */
  const remove = async (name: string) => {
    await add(name);
    await open(`/product/brand?name=${encodeURIComponent(name)}`);
    await page.getByRole('button', { name: `删除：${name}` }).click();
    await agree();
    await page.getByText('删除成功').waitFor();
  };

  test('gives a deleted row back', async () => {
    await remove('归航');
    await page.getByRole('button', { name: '回收站' }).click();
    await bin().getByRole('button', { name: '恢复：归航' }).click();
    await page.getByText('恢复成功 1 条').waitFor();
    await page.keyboard.press('Escape');
    await bin().waitFor({ state: 'detached' });
    await page.getByRole('rowheader', { name: '归航' }).waitFor();
  });

  test('refuses a row whose unique name is taken by now, and says why', async () => {
    await remove('逐浪');
    await add('逐浪');
    await page.getByRole('button', { name: '回收站' }).click();
    await bin().getByRole('button', { name: '恢复：逐浪' }).click();
    const report = page.getByRole('dialog', { name: '批量操作结果' });
    await report.getByText('成功 0 条，失败 1 条').waitFor();
    await report.getByText('品牌名称已存在').waitFor();
    await report.getByRole('button', { name: '知道了' }).click();
    await bin().getByRole('button', { name: '恢复：逐浪' }).waitFor();
    expect(await brands('逐浪')).toBe(1);
  });
});

test('a list says that somebody else changed it, moving no row, and shows the change when asked to', async () => {
  // A clock stays with its page.
  ({ page } = await openSignedIn(browser, product.url, api.token));
  pictureOnFailure(page);
  const password = 'Herbst-2026-neu';
  const { pwd } = await api.call('/admin/platform/admin/save', { account: 'deputy', realName: '副手', roles: '1', status: true });
  await (await openApi(product.url, 'deputy', pwd)).call('/admin/platform/login/admin/update/password', { oldPassword: pwd, password, confirmPassword: password });
  const other = await openApi(product.url, 'deputy', password);
  const refresh = page.getByRole('main').getByRole('button', { name: '列表有更新，刷新' });
  const looks = (count: number) => Promise.all([page.waitForResponse((answer) => answer.url().includes('/console/changes')), page.clock.runFor(count * changeInterval)]);
  await page.clock.install();
  await open('/user/label');
  await page.waitForLoadState('networkidle');
  const top = async () => (await page.getByRole('row').nth(1).boundingBox())!.y;
  const before = await top();
  await api.call('/admin/platform/user/tag/save', { name: '自己加的' });
  await looks(1);
  expect(await refresh.count()).toBe(0);
  await other.call('/admin/platform/user/tag/save', { name: '别人刚加的' });
  expect(await page.getByRole('rowheader', { name: '别人刚加的' }).count()).toBe(0);
  await looks(1);
  await refresh.waitFor();
  expect(await top()).toBe(before);
  await refresh.click();
  await page.getByRole('rowheader', { name: '别人刚加的' }).waitFor();
  await refresh.waitFor({ state: 'detached' });
});
