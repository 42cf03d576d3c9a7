/** Page decoration as an operator uses it: pages renamed and made the home page, the bottom menu, the theme colour, the splash ads. */
import { expect, it } from 'vitest';
import { violations } from './helper';
import { type OnPage, usePage } from './prelude';

let { api, watched, page } = {} as OnPage;
usePage((open) => { ({ api, watched, page } = open); }, { clean: false });

const saved = () => page.getByText('保存成功').first().waitFor();

it('a page is renamed where it stands and becomes the home page, which cannot be deleted', async () => {
  await page.goto('/page');
  await page.waitForURL('**/page/design/devise');
  await page.frameLocator('iframe[title="商城首页"]').getByText('今日推荐').waitFor();
  await page.getByRole('button', { name: '检查线上页面' }).click();
  const inspection = page.getByRole('dialog', { name: '检查线上页面' });
  await inspection.getByText(/^检查了 3 个线上页面/).waitFor();
  expect(await violations(page, { within: 'dialog' })).toEqual([]);
  await inspection.getByRole('button', { name: '关闭', exact: true }).last().click();
  await page.getByRole('tab', { name: '自定义页面' }).click();
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  await row('春季上新').getByRole('button', { name: '更多：春季上新' }).waitFor();
  await row('春季上新').getByText('春季上新', { exact: true }).dblclick();
  const box = page.getByRole('textbox', { name: '重命名：春季上新' });
  await box.fill('');
  await box.press('Enter');
  await page.getByText('请输入模板名称').first().waitFor();
  await box.fill('夏季上新');
  await box.press('Enter');
  await row('夏季上新').getByRole('button', { name: '重命名：夏季上新' }).waitFor();
  await row('夏季上新').getByRole('button', { name: '设为首页：夏季上新' }).click();
  await page.getByRole('alertdialog', { name: '系统提示' }).getByRole('button', { name: '确定' }).click();
  await row('夏季上新').getByText('首页', { exact: true }).waitFor();
  await row('夏季上新').getByRole('button', { name: '更多：夏季上新' }).click();
  expect(await page.getByRole('menuitem').allTextContents()).toEqual(['重命名', '预览']);
  await page.keyboard.press('Escape');
  await row('商城首页').getByRole('button', { name: '设为首页：商城首页' }).waitFor();
  watched.expectClean();
});

it('the bottom menu shows what is typed, and what was saved after a reload', async () => {
  await page.goto('/page/design/viewDesign');
  const form = page.getByRole('form', { name: '底部菜单' });
  const phone = page.getByRole('group', { name: '底部菜单预览' });
  await form.getByRole('textbox', { name: /第 2 项.*标题/ }).fill('品类');
  await phone.getByText('品类').waitFor();
  await form.getByRole('button', { name: '保存' }).click();
  await saved();
  await page.reload();
  await phone.getByText('品类').waitFor();
  watched.expectClean();
});

it('the theme colour is saved, and kept in this browser', async () => {
  await page.goto('/page/design/theme');
  await page.getByText('海鲜蓝').click();
  await page.getByRole('button', { name: '保存' }).click();
  await saved();
  expect(await page.evaluate(() => localStorage.getItem('mobileTheme'))).toBe('3');
  expect(await api.call('/admin/platform/system/config/get/change/color')).toMatchObject({ value: '4' });
  watched.expectClean();
});

it('splash ads are switched on', async () => {
  await page.goto('/page/design/advertisement');
  const form = page.getByRole('form', { name: '开屏广告' });
  await form.getByRole('switch', { name: '开屏广告' }).click();
  await form.getByRole('button', { name: '删除 会员日' }).click();
  await form.getByRole('button', { name: '保存' }).click();
  await saved();
  expect(await api.call('/admin/platform/page/layout/splash/ad/get')).toMatchObject({ splashAdSwitch: 1, adList: [{ name: '春季上新', sort: 1 }] });
  watched.expectClean();
});
