/** A visit at the desk by keyboard and scanner alone, by staff who have the rights of the desk and no others. */
import { sql } from 'kysely';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hashPassword } from '../../src/server/accounts/passwords';
import { openApi, openSignedIn, pictureOnFailure, violations } from './helper';
import { type Running, useProduct } from './prelude';

const password = 'Helper-2026-e2e';
/** Presses beyond what is typed or scanned. */
const most = 20;

let { product, browser, room } = {} as Running;
useProduct((running) => { ({ product, browser, room } = running); });

/** Whoever stands at the desk: its screens, and the calls that they make. */
async function clerk(account: string): Promise<Page> {
  await sql`insert into system_role (code, role_name, rules, level, status)
    select ${account}, ${account}, array_agg(id), 1, true from system_menu
    where component like '/customerService%' or perms like 'platform:customer:service:%' or perms = any(${['platform:user:tag:all:list', 'platform:integral:manual:add', 'platform:integral:adjust:add', 'platform:coupon:verify:info', 'platform:coupon:verify:use', 'platform:coupon:verify:held', 'platform:coupon:batch:send', 'admin:coupon:user:receive', 'platform:employee:all']})`.execute(room.sql);
  await sql`insert into system_admin (account, pwd, real_name, roles, level, status, is_sms, login_count)
    select ${account}, ${await hashPassword(password)}, '店员', array[id], 1, true, false, 0 from system_role where code = ${account}`.execute(room.sql);
  const { token } = await openApi(product.url, account, password);
  const { page } = await openSignedIn(browser, product.url, token);
  pictureOnFailure(page);
  return page;
}

interface Visitor {
  uid: number;
  nickname: string;
  phone: string;
  /** Its name. */
  level: string;
  code: string;
  minPrice: number;
}

/** A member who can be served in every way. */
async function visitor(): Promise<Visitor> {
  const { rows: [found] } = await sql<Visitor>`
    select u.id as uid, u.nickname, u.phone, (select l.name from system_user_level l where l.id = u.level) as level, c.code, c.min_price as "minPrice" from user_user u join coupon_user c on c.uid = u.id
    where not u.is_logoff and u.status and c.status = 0 and c.publisher = 1 and c.category = 3 and c.start_time < localtimestamp and c.end_time > localtimestamp + interval '1 hour'
      and not exists (select from marketing_integral_adjust a where a.uid = u.id and a.audit_status = 1)
      and (select count(*) from user_user o where o.phone = u.phone or o.id::text = u.phone) = 1
    order by c.id limit 1`.execute(room.sql);
  return found!;
}

