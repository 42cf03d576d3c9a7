// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { changeInterval } from '../../../src/console/resource/tools/useNews';
import { api, calls, listing, mountList, ok, refused, server } from './mount';
import { listOf } from './models';
import { resource } from './section';

vi.mock('../../../generated/resources', () => import('./section'));
afterEach(() => vi.restoreAllMocks());

const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `物品${index + 1}`, sort: index, isShow: true }));
const headers = () => screen.getAllByRole('columnheader').map((header) => header.textContent).filter((title) => title !== '');
const said = (text: string) => waitFor(() => expect(screen.getByRole('log')).toHaveTextContent(text));

describe('the column chooser', () => {
  test('hides, moves and pins columns, and the choice is remembered for this person', async () => {
    server.use(listing(rows(1)));
    const { user, unmount } = await mountList({ resource });
    await screen.findByRole('rowheader');
    await user.click(screen.getByRole('button', { name: '列设置' }));
    const chooser = await screen.findByRole('dialog', { name: '列设置' });
    expect(within(chooser).getByRole('checkbox', { name: '全选' })).toBeChecked();
    await user.click(within(chooser).getByRole('checkbox', { name: '序号' }));
    await user.click(within(chooser).getByRole('button', { name: '上移 显示' }));
    await user.click(within(chooser).getByRole('button', { name: '左固定 名称' }));
    await user.click(within(chooser).getByRole('button', { name: '完成' }));
    expect(headers()).toEqual(['名称', 'ID', '显示', '操作']);
    unmount();

    server.use(listing(rows(1)));
    await mountList({ resource });
    await screen.findByRole('rowheader');
    expect(headers()).toEqual(['名称', 'ID', '显示', '操作']);
  });

  test('never hides the last column, and 全选 and 恢复默认 bring the others back', async () => {
    server.use(listing(rows(1)));
    const { user } = await mountList({ resource });
    await screen.findByRole('rowheader');
    await user.click(screen.getByRole('button', { name: '列设置' }));
    const chooser = await screen.findByRole('dialog', { name: '列设置' });
    await user.click(within(chooser).getByRole('checkbox', { name: '全选' }));
    expect(headers()).toEqual(['ID', '操作']);
    expect(within(chooser).getByRole('checkbox', { name: 'ID' })).toBeDisabled();
    await user.click(within(chooser).getByRole('checkbox', { name: '全选' }));
    expect(headers()).toEqual(['ID', '名称', '序号', '显示', '操作']);
    await user.click(within(chooser).getByRole('button', { name: '下移 ID' }));
    await user.click(within(chooser).getByRole('button', { name: '恢复默认' }));
    expect(headers()).toEqual(['ID', '名称', '序号', '显示', '操作']);
  });

  test('widths change by the keyboard', async () => {
    server.use(listing(rows(1)));
    const { user } = await mountList({ resource });
    const handle = await screen.findByRole('separator', { name: '调整列宽 序号' });
    expect(handle).toHaveAttribute('aria-valuenow', '100');
    handle.focus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(handle).toHaveAttribute('aria-valuenow', '116');
    expect(handle).toHaveFocus();
  });
});

