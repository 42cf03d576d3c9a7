/** A run of sign-ins: an operator changes what it brings, seven days are told, and records and points show it. */
import { expect, test } from 'vitest';
import { addDays, wallTime } from '../../src/engine/time/wallTime';
import { violations } from './helper';
import { type OnPage, usePage } from './prelude';

let { api, watched, page, product } = {} as OnPage;
usePage((open) => { ({ api, watched, page, product } = open); }, { clean: false });

const spin = (name: string) => page.getByRole('spinbutton', { name });

test('rewards are changed in the form and in their rows; a run of seven days gets them; records and points agree', async () => {
  await page.goto('/marketing/sign/config');
  await spin('积分值').fill('8');
  await page.getByRole('button', { name: '提交' }).click();
  await page.getByText('操作成功').waitFor();

  await page.getByRole('tab', { name: '连续签到奖励' }).click();
  await page.getByRole('button', { name: '编辑：7' }).click();
  const row = page.getByRole('row', { name: '7', exact: true });
  await row.getByRole('spinbutton', { name: '积分值' }).fill('40');
  expect(await violations(page)).toEqual([]);
  await row.getByRole('spinbutton', { name: '积分值' }).press('Enter');
  await page.getByRole('row', { name: /^7天 40 / }).waitFor();
  await page.getByRole('button', { name: '新增连续签到奖励' }).click();
  const added = page.getByRole('row', { name: '新增连续签到奖励', exact: true });
  await added.getByRole('spinbutton', { name: '连续天数' }).fill('7');
  await added.getByRole('button', { name: '保存' }).click();
  await added.getByText('连续天数不能重复').waitFor();
  await added.getByRole('spinbutton', { name: '连续天数' }).fill('5');
  await added.getByRole('spinbutton', { name: '积分值' }).fill('6');
  await added.getByRole('button', { name: '保存' }).click();
  await page.getByRole('row', { name: /^5天 6 / }).waitFor();

  const { key } = await api.call('/console/operation/serviceKey/save', { name: '商城', rights: ['service:user:user:register', 'service:marketing:signRecord:sign'], perMinute: 600, endTime: '2099-12-31 00:00:00' });
  const tell = async (path: string, body: object) => {
    const answer = await fetch(`${product.url}/api/console/service/${path}`, {
      method: 'POST', body: JSON.stringify(body), headers: { authorization: `Bearer ${key}`, 'idempotency-key': JSON.stringify(Object.values(body)).replace(/[^ -~]/g, ''), 'content-type': 'application/json' },
    });
    const { code, message, data } = await answer.json() as { code: number; message: string; data: { id: number } };
    expect([code, message]).toEqual([200, null]);
    return data;
  };
  const today = wallTime().slice(0, 10);
  const { id: uid } = await tell('user/user/register', { account: 'signer', nickname: '每日签到的人', phone: '13700001234', registerType: 'h5' });
  for (let ago = 6; ago >= 0; ago -= 1) await tell('marketing/signRecord/sign', { uid, date: addDays(today, -ago) });

  await page.goto(`/marketing/sign/record?searchType=uid&content=${uid}`);
  await page.getByRole('row', { name: /每日签到的人/ }).nth(6).waitFor();
  const told = await page.getByRole('row', { name: /每日签到的人/ }).allInnerTexts();
  expect(told.map((text) => text.split(/\s+/).slice(-6))).toEqual([
    ['7', '5', '8', '20', '40', today], ['6', '5', '8', '0', '0', addDays(today, -1)], ['5', '5', '8', '0', '6', addDays(today, -2)], ['4', '5', '8', '0', '0', addDays(today, -3)],
    ['3', '5', '8', '10', '10', addDays(today, -4)], ['2', '5', '8', '0', '0', addDays(today, -5)], ['1', '5', '8', '0', '0', addDays(today, -6)],
  ]);
  const { integral } = await api.call<{ integral: number }>(`/admin/platform/user/detail/${uid}`);
  expect(integral).toBe(7 * 8 + 10 + 6 + 40);
  watched.expectClean();
});
