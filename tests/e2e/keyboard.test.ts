/** One whole task without a pointer: the focus is always somewhere, always visible, and returns to where the work goes on. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { adminPassword, openPage, pictureOnFailure } from './helper';
import { type Running, useProduct } from './prelude';

let { product, browser } = {} as Running;
useProduct((running) => { ({ product, browser } = running); });

/** Name of what has the focus; fails when nothing has it, when it lies outside the window, or when no ring is drawn. */
async function focused(page: Page): Promise<string> {
  const { name, ring, inSight } = await page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null;
    if (!element || element === document.body) return { name: 'nothing', ring: false, inSight: false };
    const labelled = element.getAttribute('aria-labelledby')?.split(' ').map((id) => document.getElementById(id)?.textContent).join(' ');
    const own = (element as HTMLInputElement).labels?.[0]?.textContent;
    const inner = element.querySelector('[aria-label]')?.getAttribute('aria-label');
    const name = (element.getAttribute('aria-label') ?? labelled ?? own ?? (element.textContent || inner) ?? '').trim();
    const ringed = (each: Element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each);
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || /0px 0px 0px [1-9]/.test(boxShadow);
    };
    const box = element.getBoundingClientRect();
    return {
      name,
      ring: [element, ...element.children, ...(element.matches('input, textarea') ? [element.parentElement!, element.parentElement!.parentElement!] : [])].some(ringed),
      inSight: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
    };
  });
  expect({ name, ring, inSight }).toEqual({ name: expect.not.stringMatching(/^nothing$/), ring: true, inSight: true });
  return name;
}

/** Presses a key until that has the focus, looking at every stop on the way. */
async function walk(page: Page, to: string | RegExp, key = 'Tab', most = 40): Promise<void> {
  const passed: string[] = [];
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press(key);
    const name = await focused(page);
    if (typeof to === 'string' ? name === to : to.test(name)) return;
    passed.push(name);
  }
  throw new Error(`${key} never reached ${String(to)}; it passed ${passed.join(' | ')}`);
}

test('sign in, open the brands, create, filter, edit, switch, delete and undo', async () => {
  const { page, expectClean } = await openPage(browser, product.url);
  pictureOnFailure(page);
  const name = () => focused(page);
  const press = (...keys: string[]) => keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
  const rowSwitch = page.getByRole('switch', { name: '是否显示：听雨轩' });

  await page.goto('/login');
  await page.getByRole('button', { name: '登录' }).waitFor();
  if (await page.evaluate(() => document.activeElement === document.body)) await walk(page, '用户名');
  await page.keyboard.type('admin');
  await walk(page, '密码');
  await page.keyboard.type(adminPassword);
  await press('Enter');
  await page.waitForURL('**/dashboard');
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '商品' }).waitFor();

  // A section opens its first screen and shows the others beside it.
  await walk(page, '商品');
  await press('Enter');
  await page.waitForURL('**/product/list');
  await walk(page, '品牌管理');
  await press('Enter');
  await page.waitForURL('**/product/brand');
  await page.getByRole('rowheader', { name: '华为', exact: true }).waitFor();

  // The menu lies before the content: `n` opens the form of a new record from anywhere on the list.
  await press('n');
  await expect.poll(name).toMatch(/品牌名称/);
  await page.keyboard.type('听雨轩');
  await walk(page, /商品分类/);
  await page.keyboard.type('智能手机');
  await page.getByRole('treeitem', { name: /智能手机/ }).last().waitFor();
  await press('Enter', 'Control+Enter');
  await page.getByText('创建成功').waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await name()).toBe('品牌管理');

  await press('/');
  expect(await name()).toBe('品牌名称');
  await page.keyboard.type('听雨');
  await press('Enter');
  await page.getByText('共 1 条').waitFor();
  expect(await name()).toBe('品牌名称');

  await walk(page, '选择 听雨轩');
  await walk(page, '编辑详情删除', 'ArrowRight');
  await press('F2');
  expect(await name()).toBe('编辑：听雨轩');
  await press('Enter');
  await expect.poll(name).toMatch(/品牌名称/);
  await walk(page, /排序/);
  await press('Control+a');
  await page.keyboard.type('66');
  await press('Control+Enter');
  await page.getByText('编辑成功').waitFor();
  await page.getByRole('gridcell', { name: '66', exact: true }).waitFor();
  expect(await name()).toBe('编辑：听雨轩');

  await press('Escape', 'ArrowLeft', 'F2');
  expect(await name()).toBe('是否显示：听雨轩');
  await press(' ');
  await expect.poll(() => rowSwitch.getAttribute('aria-checked')).toBe('false');
  await page.getByText('修改成功').waitFor();
  expect(await name()).toBe('是否显示：听雨轩');

  await press('Escape', 'ArrowRight', 'F2');
  await walk(page, '删除：听雨轩');
  await press('Enter');
  await page.getByText('确定删除品牌「听雨轩」吗').waitFor();
  // The harmless answer has the focus first.
  expect(await name()).toBe('取消');
  await walk(page, '确定');
  await press('Enter');
  await page.getByText('删除成功').waitFor();
  await page.getByText('暂无数据').or(page.getByText('没有符合条件的数据')).first().waitFor();
  await name();

  await press('F8');
  expect(await name()).toBe('撤销');
  await press('Enter');
  await rowSwitch.waitFor();
  expect(await rowSwitch.getAttribute('aria-checked')).toBe('false');
  await name();
  expectClean();
});