describe('saved views', () => {
  test('keep the list as it is under a name, apply, rename and delete it', async () => {
    const kept: Record<string, unknown>[] = [{ id: 1, resource: 'test/thing', name: '旧视图', query: { name: '旧' } }];
    server.use(
      listing(rows(3)),
      http.get('/api/console/views', () => ok(kept)),
      http.post('/api/console/views', async ({ request }) => {
        const view = (await request.json()) as Record<string, unknown>;
        const known = kept.find(({ id }) => id === view.id);
        if (known) Object.assign(known, view);
        else kept.push({ id: 2, ...view });
        return ok(view);
      }),
      http.post('/api/console/views/delete/1', () => {
        kept.shift();
        return ok();
      }),
    );
    const { user, place } = await mountList({ resource, able: { views: true }, address: '/test/thing?name=新&page=1&limit=40' });
    const open = async () => user.click(await screen.findByRole('button', { name: '视图' }));
    await open();
    await user.click(await screen.findByRole('menuitem', { name: '保存当前视图' }));
    await user.type(screen.getByRole('textbox', { name: '视图名称' }), '我的{Tab}');
    await user.click(screen.getByRole('button', { name: '确定' }));
    await said('视图已保存');
    expect(kept.at(-1)).toMatchObject({ resource: 'test/thing', name: '我的', query: { name: '新', limit: '40' } });

    await open();
    await user.click(await screen.findByRole('menuitem', { name: '旧视图' }));
    await waitFor(() => expect(place.current).toBe('/test/thing?name=旧'));

    await open();
    await user.click(await screen.findByRole('menuitem', { name: '管理视图' }));
    await user.click(screen.getByRole('button', { name: '重命名：旧视图' }));
    const field = screen.getByRole('textbox', { name: '视图名称' });
    await user.clear(field);
    await user.type(field, '改名');
    await user.click(screen.getByRole('button', { name: '确定' }));
    await user.click(await screen.findByRole('button', { name: '删除：改名' }));
    await user.click(screen.getByRole('button', { name: '确定' }));
    await said('视图已删除');
    await waitFor(() => expect(screen.queryByRole('button', { name: '删除：改名' })).toBeNull());
  });

  test('do not appear on a backend without them', async () => {
    server.use(listing(rows(1)));
    await mountList({ resource });
    await screen.findByRole('rowheader');
    for (const name of ['视图', '导出', '回收站']) expect(screen.queryByRole('button', { name })).toBeNull();
  });
});

describe('the export', () => {
  test('takes the filter, the order and the columns shown', async () => {
    const saved = vi.fn();
    URL.createObjectURL = () => 'blob:file';
    URL.revokeObjectURL = () => undefined;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved(this.download);
    });
    server.use(listing(rows(1)), http.get('/api/console/resources/test/thing/export', () => new HttpResponse('x', {
      headers: { 'content-type': 'text/csv', 'content-disposition': "attachment; filename*=UTF-8''%E7%89%A9%E5%93%81.csv" },
    })));
    const { user } = await mountList({ resource, able: { export: true, orderBy: true }, address: '/test/thing?name=a&orderBy=sort:desc' });
    await user.click(await screen.findByRole('button', { name: '导出' }));
    await user.click(await screen.findByRole('menuitem', { name: '导出 CSV' }));
    await said('导出成功');
    expect(calls).toContain('GET console/resources/test/thing/export?name=a&format=csv&columns=id,name,sort,isShow&orderBy=sort:desc');
    expect(saved).toHaveBeenCalledWith('物品.csv');
  });

  test('that is refused says why', async () => {
    server.use(listing(rows(1)), http.get('/api/console/resources/test/thing/export', () => refused(403)));
    const { user } = await mountList({ resource, able: { export: true } });
    await user.click(await screen.findByRole('button', { name: '导出' }));
    await user.click(await screen.findByRole('menuitem', { name: '导出 XLSX' }));
    await said('没有权限访问。');
    expect(await screen.findByRole('button', { name: '导出' })).toBeVisible();
  });
});

describe('the recycle bin', () => {
  test('finds deleted rows and brings them back', async () => {
    let deleted = rows(2);
    server.use(
      listing(rows(1)),
      http.get('/api/console/resources/test/thing/recycled', () => ok({ list: deleted, total: deleted.length, page: 1, limit: 20, totalPage: 1 })),
      http.post('/api/console/resources/test/thing/restore', () => {
        deleted = deleted.slice(1);
        return ok({ done: 1, ids: [1], failed: [{ id: 2, message: '名称已存在' }] });
      }),
    );
    const { user } = await mountList({ resource, able: { recycle: true } });
    await user.click(await screen.findByRole('button', { name: '回收站' }));
    const bin = await screen.findByRole('dialog', { name: '回收站 - 物品' });
    await within(bin).findByRole('rowheader', { name: '物品2' });
    await user.click(within(bin).getByRole('checkbox', { name: '选择本页全部' }));
    await user.click(within(bin).getByRole('button', { name: '批量恢复 2 条' }));
    await said('恢复成功 1 条');
    expect(await screen.findByRole('dialog', { name: '批量操作结果' })).toHaveTextContent('名称已存在');
    await user.click(screen.getByRole('button', { name: '知道了' }));
    await waitFor(() => expect(within(bin).queryByRole('rowheader', { name: '物品1' })).toBeNull());
    await user.type(within(bin).getByRole('textbox', { name: '名称' }), 'b{Enter}');
    await waitFor(() => expect(calls.at(-1)).toBe('GET console/resources/test/thing/recycled?name=b&page=1&limit=20'));
  });
});

