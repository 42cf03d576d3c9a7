/** What a smaller role meets: buttons that are not there, addresses that are refused, and rights that end while a page is open. */
import type { Page } from 'playwright-core';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { hashPassword } from '../../src/server/accounts/passwords';
import { openApi, openSignedIn, pictureOnFailure, violations, type Api, type WatchedPage } from './helper';
import { type Running, useProduct } from './prelude';

const forbidden = '没有权限访问。';
const password = 'Helper-2026-e2e';
let { product, browser, room } = {} as Running;
useProduct((running) => { ({ product, browser, room } = running); });

/** Gives the role of an account these rights and no others; the menu entries above them come along. */
async function allow(account: string, permissions: string[]): Promise<void> {
  await sql`with recursive granted as (
      select id, pid from system_menu where perms = any(${permissions})
      union select above.id, above.pid from granted join system_menu above on above.id = granted.pid
    ) update system_role set rules = array(select id from granted) where code = ${account}`.execute(room.sql);
}

let number = 0;
/** A new account with a role of its own. */
async function person(permissions: string[]): Promise<{ account: string; api: Api; watched: WatchedPage; page: Page }> {
  const account = `helper${++number}`;
  await sql`insert into system_role (code, role_name, rules, level, status) values (${account}, ${`协作 ${number}`}, '{}', 1, true)`.execute(room.sql);
  await sql`insert into system_admin (account, pwd, real_name, roles, level, status, is_sms, login_count)
    select ${account}, ${await hashPassword(password)}, ${`协作者 ${number}`}, array[id], 1, true, false, 0 from system_role where code = ${account}`.execute(room.sql);
  await allow(account, permissions);
  const api = await openApi(product.url, account, password);
  const watched = await openSignedIn(browser, product.url, api.token);
  pictureOnFailure(watched.page);
  opened.push(watched);
  return { account, api, watched, page: watched.page };
}

const opened: WatchedPage[] = [];
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
});

const brand = 'platform:product:brand';
const firstRow = (page: Page) => page.getByRole('rowheader', { name: '华为' });

test('a reader sees the rows, and nothing that would change them', async () => {
  const { page, watched } = await person([`${brand}:list`]);
  await page.goto('/product/brand');
  await firstRow(page).waitFor();
  const main = page.getByRole('main');
  await main.getByRole('button', { name: '导出' }).waitFor();
  for (const name of [/添加品牌/, /编辑/, /删除/, /回收站/]) expect(await main.getByRole('button', { name }).count()).toBe(0);
  expect(await main.getByRole('switch').count()).toBe(0);
  expect(await main.getByRole('checkbox').count()).toBe(0);
  expect(await page.getByRole('navigation', { name: '主菜单' }).getByRole('link').allTextContents()).toEqual(['主页', '商品']);
  expect(await page.getByRole('navigation', { name: '商品' }).getByRole('link').allTextContents()).toEqual(['品牌管理']);
  watched.expectClean();
});

test('a section opens the first screen that the person may see, from the menu and from its address', async () => {
  const { page, watched } = await person([`${brand}:list`]);
  await page.goto('/dashboard');
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '商品' }).click();
  await page.waitForURL('**/product/brand');
  await page.goto('/product');
  await page.waitForURL('**/product/brand');
  await firstRow(page).waitFor();
  watched.expectClean();
});

test('a statement tells its figures; the entries that they were worked out of, which name members and merchants, are a right of their own', async () => {
  const statements = 'platform:finance:daily:statement:page:list';
  const { account, api, page, watched } = await person([statements]);
  expect(await api.ask('/console/finance/entry/list?page=1&limit=1')).toMatchObject({ code: 403 });
  await page.goto('/finance/statement');
  const figures = page.getByRole('row').nth(1).getByRole('link', { name: /\.\d\d$/ });
  await page.getByRole('row').nth(1).waitFor();
  expect(await figures.count()).toBe(0);
  await allow(account, [statements, 'platform:finance:entry:list']);
  await page.reload();
  await expect.poll(() => figures.count()).toBeGreaterThan(0);
  expect(await api.ask('/console/finance/entry/list?page=1&limit=1')).toMatchObject({ code: 200 });
  watched.expectClean();
});

test('each right brings its own button and no other', async () => {
  const { page } = await person([`${brand}:list`, `${brand}:update`, `${brand}:show:status`]);
  await page.goto('/product/brand');
  await firstRow(page).waitFor();
  const main = page.getByRole('main');
  expect(await main.getByRole('button', { name: '编辑：华为' }).count()).toBe(1);
  expect(await main.getByRole('switch', { name: '是否显示：华为' }).count()).toBe(1);
  for (const name of [/添加品牌/, /删除/]) expect(await main.getByRole('button', { name }).count()).toBe(0);
});

