/** Two people at one record, beyond the form's own test: what each changed alone, and what only looks current in a list. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openApi, openSignedIn, pictureOnFailure, type WatchedPage } from './helper';
import { useProduct } from './prelude';

let mine: WatchedPage;
let theirs: WatchedPage;
useProduct(async ({ product, browser, api }) => {
  mine = await openSignedIn(browser, product.url, api.token);
  theirs = await openSignedIn(browser, product.url, (await openApi(product.url)).token);
});

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name }).first();
const switchOf = (page: Page, name: string) => page.getByRole('switch', { name: `是否显示：${name}` });
/** A switch that waits for the server shows what was asked for, and takes no click. */
const settledSwitch = (page: Page, name: string) => switchOf(page, name).and(page.locator(':not([aria-busy="true"])'));
const list = async (page: Page, name: string) => {
  await page.goto(`/product/brand?name=${encodeURIComponent(name)}`);
  await row(page, name).waitFor();
};
const edit = async (page: Page, name: string) => {
  await list(page, name);
  await page.getByRole('button', { name: `编辑：${name}` }).click();
  await page.getByRole('dialog').getByLabel('排序').waitFor();
};

test('what each changed alone is kept, after a card that names who changed what', async () => {
  pictureOnFailure(mine.page);
  await edit(mine.page, '戴森');
  await mine.page.getByRole('dialog').getByLabel('排序').fill('901');
  await edit(theirs.page, '戴森');
  await theirs.page.getByRole('dialog').getByLabel('品牌名称').fill('戴森中国');
  await theirs.page.getByRole('dialog').getByRole('button', { name: '保存' }).click();
  await theirs.page.getByText('编辑成功').waitFor();

  await mine.page.getByRole('dialog').getByRole('button', { name: '保存' }).click();
  const card = mine.page.getByRole('alertdialog', { name: '内容已被他人修改' });
  await card.getByText(/超级管理员（admin）于 .* 保存了这条数据/).waitFor();
  await card.getByText('只有对方修改，将采用对方的值').waitFor();
  await card.getByText('戴森中国').waitFor();
  await card.getByText('只有您修改，将保留您的值').waitFor();
  expect(await card.getByRole('radio').count()).toBe(0);
  await card.getByRole('button', { name: '合并并保存' }).click();
  await mine.page.getByText('编辑成功').waitFor();

  await list(mine.page, '戴森中国');
  await row(mine.page, '戴森中国').getByRole('gridcell', { name: '901', exact: true }).waitFor();
  mine.expectClean();
});

test('a switch of a row that changed meanwhile is refused with a message, and the row shows what is true', async () => {
  pictureOnFailure(mine.page);
  await list(mine.page, '百雀羚');
  await list(theirs.page, '百雀羚');
  await switchOf(theirs.page, '百雀羚').click();
  await theirs.page.getByText('修改成功').waitFor();

  expect(await switchOf(mine.page, '百雀羚').getAttribute('aria-checked')).toBe('true');
  await switchOf(mine.page, '百雀羚').click();
  await mine.page.getByRole('alert').getByText('已被他人修改').waitFor();
  await settledSwitch(mine.page, '百雀羚').and(mine.page.locator('[aria-checked="false"]')).waitFor();
  await switchOf(mine.page, '百雀羚').click();
  await expect.poll(() => switchOf(mine.page, '百雀羚').getAttribute('aria-checked')).toBe('true');
  await mine.page.getByText('修改成功').waitFor();
});

test('deleting a row that changed meanwhile is refused, and it stays', async () => {
  pictureOnFailure(mine.page);
  await list(mine.page, '滋源');
  await edit(theirs.page, '滋源');
  await theirs.page.getByRole('dialog').getByLabel('排序').fill('77');
  await theirs.page.getByRole('dialog').getByRole('button', { name: '保存' }).click();
  await theirs.page.getByText('编辑成功').waitFor();

  await mine.page.getByRole('button', { name: '删除：滋源' }).click();
  await mine.page.getByRole('alertdialog', { name: '提示' }).getByRole('button', { name: '确定' }).click();
  await mine.page.getByRole('alert').getByText('已被他人修改').waitFor();
  await row(mine.page, '滋源').getByRole('gridcell', { name: '77', exact: true }).waitFor();
});
