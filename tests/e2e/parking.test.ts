/** Parking as an operator uses it, against a stand-in of the provider: a lot is entered, tested, switched, given another secret and deleted. */
import { afterAll, expect, it } from 'vitest';
import { type ParkingStandIn, startParkingStandIn } from '../../scripts/parking/standIn';
import { actOn, violations } from './helper';
import { type OnPage, usePage } from './prelude';

const secret = 'parking-secret-0001';
let provider: ParkingStandIn;
let { page } = {} as OnPage;
usePage((open) => { ({ page } = open); }, {
  env: async () => {
    provider = await startParkingStandIn([{ appId: 'pk-e2e', lotCode: 'HZ-binjiang', appSecret: secret, signType: 'hmac', publicKey: '' }]);
    return { PARKING_ALLOW: 'http,private' };
  },
});
afterAll(() => provider.close());

const lot = '滨江龙湖天街停车场';
const row = () => page.getByRole('row').filter({ hasText: lot });
const told = (text: string) => page.getByText(text, { exact: false }).first().waitFor();

it('a lot is entered, and is 正常 once its provider has answered', async () => {
  await page.goto('/parking');
  await page.waitForURL('**/parking/credential');
  await page.getByRole('button', { name: '添加停车场' }).click();
  const form = page.getByRole('dialog', { name: '添加停车场凭证' });
  await form.getByRole('textbox', { name: '停车场名称' }).fill(lot);
  await form.getByRole('textbox', { name: '停车场编号' }).fill('HZ binjiang');
  await form.getByRole('button', { name: '保存' }).click();
  await form.getByText('停车场编号只能包含字母、数字、连字符和下划线').waitFor();
  await form.getByText('请选择服务商').first().waitFor();
  expect(await violations(page, { within: 'dialog' })).toEqual([]);
  await form.getByRole('textbox', { name: '停车场编号' }).fill('HZ-binjiang');
  await form.getByRole('combobox', { name: '服务商' }).click();
  await page.getByRole('option', { name: '通用接口' }).click();
  await form.getByRole('textbox', { name: '接口地址' }).fill(provider.url);
  await form.getByRole('textbox', { name: 'AppId' }).fill('pk-e2e');
  await form.getByLabel('AppSecret').fill('another-secret-01');
  await form.getByRole('button', { name: '保存' }).click();
  await row().getByText('未测试').waitFor();
  await row().getByText('****t-01').waitFor();
  await actOn(page, '测试连接', lot);
  await told('接口拒绝：签名错误');
  await row().getByText('异常').waitFor();

  await actOn(page, '重置密钥', lot);
  const reset = page.getByRole('dialog', { name: '重置密钥' });
  await reset.getByLabel('新AppSecret').fill(secret);
  await reset.getByRole('button', { name: '确定' }).click();
  await row().getByText('未测试').waitFor();
  await actOn(page, '测试连接', lot);
  await told('连接正常，用时');
  await row().getByText('正常', { exact: true }).waitFor();
  expect(await violations(page)).toEqual([]);
});

it('shows where the provider calls back, is switched off after a question, and only then deleted', async () => {
  await actOn(page, '编辑', lot);
  const form = page.getByRole('dialog', { name: '编辑停车场凭证' });
  expect(await form.getByRole('textbox', { name: '回调地址' }).inputValue()).toMatch(/\/api\/publicly\/parking\/callback\/HZ-binjiang$/);
  expect(await form.getByRole('textbox', { name: '停车场编号' }).isDisabled()).toBe(true);
  expect(await form.getByLabel('AppSecret').inputValue()).toBe('');
  await form.getByRole('button', { name: '取消' }).click();
  await row().getByRole('switch').click();
  const asked = page.getByRole('alertdialog', { name: '系统提示' });
  await asked.getByText('关闭该停车场对接吗').waitFor();
  await asked.getByRole('button', { name: '确定' }).click();
  await row().getByRole('switch', { checked: false }).waitFor();
  await actOn(page, '删除', lot);
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
  await row().waitFor({ state: 'detached' });
});
