/** Figures of statements and summaries open the entries that they are made of (finance sheet). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listLeadOf } from '../../../src/engine/references/lead';
import { contract } from '../../../src/server/contract';
import { centsOf as cents } from '../../../src/engine/format/money';
import type { Page } from '../../../src/engine/envelope';
import { startTestApp, type TestApp } from '../helper';

type Row = Record<string, string> & { id: number };
type Entry = { event: string; amount: string; kind: string };

let server: TestApp;
const entries = '/console/finance/entry/list';

beforeAll(async () => {
  server = await startTestApp({ config: { demo: 1, strict: true } });
}, 300_000);
afterAll(() => server?.close());

const read = async <T>(path: string, query: Record<string, string>): Promise<Page<T>> => {
  const { code, message, data } = await server.call<Page<T>>('GET', path, { query });
  expect([code, message]).toEqual([200, message]);
  return data;
};

const statements = [
  ['daily/statement/list', 'finance/dailyStatement'], ['month/statement/list', 'finance/monthStatement'], ['summary/financial/statements', 'finance/summary'],
] as const;

/** A figure, and the list that its field leads to. */
const figuresOf = (key: string) => contract.entities.find((entity) => entity.key === key)!.fields.flatMap(({ name, kind, leads }) => (leads ? [{ name, counts: kind === 'integer', lead: leads[0]! }] : []));
const filled = (narrowed: Record<string, string>, row: Row) => Object.fromEntries(Object.entries(narrowed).map(([param, text]) => [param, text.replace(/\{(\w+)\}/g, (_, name: string) => String(row[name]))]));

describe.each(statements)('%s', (path, key) => {
  it.each(figuresOf(key).map((figure) => [figure.name, figure] as const))('%s is what its entries come to', async (name, { counts, lead }) => {
    const { list } = await read<Row>(`/admin/platform/finance/${path}`, { page: '1', limit: '9999' });
    expect(list.length).toBeGreaterThan(0);
    const told = list.filter((row) => Number(row[name]) !== 0);
    for (const row of [...told.slice(0, 3), ...list.filter((each) => Number(each[name]) === 0).slice(0, 1)]) {
      const { list: rows, sums, total } = await read<Entry>(entries, { ...filled(lead.with, row), page: '1', limit: '9999' });
      const added = counts ? new Set(rows.map(({ event }) => event)).size : rows.reduce((sum, { amount }) => sum + cents(amount), 0);
      const figure = counts ? Number(row[name]) : cents(row[name]!);
      expect([rows.length, added]).toEqual([total, figure]);
      expect(counts ? sums!.event : cents(sums!.amount as string)).toBe(figure);
    }
  });
});

it('every number of a statement but those of its day is such a figure', () => {
  for (const [, key] of statements) {
    const numbers = contract.entities.find((entity) => entity.key === key)!.fields.filter(({ kind, name }) => name !== 'id' && (kind === 'money' || kind === 'integer'));
    expect(numbers.filter(({ leads }) => !leads).map(({ name }) => name)).toEqual([]);
  }
});

it('figures that are worked out of others are what the sheet says', async () => {
  const { list } = await read<Row>('/admin/platform/finance/daily/statement/list', { page: '1', limit: '9999' });
  const { list: flows } = await read<Row>('/admin/platform/finance/summary/financial/statements', { page: '1', limit: '9999' });
  const wrong = [...list.map((row) => [row, {
    orderReceivable: ['orderRealIncome', 'platCouponPrice', 'integralPrice'], orderRefundable: ['orderRealRefund', 'refundPlatCouponPrice', 'refundIntegralPrice'],
    realIncome: ['orderRealIncome', '-orderRealRefund'], merchantTransferAmount: ['payTransfer', '-refundTransfer'], freight: ['freightFee', '-refundFreightFee'],
    brokerage: ['brokeragePrice', '-refundBrokeragePrice', 'refundReplaceBrokerage'], actualExpenditure: ['merchantTransferAmount', 'brokerage', 'freight'], currentDayBalance: ['realIncome', '-actualExpenditure'],
  }] as const), ...flows.map((row) => [row, {
    incomeAmount: ['rechargeAmount', 'wechatPayAmount', 'aliPayAmount'], payoutAmount: ['merchantSplitSettlement', 'brokerageSettlement', 'orderRefundAmount'], incomeExpenditure: ['incomeAmount', '-payoutAmount'],
  }] as const)].flatMap(([row, rules]) => Object.entries<readonly string[]>(rules).flatMap(([name, parts]) => {
    const sum = parts.reduce((total, part) => total + (part.startsWith('-') ? -cents(row[part.slice(1)]!) : cents(row[part]!)), 0);
    return sum === cents(row[name]!) ? [] : [{ day: row.dataDate, name, told: cents(row[name]!), sum }];
  }));
  expect(wrong).toEqual([]);
});

