// @vitest-environment jsdom
/** The shop's blocks of the home page, before a backend whose answers are known. */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { home, operatingFigures } from '../../../src/engine/extension/home';
import type { MenuNode } from '../../../src/console/data/menu/menus';
import { writeToken } from '../../../src/console/data/transport/token';
import { envelope, fakeBackend } from '../data/backend';
import { open, useShell } from '../shell/open';

const backend = fakeBackend();
useShell(1280);

const patience = { timeout: 60_000 };
const entry = (id: number, title: string, path: string, children: MenuNode[] = []): MenuNode => ({ id, title, icon: '', path, menuType: children.length > 0 ? 'M' : 'C', children });

const figures = {
  userNum: 20_000, merchantNum: 200, todayNewUserNum: 12, yesterdayNewUserNum: 16, todayNewMerchantNum: 1, yesterdayNewMerchantNum: 0,
  orderNum: 219, yesterdayOrderNum: 188, sales: '353012.50', yesterdaySales: '980.40', pageviews: null, yesterdayPageviews: 16_400,
};
const answers: Record<keyof typeof home, object> = {
  figures,
  operating: { onSaleProductNum: 2_600, awaitAuditProductNum: 639, notShippingOrderNum: 176, awaitVerificationOrderNum: 18, refundingOrderNum: 0 },
  channel: [{ registerType: 'routine', num: 3 }, { registerType: 'h5', num: 1 }, { registerType: '', num: 1 }, { registerType: 'kiosk', num: 1 }],
  trends: { dates: ['2026-01-01', '2026-01-02'], orderData: [4, 5], salesData: ['1234.50', '0.00'], newUserData: [7, 8], visitData: [null, 90], summary: {} },
  hotProducts: [{ ranking: 1, productId: 7, productName: '围巾', salesCount: 31, salesAmount: '1860.00', pageViews: 12_345 }],
  finance: { todayIncome: '353012.50', monthIncome: '0.00', pendingSettlement: null, settledAmount: '99.90', frozenAmount: '45.60', todayRefund: '99.90', todayTransactionFee: '0.60', incomeGrowthRate: '7', monthGrowthRate: '-100' },
  realtime: { onlineUsers: 10, onlineUsersTrend: null, activeMerchants: 27, activeMerchantsTrend: '0', realtimeOrders: 25, realtimeOrdersTrend: '39', paymentSuccessRate: '90.0', paymentSuccessRateTrend: '-6' },
};

function signedIn(...blocks: (keyof typeof home)[]) {
  writeToken('t');
  backend.answer('get', '/admin/platform/getAdminInfoByToken', { account: 'li', realName: '李', roles: ['x'], permissionsList: blocks.map((name) => home[name].permission) });
  backend.answer('get', '/admin/platform/getMenus', () => envelope([entry(1, '主页', '/dashboard'), entry(2, '订单', '/order', [entry(3, '订单列表', '/order/list')])]));
  backend.answer('get', '/console/capabilities', {});
}
// What the first test would wait for, a busy machine takes longer to translate than a state is waited for.
beforeAll(() => Promise.all([import('../../../src/console/shell/Console'), import('../../../src/console/screens/dashboard')]), 300_000);
beforeEach(() => {
  for (const [name, answer] of Object.entries(answers)) backend.answer('get', home[name as keyof typeof home].path, answer);
});

const block = (name: string) => screen.findByRole('region', { name }, patience);
const items = async (name: string) => {
  await within(await block(name)).findAllByRole('listitem');
  return within(await block(name)).getAllByRole('listitem').map((item) => item.textContent);
};
const calls = (path: string) => backend.paths().filter((each) => each.startsWith(`/api${path}`)).length;

const titles: Record<keyof typeof home, string[]> = {
  figures: ['数据卡片'], operating: ['经营数据'], channel: ['会员渠道'], trends: ['经营趋势', '趋势对比'], hotProducts: ['热门商品排行'], finance: ['财务概览'], realtime: ['实时数据'],
};
/** Halves that tell every right from every other. */
it.each([
  [['figures', 'operating', 'channel', 'trends']], [['figures', 'operating', 'hotProducts', 'finance']], [['figures', 'channel', 'hotProducts', 'realtime']],
] as (keyof typeof home)[][][])('the rights to %s show their blocks and ask for nothing else', async (names) => {
  signedIn(...names);
  open('/dashboard');
  for (const name of names) for (const title of titles[name]) await block(title);
  await waitFor(() => expect(names.map((name) => calls(home[name].path))).toEqual(names.map(() => 1)));
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent).sort()).toEqual(['快捷入口', ...(names.includes('operating') ? [] : ['待办']), ...names.flatMap((name) => titles[name])].sort());
  expect(Object.entries(home).filter(([, { path }]) => calls(path) > 0).map(([asked]) => asked)).toEqual(Object.keys(home).filter((name) => names.includes(name as keyof typeof home)));
});

it('cards tell today, yesterday and the change; - where a figure is missing', async () => {
  signedIn('figures');
  open('/dashboard');
  expect(await items('数据卡片')).toEqual([
    '今日销售额353k昨日 980.40 元较昨日 ↑上升35907%', '今日订单量219昨日 188 单较昨日 ↑上升16%', '今日访问量-昨日 16.4k 较昨日 -',
    '会员总数20k今日新增会员 12昨日新增 16', '商户总数200今日新增商户 1昨日新增 0',
  ]);
  expect(screen.getByText('353k')).toHaveAttribute('title', '353,012.50');
});

