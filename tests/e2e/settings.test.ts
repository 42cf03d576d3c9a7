/** Settings in a real browser: tabs and titles, a form designed and used as a tab, secrets, history, combined data; kept over a restart. */
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { makeTemplate } from '../../src/engine/formTemplate/make';
import { violations } from './helper';
import { type OnPage, usePage } from './prelude';

/** Everything that the server has told the browser. */
const told: string[] = [];

let { product, api, watched, page } = {} as OnPage;
usePage((open) => {
  ({ product, api, watched, page } = open);
  page.on('response', (response) => {
    if (response.url().includes('/api/')) void response.text().then((text) => told.push(text), () => undefined);
  });
}, { clean: false });

/** The screen that is shown; others are kept beside it. */
const shown = (): Locator => page.locator('.screen:visible');
const field = (name: string): Locator => shown().locator(`[data-field="${name}"]`).locator('input, textarea').first();
const submit = () => shown().getByRole('button', { name: '提交' }).click();
const saved = async (text = '保存成功') => {
  const notice = page.getByText(text);
  await notice.waitFor();
  await page.getByRole('button', { name: '关闭' }).first().click();
};

test('every tab of the settings has an address and a title; their sections lead to them', async () => {
  await page.goto('/operation');
  await page.waitForURL('**/operation/setting');
  await field('site_name').waitFor();
  expect(await page.title()).toMatch(/^商城设置 - /);
  for (const [word, title, key] of [
    ['pay_tabs', '支付设置', 'pay_weixin_mchid'], ['smallapp', '小程序配置', 'routine_appid'], ['wechat', '公众号配置', 'wechat_appid'], ['wechat_open_app', 'APP配置', 'wechat_app_appid'],
    ['app_version', 'APP升级配置', 'app_version'], ['pc_config', 'PC基础配置', 'pc_shopping_go_phone_qr_code_type'], ['shop_tabs', '商城设置', 'site_name'],
  ] as const) {
    await shown().getByRole('tab', { name: title, exact: true }).click();
    await page.waitForURL(`**/operation/setting/${word}`);
    await field(key).waitFor();
    await expect.poll(() => page.title()).toMatch(new RegExp(`^${title} - `));
  }
  await page.goto('/operation/setting/shop_tabs?form=shop_tabs_3');
  await expect.poll(() => field('auto_take_delivery_day').inputValue()).toBe('7');
  expect(await violations(page)).toEqual([]);
  await page.goto('/finance');
  await page.waitForURL('**/finance/closingSetting');
  await field('guaranteedAmount').waitFor();
  expect(await page.title()).toMatch(/^商户结算设置 - /);
  watched.expectClean();
});

test('days for which data are kept say what holds while they are not filled in, and are refused at their field', async () => {
  await page.goto('/operation/setting');
  await shown().getByRole('tab', { name: '数据保留' }).click();
  await field('operation_log_days').waitFor();
  const holds = ['operation_log_days', 'visit_days', 'console_error_days'].map((name) => field(name).getAttribute('placeholder'));
  expect(await Promise.all(holds)).toEqual(['全部保留', '全部保留', '最近2000条']);
  expect(await violations(page)).toEqual([]);
  await field('operation_log_days').fill('10');
  await submit();
  await shown().getByText('操作日志保留天数应在180到3650之间').first().waitFor();
  await field('operation_log_days').fill('');
  await submit();
  await saved();
});

