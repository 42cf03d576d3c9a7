/** 财务: statements of closed days, the movements they stand for, the cash of each day, and top-ups. */
import { expect, it } from 'vitest';
import { centsOf as cents } from '../../src/engine/format/money';
import { violations } from './helper';
import { type OnPage, usePage } from './prelude';

let { api, watched, page } = {} as OnPage;
usePage((open) => { ({ api, watched, page } = open); }, { clean: false });

interface Statement { dataDate: string; orderRealIncome: string; orderRealRefund: string; currentDayBalance: string; realIncome: string }
interface Movement { type: string; pm: number; amount: string }

const path = '/admin/platform/finance';
const movements = async (day: string) => (await api.call<{ list: Movement[] }>(`${path}/funds/flow?dateLimit=${day},${day}&page=1&limit=1000`)).list;
const sum = (list: readonly Movement[]) => list.reduce((total, { amount }) => total + cents(amount), 0);

it('a statement of a day says what its movements add up to, and its detail what it is made of', async () => {
  await page.goto('/finance/statement');
  const { list } = await api.call<{ list: Statement[] }>(`${path}/daily/statement/list?page=1&limit=20`);
  const day = list.find(({ orderRealRefund }) => cents(orderRealRefund) > 0)!;
  const all = await movements(day.dataDate);
  const trade = (types: readonly string[]) => sum(all.filter(({ type }) => types.includes(type)));
  expect(cents(day.orderRealRefund)).toBe(trade(['refund_order']));
  const row = page.getByRole('row').filter({ hasText: day.dataDate });
  await row.getByRole('button', { name: '详情' }).click();
  const detail = page.getByRole('dialog', { name: '日账单详情' });
  await detail.getByText('商家分账').first().waitFor();
  // A day may have lost money: then the sign stands before the ¥.
  const shown = new Intl.NumberFormat('zh-CN', { style: 'currency', currency: 'CNY' }).format(Number(day.realIncome));
  await detail.getByText(shown).first().waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: '月账单' }).click();
  await page.getByRole('row').filter({ hasText: /\d{4}-\d\d(?!-)/ }).first().waitFor();
  expect(await violations(page)).toEqual([]);
  watched.expectClean();
});

/** What the cells of a column say, of the rows that are shown. */
async function cellsUnder(title: string): Promise<string[]> {
  const heads = await page.getByRole('columnheader').allInnerTexts();
  const at = heads.findIndex((head) => head.trim().startsWith(title));
  // Read at once: rows may give way to others meanwhile.
  return page.locator('tbody tr').filter({ visible: true }).evaluateAll((rows, column) => rows.map((row) => (row as HTMLTableRowElement).cells[column]?.innerText ?? ''), at);
}
const sums = () => page.getByLabel('合计', { exact: true }).getByRole('definition').allInnerTexts();
const shownCents = (text: string) => cents(text.replaceAll(/[¥,，\s]/g, ''));

it('a figure of a day opens the entries that add up to it, and each of these leads to what it was booked for', async () => {
  const { list } = await api.call<{ list: Statement[] }>(`${path}/daily/statement/list?page=1&limit=20`);
  const { dataDate, orderRealRefund } = list.find((day) => cents(day.orderRealRefund) > 0)!;
  await page.goto('/finance/statement');
  await page.getByRole('row').filter({ hasText: dataDate }).getByRole('button', { name: '详情' }).click();
  await page.getByRole('dialog', { name: '日账单详情' }).locator('.detail-item').filter({ has: page.getByText('订单实退', { exact: true }) }).getByRole('link').click();
  await page.waitForURL('**/finance/journalAccount/entry?figure=orderRealRefund&dateLimit=*');
  await expect.poll(async () => (await sums()).map(shownCents)[0]).toBe(cents(orderRealRefund));
  const amounts = (await cellsUnder('金额')).map(shownCents);
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(cents(orderRealRefund));
  expect(await violations(page)).toEqual([]);

  const number = (await cellsUnder('单号'))[0]!.trim();
  await page.getByRole('link', { name: number }).first().click();
  await page.waitForURL(/\/(order|marketing\/activity)\/refund\?refundOrderNo=/);
  await page.getByRole('row').filter({ hasText: number }).waitFor();
  watched.expectClean();
});

