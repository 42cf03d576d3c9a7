/** A coupon from its creation to its verification: published, sent, used at the counter, told in its figures, and deleted. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { actOn, violations } from './helper';
import { type OnPage, usePage } from './prelude';

let { room, page } = {} as OnPage;
usePage(async (open) => {
  ({ room, page } = open);
});

const name = '开业礼券';
const form = () => page.locator('.form-page').filter({ visible: true });
const row = () => page.getByRole('row').filter({ hasText: name });
const told = (text: string) => page.getByText(text).first().waitFor();

test('is created in two steps, from the address of the section', async () => {
  await page.goto('/marketing');
  await page.waitForURL('**/marketing/PlatformCoupon/list');
  await page.getByRole('button', { name: '添加优惠券' }).click();
  await page.waitForURL('**/marketing/PlatformCoupon/creatCoupon');
  expect(await page.title()).not.toContain('ID:');
  await form().getByRole('button', { name: '下一步' }).click();
  await told('请输入优惠券名称');
  await form().getByLabel('优惠券名称').fill(name);
  await form().getByLabel('优惠券面值(元)').fill('6');
  await form().getByLabel('使用门槛(元)').fill('5');
  await form().getByText('使用门槛低于面值').waitFor();
  await form().getByLabel('使用门槛(元)').fill('0');
  await expect.poll(() => form().getByText('使用门槛低于面值').count()).toBe(0);
  await form().getByRole('radio', { name: '赠送券' }).check();
  await expect.poll(() => page.getByText('领取时间段').count()).toBe(0);
  await form().getByLabel('数量(张)').fill('2');
  await form().getByRole('switch', { name: '是否开启' }).click();
  await form().getByRole('button', { name: '下一步' }).click();
  await form().getByRole('radio', { name: '通用' }).waitFor();
  expect(await form().getByRole('radio').evaluateAll((all) => all.filter((each) => each.closest('[hidden]') === null).map((each) => each.closest('label')?.textContent))).toEqual(['通用', '品类', '商品', '品牌', '跨店']);
  expect(await violations(page, { within: '.form-page' })).toEqual([]);
  await form().getByRole('button', { name: '保存' }).click();
  await told('添加成功');
  await row().getByText('0/0').waitFor();
});

