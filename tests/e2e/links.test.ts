/** From a refund to its order, to the member, and back; the same in a tab of its own; text for whoever may not read the records. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { hashPassword } from '../../src/server/accounts/passwords';
import { openApi, openSignedIn, pictureOnFailure, violations } from './helper';
import { type OnPage, usePage } from './prelude';

const password = 'Links-2026-e2e';
let refund: { refundOrderNo: string; orderNo: string; userNickName: string };

let { product, browser, api, room, watched, page } = {} as OnPage;
usePage(async (open) => {
  ({ product, browser, api, room, watched, page } = open);
  [refund] = (await api.call('/admin/platform/refund/order/list?refundStatus=9&limit=1')).list;

}, { clean: false });

const drawer = (name: string) => page.getByRole('dialog', { name });
const close = (name: string) => drawer(name).getByRole('button', { name: '关闭' }).click();
const isFocused = (name: string) => page.evaluate((text) => document.activeElement?.matches('.record-link') && document.activeElement.textContent === text, name);

test('a refund leads to its order, the order to its member, and closing leads back', async () => {
  await page.goto('/order/refund');
  const order = page.getByRole('main').getByRole('link', { name: refund.orderNo }).first();
  await order.focus();
  await page.keyboard.press('Enter');
  const member = drawer('订单详情').getByRole('link', { name: new RegExp(`^${refund.userNickName} \\| `) });
  await member.click();
  const title = '会员详情';
  await drawer(title).getByRole('heading', { name: refund.userNickName }).first().waitFor();
  expect(await violations(page, { within: 'dialog:last-of-type' })).toEqual([]);
  await close(title);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent ?? '')).toContain(`${refund.userNickName} | `);
  await close('订单详情');
  await expect.poll(() => isFocused(refund.orderNo)).toBe(true);
  watched.expectClean();
});

test('the refund’s own drawer names its merchant, order and member, which lead there too', async () => {
  await page.goto('/order/refund');
  await page.getByRole('link', { name: refund.refundOrderNo }).first().click();
  const facts = drawer('退款订单');
  await facts.getByRole('link', { name: refund.orderNo }).first().waitFor();
  await facts.getByRole('link', { name: refund.userNickName, exact: true }).first().waitFor();
  await facts.getByText('商户名称').first().waitFor();
  watched.expectClean();
});

test('the link is an address: a tab of its own shows the order above the list of orders, until it is closed', async () => {
  await page.goto('/order/refund');
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('main').getByRole('link', { name: refund.orderNo }).first().click({ modifiers: ['Control'] }),
  ]);
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(tab.url()).toMatch(/\/order\/list\?open=\d+$/);
  const opened = tab.getByRole('dialog', { name: '订单详情' });
  await opened.getByText(refund.orderNo).first().waitFor();
  await tab.reload();
  await opened.getByText(refund.orderNo).first().waitFor();
  await opened.getByRole('button', { name: '关闭' }).click();
  await expect.poll(() => tab.url()).toMatch(/\/order\/list$/);
  await tab.close();
});

test('whoever may list refunds and nothing else reads the numbers as text', async () => {
  const permissions = ['platform:refund:order:page:list', 'platform:refund:order:status:num'];
  await sql`insert into system_role (code, role_name, rules, level, status) select 'refunds', '看退款', array(
    with recursive granted as (
      select id, pid from system_menu where perms = any(${permissions})
      union select above.id, above.pid from granted join system_menu above on above.id = granted.pid
    ) select id from granted), 1, true`.execute(room.sql);
  await sql`insert into system_admin (account, pwd, real_name, roles, level, status, is_sms, login_count)
    select 'refunds', ${await hashPassword(password)}, '退款员', array[id], 1, true, false, 0 from system_role where code = 'refunds'`.execute(room.sql);
  const clerk = await openSignedIn(browser, product.url, (await openApi(product.url, 'refunds', password)).token);
  pictureOnFailure(clerk.page);
  await clerk.page.goto('/order/refund');
  await clerk.page.getByText(refund.orderNo, { exact: true }).first().waitFor();
  expect(await clerk.page.locator('.record-link').count()).toBe(0);
  clerk.expectClean();
});