describe('the news of others', () => {
  test('turns the button that refreshes, for changes to rows that the list shows or could show, made since they were read', async () => {
    // Only the banner's own clock is in our hand; the queries of this test wait in real time.
    const looks: (() => void)[] = [];
    const real = globalThis.setInterval;
    vi.spyOn(globalThis, 'setInterval').mockImplementation(((look: () => void, time?: number) =>
      time === changeInterval ? looks.push(look) : real(look, time)) as typeof setInterval);
    const notices: { id: number; resource: string; recordId: number; kind: string; listed?: boolean }[] = [{ id: 5, resource: 'test/thing', recordId: 1, kind: 'UPDATE' }];
    server.use(listing(rows(1)), http.get('/api/console/changes', ({ request }) => {
      const after = new URL(request.url).searchParams.get('after');
      return ok({ last: 4, changes: after === null ? [] : notices.filter(({ id }) => id > Number(after)) });
    }));
    const looked = (times: number) => waitFor(() => expect(calls.filter((call) => call.startsWith('GET console/changes'))).toHaveLength(times));

    const { user } = await mountList({ resource, able: { changes: true } });
    await looked(2);
    await act(async () => looks.at(-1)!());
    await looked(3);
    expect(screen.queryByText('列表有更新')).toBeNull();

    notices.push({ id: 6, resource: 'test/thing', recordId: 77, kind: 'UPDATE', listed: false });
    await act(async () => looks.at(-1)!());
    await looked(4);
    expect(screen.queryByText(/列表有更新/)).toBeNull();

    notices.push({ id: 7, resource: 'test/thing', recordId: 1, kind: 'UPDATE', listed: false });
    await act(async () => looks.at(-1)!());
    const refresh = await screen.findByRole('button', { name: '列表有更新，刷新' });
    const reads = calls.filter((call) => call.startsWith('GET list')).length;
    await user.click(refresh);
    await waitFor(() => expect(calls.filter((call) => call.startsWith('GET list'))).toHaveLength(reads + 1));
  });
});

describe('tabs', () => {
  test('show their counts and are part of the filter', async () => {
    const list = listOf({ tabs: { param: 'type', default: 1, values: [1, 2] }, filters: resource.list!.filters });
    list.tabs!.counts = true;
    const endpoints = [...resource.endpoints, { ...resource.endpoints[0]!, name: 'counts', role: 'counts' as const, path: '/admin/platform/test/thing/headers' }];
    const before = { list: resource.list, endpoints: resource.endpoints };
    Object.assign(resource, { list, endpoints });
    try {
      server.use(listing(rows(2)), http.get(`${api}/headers`, () => ok([{ type: 1, count: 7 }, { type: 2, count: 0 }])));
      const { user, place } = await mountList({ resource });
      expect(await screen.findByRole('tab', { name: '页签1(7)' })).toHaveAttribute('aria-selected', 'true');
      await user.click(screen.getByRole('tab', { name: '页签2(0)' }));
      await waitFor(() => expect(place.current).toBe('/test/thing?type=2'));
      await waitFor(() => expect(calls).toContain('GET list?type=2&page=1&limit=20'));
      // What was typed and not yet asked for stays.
      await user.type(screen.getByRole('textbox', { name: '名称' }), '物品');
      await user.click(screen.getByRole('tab', { name: '页签1(7)' }));
      await waitFor(() => expect(screen.getByRole('tab', { name: '页签1(7)' })).toHaveAttribute('aria-selected', 'true'));
      expect(place.current).toBe('/test/thing');
      expect(screen.getByRole('textbox', { name: '名称' })).toHaveValue('物品');
    } finally {
      Object.assign(resource, before);
    }
  });
});
