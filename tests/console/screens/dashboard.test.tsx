// @vitest-environment jsdom
import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { statistics } from '../../../src/engine/extension/statistics';
import type { MenuNode } from '../../../src/console/data/menu/menus';
import { writeToken } from '../../../src/console/data/transport/token';
import { greeting } from '../../../src/console/screens/dashboard';
import { chosenEntries, offered, usualEntries } from '../../../src/console/screens/dashboard/quick/entries';
import { envelope, fakeBackend } from '../data/backend';
import { open, useShell } from '../shell/open';

const backend = fakeBackend();
useShell(1280);

const patience = { timeout: 60_000 };
const node = (id: number, title: string, path: string, children: MenuNode[] = []): MenuNode =>
  ({ id, title, icon: '', path, menuType: children.length > 0 ? 'M' : 'C', children });
const menus = [
  node(1, '主页', '/dashboard'),
  node(2, '商品', '/product', [node(3, '品牌管理', '/product/brand'), node(4, '商品管理', '/product/list')]),
  node(5, '会员', '/user', [node(6, '会员标签', '/user/label')]),
];
const figures = { active: 1, people: 2, sessions: 1500, failures: 0 };
const { system, records, operationLatest, operationTrend } = statistics;

function signedIn(permissions: string[], capabilities = { statistics: true }) {
  writeToken('t');
  backend.answer('get', '/admin/platform/getAdminInfoByToken', { account: 'li', realName: '李', roles: ['x'], permissionsList: permissions });
  backend.answer('get', '/admin/platform/getMenus', () => envelope(menus));
  backend.answer('get', '/console/capabilities', capabilities);
}
beforeEach(() => {
  signedIn([system.permission, operationLatest.permission]);
  backend.answer('get', system.path, figures);
  backend.answer('get', operationLatest.path, []);
});
afterEach(() => focusManager.setFocused(undefined));

const block = (name: string) => screen.findByRole('region', { name }, patience);
const calls = (path: string) => backend.paths().filter((each) => each === `/api${path}`).length;

