/** Forms as a person meets them: keyboard, mistakes, two people at one record, lost tabs and ended sessions. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fillAddress, holdBack, openPage, signIn, violations } from './helper';
import { type OnPage, usePages } from './prelude';

let { product, browser, watched, page } = {} as OnPage;
usePages(async (open) => {
  ({ product, browser, watched, page } = open);
  await enter(page);
}, { signedIn: false });

/** Signed in, and the menu is there. */
async function enter(on: Page): Promise<void> {
  await signIn(on);
  await on.getByRole('link', { name: '主页' }).first().waitFor();
}

const dialog = (on = page) => on.getByRole('dialog');
const rowOf = (text: string, on = page) => on.getByRole('row').filter({ hasText: text }).first();
async function editBrand(name: string, on = page): Promise<void> {
  await on.goto(`/product/brand?name=${encodeURIComponent(name)}`);
  await rowOf(name, on).getByRole('button', { name: '编辑' }).click();
  await dialog(on).getByLabel('排序').waitFor();
}
/** The session ends on the server; the browser does not know yet. */
async function endSessionOnServer(): Promise<void> {
  const token = (await watched.context.cookies()).find(({ name }) => name === 'Java-platformToken')?.value ?? '';
  await page.evaluate((text) => fetch('/api/admin/platform/logout', { headers: { 'Authori-zation': text } }), token);
}
/** By key: what the console asks by itself may learn first that the session is over, and a press on the button would wait for the one that comes after. */
const saveInVain = () => page.keyboard.press('Control+s');
async function signInAgain(): Promise<void> {
  await page.waitForURL('**/login?**');
  await page.getByLabel('用户名').fill('admin');
  await page.getByLabel('密码', { exact: true }).fill('Bazaar-2026-e2e');
  await page.getByRole('button', { name: '登录' }).click();
}

it('creates a brand with the keyboard alone', async () => {
  await page.goto('/product/brand');
  await page.getByRole('button', { name: '添加品牌' }).press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('placeholder'))).toBe('请输入品牌名称');
  await page.keyboard.type('键盘品牌');
  await page.keyboard.press('Tab');
  await page.keyboard.type('智能手机');
  await page.getByRole('treeitem', { name: /智能手机/ }).last().waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Enter');
  await page.getByText('创建成功').waitFor();
  await dialog().waitFor({ state: 'detached' });
  await page.goto('/product/brand?name=%E9%94%AE%E7%9B%98');
  await rowOf('键盘品牌').waitFor();
});

it('names a used name at its field, and asks before Escape loses what was typed', async () => {
  await editBrand('小米');
  await dialog().getByLabel('品牌名称').fill('华为');
  await dialog().getByRole('button', { name: '保存' }).click();
  await dialog().getByText('品牌名称已存在').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: '系统提示' });
  await question.getByText('确认关闭？').waitFor();
  await question.getByRole('button', { name: '确定' }).click();
  await dialog().waitFor({ state: 'detached' });
});

it('merges what two people changed, and asks about the field that both changed', async () => {
  await editBrand('华为');
  await dialog().getByLabel('排序').fill('888');
  const other = await openPage(browser, product.url);
  await enter(other.page);
  await editBrand('华为', other.page);
  await dialog(other.page).getByLabel('排序').fill('777');
  await fillAddress(dialog(other.page), '品牌图标', '/demo/specimen.svg');
  await dialog(other.page).getByRole('button', { name: '保存' }).click();
  await other.page.getByText('编辑成功').waitFor();
  await other.close();
  await page.keyboard.press('Control+s');
  const card = page.getByRole('alertdialog', { name: '内容已被他人修改' });
  await card.getByText('只有对方修改').waitFor();
  await card.getByRole('group', { name: '排序' }).getByText('777').waitFor();
  expect(await violations(page)).toEqual([]);
  await card.getByRole('radio', { name: /我的/ }).check();
  await card.getByRole('button', { name: '合并并保存' }).click();
  await page.getByText('编辑成功').waitFor();
  await editBrand('华为');
  expect(await dialog().getByLabel('排序').inputValue()).toBe('888');
  expect(await dialog().getByRole('img', { name: '品牌图标' }).getAttribute('src')).toBe('/demo/specimen.svg');
});