it('to-do counts lead to their tabs, where the menu has the list', async () => {
  signedIn('operating');
  open('/dashboard');
  expect(await items('经营数据')).toEqual(['在售商品 2.6k', '待审核商品 639', '待发货订单 176', '待核销订单 18', '待退款订单 0']);
  const links = within(await block('经营数据')).getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(operatingFigures.map(({ address }) => address).filter((address) => address.startsWith('/order/list')));
});

it('channels are named; what has no name counts as one', async () => {
  signedIn('channel');
  open('/dashboard');
  const table = await within(await block('会员渠道')).findByRole('table');
  expect(within(table).getAllByRole('row').map((row) => row.textContent)).toEqual(['渠道人数占比', '小程序350.0%', 'H5116.7%', '其他233.3%']);
});

describe('trends', () => {
  it('say where nobody told any visits', async () => {
    signedIn('trends');
    backend.answer('get', home.trends.path, { ...answers.trends, visitData: [null, null] });
    open('/dashboard');
    await userEvent.setup().click(await within(await block('经营趋势')).findByRole('button', { name: '访问量' }));
    expect(within(await block('经营趋势')).getByRole('status')).toHaveTextContent('这段时间没有数据。');
  });

  const rows = async (name: string) => within(await block(name)).getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));

  it('of one measure and of three are tables as well, and ask once for one period', async () => {
    signedIn('trends');
    const person = userEvent.setup();
    open('/dashboard');
    for (const name of ['经营趋势', '趋势对比']) await person.click(await within(await block(name)).findByRole('button', { name: '表格' }));
    expect(await rows('趋势对比')).toEqual([['日期', '订单量', '新增会员', '销售额（元）'], ['2026-01-01', '4', '7', '1,234.50'], ['2026-01-02', '5', '8', '0.00']]);
    expect(await rows('经营趋势')).toEqual([['日期', '订单量'], ['2026-01-01', '4'], ['2026-01-02', '5']]);
    await person.click(within(await block('经营趋势')).getByRole('button', { name: '访问量' }));
    expect(await rows('经营趋势')).toEqual([['日期', '访问量'], ['2026-01-01', '-'], ['2026-01-02', '90']]);
    expect(backend.seen.filter(({ path }) => path.endsWith('/trends')).map(({ query }) => query.timeRange)).toEqual(['30d']);
  });
});

it('goods are ranked anew by what is chosen, those before stand until they have come', async () => {
  signedIn('hotProducts');
  const person = userEvent.setup();
  open('/dashboard');
  expect(await items('热门商品排行')).toEqual(['1围巾31 件']);
  let answer = () => {};
  backend.answer('get', home.hotProducts.path, () => new Promise((resolve) => { answer = () => resolve(envelope([{ ranking: 1, productId: 8, productName: '', salesCount: 1, salesAmount: '1.00', pageViews: 12_345 }])); }));
  await person.click(within(await block('热门商品排行')).getByRole('button', { name: '浏览量' }));
  await waitFor(() => expect(backend.seen.at(-1)!.query).toMatchObject({ timeRange: '7d', rankType: 'views', limit: '5' }));
  expect(await items('热门商品排行')).toEqual(['1围巾31 件']);
  act(answer);
  await waitFor(async () => expect(await items('热门商品排行')).toEqual(['1商品812.3k 次']));
});

it.each([
  ['finance', '财务概览', ['今日收入353k较昨日 ↑上升7%', '本月收入0.00较上月 ↓下降100%', '待结算-另冻结 45.60已结算 99.90', '今日退款99.90已退款成功今日手续费 0.60']],
  ['realtime', '实时数据', ['在线会员10较昨日 -15 分钟内来过', '活跃商户27较昨日 0%今日有订单', '实时订单25较昨日 ↑上升39%近 1 小时下单', '支付成功率90.0%较昨日 ↓下降6%今日，不含待支付']],
] as const)('%s tells its four figures', async (name, title, expected) => {
  signedIn(name);
  open('/dashboard');
  const region = await block(title);
  await within(region).findAllByRole('definition');
  expect([...region.querySelectorAll('dl > div')].map((figure) => figure.textContent)).toEqual(expected);
});

it('cards and live figures ask again every 30 seconds, the others do not, and none does behind another tab', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'], shouldAdvanceTime: true });
  try {
    signedIn('figures', 'realtime', 'finance', 'operating');
    const shell = open('/dashboard');
    const asked = () => (['figures', 'realtime', 'finance', 'operating'] as const).map((name) => calls(home[name].path));
    await waitFor(() => expect(asked()).toEqual([1, 1, 1, 1]), patience);
    await within(await block('数据卡片')).findByText('353k');
    await act(() => vi.advanceTimersByTimeAsync(31_000));
    await waitFor(() => expect(asked()).toEqual([2, 2, 1, 1]));
    await act(() => shell.router.navigate('/operation/maintain/errorLog'));
    await waitFor(() => expect(document.getElementById('screen:/dashboard')).not.toBeVisible());
    await act(() => vi.advanceTimersByTimeAsync(95_000));
    expect(asked()).toEqual([2, 2, 1, 1]);
  } finally {
    vi.useRealTimers();
  }
});
