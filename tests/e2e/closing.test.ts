/** 会员结算 and 商户结算: a withdrawal from its request to the proof of the transfer. */
import { expect, it } from 'vitest';
import { actOn, violations } from './helper';
import { type OnPage, usePage } from './prelude';

let { api, watched, page, product } = {} as OnPage;
usePage((open) => { ({ api, watched, page, product } = open); }, { clean: false });

interface Closing { closingNo: string; auditStatus: number; accountStatus: number }
interface Page<T> { list: T[] }

interface Side {
  title: string;
  /** Entity that is asked for by keys, and the address of its screen. */
  entity: string;
  screen: string;
  /** Its list as the interface calls it, narrowed to one request. */
  list(closingNo: string): string;
  /** Query of the screen that shows that request. */
  query(closingNo: string): string;
  /** What somebody of the demo who has some asks for. */
  ask(): Promise<object>;
  /** What the form of the proof says of where the money goes. */
  payee: string[];
  /** Row actions that open the detail and the form of the proof. */
  detail: string;
  proof: string;
  dialog: string;
  shows: string[];
}

const card = '6225880199990000';
const sides: Side[] = [
  {
    title: '会员结算', entity: 'userClosing', screen: '/finance/closing/userClosing', list: () => `user/closing/list?keywords=${card}`, query: () => `keywords=${card}`,
    async ask() {
      // Whoever has most: at some hours nobody among the latest hundred of the demo has any.
      const { list: [promoter] } = await api.call<Page<{ id: number }>>('/admin/platform/retail/store/people/list?page=1&limit=1&orderBy=brokeragePrice:desc');
      return { uid: promoter!.id, closingPrice: '1.00', closingType: 'bank', cardholder: '结算样品', bankName: '招商银行', bankCardNo: card };
    },
    detail: '详情', proof: '结算凭证', dialog: '上传结算凭证', payee: ['招商银行', card, '结算样品'], shows: ['结算样品', card, '结算凭证', '结算时间'],
  },
  {
    title: '商户结算', entity: 'merchantClosingRecord', screen: '/finance/closing/merchantClosing', list: (closingNo) => `merchant/closing/list?closingNo=${closingNo}`, query: (closingNo) => `closingNo=${closingNo}`,
    async ask() {
      const [{ merchantList }] = await api.call<[{ merchantList: { id: number; balance: string }[] }]>('/admin/platform/merchant/use/category/list');
      return { merId: merchantList.find(({ balance }) => Number(balance) >= 1)!.id, amount: '1.00', closingType: 'bank', closingName: '结算样品', closingBank: '招商银行', closingBankCard: card, mark: '请尽快到账' };
    },
    detail: '转账详情', proof: '转账', dialog: '上传转账凭证', payee: ['招商银行', card, '结算样品'], shows: ['结算样品', card, '商户收款方式', '结算凭证', '结算时间', '请尽快到账'],
  },
];

async function asked({ entity, ask }: Side): Promise<string> {
  const { key } = await api.call<{ key: string }>('/console/operation/serviceKey/save', { name: entity, rights: [`service:finance:${entity}:ask`], perMinute: 600, endTime: '2099-12-31 00:00:00' });
  const answer = await fetch(`${product.url}/api/console/service/finance/${entity}/ask`, {
    method: 'POST', headers: { authorization: `Bearer ${key}`, 'idempotency-key': entity, 'content-type': 'application/json' }, body: JSON.stringify(await ask()),
  });
  const { code, data } = await answer.json() as { code: number; data: Closing };
  expect(code).toBe(200);
  return data.closingNo;
}

const rowOf = (closingNo: string) => page.getByRole('row').filter({ has: page.getByText(closingNo, { exact: true }) });

it.each(sides.map((side) => [side.title, side] as const))('%s is passed, transferred with a proof, and shows both in its detail', async (_title, side) => {
  const closingNo = await asked(side);
  const stateOf = async () => {
    const { list } = await api.call<Page<Closing>>(`/admin/platform/finance/${side.list(closingNo)}&page=1&limit=100`);
    const { auditStatus, accountStatus } = list.find((each) => each.closingNo === closingNo)!;
    return [auditStatus, accountStatus];
  };
  await page.goto(`${side.screen}?${side.query(closingNo)}`);
  await rowOf(closingNo).waitFor();
  expect(await violations(page)).toEqual([]);

  await actOn(page, '审核', closingNo, rowOf(closingNo));
  await page.getByRole('dialog', { name: '结算审核' }).getByRole('button', { name: '审核通过' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
  await expect.poll(stateOf).toEqual([1, 0]);
  await rowOf(closingNo).getByText('审核通过').waitFor();

  await actOn(page, side.proof, closingNo, rowOf(closingNo));
  const dialog = page.getByRole('dialog', { name: side.dialog });
  for (const text of side.payee) await dialog.getByText(text, { exact: true }).waitFor();
  await dialog.getByRole('button', { name: '转账凭证' }).first().click();
  const picker = page.getByRole('dialog', { name: '选择图片' });
  await picker.locator('.media-tile-pick').first().press('Enter');
  await picker.getByRole('button', { name: '使用选中图片' }).click();
  await picker.waitFor({ state: 'detached' });
  expect(await violations(page, { within: 'dialog[open]' })).toEqual([]);
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.poll(stateOf).toEqual([1, 1]);
  await rowOf(closingNo).getByText('已转账').waitFor();

  await actOn(page, side.detail, closingNo, rowOf(closingNo));
  const detail = page.getByRole('dialog', { name: '结算详情' });
  for (const text of side.shows) await detail.getByText(text, { exact: true }).first().waitFor();
  expect(await violations(page, { within: 'dialog' })).toEqual([]);
  watched.expectClean();
});
