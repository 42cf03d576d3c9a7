/** The PC shop's settings as an operator uses them: basic settings, and the foot of its pages put in order. */
import { expect, it } from 'vitest';
import { violations } from './helper';
import { type OnPage, usePage } from './prelude';

let { api, watched, page } = {} as OnPage;
usePage((open) => { ({ api, watched, page } = open); }, { clean: false });

const base = '/admin/platform/pc/shopping';
const saved = () => page.getByText('保存成功').last().waitFor();

it('the way in for merchants is closed', async () => {
  await page.goto('/operation/pcConfig');
  await page.waitForURL('**/operation/pcConfig/basicSettings');
  const form = page.getByRole('form', { name: '基础设置' });
  await form.getByRole('switch', { name: '商户入驻入口' }).click();
  await form.getByRole('checkbox', { name: '公众号/H5' }).click();
  await form.getByRole('button', { name: '保存' }).click();
  await saved();
  expect(await api.call(`${base}/base/config/get`)).toMatchObject({ goPhoneQrCodeType: '1', merchantApplySwitch: '0' });
  expect(await violations(page)).toEqual([]);
  watched.expectClean();
});

it('links at the foot are corrected at their row, and stand after a reload', async () => {
  await page.goto('/operation/pcConfig/empower');
  await page.getByRole('tab', { name: '模块链接' }).click();
  const form = page.getByRole('form', { name: '模块链接' });
  const box = form.getByRole('textbox', { name: '第 2 行链接' }).first();
  await box.fill('javascript:alert(1)');
  await form.getByRole('button', { name: '保存' }).click();
  await form.getByText('链接应以http://、https://或/开头').first().waitFor();
  await box.fill('https://www.example.com/member');
  await form.getByRole('button', { name: '保存' }).click();
  await saved();
  await page.reload();
  await page.getByRole('tab', { name: '模块链接' }).click();
  await expect.poll(() => box.inputValue()).toBe('https://www.example.com/member');
  expect(await violations(page)).toEqual([]);
  watched.expectClean();
});

it('every tab of the foot can be saved as it stands', async () => {
  await page.goto('/operation/pcConfig/empower');
  for (const [tab, change] of [['经营理念', '描述'], ['二维码配置', '标题'], ['友情链接', '链接名称']] as const) {
    await page.getByRole('tab', { name: tab }).click();
    const form = page.getByRole('form', { name: tab });
    await form.getByRole('textbox', { name: new RegExp(`第 1 项.*${change}`) }).fill('改过的');
    await form.getByRole('button', { name: '保存' }).click();
    await saved();
  }
  await page.getByRole('tab', { name: '授权备案' }).click();
  const owner = page.getByRole('form', { name: '授权备案' });
  await owner.getByRole('textbox', { name: '授权信息' }).fill('改过的');
  await owner.getByRole('button', { name: '保存' }).click();
  await saved();
  await expect.poll(async () => {
    const [{ philosophyVoList }, codes, friends, { authInfo }] = await Promise.all(['philosophy', 'bottom/qrcode', 'friendly/link', 'bottom/authorize'].map((path) => api.call(`${base}/${path}/get`))) as any[];
    return [philosophyVoList[0].name, codes[0].name, friends[0].name, authInfo];
  }).toEqual(Array(4).fill('改过的'));
  watched.expectClean();
});