it('a figure in the list of months opens the entries of that month', async () => {
  const { list: [month] } = await api.call<{ list: (Statement & { payNum: number; orderReceivable: string })[] }>(`${path}/month/statement/list?page=1&limit=20`);
  await page.goto('/finance/statement');
  await page.getByRole('tab', { name: '月账单' }).click();
  const shown = new Intl.NumberFormat('zh-CN', { minimumFractionDigits: 2 }).format(Number(month!.orderReceivable));
  await page.getByRole('row').filter({ hasText: month!.dataDate }).getByRole('link', { name: shown }).click();
  await page.waitForURL('**/finance/journalAccount/entry?figure=orderReceivable&dateLimit=*');
  await expect.poll(async () => {
    const [sum, happenings] = await sums();
    return sum === undefined ? [] : [shownCents(sum), Number(happenings)];
  }).toEqual([cents(month!.orderReceivable), month!.payNum]);
  watched.expectClean();
});

it('statements of days follow a period as soon as it is chosen, the past year among them, and forget it with the tab', async () => {
  await page.goto('/finance/statement');
  await page.getByRole('row').nth(1).waitFor();
  expect(await page.getByRole('main').getByRole('button', { name: /^(查询|重置)$/ }).count()).toBe(0);
  const { list } = await api.call<{ list: Statement[] }>(`${path}/daily/statement/list?page=1&limit=20&dateLimit=lately7`);
  await page.getByRole('button', { name: '时间选择' }).click();
  const choice = page.getByRole('dialog', { name: '选择时间选择' });
  expect(await choice.getByRole('group', { name: '快捷选项' }).getByRole('button').allInnerTexts()).toEqual(['今天', '昨天', '最近7天', '最近30天', '本月', '本年', '最近一年']);
  await choice.getByRole('button', { name: '最近7天' }).click();
  await expect.poll(() => cellsUnder('日期')).toEqual(list.map(({ dataDate }) => dataDate));
  await page.getByRole('button', { name: '时间选择' }).click();
  await choice.getByRole('button', { name: '最近一年' }).click();
  await expect.poll(async () => (await cellsUnder('日期')).length).toBe(20);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('tab', { name: '月账单' }).click();
  await page.getByRole('row').filter({ hasText: /\d{4}-\d\d(?!-)/ }).first().waitFor();
  expect(await page.getByRole('button', { name: '时间选择' }).innerText()).toBe('全部时间');
  watched.expectClean();
});

it('what is taken off and is nothing reads ¥0.00, without a sign', async () => {
  const { list } = await api.call<{ list: (Statement & { refundTransfer: string })[] }>(`${path}/daily/statement/list?page=1&limit=100`);
  const { dataDate } = list.find(({ refundTransfer, orderRealRefund }) => cents(refundTransfer) === 0 && cents(orderRealRefund) === 0)!;
  await page.goto(`/finance/statement?dateLimit=${dataDate},${dataDate}`);
  await page.getByRole('row').filter({ hasText: dataDate }).getByRole('button', { name: '详情' }).click();
  const detail = page.getByRole('dialog', { name: '日账单详情' });
  const refund = detail.locator('.detail-item').filter({ has: page.getByText('订单实退', { exact: true }) });
  await expect.poll(() => refund.getByRole('definition').innerText()).toBe('¥0.00');
  expect(await detail.innerText()).not.toContain('-¥0.00');
  watched.expectClean();
});

