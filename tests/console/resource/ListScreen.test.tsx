// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import type { Capabilities } from '../../../src/engine/extension/paths';
import { faults } from '../data/backend';
import { api, calls, listing, mountList, ok, refused, server } from './mount';
import { filterOf } from './models';
import { resource } from './section';

vi.mock('../../../generated/resources', () => import('./section'));

const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `物品${index + 1}`, sort: index, isShow: true }));
const grid = () => screen.findByRole('grid', { name: '物品' });
const lists = () => calls.filter((call) => call.startsWith('GET list'));
const said = (text: string) => waitFor(() => expect(screen.getByRole('log')).toHaveTextContent(text));

describe('a list', () => {
  test('shows a page of rows with its columns', async () => {
    server.use(listing(rows(3)));
    await mountList({ resource });
    expect(await screen.findByRole('rowheader', { name: '物品2' })).toBeVisible();
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual(['', 'ID', '名称', '序号', '显示', '操作']);
    expect(lists()).toEqual(['GET list?page=1&limit=20']);
  });

  test('draws no control that the permissions do not cover', async () => {
    server.use(listing(rows(1)));
    await mountList({ resource, permissions: ['platform:test:thing:list'] });
    await screen.findByRole('rowheader', { name: '物品1' });
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /编辑|删除|添加/ })).toBeNull();
    expect(screen.getByRole('button', { name: '详情：物品1' })).toBeVisible();
  });

  test('shows that it is on its way while the answer takes its time, and never that there is nothing', async () => {
    let answer: () => void = () => undefined;
    server.use(http.get(`${api}/list`, async () => {
      await new Promise<void>((resolve) => { answer = resolve; });
      return ok({ list: rows(1), total: 1, page: 1, limit: 20, totalPage: 1 });
    }));
    await mountList({ resource });
    expect(await within(await grid()).findByRole('status', { name: '加载中' })).toBeVisible();
    expect(within(await grid()).queryByRole('button', { name: '添加物品' })).toBeNull();
    answer();
    expect(await screen.findByRole('rowheader', { name: '物品1' })).toBeVisible();
  });

  test.each(faults)('says what went wrong on %s and reads again on 重试', async (_, answer, message) => {
    server.use(http.get(`${api}/list`, answer));
    const { user } = await mountList({ resource });
    expect(await within(await grid()).findByRole('alert')).toHaveTextContent(message);
    server.use(listing(rows(1)));
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('rowheader', { name: '物品1' })).toBeVisible();
  });

  test('without rows offers to add one', async () => {
    server.use(listing([]));
    await mountList({ resource });
    expect(await within(await grid()).findByRole('button', { name: '添加物品' })).toBeVisible();
  });
});

describe('the address', () => {
  test('holds filters after 查询, trimmed, and goes to page 1', async () => {
    server.use(listing(rows(50)));
    const { user, place } = await mountList({ resource, address: '/test/thing?page=2' });
    await user.type(await screen.findByRole('textbox', { name: '名称' }), '  物品4 {Enter}');
    await waitFor(() => expect(place.current).toBe('/test/thing?name=物品4'));
    await waitFor(() => expect(lists().at(-1)).toBe('GET list?name=物品4&page=1&limit=20'));
    await user.click(screen.getByRole('button', { name: '重置' }));
    await waitFor(() => expect(place.current).toBe('/test/thing'));
    expect(screen.getByRole('textbox', { name: '名称' })).toHaveValue('');
  });

  test.each([[undefined, 2], [false, 0]] as const)('holds a period as soon as it is chosen; where the list says search %s, %i buttons stand beside it', async (search, buttons) => {
    server.use(listing(rows(1)));
    const { user, place } = await mountList({ resource: { ...resource, list: { ...resource.list!, filters: [filterOf('dateLimit', 'dateLimit', { title: '时间' })], search } } });
    await user.click(await screen.findByRole('button', { name: '时间' }));
    expect(screen.queryAllByRole('button', { name: /^(查询|重置)$/ })).toHaveLength(buttons);
    await user.click(screen.getByRole('button', { name: '昨天' }));
    await waitFor(() => expect(place.current).toBe('/test/thing?dateLimit=yesterday'));
  });

  test('brings back the list as it was left', async () => {
    server.use(listing(rows(50)));
    const { user, place } = await mountList({ resource });
    await user.click(await screen.findByRole('button', { name: '第 2 页' }));
    expect(await screen.findByRole('rowheader', { name: '物品21' })).toBeVisible();
    expect(place.current).toBe('/test/thing?page=2');
    void place.go(-1);
    expect(await screen.findByRole('rowheader', { name: '物品1' })).toBeVisible();
  });

  test('holds the order chosen at a header', async () => {
    server.use(listing(rows(2)));
    const { user, place } = await mountList({ resource, able: { orderBy: true } });
    const header = await screen.findByRole('columnheader', { name: /序号/ });
    for (const [state, address] of [['ascending', '?orderBy=sort:asc'], ['descending', '?orderBy=sort:desc'], ['none', '']]) {
      await user.click(within(header).getByRole('button', { name: '序号' }));
      await waitFor(() => expect(header).toHaveAttribute('aria-sort', state));
      expect(place.current).toBe(`/test/thing${address}`);
    }
  });

  test('of a page that emptied leads one page back', async () => {
    const data = rows(21);
    server.use(listing(data), http.post(`${api}/delete/21`, () => {
      data.pop();
      return ok();
    }));
    const { user, place } = await mountList({ resource, address: '/test/thing?page=2' });
    await user.click(await screen.findByRole('button', { name: '删除：物品21' }));
    expect(screen.getByRole('alertdialog', { name: '提示' })).toHaveTextContent('确定删除该物品吗');
    await user.click(screen.getByRole('button', { name: '确定' }));
    await waitFor(() => expect(place.current).toBe('/test/thing'));
    expect(await screen.findByRole('rowheader', { name: '物品20' })).toBeVisible();
    await said('删除成功');
  });
});