it('without a figure entries are told as they are booked, and come to nothing', async () => {
  const { list: [first] } = await read<Row>('/admin/platform/finance/daily/statement/list', { page: '1', limit: '1' });
  const { sums, total } = await read<Entry>(entries, { dateLimit: `${first!.dataDate},${first!.dataDate}`, page: '1', limit: '1' });
  expect(total).toBeGreaterThan(0);
  expect(sums).toMatchObject({ amount: '0.00' });
});

it('a file of entries tells a figure with the same sign as the list', async () => {
  const { list } = await read<Entry>(entries, { figure: 'orderRealIncome', page: '1', limit: '3' });
  expect(list.every(({ amount }) => cents(amount) > 0)).toBe(true);
  const { body } = await server.send('GET', '/console/resources/finance/entry/export', { query: { figure: 'orderRealIncome', format: 'csv', columns: 'amount' } });
  const [, ...amounts] = body.trim().split(/\r?\n/);
  expect(amounts.slice(0, 3).map((text) => cents(text.replaceAll(/[",]/g, '')))).toEqual(list.map(({ amount }) => cents(amount)));
});

it.each([
  ['figure', 'nothing', '账目不在可选范围内'], ['dateLimit', '2026-13,2026-14', '记账日期格式不正确'], ['dateLimit', '2026-05,2026-04', '开始时间不能大于结束时间'],
])('%s %s is refused', async (param, value, message) => {
  expect(await server.call('GET', entries, { query: { [param]: value } })).toMatchObject({ code: 400, data: { errors: [{ field: param, message }] } });
});

it('the number of an entry leads to a list that shows it', async () => {
  const entry = contract.entities.find((entity) => entity.key === 'finance/entry')!;
  const number = entry.fields.find(({ name }) => name === 'orderNo')!;
  const list: Row[] = [];
  for (let page = 1, total = 1; list.length < total; page += 1) {
    const part = await read<Row>(entries, { page: String(page), limit: '9999' });
    list.push(...part.list);
    ({ total } = part);
  }
  const leads = [...new Map(list.flatMap((row) => listLeadOf(number, row) ?? []).map((lead) => [JSON.stringify(lead), lead])).values()];
  expect(leads.length).toBeGreaterThan(100);
  const unseen: typeof leads = [];
  for (const lead of leads) {
    const { endpoints, list: { tabs } = {} } = [...contract.entities, ...contract.facets].find((entity) => entity.key === lead.to)!;
    const { path } = endpoints.find(({ role }) => role === 'list')!;
    // It opens at its first tab.
    const tab = tabs?.default === undefined ? {} : { [tabs.param]: String(tabs.default) };
    if ((await read(path, { ...tab, ...lead.query, page: '1', limit: '1' })).total === 0) unseen.push(lead);
  }
  expect(unseen).toEqual([]);
});

it('the number of an order leads to the order, of entries and of refunds: one for points has a list of its own', async () => {
  const unopened: unknown[] = [];
  for (const [key, path, tab] of [['finance/entry', entries, {}], ['order/refund', '/admin/platform/refund/order/list', { refundStatus: '9' }]] as const) {
    const number = contract.entities.find((entity) => entity.key === key)!.fields.find(({ name }) => name === 'orderNo')!;
    const { list } = await read<Row>(path, { ...tab, page: '1', limit: '9999' });
    const orders = list.filter((row) => row.orderNo!.startsWith('DD'));
    const leads = new Map(orders.map((row) => [row.orderNo!, listLeadOf(number, row)?.to]));
    expect([...leads.values()]).toContain('marketing/integralOrder');
    for (const [orderNo, to] of leads) {
      const { code } = await server.call('GET', to === undefined ? '/admin/platform/order/info' : `/admin/platform/integral/order/detail/${orderNo}`, { query: to === undefined ? { orderNo } : {} });
      if (code !== 200) unopened.push([key, orderNo, to, code]);
    }
  }
  expect(unopened).toEqual([]);
});