it('numbers of withdrawals, movements and orders are told whole at 1280 pixels', async () => {
  for (const screen of ['finance/closing/merchantClosing', 'finance/closing/userClosing', 'finance/journalAccount/capitalFlow', 'finance/journalAccount/entry', 'order/list?type=1', 'order/list?type=2']) {
    await page.goto(`/${screen}`);
    const cells = page.locator('tbody tr :is(td, th)').filter({ visible: true, hasText: /^(\[..\])?[A-Za-z]{2,4}\d{14,}/ });
    await cells.first().waitFor();
    const cut = () => cells.evaluateAll((all) => all.filter((cell) => [cell, ...cell.querySelectorAll('*')].some((each) => each.clientWidth > 0 && each.scrollWidth > each.clientWidth + 1)).map((cell) => cell.textContent));
    await expect.poll(cut, { message: screen }).toEqual([]);
  }
  watched.expectClean();
});

it('statements of months are narrowed by months, pressed or quick', async () => {
  const { list } = await api.call<{ list: Statement[] }>(`${path}/month/statement/list?page=1&limit=20`);
  const month = list[0]!.dataDate;
  await page.goto('/finance/statement');
  await page.getByRole('tab', { name: '月账单' }).click();
  await page.getByRole('button', { name: '时间选择' }).click();
  const choice = page.getByRole('dialog', { name: '选择时间选择' });
  while (!(await choice.getByText(`${month.slice(0, 4)}年`, { exact: true }).isVisible())) await choice.getByRole('button', { name: '上一年' }).click();
  expect(await violations(page)).toEqual([]);
  await choice.getByRole('button', { name: `${month.slice(0, 4)}年${Number(month.slice(5))}月` }).dblclick();
  await expect.poll(() => cellsUnder('月份')).toEqual([month]);
  await page.getByRole('button', { name: '时间选择' }).click();
  await choice.getByRole('button', { name: '最近六个月' }).click();
  await expect.poll(async () => (await cellsUnder('月份')).length).toBeGreaterThan(0);
  watched.expectClean();
});

it('movements are found by the number of their order, and the cash of a day by its date', async () => {
  const { list: [first] } = await api.call<{ list: { orderNo: string }[] }>(`${path}/funds/flow?page=1&limit=1`);
  await page.goto('/finance/journalAccount/capitalFlow');
  await page.getByRole('textbox', { name: '流水搜索' }).fill(first!.orderNo);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByRole('row').filter({ hasText: first!.orderNo }).count()).toBeGreaterThan(0);
  await expect.poll(async () => await page.getByRole('row').count() - 1 === await page.getByRole('row').filter({ hasText: first!.orderNo }).count()).toBe(true);
  expect(await violations(page)).toEqual([]);
  await page.goto('/finance/journalAccount/summaryCapitalFlow');
  await page.getByRole('row').nth(1).getByRole('button', { name: '详情' }).click();
  await page.getByRole('dialog', { name: '财务流水汇总' }).getByText('平台支出金额').first().waitFor();
  expect(await violations(page)).toEqual([]);
  watched.expectClean();
});

interface TopUp { uid: number; nickname: string; orderNo: string; price: string; paid: boolean }

it('a top-up is found by its number, and its detail says how it was paid', async () => {
  const { list } = await api.call<{ list: TopUp[] }>('/admin/platform/recharge/order/list?page=1&limit=100');
  const [paid, unpaid] = [list.find((each) => each.paid)!, list.find((each) => !each.paid)!];
  await page.goto('/finance/charge');
  const rows = page.getByRole('row').filter({ hasText: /CZ\d/ });
  await rows.first().waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: '展开', exact: true }).click();
  const number = page.getByRole('textbox', { name: '订单编号' });
  for (const { orderNo, paid: isPaid } of [unpaid, paid]) {
    await number.fill(orderNo);
    await number.press('Enter');
    await expect.poll(() => rows.allInnerTexts().then((texts) => texts.map((text) => text.includes(orderNo)))).toEqual([true]);
    await expect.poll(() => rows.first().getByText('无', { exact: true }).count()).toBe(isPaid ? 0 : 1);
  }
  await rows.first().getByRole('button', { name: '详情' }).click();
  const detail = page.getByRole('dialog', { name: '充值详情' });
  await detail.getByText('已支付').waitFor();
  await detail.getByText(`${paid.nickname}/${paid.uid}`).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '重置' }).click();
  await expect.poll(() => rows.count()).toBeGreaterThan(1);
  watched.expectClean();
});