describe('a row', () => {
  test('is not deleted when the question is cancelled', async () => {
    server.use(listing(rows(1)));
    const { user } = await mountList({ resource });
    await user.click(await screen.findByRole('button', { name: '删除：物品1' }));
    await user.click(screen.getByRole('button', { name: '取消' }));
    await said('已取消');
    expect(calls.some((call) => call.startsWith('POST'))).toBe(false);
  });

  test('comes back through the undo of its deletion', async () => {
    server.use(
      listing(rows(1)),
      http.post(`${api}/delete/1`, () => ok()),
      http.post('/api/console/resources/test/thing/restore', async ({ request }) => ok({ done: 1, ids: ((await request.json()) as { ids: number[] }).ids, failed: [] })),
    );
    const { user } = await mountList({ resource, able: { recycle: true } });
    await user.click(await screen.findByRole('button', { name: '删除：物品1' }));
    await user.click(screen.getByRole('button', { name: '确定' }));
    await user.click(await screen.findByRole('button', { name: '撤销' }));
    await waitFor(() => expect(calls).toContain('POST console/resources/test/thing/restore'));
  });

  test('that was deleted before it was known what the backend can do comes back all the same', async () => {
    let announce: (able: Partial<Capabilities>) => void = () => undefined;
    const able = new Promise<Partial<Capabilities>>((resolve) => { announce = resolve; });
    server.use(listing(rows(1)), http.post(`${api}/delete/1`, () => ok()));
    const { user } = await mountList({ resource, able });
    await user.click(await screen.findByRole('button', { name: '删除：物品1' }));
    await user.click(screen.getByRole('button', { name: '确定' }));
    announce({ recycle: true });
    expect(await screen.findByRole('button', { name: '撤销' })).toBeVisible();
  });

  test('switches at once and stays so when the server agrees', async () => {
    const data = rows(1);
    server.use(listing(data), http.post(`${api}/show/1`, () => {
      data[0]!.isShow = !data[0]!.isShow;
      return ok();
    }));
    const { user } = await mountList({ resource });
    const isShow = await screen.findByRole('switch', { name: '显示：物品1' });
    expect(isShow).toBeChecked();
    await user.click(isShow);
    expect(isShow).not.toBeChecked();
    await said('修改成功');
    await waitFor(() => expect(isShow).not.toHaveAttribute('aria-busy'));
    expect(isShow).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: '撤销' }));
    await waitFor(() => expect(isShow).toBeChecked());
  });

  test('is told as disabled where the state of its record does not allow it, and says why when it is pressed', async () => {
    const barred = { ...resource, endpoints: resource.endpoints.map((each) => (each.name === 'switch.isShow' ? { ...each, when: { name: '别的' }, message: '直播间尚未通过微信审核' } : each)) };
    server.use(listing(rows(1)));
    const { user } = await mountList({ resource: barred });
    const isShow = await screen.findByRole('switch', { name: '显示：物品1' });
    expect(isShow).toHaveAttribute('aria-disabled', 'true');
    await user.click(isShow);
    await said('直播间尚未通过微信审核');
    expect(isShow).toBeChecked();
  });

  test.each([
    ['refused', () => refused(400, '该物品正在使用'), '该物品正在使用'],
    ['forbidden', () => refused(403), '没有权限访问。'],
    ['lost', () => HttpResponse.error(), '网络连接失败，请检查网络后重试。'],
  ])('goes back when its switch is %s', async (_, answer, message) => {
    server.use(listing(rows(1)), http.post(`${api}/show/1`, answer));
    const { user } = await mountList({ resource });
    const isShow = await screen.findByRole('switch', { name: '显示：物品1' });
    await user.click(isShow);
    await said(message);
    await waitFor(() => expect(isShow).toBeChecked());
    expect(isShow).not.toHaveAttribute('aria-busy');
  });
});

