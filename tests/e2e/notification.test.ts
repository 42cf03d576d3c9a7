/** 消息通知 as an operator sets it up: keys, templates and a switch; a message arrives at the stand-ins, one that failed is sent again. */
import { afterAll, expect, it } from 'vitest';
import { type OnePassStandIn, onePassAccount, startOnePass } from '../../scripts/onepass/standIn';
import { type StandIn, startStandIn } from '../../scripts/wechat/standIn';
import { fillInMiniProgram } from '../server/wechat/room';
import { violations } from './helper';
import { type OnPage, usePage } from './prelude';

let standIn: StandIn;
let onePass: OnePassStandIn;
let { api, page, product } = {} as OnPage;
usePage((open) => { ({ api, page, product } = open); }, {
  clean: false,
  env: async () => {
    [standIn, onePass] = [await startStandIn(), await startOnePass()];
    return { WECHAT_API_URL: standIn.url, ONE_PASS_URL: onePass.url };
  },
});
afterAll(() => Promise.all([standIn.close(), onePass.close()]));

const settings = {
  call: async (method: 'GET' | 'POST', path: string, { body, query }: { body?: unknown; query?: Record<string, string> } = {}) => {
    const answer = await fetch(`${product.url}/api${path}${query ? `?${new URLSearchParams(query)}` : ''}`, {
      method, headers: { 'authori-zation': api.token, 'content-type': 'application/json' }, ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return answer.json();
  },
};

const row = (text: string) => page.getByRole('row').filter({ hasText: text });
const dialog = (name: string) => page.getByRole('dialog', { name });

/** A message as 发送测试 sends one. */
async function test(channel: string, field: string, receiver: string): Promise<void> {
  await row('paySuccess').first().getByRole('button', { name: '发送测试' }).click();
  const asked = dialog('发送测试：支付成功');
  await asked.getByRole('radio', { name: channel }).check();
  await asked.getByRole('textbox', { name: field }).fill(receiver);
  await asked.getByRole('button', { name: '发送', exact: true }).click();
  await page.getByText('已加入发送队列，请在发送记录中查看结果').last().waitFor();
  await asked.waitFor({ state: 'detached' });
}

it('keys and templates are entered, and what is missing is said', async () => {
  await page.goto('/operation/onePass/home');
  await page.getByText('未配置一号通，请在“一号通 - 一号通配置”中填写AccessKey和SecretKey').waitFor();
  await page.getByRole('main').getByRole('link', { name: '一号通配置' }).click();
  await page.getByRole('textbox', { name: 'AccessKey' }).fill(onePassAccount.accessKey);
  await page.getByLabel('SecretKey').fill(onePassAccount.secretKey);
  await page.getByRole('button', { name: /^(保存|提交)$/ }).click();
  await page.getByText('提交成功').waitFor();
  await page.goto('/operation/notification');
  await page.getByRole('button', { name: '同步小程序订阅消息' }).click();
  await page.getByText('未配置小程序，请在平台设置的“小程序配置”中填写AppID和AppSecret').waitFor();
  await fillInMiniProgram(settings);
  await page.getByRole('button', { name: '同步小程序订阅消息' }).click();
  await page.getByText('同步成功').waitFor();
  await row('paySuccess').first().getByRole('button', { name: '详情' }).click();
  const detail = dialog('通知详情');
  await detail.getByRole('tab', { name: '小程序订阅消息' }).click();
  await expect.poll(() => detail.getByRole('textbox', { name: '模板ID' }).inputValue(), { timeout: 60_000 }).toMatch(/^routine-template-/);
  expect(await violations(page)).toEqual([]);
  await detail.getByRole('tab', { name: '短信' }).click();
  await detail.getByRole('textbox', { name: '模板ID' }).fill('SMS_1');
  await detail.getByRole('radio', { name: '开启' }).check();
  await detail.getByRole('button', { name: '提交' }).click();
  await detail.waitFor({ state: 'detached' });
  await row('paySuccess').first().getByRole('switch', { name: /发送短信/, checked: true }).waitFor();
});

it('a message arrives, and one that the member refused is sent again', async () => {
  standIn.parts.template.state.refusing.add('openid-of-somebody');
  await test('短信', '手机号', '13800000001');
  await test('小程序订阅消息', 'openid', 'openid-of-somebody');
  await page.getByRole('link', { name: '发送记录' }).or(page.getByRole('button', { name: '发送记录' })).first().click();
  const failed = row('微信返回：用户拒绝接受消息（43101）').filter({ hasText: '测试' });
  await expect.poll(async () => {
    await page.getByRole('button', { name: '刷新' }).first().click();
    return failed.count();
  }, { timeout: 60_000, interval: 1_000 }).toBe(1);
  expect([...onePass.sent.values()]).toEqual([{ phone: '13800000001', templateId: 'SMS_1', params: expect.objectContaining({ 支付金额: '128.00' }) }]);
  expect(standIn.parts.template.state.sent).toEqual([]);
  expect(await violations(page)).toEqual([]);
  standIn.parts.template.state.refusing.clear();
  await failed.getByRole('button', { name: '重发' }).click();
  await page.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => standIn.parts.template.state.sent, { timeout: 60_000 }).toEqual([{ kind: 'miniProgram', to: 'openid-of-somebody', templateId: expect.any(String), data: expect.objectContaining({ amount3: '128.00' }) }]);
});
