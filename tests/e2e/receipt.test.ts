/** A receipt from its upload by the shop to points of its member, reviewed one by one. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addDays, wallTime } from '../../src/engine/time/wallTime';
import { violations } from './helper';
import { type OnPage, usePage } from './prelude';

let { api, page, product } = {} as OnPage;
usePage((open) => { ({ api, page, product } = open); });

/** The mobile shop, by a key that may register members and upload receipts. */
async function openShop() {
  const { key } = await api.call<{ key: string }>('/console/operation/serviceKey/save', {
    name: '小程序商城', rights: ['service:user:user:register', 'service:marketing:integralReceipt:upload'], perMinute: 60, endTime: '2099-12-31 00:00:00',
  });
  return async <T>(path: string, body: object): Promise<T> => {
    const answer = await fetch(`${product.url}/api/console/service/${path}`, {
      method: 'POST', headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', 'idempotency-key': randomUUID() }, body: JSON.stringify(body),
    });
    const { code, message, data } = await answer.json() as { code: number; message: string; data: T };
    expect([code, message]).toEqual([200, null]);
    return data;
  };
}

test('a member uploads one, an operator looks at its pictures and passes it, and the points are the member’s', async () => {
  const shop = await openShop();
  const member = await shop<{ id: number }>('user/user/register', { account: 'receipts', nickname: '小票会员', phone: '13900139000', registerType: 'h5' });
  // None of these have rules of their own.
  const { list: merchants } = await api.call<{ list: { id: number; name: string }[] }>('/admin/platform/merchant/list?page=1&limit=20');
  const [merchant] = merchants.filter(({ name }) => !/森屿|素然/.test(name));
  const receipt = await shop<{ id: number; auditStatus: number; integral: number }>('marketing/integralReceipt/upload', {
    uid: member.id, images: ['/demo/receipt-1.svg', '/demo/receipt-2.svg'], merId: merchant!.id, receiptNo: 'E2E-1', consumeAmount: '128.50', consumeTime: `${addDays(wallTime().slice(0, 10), -1)} 09:00:00`,
  });
  expect(receipt).toMatchObject({ auditStatus: 1, integral: expect.any(Number) });
  expect(receipt.integral).toBeGreaterThan(0);

  const twin = await shop<{ id: number }>('user/user/register', { account: 'twin', nickname: '同号会员', phone: '13900139001', registerType: 'h5' });
  await shop('marketing/integralReceipt/upload', { uid: twin.id, images: ['/demo/receipt-1.svg'], merId: merchant!.id, receiptNo: 'E2E-1', consumeAmount: '9.90', consumeTime: `${addDays(wallTime().slice(0, 10), -1)} 10:00:00` });

  await page.goto(`/marketing/integral/receiptReview?searchType=uid&content=${member.id}`);
  await page.getByRole('button', { name: /^逐条审核 \(1\)$/ }).click();
  const record = page.getByRole('article');
  await record.getByText('E2E-1').first().waitFor();
  await record.getByRole('button', { name: '查看大图：小票图片 1' }).click();
  await page.getByRole('dialog', { name: '小票图片 1' }).getByRole('toolbar').waitFor();
  await page.keyboard.press('r');
  await page.keyboard.press('+');
  await page.keyboard.press('ArrowRight');
  const second = page.getByRole('dialog', { name: '小票图片 2' });
  await second.getByText('2 / 2').waitFor();
  expect(await violations(page, { within: 'dialog[open]' })).toEqual([]);
  await page.keyboard.press('Escape');
  await second.waitFor({ state: 'detached' });

  await page.getByRole('group', { name: '审核' }).getByRole('button', { name: /^审核/ }).click();
  const form = page.getByRole('dialog', { name: '审核' });
  // The pictures are read beside what is entered.
  await form.getByRole('img', { name: '小票图片 1' }).waitFor();
  await form.getByRole('button', { name: '下一张（→）' }).click();
  await form.getByRole('region', { name: '小票图片 2' }).getByText('2 / 2').waitFor();
  const [viewer, inputs] = await Promise.all([form.getByRole('region', { name: '小票图片 2' }).boundingBox(), form.getByRole('textbox', { name: '小票号' }).boundingBox()]);
  expect(viewer!.x + viewer!.width).toBeLessThan(inputs!.x);
  // Whoever grants the points sees who else has handed in this number.
  await form.getByRole('row').filter({ hasText: '同号会员' }).getByText('9.90').waitFor();
  // Worked out by the rules, from what the member said of the purchase.
  await expect.poll(() => form.getByRole('spinbutton', { name: '发放积分' }).inputValue()).toBe(String(receipt.integral));
  expect(await violations(page, { within: 'dialog[open]' })).toEqual([]);
  // Whoever backs out of either question is still at the form, with everything in it.
  await form.getByRole('button', { name: '审核拒绝' }).click();
  const reason = page.getByRole('dialog', { name: '拒绝原因' });
  await reason.getByRole('button', { name: '取消' }).click();
  await form.getByRole('button', { name: '审核通过' }).click();
  const question = page.getByRole('alertdialog', { name: '系统提示' });
  await question.getByText('确定审核通过该小票').waitFor();
  await question.getByRole('button', { name: '取消' }).click();
  await form.getByRole('button', { name: '审核通过' }).click();
  await question.getByRole('button', { name: '确定' }).click();
  await page.getByText('没有符合条件的待审核的小票').waitFor();
  expect(await api.call(`/admin/platform/user/detail/${member.id}`)).toMatchObject({ integral: receipt.integral });
  expect(await api.call(`/admin/platform/integral/receipt/detail/${receipt.id}`)).toMatchObject({ auditStatus: 2, integral: receipt.integral, ruleName: expect.stringMatching(/./) });
});
