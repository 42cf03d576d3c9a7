/** 城市区域: a district that is added below its city, and one that cannot go. */
import { beforeEach, expect, test } from 'vitest';
import { type OnPage, usePage } from './prelude';

let { page } = {} as OnPage;
usePage((open) => { ({ page } = open); });
beforeEach(async () => {
  await page.goto('/operation/logistics/cityList');
  await row('浙江省').waitFor();
});

const row = (name: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: new RegExp(`(^| )${name}$`) }) });

test('a district is added below its city, and deleted again', async () => {
  await page.getByRole('button', { name: '展开 青海省' }).click();
  await page.getByRole('button', { name: '添加下级：西宁市' }).click();
  const form = page.getByRole('dialog', { name: '添加区域' });
  await expect.poll(() => form.getByLabel('上级区域').inputValue()).toContain('西宁市');
  await form.getByLabel('区域名称').fill('试点新区');
  await form.getByLabel('区域编码').fill('630102');
  await form.getByRole('button', { name: '保存' }).click();
  await form.getByText('区域编码已存在').waitFor();
  await form.getByLabel('区域编码').fill('630190');
  await form.getByRole('button', { name: '保存' }).click();
  await form.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: '展开 西宁市' }).click();
  await row('试点新区').waitFor();
  expect(await row('试点新区').textContent()).toContain('630190区');
  await page.getByRole('button', { name: '删除：试点新区' }).click();
  await page.getByRole('alertdialog', { name: '提示' }).getByRole('button', { name: '确定' }).click();
  await row('试点新区').waitFor({ state: 'detached' });
});

test('a region with others below it stays, and it is said why', async () => {
  await page.getByRole('button', { name: '删除：青海省' }).click();
  await page.getByRole('alertdialog', { name: '提示' }).getByRole('button', { name: '确定' }).click();
  await page.getByText('请先删除该区域下的下级区域').waitFor();
  expect(await row('青海省').count()).toBe(1);
});
