/** Sessions that end: on the server, in another tab, by signing out; and what a person finds after signing in again. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { adminPassword, fillAddress } from './helper';
import { type OnPage, usePages } from './prelude';

const ended = '无效的会话，或者会话已过期，请重新登录。';

let { api, watched, page } = {} as OnPage;
usePages((open) => { ({ api, watched, page } = open); });

/** The open list learns of no news: it might learn of the end of the session before the person does something. */
const withoutNews = () => page.route('**/console/changes?*', () => undefined);
const endOnServer = () => api.call('/admin/platform/logout');
const fillSignIn = async (on: Page) => {
  await on.getByLabel('用户名').fill('admin');
  await on.getByLabel('密码', { exact: true }).fill(adminPassword);
  await on.getByRole('button', { name: '登录' }).click();
};
const token = async () => (await watched.context.cookies()).find(({ name }) => name === 'Java-platformToken')?.value;
const signOut = async (on: Page) => {
  await on.getByRole('button', { name: '超级管理员' }).click();
  await on.getByRole('menuitem', { name: '退出登录' }).click();
  await on.getByRole('alertdialog', { name: '系统提示' }).getByRole('button', { name: '确定' }).click();
};

test('a click in the menu tells that the session has ended, and leads back there after signing in', async () => {
  await withoutNews();
  await page.goto('/product/brand');
  await page.getByRole('rowheader', { name: '华为' }).waitFor();
  await endOnServer();
  await page.getByRole('link', { name: '保障服务' }).click();
  await page.getByRole('alert').getByText(ended).waitFor();
  await page.waitForURL('**/login?**');
  expect(await token()).toBeUndefined();
  await fillSignIn(page);
  await page.waitForURL('**/product/guarantee');
  await page.getByRole('rowheader', { name: '正品保障' }).waitFor();
});

test('the form of a new record comes back over its list with everything typed', async () => {
  await withoutNews();
  await page.goto('/product/guarantee');
  await page.getByRole('button', { name: '添加保障服务' }).first().click();
  const form = page.getByRole('dialog', { name: '添加服务条款' });
  await form.getByPlaceholder('请输入服务条款', { exact: true }).fill('假一赔十');
  await form.getByLabel('服务内容描述').fill('写到一半');
  await fillAddress(form, '服务条款图标', '/demo/guarantee-return.svg');
  await endOnServer();
  await form.getByRole('button', { name: '保存' }).click();
  await page.getByRole('alert').getByText(ended).waitFor();
  await page.waitForURL('**/login?**');

  await fillSignIn(page);
  await page.waitForURL('**/product/guarantee');
  await form.getByText(/^已恢复/).waitFor();
  expect(await form.getByPlaceholder('请输入服务条款', { exact: true }).inputValue()).toBe('假一赔十');
  expect(await form.getByLabel('服务内容描述').inputValue()).toBe('写到一半');
  await form.getByRole('button', { name: '保存' }).click();
  await page.getByRole('rowheader', { name: '假一赔十' }).waitFor();
});

test('signing out clears the cookie, ends the session on the server, and the way back leads to the sign-in page', async () => {
  await page.goto('/product/brand');
  await page.getByRole('rowheader', { name: '华为' }).waitFor();
  await signOut(page);
  await page.waitForURL('**/login**');
  expect(await token()).toBeUndefined();
  expect(await api.ask('/admin/platform/getAdminInfoByToken')).toMatchObject({ code: 401 });
  await page.goto('/product/brand');
  await page.waitForURL((address) => address.pathname === '/login' && address.searchParams.get('redirect') === '/dashboard');
});

test('two windows are in step: signing out in one leads both away, signing in again leads both back', async () => {
  await page.goto('/product/brand');
  await page.getByRole('rowheader', { name: '华为' }).waitFor();
  const second = await watched.context.newPage();
  await second.goto('/user/label');
  await second.getByRole('rowheader', { name: '学生党' }).waitFor();

  await signOut(page);
  await page.waitForURL('**/login**');
  await second.waitForURL('**/login**');
  await second.getByText('已在其他窗口退出登录').waitFor();

  await fillSignIn(page);
  await page.getByRole('button', { name: '超级管理员' }).waitFor();
  await second.waitForURL('**/user/label');
  await second.getByRole('rowheader', { name: '学生党' }).waitFor();
});

test('a form half filled in one window waits for its owner when another window signs out and in again', async () => {
  await page.goto('/product/guarantee');
  await page.getByRole('button', { name: '添加保障服务' }).first().click();
  const form = page.getByRole('dialog', { name: '添加服务条款' });
  await form.getByPlaceholder('请输入服务条款', { exact: true }).fill('十年质保');
  const second = await watched.context.newPage();
  await second.goto('/dashboard');
  await signOut(second);
  await page.waitForURL('**/login**');
  await fillSignIn(second);
  await page.waitForURL('**/product/guarantee');
  await form.getByText(/^已恢复/).waitFor();
  expect(await form.getByPlaceholder('请输入服务条款', { exact: true }).inputValue()).toBe('十年质保');
});
