/** Roles, administrators, permission rules and the sensitive log, as the people who keep them use them. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openApi, openPage, openSignedIn, pictureOnFailure, violations } from './helper';
import { type OnPage, usePage } from './prelude';

const password = 'Herbst-2026-e2e';
let { product, browser, api, watched, page } = {} as OnPage;
usePage((open) => { ({ product, browser, api, watched, page } = open); }, { clean: false });

const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });
const row = (name: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
const node = (form: Locator, name: string) => form.getByRole('treeitem', { name, exact: true });
const ticked = (item: Locator) => item.getAttribute('aria-checked');

/** A row's action, wherever it stands. */
async function choose(name: string, action: string): Promise<void> {
  const direct = row(name).getByRole('button', { name: `${action}：${name}` });
  if (await direct.count()) return direct.click();
  await row(name).getByRole('button', { name: `更多：${name}` }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

test('a role is made from the tree, with half-ticked parents, and copied', async () => {
  await page.goto('/operation/roleManager/identityManager');
  await row('商品运营').waitFor();
  // What is built in is neither edited nor switched nor deleted.
  await expect.poll(() => row('超级管理员').getByRole('button').allTextContents()).toEqual(['复制', '详情']);
  expect(await row('超级管理员').getByRole('switch').isDisabled()).toBe(true);

  await page.getByRole('button', { name: '添加角色' }).click();
  const form = dialog('创建身份');
  await form.getByLabel('角色名称').fill('品牌查看');
  await form.getByRole('tree').waitFor();
  expect(await ticked(node(form, '登录'))).toBe('true');
  expect(await node(form, '登录').getAttribute('aria-disabled')).toBe('true');
  await form.getByRole('checkbox', { name: '展开/折叠' }).check();
  await form.getByRole('textbox', { name: '搜索' }).fill('编辑品牌');
  await node(form, '编辑品牌').click();
  expect(await ticked(node(form, '品牌管理'))).toBe('mixed');
  expect(await ticked(node(form, '商品'))).toBe('mixed');
  expect(await violations(page)).toEqual([]);
  await form.getByRole('switch').click();
  await form.getByRole('button', { name: '保存' }).click();
  await row('品牌查看').waitFor();

  const role = (await api.call('/admin/platform/role/list?roleName=%E5%93%81%E7%89%8C%E6%9F%A5%E7%9C%8B')).list[0];
  const names = new Map<number, string>((await api.call<any[]>('/admin/platform/menu/list')).map(({ id, name }) => [id, name]));
  expect(role.rules.split(',').slice(0, 3).map((id: string) => names.get(Number(id)))).toEqual(['商品', '品牌管理', '编辑品牌']);

  await choose('品牌查看', '复制');
  const copy = dialog('复制身份');
  await copy.getByLabel('角色名称').fill('品牌编辑');
  await copy.getByRole('tree').waitFor();
  expect(await ticked(node(copy, '商品'))).toBe('mixed');
  await copy.getByRole('button', { name: '保存' }).click();
  await row('品牌编辑').waitFor();
  watched.expectClean();
});

test('an administrator is made with a password shown once, sees only what the role allows, and is out when switched off', async () => {
  await page.goto('/operation/roleManager/adminList');
  await row('超级管理员').waitFor();
  expect(await row('超级管理员').getByRole('switch').first().isDisabled()).toBe(true);
  await page.getByRole('button', { name: '添加管理员' }).click();
  const form = dialog('创建管理员');
  await form.getByLabel('管理员账号').fill('reader');
  await form.getByLabel('管理员姓名').fill('王小读');
  await form.getByLabel('管理员身份').click();
  await page.getByRole('option', { name: '品牌查看' }).click();
  await page.keyboard.press('Escape');
  await form.getByRole('switch').click();
  // A password may be given; then it is typed twice.
  await form.getByLabel('管理员密码').fill('given-password');
  await form.getByLabel('确认密码').fill('another-password');
  await form.getByRole('button', { name: '保存' }).click();
  await form.getByText('两次输入密码不一致!').waitFor();
  await form.getByLabel('管理员密码').fill('');
  await expect.poll(() => form.getByLabel('确认密码').count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await form.getByRole('button', { name: '保存' }).click();
  const secret = dialog('请妥善保存：王小读');
  const first = (await secret.locator('code').textContent())!;
  expect(first).toMatch(/^[a-zA-Z2-9]{24}$/);
  expect(await violations(page)).toEqual([]);
  await secret.getByRole('button', { name: '我已保存' }).click();
  await row('王小读').waitFor();

  const entered = await openApi(product.url, 'reader', first);
  expect(await entered.ask('/admin/platform/getMenus')).toMatchObject({ code: 403 });
  await entered.call('/admin/platform/login/admin/update/password', { oldPassword: first, password, confirmPassword: password });
  const reader = await openApi(product.url, 'reader', password);
  const theirs = await openSignedIn(browser, product.url, reader.token);
  pictureOnFailure(theirs.page);
  await theirs.page.goto('/product/brand');
  await theirs.page.getByRole('rowheader', { name: '华为' }).waitFor();
  const main = theirs.page.getByRole('main');
  await main.getByRole('button', { name: '编辑：华为' }).waitFor();
  for (const name of [/添加品牌/, /删除/]) expect(await main.getByRole('button', { name }).count()).toBe(0);
  const menu = theirs.page.getByRole('navigation', { name: '主菜单' });
  expect(await menu.getByText('设置', { exact: true }).count()).toBe(0);
  expect(await menu.getByText('会员', { exact: true }).count()).toBe(0);
  await theirs.page.goto('/operation/roleManager/adminList');
  await theirs.page.waitForURL('**/401**');

  await theirs.page.goto('/product/brand');
  await theirs.page.getByRole('rowheader', { name: '华为' }).waitFor();
  await row('王小读').getByRole('switch').first().click();
  await expect.poll(async () => (await reader.ask('/admin/platform/getMenus')).code).toBe(401);
  // What the page asks by itself may lead away first, and the button is gone.
  await theirs.page.getByRole('button', { name: '刷新', exact: true }).evaluateAll((buttons: HTMLElement[]) => buttons.at(-1)?.click());
  await theirs.page.waitForURL('**/login**');
  await theirs.close();
  watched.expectClean();
});

test('a reset password is shown once; 修改密码 asks for it twice', async () => {
  await page.goto('/operation/roleManager/adminList');
  await row('王小读').waitFor();
  await choose('王小读', '重置密码');
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
  const secret = dialog('请妥善保存：王小读');
  const fresh = (await secret.locator('code').textContent())!;
  await secret.getByRole('button', { name: '我已保存' }).click();
  await row('王小读').getByRole('switch').first().click();
  await expect.poll(async () => (await api.call('/admin/platform/admin/list?realName=reader')).list[0].status).toBe(true);
  await openApi(product.url, 'reader', fresh);

  await choose('王小读', '修改密码');
  const form = dialog('修改密码');
  await form.getByLabel('管理员密码').fill('Winter-2026-neu');
  await form.getByLabel('确认密码').fill('Winter-2027-neu');
  await form.getByRole('button', { name: '确定' }).click();
  await form.getByText('两次输入密码不一致!').waitFor();
  await form.getByLabel('确认密码').fill('Winter-2026-neu');
  await form.getByRole('button', { name: '确定' }).click();
  await form.waitFor({ state: 'detached' });
  await openApi(product.url, 'reader', 'Winter-2026-neu');
  watched.expectClean();
});

test('for another administrator with role admin the reserved entries are disabled, and the account admin is out of reach', async () => {
  const { pwd } = await api.call('/admin/platform/admin/save', { account: 'deputy', realName: '副手', roles: '1', status: true });
  const entered = await openApi(product.url, 'deputy', pwd);
  await entered.call('/admin/platform/login/admin/update/password', { oldPassword: pwd, password, confirmPassword: password });
  const deputy = await openSignedIn(browser, product.url, (await openApi(product.url, 'deputy', password)).token);
  pictureOnFailure(deputy.page);
  const states = async (on: Page) => {
    await on.goto('/operation/roleManager/identityManager');
    await on.getByRole('button', { name: '添加角色' }).click();
    const form = on.getByRole('dialog', { name: '创建身份' });
    await form.getByRole('tree').waitFor();
    await form.getByRole('checkbox', { name: '展开/折叠' }).check();
    const names = ['设置', '管理权限', '身份管理', '管理员列表', '权限规则', '物流公司'];
    const found = await Promise.all(names.map(async (name) => [name, await form.getByRole('treeitem', { name: new RegExp(`^${name}(?![\\u4e00-\\u9fff])`) }).first().getAttribute('aria-disabled')] as const));
    return Object.fromEntries(found);
  };
  expect(await states(deputy.page)).toEqual({ 设置: 'true', 管理权限: 'true', 身份管理: 'true', 管理员列表: 'true', 权限规则: 'true', 物流公司: null });
  // spec 2 §6
  expect(Object.values(await states(page))).toEqual([null, null, null, null, null, null]);
  await deputy.page.goto('/operation/roleManager/adminList');
  const own = deputy.page.getByRole('row').filter({ has: deputy.page.getByRole('rowheader', { name: '副手' }) });
  await own.waitFor();
  expect(await own.getByRole('button').allTextContents()).toEqual(['详情']);
  deputy.expectClean();
  await deputy.close();
});

test('a permission rule takes an icon from the picker and stands in the menu after the next sign-in', async () => {
  await page.goto('/operation/roleManager/promiseRules');
  await page.getByRole('button', { name: '新增', exact: true }).first().click();
  const form = dialog('添加菜单');
  await form.getByRole('radio', { name: '菜单', exact: true }).check();
  await form.getByRole('button', { name: '选择图标' }).click();
  const picker = page.getByRole('dialog', { name: '选择图标' });
  await picker.getByRole('textbox', { name: '搜索图标' }).fill('收藏');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await picker.waitFor({ state: 'detached' });
  await form.getByLabel('菜单名称').fill('常用品牌');
  await form.getByRole('button', { name: '保存' }).click();
  await form.getByText('请输入组件路径').waitFor();
  await form.getByLabel('组件路径').fill('/crud/product/brand');
  await form.getByRole('button', { name: '保存' }).click();
  await form.waitFor({ state: 'detached' });
  const menu = await api.call<any[]>('/admin/platform/getMenus');
  expect(menu.find(({ title }) => title === '常用品牌')).toMatchObject({ icon: 'star', path: '/crud/product/brand' });

  await page.getByRole('textbox', { name: '菜单名称' }).fill('常用品牌');
  await page.getByRole('button', { name: '查询' }).click();
  // Until then the row stands elsewhere, and a press may meet the place that it has left.
  await expect.poll(() => page.getByRole('main').getByRole('rowheader').allTextContents()).toEqual(['常用品牌']);
  await choose('常用品牌', '删除');
  await page.getByRole('alertdialog').getByText('确定删除菜单「常用品牌」吗').waitFor();
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
  await row('常用品牌').waitFor({ state: 'detached' });
  watched.expectClean();
});

test('the sensitive log tells who did what, before and after, and leads to the record', async () => {
  await page.goto('/operation/maintain/sensitiveLog');
  await page.getByRole('row').filter({ hasText: '删除菜单' }).first().waitFor();
  expect(await page.getByRole('columnheader').allTextContents()).toEqual(expect.arrayContaining(['ID', '管理员账号', '操作状态', '接口描述', '操作时间', '主机地址']));
  const reset = page.getByRole('row').filter({ hasText: '重置密码' }).first();
  // What says least finds no room beside the others.
  await reset.getByRole('button', { name: /^展开/ }).click();
  await dialog(/^更多信息/).getByText('管理员ID').waitFor();
  await page.keyboard.press('Escape');
  await reset.getByRole('button', { name: /详情/ }).click();
  const drawer = dialog('操作详情');
  await drawer.getByText('/api/console/operation/admin/password/reset/').waitFor();
  await drawer.getByRole('row', { name: /须修改密码/ }).waitFor();
  expect(await violations(page)).toEqual([]);
  await drawer.getByRole('button', { name: /查看管理员/ }).click();
  await dialog('管理员详情').getByText('王小读').waitFor();
  watched.expectClean();
});

test('everything reads well on a phone', async () => {
  const phone = await openPage(browser, product.url, { width: 390, height: 844 });
  await phone.context.addCookies([{ name: 'Java-platformToken', value: api.token, url: product.url }]);
  pictureOnFailure(phone.page);
  for (const path of ['roleManager/identityManager', 'roleManager/adminList', 'roleManager/promiseRules', 'maintain/sensitiveLog']) {
    await phone.page.goto(`/operation/${path}`);
    await phone.page.getByRole('row').nth(1).waitFor();
    expect(await violations(phone.page), path).toEqual([]);
  }
  phone.expectClean();
  await phone.close();
});