test('the right to add a brand is enough to add one: its form reads what it is filled in from, and no list opens by it', async () => {
  const { page, api, watched } = await person([`${brand}:list`, `${brand}:add`]);
  await page.goto('/product/brand');
  await firstRow(page).waitFor();
  await page.getByRole('button', { name: '添加品牌' }).click();
  const form = page.getByRole('dialog', { name: '添加品牌' });
  await form.getByLabel('品牌名称').fill('只凭一项权限');
  await form.getByLabel('商品分类').click();
  await page.keyboard.type('智能手机');
  await page.getByRole('treeitem', { name: '智能手机' }).click();
  await page.keyboard.press('Escape');
  await form.getByText('智能手机').waitFor();
  await form.getByLabel('排序').fill('999');
  await form.getByRole('button', { name: '保存' }).click();
  await page.getByRole('rowheader', { name: '只凭一项权限' }).waitFor();
  watched.expectClean();
  expect(await api.ask('/admin/platform/product/category/list')).toMatchObject({ code: 403, message: forbidden });
  const [first] = await api.call<Record<string, unknown>[]>('/admin/platform/product/category/cache/tree');
  expect(Object.keys(first!).sort()).toEqual(['childList', 'id', 'isShow', 'name', 'pid', 'recordVersion']);
});

test('the address of a forbidden list leads to /401, and the server answers 403', async () => {
  const { page, api, watched } = await person([`${brand}:list`]);
  await page.goto('/product/guarantee');
  await page.getByRole('heading', { name: '没有访问权限' }).waitFor();
  expect(await page.getByRole('grid').count()).toBe(0);
  // Nor does a form open for whoever may not save it.
  for (const form of ['/product/tag/creatTag', '/product/tag/creatTag/1', '/marketing/content/articleCreat']) {
    await page.goto(form);
    await page.waitForURL('**/401');
    await page.getByRole('heading', { name: '没有访问权限' }).waitFor();
  }
  watched.expectClean();
  for (const [path, body] of [
    ['/admin/platform/product/guarantee/list'],
    ['/admin/platform/product/brand/add', { name: '不许', categoryIds: '1', sort: 1 }],
    ['/admin/platform/product/brand/delete/1', {}],
    ['/console/resources/product/guarantee/export?format=csv'],
    ['/console/resources/product/brand/batch', { operation: 'delete', ids: [1] }],
  ] as const) {
    expect(await api.ask(path, body), path).toMatchObject({ code: 403, message: forbidden });
  }
});

test('a right that is taken away while the page is open is refused, and nothing changes', async () => {
  const { page, account } = await person([`${brand}:list`, `${brand}:delete`]);
  await page.goto('/product/brand');
  await firstRow(page).waitFor();
  await allow(account, [`${brand}:list`]);
  await page.getByRole('button', { name: '删除：华为' }).click();
  await page.getByRole('alertdialog', { name: '提示' }).getByRole('button', { name: '确定' }).click();
  await page.getByRole('alert').getByText(forbidden).waitFor();
  await firstRow(page).waitFor();
  await page.reload();
  await firstRow(page).waitFor();
  expect(await page.getByRole('button', { name: /删除/ }).count()).toBe(0);
});

test('disabling an account ends its session', async () => {
  const { page, account, api } = await person([`${brand}:list`]);
  await page.goto('/product/brand');
  await firstRow(page).waitFor();
  await sql`update system_admin set status = false where account = ${account}`.execute(room.sql);
  const told = page.getByRole('alert').getByText('无效的会话，或者会话已过期，请重新登录。').waitFor();
  // What the page asks by itself may end the session first, and takes the button away.
  await Promise.race([page.getByRole('main').getByRole('button', { name: '刷新' }).click(), told]);
  await told;
  await page.waitForURL('**/login?**');
  expect(await api.ask('/admin/platform/getAdminInfoByToken')).toMatchObject({ code: 401 });
  await expect(openApi(product.url, account, password)).rejects.toThrow();
});

test('the page 权限查询 says which rule decides, and follows a change of rights', async () => {
  const { account, api } = await person([`${brand}:list`]);
  const { page, expectClean, close } = await openSignedIn(browser, product.url, (await openApi(product.url)).token);
  pictureOnFailure(page);
  await page.goto('/operation/roleManager/access');
  await page.getByRole('combobox', { name: '角色或管理员' }).click();
  await page.keyboard.type(account);
  await page.getByRole('option', { name: new RegExp(`管理员：.*${account}`) }).click();
  await page.getByRole('textbox', { name: '接口' }).fill('product/brand/list');
  const list = page.getByRole('row', { name: /GET \/api\/admin\/platform\/product\/brand\/list / });
  await expect.poll(() => list.textContent()).toContain('勾选了权限规则「品牌管理」');
  expect((await api.ask('/admin/platform/product/brand/list')).code).toBe(200);
  expect(await violations(page)).toEqual([]);
  await allow(account, ['platform:product:guarantee:list']);
  await page.reload();
  await expect.poll(() => list.textContent()).toContain('没有勾选权限规则「品牌管理」');
  expect((await api.ask('/admin/platform/product/brand/list')).code).toBe(403);
  expectClean();
  await close();
});

test('coupons are sent by whoever has the right that the button asks for, beside those of its calls', async () => {
  const calls = ['platform:user:page:list', 'platform:coupon:can:send:list', 'platform:coupon:batch:send'];
  const { account, page } = await person(calls);
  const several = page.getByRole('main').getByRole('button', { name: '批量设置' });
  await page.goto('/user/index');
  await page.getByRole('rowheader').first().waitFor();
  expect(await several.count()).toBe(0);
  await allow(account, [...calls, 'admin:coupon:user:receive']);
  await page.reload();
  await several.waitFor();
  await page.getByRole('row').nth(1).getByRole('checkbox').check();
  await several.click();
  await page.getByRole('menuitem', { name: '发送优惠券' }).waitFor();
  expect(await page.getByRole('menuitem').count()).toBe(1);
});
