/** What is done at a counter and by two people: a coupon is found by its code and used; points are asked for by one and granted by another. */
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Api, openApi, openSignedIn, violations, type WatchedPage } from './helper';
import { type OnPage, usePage } from './prelude';

const password = 'Herbst-2026-neu';
let deputy: WatchedPage & { api: Api };
let { product, browser, api, room, page } = {} as OnPage;
usePage(async (open) => {
  ({ product, browser, api, room, page } = open);
  const { pwd } = await api.call('/admin/platform/admin/save', { account: 'deputy', realName: '副手', roles: '1', status: true });
  await (await openApi(product.url, 'deputy', pwd)).call('/admin/platform/login/admin/update/password', { oldPassword: pwd, password, confirmPassword: password });
  const own = await openApi(product.url, 'deputy', password);
  deputy = { ...await openSignedIn(browser, product.url, own.token), api: own };
});

const agree = (on: Page) => on.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();

test('a coupon is scanned, used by keyboard, and given back; what cannot be used says why at the input', async () => {
  const { rows: [coupon] } = await sql<{ id: string; code: string; minPrice: number }>`select id, code, min_price as "minPrice" from coupon_user where status = 0 and publisher = 1 and start_time < now() and end_time > now() + interval '1 day' order by id limit 1`.execute(room.sql);
  const { code, id, minPrice } = coupon!;
  await page.goto('/marketing/PlatformCoupon/verify');
  const input = page.getByRole('region', { name: '核销优惠券' }).getByRole('textbox', { name: '券码' });
  await expect.poll(() => input.evaluate((element) => element === document.activeElement)).toBe(true);

  await page.keyboard.type('12345\n');
  await page.getByText('请输入12位券码').waitFor();
  await input.fill('');
  await page.keyboard.type('000000000000\n');
  await page.getByRole('alert').getByText('券码不存在，请核对后重新输入').waitFor();
  // The next scan takes the place of what was not found.
  await page.keyboard.type(`${code}\n`);
  const card = page.getByRole('region', { name: '核销优惠券' }).getByRole('article');
  await card.getByText('未使用').waitFor();
  expect(await card.textContent()).toContain(code);
  expect(await violations(page, { within: '.find' })).toEqual([]);

  await card.getByRole('button', { name: '核销' }).press('Enter');
  const form = page.getByRole('dialog', { name: '核销' });
  await form.getByRole('button', { name: '核销', exact: true }).click();
  await form.getByText('请选择核销商户').waitFor();
  const { rows: [shop] } = await sql<{ name: string }>`select name from merchant_merchant where not is_del and is_switch order by id limit 1`.execute(room.sql);
  await form.getByRole('combobox', { name: '核销商户' }).fill(shop!.name);
  await page.getByRole('treeitem', { name: shop!.name }).last().click();
  if (minPrice > 1) {
    await form.getByRole('spinbutton', { name: '消费金额(元)' }).fill('0.01');
    await form.getByRole('button', { name: '核销', exact: true }).click();
    await form.getByText('消费金额不能低于优惠券的使用门槛').first().waitFor();
  }
  await form.getByRole('spinbutton', { name: '消费金额(元)' }).fill(String(Number(minPrice) + 1));
  await form.getByRole('button', { name: '核销', exact: true }).click();
  await page.getByText('核销成功').first().waitFor();
  await card.getByText('已使用', { exact: true }).waitFor();
  await expect.poll(() => input.inputValue()).toBe('');
  await expect.poll(() => input.evaluate((element) => element === document.activeElement)).toBe(true);

  await page.keyboard.type(`${code}\n`);
  await page.getByRole('alert').getByText('该优惠券已使用').waitFor();
  expect(await card.getByRole('button', { name: '核销' }).isDisabled()).toBe(true);

  const row = page.getByRole('row').filter({ hasText: code });
  await row.getByText('已核销').waitFor();
  await row.getByRole('button', { name: /^撤销核销：/ }).click();
  const asked = page.getByRole('dialog', { name: '撤销原因' });
  await asked.getByRole('textbox').fill('顾客取消');
  await asked.getByRole('button', { name: '确定' }).click();
  await row.getByText('原因：顾客取消').waitFor();
  const { rows: [after] } = await sql<{ status: number }>`select status from coupon_user where id = ${id}`.execute(room.sql);
  expect(after).toEqual({ status: 0 });
});

test('points are asked for by one person and granted by another, never by the same one', async () => {
  const { rows: [{ id, nickname, integral }] } = await sql<{ id: string; nickname: string; integral: number }>`select id, nickname, integral from user_user where not is_logoff and not is_del order by id desc limit 1`.execute(room.sql) as { rows: [{ id: string; nickname: string; integral: number }] };
  const uid = Number(id);
  const { page: theirs } = deputy;
  await theirs.goto('/marketing/integral/adjust');
  await theirs.getByRole('button', { name: '新增调整' }).click();
  const form = theirs.getByRole('dialog', { name: '新增调整' });
  const member = form.getByRole('combobox', { name: '会员' });
  await member.click();
  await member.fill(nickname);
  await theirs.getByRole('option', { name: nickname }).first().click();
  await form.getByRole('spinbutton', { name: '调整积分' }).fill('30');
  await form.getByRole('button', { name: '保存' }).click();
  await theirs.getByText('已提交，请等待审批').waitFor();

  const [request] = (await deputy.api.call('/admin/platform/integral/adjust/page?page=1&limit=1')).list;
  expect(request).toMatchObject({ uid, integral: 30, applicantName: '副手', auditStatus: 1 });
  await theirs.goto('/marketing/integral/approval');
  const mine = theirs.getByRole('row').filter({ hasText: '副手' });
  await mine.first().waitFor();
  expect(await mine.first().getByRole('button', { name: /^审批：/ }).count()).toBe(0);
  const own = await deputy.api.ask('/admin/platform/integral/approval/audit', { id: request.id, auditStatus: 2 });
  expect(own).toMatchObject({ code: 400, message: expect.stringContaining('不能审批自己提交的申请') });

  await page.goto('/marketing/integral/approval');
  await page.getByRole('row').filter({ hasText: '副手' }).first().getByRole('button', { name: /^审批：/ }).click();
  const drawer = page.getByRole('dialog', { name: '积分调整申请' });
  await drawer.getByRole('button', { name: '审核通过' }).click();
  await agree(page);
  await page.getByText('审批完成').first().waitFor();
  const { rows: [holder] } = await sql<{ integral: number }>`select integral from user_user where id = ${uid}`.execute(room.sql);
  expect(holder!.integral).toBe(integral + 30);
  const { rows: booked } = await sql`select integral, type, balance from user_integral_record where uid = ${uid} and link_type = 'manual_adjust' and link_id = ${String(request.id)}`.execute(room.sql);
  expect(booked).toEqual([{ integral: 30, type: 1, balance: integral + 30 }]);

  await theirs.goto('/marketing/integral/adjust');
  await theirs.getByRole('row').filter({ hasText: '副手' }).first().getByText('审核通过').waitFor();
  deputy.expectClean();
});