test('is sent to a member, used at the counter, and counted', async () => {
  await page.goto('/user/index?isLogoff=0&sex=1');
  await page.getByRole('row').nth(1).getByRole('checkbox').check();
  await page.getByRole('button', { name: '批量设置' }).click();
  await page.getByRole('menuitem', { name: '发送优惠券' }).click();
  const picker = page.getByRole('dialog', { name: '优惠券列表' });
  await picker.getByRole('row').filter({ hasText: name }).getByRole('button', { name: '发送' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
  await told('发送成功');
  const { rows: [held] } = await sql<{ code: string }>`select code from coupon_user where name = ${name}`.execute(room.sql);

  await page.goto('/marketing/PlatformCoupon/verify');
  const region = page.getByRole('region', { name: '核销优惠券' });
  await region.getByRole('textbox', { name: '券码' }).fill(held!.code);
  await page.keyboard.press('Enter');
  await region.getByRole('article').getByRole('button', { name: '核销' }).click();
  const asked = page.getByRole('dialog', { name: '核销' });
  const { rows: [shop] } = await sql<{ name: string }>`select name from merchant_merchant where not is_del and is_switch order by id limit 1`.execute(room.sql);
  await asked.getByRole('combobox', { name: '核销商户' }).fill(shop!.name);
  await page.getByRole('treeitem', { name: shop!.name }).last().click();
  await asked.getByRole('spinbutton', { name: '消费金额(元)' }).fill('88.5');
  await asked.getByRole('button', { name: '核销', exact: true }).click();
  await told('核销成功');

  await page.goto('/marketing/PlatformCoupon/list');
  await row().getByText('1/1').waitFor();
  await actOn(page, '详情', name);
  const drawer = page.getByRole('dialog', { name: '优惠券详情' });
  await drawer.getByRole('tab', { name: '使用效果' }).click();
  await drawer.getByText('100.00%').waitFor();
  await drawer.getByText('88.50').waitFor();
  await page.keyboard.press('Escape');
});

test('is edited, where its worth stands fast, and copied, where nothing does', async () => {
  await actOn(page, '编辑', name);
  await page.waitForURL(/creatCoupon\/\d+$/);
  await expect.poll(() => page.title()).toMatch(/ID:\d+/);
  expect(await form().getByLabel('优惠券面值(元)').isDisabled()).toBe(true);
  await form().getByRole('radiogroup', { name: '增加发布数量' }).waitFor();
  await form().getByLabel('增加数量(张)').fill('3');
  await form().getByRole('button', { name: '下一步' }).click();
  await form().getByRole('button', { name: '保存' }).click();
  await told('编辑成功');
  await row().getByText('5', { exact: true }).waitFor();
  await actOn(page, '复制', name);
  await page.waitForURL(/creatCoupon\/\d+\/\w+$/);
  await expect.poll(() => form().getByLabel('优惠券名称').inputValue()).toBe(name);
  expect(await form().getByLabel('优惠券面值(元)').isDisabled()).toBe(false);
  await page.goto('/marketing/PlatformCoupon/list');
});

test('of goods: those that it holds stand in a table, into which the picker brings more', async () => {
  await page.goto('/marketing/PlatformCoupon/creatCoupon');
  await form().getByLabel('优惠券名称').fill('指定商品礼券');
  await form().getByRole('radio', { name: '赠送券' }).check();
  await form().getByRole('button', { name: '下一步' }).click();
  await form().getByRole('radio', { name: '商品', exact: true }).check();
  await form().getByRole('button', { name: '保存' }).click();
  await told('请选择该优惠券适用的商品、分类、品牌或商户');
  await form().getByRole('button', { name: '添加商品' }).click();
  const picker = page.getByRole('dialog', { name: '商品选择' });
  for (const at of [1, 2, 3]) await picker.getByRole('row').nth(at).getByRole('checkbox').check();
  await picker.getByRole('button', { name: '确定' }).click();
  const table = form().getByRole('table', { name: '适用商品' });
  await table.getByRole('row').nth(3).waitFor();
  expect(await table.getByRole('columnheader').allTextContents()).toEqual(['', 'ID', '商品图', '商品名称', '商品售价', '库存', '操作']);
  for (const at of [1, 3]) await table.getByRole('row').nth(at).getByRole('checkbox').check();
  await form().getByRole('button', { name: '批量删除' }).click();
  await expect.poll(() => table.getByRole('row').count()).toBe(2);
  expect(await violations(page, { within: '.form-page' })).toEqual([]);
  const left = await table.getByRole('row').nth(1).getByRole('cell').nth(3).textContent();
  await form().getByRole('button', { name: '保存' }).click();
  await told('添加成功');
  await actOn(page, '编辑', '指定商品礼券');
  await page.waitForURL(/creatCoupon\/\d+$/);
  await form().getByRole('button', { name: '下一步' }).click();
  await form().getByRole('table', { name: '适用商品' }).getByText(left!).waitFor();
  await page.goto('/marketing/PlatformCoupon/list');
});

test('is deleted, and members keep or lose theirs as the dialog says', async () => {
  await actOn(page, '删除', name);
  const asked = page.getByRole('dialog', { name: '删除优惠券' });
  expect(await asked.getByRole('radio', { name: '已领取的券继续有效' }).isChecked()).toBe(true);
  await asked.getByRole('radio', { name: '已领取的券同时失效' }).check();
  await asked.getByRole('button', { name: '删除' }).click();
  await told('删除成功');
  await expect.poll(() => row().count()).toBe(0);
  const { rows } = await sql<{ status: number }>`select status from coupon_user where name = ${name}`.execute(room.sql);
  expect(rows).toEqual([{ status: 1 }]);
});
