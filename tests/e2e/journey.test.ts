/** A working day in small: an operator signs in, keeps the brands, and finds everything again after a restart. */
import { expect, test } from 'vitest';
import { signIn } from './helper';
import { type OnPage, usePage } from './prelude';

let { product, watched } = {} as OnPage;
usePage((open) => { ({ product, watched } = open); }, { signedIn: false, clean: false });

test('create, filter, edit, switch, delete, undo, restart: the brands are as they were left', async () => {
  const { page, expectClean } = watched;
  await signIn(page);
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '商品' }).click();
  await page.getByRole('link', { name: '品牌管理' }).first().click();
  await page.waitForURL('**/product/brand');
  await page.waitForFunction(() => document.title.startsWith('品牌管理 - '));

  await page.getByRole('button', { name: '添加品牌' }).click();
  const form = page.getByRole('dialog', { name: '添加品牌' });
  await form.getByRole('button', { name: '保存' }).click();
  await form.getByText('请输入品牌名称', { exact: true }).waitFor();
  await form.getByLabel('品牌名称').fill('听雨轩');
  await form.getByLabel('商品分类').click();
  await page.keyboard.type('智能手机');
  await page.getByRole('option', { name: '智能手机' }).or(page.getByRole('treeitem', { name: '智能手机' })).first().click();
  await page.keyboard.press('Escape');
  await form.getByRole('button', { name: '保存' }).click();
  await page.getByText('创建成功').waitFor();
  await form.waitFor({ state: 'detached' });

  await page.getByRole('textbox', { name: '品牌名称' }).fill('  听雨  ');
  await page.getByRole('button', { name: '查询' }).click();
  await page.getByText('共 1 条').waitFor();
  expect(page.url()).toContain(encodeURIComponent('听雨'));

  await page.getByRole('button', { name: /编辑/ }).click();
  const edit = page.getByRole('dialog', { name: '编辑品牌' });
  await edit.getByLabel('排序').fill('66');
  await edit.getByRole('button', { name: '保存' }).click();
  await page.getByText('编辑成功').waitFor();
  await page.getByRole('cell', { name: '66', exact: true }).or(page.getByRole('gridcell', { name: '66', exact: true })).waitFor();

  const show = page.getByRole('switch').first();
  expect(await show.getAttribute('aria-checked')).toBe('true');
  await show.click();
  await page.waitForFunction(() => document.querySelector('[role=switch]')?.getAttribute('aria-checked') === 'false');

  await page.getByRole('button', { name: /删除/ }).click();
  await page.getByText(/^确定删除品牌「.+」吗$/).waitFor();
  await page.getByRole('button', { name: '取消' }).click();
  await page.getByText('已取消').waitFor();
  await page.getByRole('button', { name: /删除/ }).click();
  await page.getByRole('button', { name: '确定' }).click();
  await page.getByText('删除成功').waitFor();
  await page.getByRole('button', { name: '撤销' }).last().click();
  await page.getByText('共 1 条').waitFor();
  expectClean();

  await product.restart();
  await page.goto('/product/brand?name=%E5%90%AC%E9%9B%A8');
  await page.getByText('共 1 条').waitFor();
  await page.getByText('听雨轩').waitFor();
  expect(await page.getByRole('switch').first().getAttribute('aria-checked')).toBe('false');
});
