/** 会员结算: a withdrawal from its member's request to the proof of the transfer. */
import { expect, it } from 'vitest';
import { actOn, violations } from './helper';
import { type OnPage, usePage } from './prelude';

let { api, watched, page, product } = {} as OnPage;
usePage((open) => { ({ api, watched, page, product } = open); }, { clean: false });

interface Promoter { id: number; brokeragePrice: string }
interface Closing { closingNo: string; auditStatus: number; accountStatus: number }

/** A request of a promoter of the demo who has some. @returns its number */
async function asked(): Promise<string> {
  const { list } = await api.call<{ list: Promoter[] }>('/admin/platform/retail/store/people/list?page=1&limit=100');
  const { id: uid } = list.find(({ brokeragePrice }) => Number(brokeragePrice) >= 1)!;
  const { key } = await api.call<{ key: string }>('/console/operation/serviceKey/save', { name: '提现', rights: ['service:finance:userClosing:ask'], perMinute: 600, endTime: '2099-12-31 00:00:00' });
  const answer = await fetch(`${product.url}/api/console/service/finance/userClosing/ask`, {
    method: 'POST', headers: { authorization: `Bearer ${key}`, 'idempotency-key': `closing-${uid}`, 'content-type': 'application/json' },
    body: JSON.stringify({ uid, closingPrice: '1.00', closingType: 'bank', cardholder: '结算样品', bankName: '招商银行', bankCardNo: '6225880199990000' }),
  });
  const { code, data } = await answer.json() as { code: number; data: Closing };
  expect(code).toBe(200);
  return data.closingNo;
}

const rowOf = (closingNo: string) => page.getByRole('row').filter({ has: page.getByText(closingNo, { exact: true }) });
const stateOf = async (closingNo: string) => {
  const { list } = await api.call<{ list: Closing[] }>('/admin/platform/finance/user/closing/list?page=1&limit=100&keywords=6225880199990000');
  const { auditStatus, accountStatus } = list.find((each) => each.closingNo === closingNo)!;
  return [auditStatus, accountStatus];
};

it('is passed, transferred with a proof, and shows both in its detail', async () => {
  const closingNo = await asked();
  await page.goto('/finance/closing/userClosing?keywords=6225880199990000');
  await rowOf(closingNo).waitFor();
  expect(await violations(page)).toEqual([]);

  await actOn(page, '审核', closingNo, rowOf(closingNo));
  await page.getByRole('dialog', { name: '结算审核' }).getByRole('button', { name: '审核通过' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
  await expect.poll(() => stateOf(closingNo)).toEqual([1, 0]);
  await rowOf(closingNo).getByText('审核通过').waitFor();

  await actOn(page, '结算凭证', closingNo, rowOf(closingNo));
  const dialog = page.getByRole('dialog', { name: '上传结算凭证' });
  await dialog.getByRole('button', { name: '转账凭证' }).first().click();
  const picker = page.getByRole('dialog', { name: '选择图片' });
  await picker.locator('.media-tile-pick').first().press('Enter');
  await picker.getByRole('button', { name: '使用选中图片' }).click();
  await picker.waitFor({ state: 'detached' });
  expect(await violations(page, { within: 'dialog[open]' })).toEqual([]);
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => stateOf(closingNo)).toEqual([1, 1]);
  await rowOf(closingNo).getByText('已转账').waitFor();

  await actOn(page, '详情', closingNo, rowOf(closingNo));
  const detail = page.getByRole('dialog', { name: '结算详情' });
  for (const text of ['结算样品', '6225880199990000', '结算凭证', '结算时间']) await detail.getByText(text, { exact: true }).first().waitFor();
  expect(await violations(page, { within: 'dialog' })).toEqual([]);
  watched.expectClean();
});