describe('ticks', () => {
  test('are kept across pages, and the failures of a bulk deletion are listed', async () => {
    server.use(listing(rows(30)), http.post('/api/console/resources/test/thing/batch', async ({ request }) => {
      const { ids } = (await request.json()) as { ids: number[] };
      return ok({ done: ids.length - 1, ids: ids.slice(1), failed: [{ id: ids[0], message: '正在使用' }] });
    }));
    const { user } = await mountList({ resource, able: { batch: true } });
    await user.click(await screen.findByRole('checkbox', { name: '选择 物品1' }));
    await user.click(screen.getByRole('button', { name: '下一页' }));
    await user.click(await screen.findByRole('checkbox', { name: '选择 物品22' }));
    const bar = screen.getByRole('toolbar', { name: '批量操作' });
    expect(bar).toHaveTextContent('已选择 2 条');
    await user.click(within(bar).getByRole('button', { name: '批量删除' }));
    await user.click(screen.getByRole('button', { name: '确定' }));
    const report = await screen.findByRole('dialog', { name: '批量操作结果' });
    expect(report).toHaveTextContent('成功 1 条，失败 1 条');
    expect(within(report).getByRole('row', { name: '物品1 正在使用' })).toBeVisible();
    expect(bar).toHaveTextContent('已选择 1 条');
  });

  test('can mean every row of the filter', async () => {
    const bodies: unknown[] = [];
    server.use(listing(rows(30)), http.post('/api/console/resources/test/thing/batch', async ({ request }) => {
      bodies.push(await request.json());
      return ok({ done: 30, ids: [], failed: [] });
    }));
    const { user } = await mountList({ resource, able: { batch: true }, address: '/test/thing?name=物' });
    await user.click(await screen.findByRole('checkbox', { name: '选择本页全部' }));
    await user.click(screen.getByRole('button', { name: '选择全部 30 条' }));
    await user.click(screen.getByRole('button', { name: '批量删除' }));
    await user.click(screen.getByRole('button', { name: '确定' }));
    await said('删除成功 30 条');
    expect(bodies).toEqual([{ operation: 'delete', filter: { name: '物' } }]);
  });

  test('are dropped when the filter changes', async () => {
    server.use(listing(rows(3)));
    const { user } = await mountList({ resource });
    await user.click(await screen.findByRole('checkbox', { name: '选择 物品1' }));
    await user.type(screen.getByRole('textbox', { name: '名称' }), 'x{Enter}');
    await waitFor(() => expect(screen.queryByRole('toolbar', { name: '批量操作' })).toBeNull());
  });
});

describe('the keyboard', () => {
  test('walks the cells, selects and opens', async () => {
    server.use(listing(rows(2)));
    const { user } = await mountList({ resource });
    const first = await screen.findByRole('checkbox', { name: '选择 物品1' });
    (await grid()).focus();
    await user.keyboard('{ArrowDown} ');
    expect(screen.getByRole('checkbox', { name: '选择 物品2' })).toBeChecked();
    await user.keyboard('{ArrowUp}{End}');
    expect(document.activeElement).toHaveTextContent('编辑');
    await user.keyboard('{F2}');
    expect(screen.getByRole('button', { name: '编辑：物品1' })).toHaveFocus();
    await user.keyboard('{Escape}{Home}');
    expect(first.closest('td')).toHaveFocus();
  });

  test('/ goes to the first filter', async () => {
    server.use(listing(rows(1)));
    const { user } = await mountList({ resource });
    await screen.findByRole('rowheader', { name: '物品1' });
    await user.keyboard('/');
    expect(screen.getByRole('textbox', { name: '名称' })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: '名称' })).toHaveValue('');
  });
});