describe('what was typed', () => {
  const form = '/gallery/specimen/edit/1';
  const name = () => page.getByLabel('标本名称');

  it('is offered again after the tab was closed', async () => {
    await page.goto(form);
    await name().fill('关掉的标签');
    await page.close();
    page = await watched.context.newPage();
    await page.goto(form);
    await page.getByRole('button', { name: '恢复', exact: true }).click();
    await expect.poll(() => name().inputValue()).toBe('关掉的标签');
  });

  it('is there after signing in again on a form page', async () => {
    await page.goto(form);
    await name().fill('会话过期');
    await endSessionOnServer();
    await saveInVain();
    await signInAgain();
    await page.waitForURL(`**${form}`);
    await page.getByText(/^已恢复/).waitFor();
    expect(await name().inputValue()).toBe('会话过期');
  });

  it.each(['a save', 'what the console asks by itself'])('is there after signing in again in a dialog, over the list as it was: %s has learned that the session is over', async (by) => {
    const release = by === 'a save' ? undefined : await holdBack(page, '**/category/cache/tree?*');
    await editBrand('小米');
    await dialog().getByLabel('品牌名称').fill('小米之家');
    await endSessionOnServer();
    await (release ?? saveInVain)();
    await signInAgain();
    await dialog().getByText(/^已恢复/).waitFor();
    expect(await dialog().getByLabel('品牌名称').inputValue()).toBe('小米之家');
    expect(new URL(page.url()).searchParams.get('name')).toBe('小米');
  });

  it('without history tabs holds another address back until the person agrees', async () => {
    await page.goto(form);
    await name().fill('未保存');
    await page.getByRole('button', { name: '布局配置' }).click();
    await page.getByRole('switch', { name: '历史菜单' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '返回' }).click();
    const question = page.getByRole('alertdialog', { name: '系统提示' });
    await question.getByRole('button', { name: '取消' }).click();
    expect(new URL(page.url()).pathname).toBe(form);
    expect(await name().inputValue()).toBe('未保存');
  });
});

it('shows a record’s history, and takes an older version back', async () => {
  await editBrand('联想');
  const before = await dialog().getByLabel('排序').inputValue();
  await dialog().getByLabel('排序').fill('123');
  await dialog().getByRole('button', { name: '保存' }).click();
  await dialog().waitFor({ state: 'detached' });
  await rowOf('联想').getByRole('button', { name: '详情' }).click();
  await page.getByRole('tab', { name: '操作记录' }).click();
  await page.getByRole('row', { name: `排序 ${before} 123` }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: '恢复到此版本' }).first().click();
  const edit = page.getByRole('dialog', { name: '编辑品牌' });
  await expect.poll(() => edit.getByLabel('排序').inputValue()).toBe(before);
  await edit.getByRole('button', { name: '保存' }).click();
  await page.getByText('编辑成功').last().waitFor();
});

it('reads well on a phone', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/gallery/specimen/edit/1');
  for (const tab of ['时间与联系', '素材', '关联', '基础']) {
    await page.getByRole('tab', { name: tab }).click();
    await page.getByRole('tabpanel').locator('.form-field:visible').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await violations(page)).toEqual([]);
  }
});

it.each([
  ['/page/design/advertisement', /\/splash\/ad\/get/, /\/assets\/Cards-.*\.js$/],
  ['/gallery/specimen/edit/1', /\/gallery\/specimen\/info/, /\/assets\/ImageListInput-.*\.js$/],
])('%s fetches the code of its inputs while its values are asked for', async (path, values, code) => {
  const release = await holdBack(page, values);
  await Promise.all([page.waitForResponse(code), page.goto(path)]);
  release();
  await page.locator('.screen:visible .form-field').first().waitFor();
});