test('a form is asked for what it requires, saved, and its history told; the form with id 84 keeps a secret that nobody is told', async () => {
  await page.goto('/operation/setting/wechat');
  await field('wechat_appid').fill('wx-of-the-shop');
  await submit();
  await shown().getByText('请输入AppSecret', { exact: true }).waitFor();
  await field('wechat_appsecret').fill('nobody-is-told-this');
  await submit();
  await shown().getByText('已设置').waitFor();
  await saved();
  await field('wechat_share_title').fill('来逛逛');
  await submit();
  await saved();
  expect(await api.call('/admin/platform/system/config/info?formId=84')).toMatchObject({ wechat_appid: 'wx-of-the-shop', wechat_share_title: '来逛逛' });

  await shown().getByRole('button', { name: 'AppSecret的修改记录' }).click();
  const history = page.getByRole('dialog', { name: 'AppSecret的修改记录' });
  await history.getByRole('cell', { name: '（已隐藏）' }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => shown().getByRole('button', { name: 'AppSecret的修改记录' }).evaluate((button) => button === document.activeElement)).toBe(true);
  expect(told.join()).not.toContain('nobody-is-told-this');
  expect(await violations(page)).toEqual([]);
  watched.expectClean();
});

test('a form that was designed becomes a tab of the settings', async () => {
  const content = JSON.stringify(makeTemplate([
    { name: 'party_name', label: '活动名称', control: 'input', required: true, rules: [{ pattern: '/^[^\\d]+$/', message: '名称不能有数字' }] },
    { name: 'party_days', label: '活动天数', control: 'number', defaultValue: 3 },
  ]));
  await api.call('/admin/platform/system/form/temp/save', { name: '周年庆', info: '周年庆活动', content });

  await page.goto('/operation/maintain/devconfiguration/configCategory');
  await shown().getByRole('button', { name: '添加分类' }).click();
  const dialog = page.getByRole('dialog', { name: '添加分类' });
  await dialog.getByLabel('分类名称').fill('周年庆设置');
  await dialog.getByLabel('英文名称').fill('party');
  await dialog.getByRole('button', { name: '保存' }).click();
  const row = shown().getByRole('row', { name: /周年庆设置/ });
  await row.getByRole('button', { name: /更多/ }).click();
  await page.getByRole('menuitem', { name: '配置列表' }).click();
  const picker = page.getByRole('dialog', { name: '选择已配置的表单' });
  await picker.getByRole('row', { name: /周年庆活动/ }).click();
  await picker.getByRole('button', { name: '关联' }).click();
  await row.getByText('周年庆', { exact: true }).waitFor();

  await page.goto('/operation/setting/party');
  await field('party_name').fill('第1届');
  await submit();
  await shown().getByText('名称不能有数字').waitFor();
  await field('party_name').fill('首届周年庆');
  await field('party_days').fill('9');
  await submit();
  await saved();
  expect(await page.title()).toMatch(/^周年庆设置 - /);
  watched.expectClean();
});

test('combined data is entered in the form of its group', async () => {
  await page.goto('/operation/maintain/devconfiguration/combineddata');
  await shown().getByRole('row', { name: /热门搜索/ }).getByRole('button', { name: '数据列表' }).click();
  const list = page.getByRole('dialog', { name: '组合数据列表' });
  await list.getByRole('button', { name: '添加数据' }).click();
  const form = page.getByRole('dialog', { name: '添加数据' });
  await form.getByRole('button', { name: '提交' }).click();
  await form.getByText('请输入关键词', { exact: true }).waitFor();
  await form.getByRole('textbox', { name: '关键词' }).fill('雪地靴');
  await form.getByRole('button', { name: '提交' }).click();
  await list.getByRole('cell', { name: '雪地靴' }).waitFor();
  expect(await violations(page)).toEqual([]);
  watched.expectClean();
});

test('everything is there after a restart', async () => {
  await product.restart();
  await page.goto('/operation/setting/party');
  await expect.poll(() => field('party_name').inputValue()).toBe('首届周年庆');
  expect(await field('party_days').inputValue()).toBe('9');
  await page.goto('/operation/setting/wechat');
  await expect.poll(() => field('wechat_share_title').inputValue()).toBe('来逛逛');
  await shown().getByText('已设置').waitFor();
  expect(await field('wechat_appsecret').inputValue()).toBe('');
});