test('a member is found by telephone, gets points for a receipt, has an adjustment asked for and a coupon verified, in less than twenty keys', async () => {
  const page = await clerk('counter');
  const { uid, nickname, phone, level, code, minPrice } = await visitor();
  const { rows: [shop] } = await sql<{ name: string }>`select name from merchant_merchant where not is_del and is_switch order by id limit 1`.execute(room.sql);
  const amount = String(minPrice + 100);
  let presses = 0;
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
    presses += keys.length;
  };
  const dialog = (name: string) => page.getByRole('dialog', { name });
  const hasFocus = (input: Locator) => input.evaluate((element) => element === document.activeElement);
  const focused = (input: Locator) => expect.poll(() => hasFocus(input)).toBe(true);
  const tabTo = async (input: Locator) => {
    for (let tabs = 0; !(await hasFocus(input)); tabs++) {
      if (tabs === 6) throw new Error('Tab never reached it');
      await press('Tab');
    }
  };
  const scanned = page.getByRole('textbox', { name: '券码' }).first();
  const chooseShop = async (within: ReturnType<typeof dialog>, title: string) => {
    await focused(within.getByRole('combobox', { name: title }));
    await page.keyboard.type(shop!.name);
    await page.getByRole('treeitem', { name: shop!.name, exact: true }).waitFor();
    await press('Enter');
    await tabTo(within.getByLabel(/消费金额/));
    await page.keyboard.type(amount);
  };

  await page.goto('/customerService');
  await page.waitForURL('**/customerService/home');
  await focused(page.getByRole('textbox', { name: '会员', exact: true }));
  await page.getByRole('heading', { name: '我的操作记录' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.type(phone);
  await press('Enter');
  await page.getByRole('article', { name: `会员：${nickname}` }).getByText(level).waitFor();

  await press('1');
  await page.getByRole('button', { name: '发放积分' }).waitFor();
  await press('n');
  await chooseShop(dialog('发放积分'), '消费商户');
  await tabTo(dialog('发放积分').getByLabel('小票号'));
  await page.keyboard.type('DESK-1');
  await press('Control+Enter');
  await dialog('发放积分').waitFor({ state: 'detached' });

  await press('2');
  await page.getByRole('button', { name: '新增调整' }).waitFor();
  await press('n');
  await focused(dialog('新增调整').getByLabel('调整积分'));
  await page.keyboard.type('5');
  await press('Control+Enter');
  await dialog('新增调整').waitFor({ state: 'detached' });

  await press('6');
  await focused(scanned);
  // A scanner ends with Enter.
  await page.keyboard.type(`${code}\n`);
  await page.getByRole('article', { name: /^优惠券：/ }).waitFor();
  await press('Control+Enter');
  await chooseShop(dialog('核销'), '核销商户');
  await press('Control+Enter');
  await dialog('核销').waitFor({ state: 'detached' });
  // The input waits for the next coupon again.
  await expect.poll(() => scanned.inputValue()).toBe('');
  await focused(scanned);

  const { rows: [done] } = await sql<Record<string, number>>`select
    (select count(*)::int from marketing_integral_manual where uid = ${uid} and receipt_no = 'DESK-1')
      + (select count(*)::int from marketing_integral_receipt where uid = ${uid} and receipt_no = 'DESK-1') as granted,
    (select count(*)::int from marketing_coupon_verify where code = ${code} and status = 1) as verified,
    (select count(*)::int from marketing_integral_adjust where uid = ${uid} and integral = 5 and audit_status = 1) as asked`.execute(room.sql);
  expect(done).toEqual({ granted: 1, verified: 1, asked: 1 });
  expect(presses).toBeLessThan(most);

  // Esc gives the keys of the screen back.
  await page.keyboard.press('Escape');
  await page.keyboard.press('1');
  await page.waitForURL(`**/customerService/integralManual?uid=${uid}`);

  await page.goto('/customerService/home');
  await page.getByRole('cell', { name: '核销优惠券' }).waitFor();
  expect(await page.getByRole('cell', { name: nickname }).count()).toBeGreaterThanOrEqual(2);
});

test('a coupon is sent to the member who stands there, and is verified by choosing it among the unused ones, at the shop whose staff verifies it', async () => {
  const page = await clerk('giver');
  const { rows: [shop] } = await sql<{ name: string }>`
    with staff as (select phone, mer_id from merchant_employee where status and not is_del order by id limit 1),
      known as (update system_admin set phone = staff.phone from staff where account = 'giver')
    select name from merchant_merchant where id = (select mer_id from staff)`.execute(room.sql);
  const { uid, nickname } = await visitor();
  const coupon = `到店礼${uid}`;
  await sql`update marketing_coupon set name = ${coupon}, status = true, receive_type = 3, category = 3, is_limited = false, is_repeated = true, is_time_receive = false, is_fixed_time = false, day = 7, min_price = 0
    where id = (select max(id) from marketing_coupon where not is_del)`.execute(room.sql);
  await page.goto(`/customerService/couponList?uid=${uid}`);
  const card = page.getByRole('article', { name: `会员：${nickname}` });
  await card.getByRole('button', { name: '发送优惠券' }).click();
  const choice = page.getByRole('dialog', { name: '优惠券列表' });
  await choice.getByRole('row').filter({ hasText: coupon }).getByRole('button', { name: '发送' }).click();
  const question = page.getByRole('alertdialog');
  await expect.poll(() => question.getByRole('listitem').allInnerTexts()).toEqual([`会员：${nickname}`, `优惠券：${coupon}`]);
  await question.getByRole('button', { name: '确定' }).click();
  await page.getByRole('row').filter({ hasText: coupon }).getByText('未使用').waitFor();

  await page.goto(`/customerService/couponVerify?uid=${uid}`);
  await page.getByRole('button', { name: '选择会员的优惠券' }).click();
  const held = page.getByRole('dialog', { name: '选择会员的优惠券' });
  await held.getByRole('row').filter({ hasText: coupon }).getByRole('radio').check();
  await held.getByRole('button', { name: '确定' }).click();
  await page.getByRole('article', { name: `优惠券：${coupon}` }).getByRole('button', { name: '核销' }).waitFor();
  const { rows: [own] } = await sql<{ code: string }>`select code from coupon_user where uid = ${uid} and name = ${coupon}`.execute(room.sql);
  expect(await page.getByRole('textbox', { name: '券码' }).first().inputValue()).toBe(own!.code);
  await page.getByRole('button', { name: '核销', exact: true }).click();
  await expect.poll(() => page.getByRole('dialog', { name: '核销' }).getByRole('combobox', { name: '核销商户' }).inputValue()).toContain(shop!.name);
  expect(await page.evaluate(() => localStorage.getItem('storeStaffList'))).toContain('merId');
});