describe('blocks', () => {
  it('appear by permission alone', async () => {
    open('/dashboard');
    await block('系统状态');
    expect(screen.getByRole('region', { name: '最近操作' })).toBeInTheDocument();
    for (const name of ['数据总览', '操作趋势', '文章概览', '最新文章', '管理员操作排行']) expect(screen.queryByRole('region', { name })).toBeNull();
    expect(calls(records.path)).toBe(0);
  });

  it('stay away where the backend has no such figures', async () => {
    signedIn([system.permission], { statistics: false });
    open('/dashboard');
    await screen.findByRole('heading', { name: /李/ }, patience);
    await waitFor(() => expect(calls('/console/capabilities')).toBe(1));
    expect(screen.queryByRole('region', { name: '系统状态' })).toBeNull();
    expect(calls(system.path)).toBe(0);
  });

  it('abbreviate large figures and tell the exact ones', async () => {
    open('/dashboard');
    expect(await within(await block('系统状态')).findByText('1.5k')).toHaveAttribute('title', '1,500');
  });

  it('are grey while they wait, and say when there is nothing', async () => {
    let answer = () => {};
    backend.answer('get', operationLatest.path, () => new Promise((resolve) => { answer = () => resolve(envelope([])); }));
    open('/dashboard');
    const latest = await block('最近操作');
    expect(within(latest).getByRole('status', { name: '加载中' })).toBeInTheDocument();
    expect(await within(await block('系统状态')).findByText('1.5k')).toBeInTheDocument();
    await waitFor(() => expect(calls(operationLatest.path)).toBe(1));
    act(answer);
    expect(await within(latest).findByText('还没有操作记录。')).toBeInTheDocument();
  });

  it.each([
    ['code 500', () => envelope(null, 500, '统计服务忙'), '统计服务忙'],
    ['code 403', () => envelope(null, 403, ''), '没有权限访问。'],
    ['no JSON', () => new Response('<html>'), '服务器返回了无法识别的内容。'],
    ['another shape', () => envelope({ total: '7' }), '数据加载失败，请重试。'],
    ['no data', () => envelope(null), '数据加载失败，请重试。'],
    ['a broken list', () => envelope([{ id: 1 }]), '数据显示时遇到问题，请重试。'],
  ])('tell of %s in their own place, and come back with a retry', async (_, answer, text) => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    backend.answer('get', operationLatest.path, answer);
    open('/dashboard');
    const latest = await block('最近操作');
    expect(await within(latest).findByRole('alert')).toHaveTextContent(text);
    expect(within(await block('系统状态')).queryByRole('alert')).toBeNull();
    expect(document.querySelector('.notice')).toBeNull();
    backend.answer('get', operationLatest.path, [{ id: 1, at: '2026-01-01 08:00:00', account: 'li', realName: '李', title: '编辑', subject: '品牌' }]);
    await userEvent.setup().click(within(latest).getByRole('button', { name: '重试' }));
    expect(await within(latest).findByText('品牌 · 编辑')).toBeInTheDocument();
    quiet.mockRestore();
  });

  it('keep what they showed when a refresh fails', async () => {
    open('/dashboard');
    const region = await block('系统状态');
    await within(region).findByText('1.5k');
    backend.answer('get', system.path, () => envelope(null, 500, '忙'));
    await userEvent.setup().click(within(region).getByRole('button', { name: '刷新系统状态' }));
    expect(await within(region).findByText(/^刷新失败：/)).toBeInTheDocument();
    expect(within(region).getByText('1.5k')).toBeInTheDocument();
  });

  it('lead to the sign-in page when the session has ended', async () => {
    backend.answer('get', system.path, () => envelope(null, 401, ''));
    const shell = open('/dashboard');
    await waitFor(() => expect(shell.address()).toContain('/login'), patience);
  });

  it('ask again after 30 seconds, but only while somebody looks', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'], shouldAdvanceTime: true });
    try {
      open('/dashboard');
      await within(await block('系统状态')).findByText('1.5k');
      expect(calls(system.path)).toBe(1);
      await act(() => vi.advanceTimersByTimeAsync(31_000));
      await waitFor(() => expect(calls(system.path)).toBe(2));
      focusManager.setFocused(false);
      await act(() => vi.advanceTimersByTimeAsync(95_000));
      expect(calls(system.path)).toBe(2);
      focusManager.setFocused(true);
      await act(() => vi.advanceTimersByTimeAsync(31_000));
      await waitFor(() => expect(calls(system.path)).toBeGreaterThan(2));
    } finally {
      vi.useRealTimers();
    }
  });

  it('show a chart as a table, and other periods', async () => {
    signedIn([operationTrend.permission]);
    backend.answer('get', operationTrend.path, ({ query }) => envelope([{ date: `2026-01-0${query.timeRange === '7d' ? 7 : 3}`, added: 4, updated: 3, deleted: 2, other: 1 }]));
    const person = userEvent.setup();
    open('/dashboard');
    const trend = await block('操作趋势');
    await person.click(await within(trend).findByRole('button', { name: '表格' }));
    const row = () => within(trend).getAllByRole('row').at(-1)!;
    expect(row()).toHaveTextContent('2026-01-034321');
    expect(within(trend).getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['日期', '新增', '修改', '删除', '其他']);
    await person.click(within(trend).getByRole('button', { name: '7天' }));
    await waitFor(() => expect(row()).toHaveTextContent('2026-01-074321'));
    expect(within(trend).getByRole('button', { name: '表格' })).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('a role with few rights', () => {
  const counts = '/admin/platform/product/tabs/headers';
  it('finds what waits in its own lists, and the screens that it may open', async () => {
    signedIn(['platform:product:page:list', 'platform:product:tabs:headers']);
    backend.answer('get', counts, ({ query }) => envelope(query.type === undefined ? [{ type: 1, count: 40 }, { type: 6, count: 7 }] : null));
    open('/dashboard');
    const todo = await block('待办');
    expect(await within(todo).findByText('7', {}, patience)).toBeInTheDocument();
    expect(within(todo).getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([['待审核商品 7', '/product/list?type=6']]);
    expect(within(screen.getByRole('region', { name: '快捷入口' })).getAllByRole('link').map((link) => link.textContent)).toEqual(['商品管理', '品牌管理', '会员标签']);
  });

  it('whose menu has no list where anything waits has no 待办', async () => {
    signedIn([]);
    backend.answer('get', '/admin/platform/getMenus', () => envelope([node(5, '会员', '/user', [node(6, '会员标签', '/user/label'), node(7, '会员管理', '/user/index')])]));
    open('/dashboard');
    expect((await within(await block('快捷入口')).findAllByRole('link', {}, patience)).map((link) => link.textContent)).toEqual(['会员管理', '会员标签']);
    expect(screen.queryByRole('region', { name: '待办' })).toBeNull();
  });
});

describe('quick entries', () => {
  const all = offered(menus);
  it.each([
    ['the usual ones of the menu, then the first of each section', usualEntries(all), ['/product/list', '/product/brand', '/user/label']],
    ['all of a single section, where a person has no other', usualEntries(offered([node(2, '营销', '/m', [node(3, '甲', '/m/a'), node(4, '乙', '/m/b'), node(5, '丙', '/m/c')])])), ['/m/a', '/m/b', '/m/c']],
    ['the chosen ones in their order', chosenEntries(all, ['/user/label', '/product/brand']), ['/user/label', '/product/brand']],
    ['without what the menu lost', chosenEntries(all, ['/gone', '/user/label']), ['/user/label']],
    ['none when none were chosen', chosenEntries(all, []), []],
    ['the usual ones when nothing sensible is kept', chosenEntries(all, 'x'), ['/product/list', '/product/brand', '/user/label']],
  ])('are %s', (_, entries, paths) => expect(entries.map(({ path }) => path)).toEqual(paths));

  const links = () => within(screen.getByRole('region', { name: '快捷入口' })).queryAllByRole('link').map((link) => link.textContent);

  it('are chosen and ordered with the keyboard, and kept in this browser by account where the backend keeps no views', async () => {
    const person = userEvent.setup();
    open('/dashboard');
    await person.click(await screen.findByRole('button', { name: '设置快捷入口' }, patience));
    const dialog = await screen.findByRole('dialog', { name: '设置快捷入口' }, patience);
    await person.click(within(dialog).getByRole('checkbox', { name: '商品管理' }));
    const down = within(dialog).getByRole('button', { name: '下移品牌管理' });
    down.focus();
    await person.keyboard('{Enter}');
    await waitFor(() => expect(within(dialog).getByRole('button', { name: '上移品牌管理' })).toHaveFocus());
    await person.click(within(dialog).getByRole('button', { name: '保存' }));
    await waitFor(() => expect(links()).toEqual(['会员标签', '品牌管理']));
    expect(JSON.parse(localStorage.getItem('personal')!)).toEqual({ li: { quickEntries: ['/user/label', '/product/brand'] } });
  });

  it('are kept on the server where it keeps views', async () => {
    signedIn([], { statistics: false, views: true } as never);
    backend.answer('get', '/console/views', [{ id: 9, resource: 'personal/quickEntries', name: 'quickEntries', query: { value: '["/user/label"]' } }]);
    backend.answer('post', '/console/views', ({ body }) => envelope(body));
    const person = userEvent.setup();
    open('/dashboard');
    await waitFor(() => expect(links()).toEqual(['会员标签']), patience);
    await person.click(screen.getByRole('button', { name: '设置快捷入口' }));
    await person.click(await screen.findByRole('checkbox', { name: '会员标签' }, patience));
    await person.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('还没有选择快捷入口。')).toBeInTheDocument();
    expect(backend.seen.find(({ method }) => method === 'POST')!.body).toEqual({ id: 9, resource: 'personal/quickEntries', name: 'quickEntries', query: { value: '[]' } });
  });

  it('stay as chosen in the dialog when they could not be kept', async () => {
    signedIn([], { views: true } as never);
    backend.answer('get', '/console/views', []);
    backend.answer('post', '/console/views', () => envelope(null, 500, '忙'));
    const person = userEvent.setup();
    open('/dashboard');
    await person.click(await screen.findByRole('button', { name: '设置快捷入口' }, patience));
    await person.click(await screen.findByRole('checkbox', { name: '会员标签' }, patience));
    await person.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('忙')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: '会员标签' })).not.toBeChecked();
  });
});

it.each([['2026-01-01T20:00:00Z', '夜深了'], ['2026-01-01T00:00:00Z', '早上好'], ['2026-01-01T04:00:00Z', '中午好'], ['2026-01-01T06:00:00Z', '下午好'], ['2026-01-01T12:00:00Z', '晚上好']])(
  'at %s it says %s', (moment, words) => expect(greeting(new Date(moment))).toBe(words),
);
