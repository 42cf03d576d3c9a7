// @vitest-environment jsdom
/** A screen about one record: found by what is typed, carried from screen to screen, its rows and its new records. */
import { screen, waitFor, within } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import { http } from 'msw';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { rememberAbout } from '../../../src/console/data/about';
import { fieldOf } from '../../fields/fieldOf';
import { api, calls, mountList, ok, server } from './mount';
import { endpointFor } from './models';
import { resource } from './section';

vi.mock('../../../generated/resources', () => import('./section'));

const find = 'platform:test:thing:find';
const mark = 'platform:test:thing:mark';
const filter = (param: string, operator: 'contains' | 'equals') => ({ param, title: param, field: fieldOf(param === 'name' ? 'text' : 'integer', { name: param }), on: [param], operator, hidden: param !== 'name', folded: false });

beforeAll(() => {
  resource.fields.push(fieldOf('reference', { name: 'uid', title: '归属', to: 'test/thing' }));
  resource.endpoints.push(endpointFor('read', { name: 'read.found', method: 'GET', path: '/admin/platform/test/thing/found', permission: find }));
  resource.actions = [{ name: 'mark', title: '标记', endpoint: 'action.mark', on: ['row'], effect: { set: {} }, danger: false, confirm: '标记该物品' }];
  resource.endpoints.push(endpointFor('action', { name: 'action.mark', path: '/admin/platform/test/thing/mark', id: { in: 'body', name: 'id' }, success: '已标记', permission: mark }));
  resource.detail = { title: '物品', width: 1000, head: { title: 'name' }, facts: ['sort'], sections: [] };
  resource.choice = { never: [{ when: { isShow: false }, message: '该物品已停用' }] };
  resource.list = { ...resource.list!, about: { field: 'uid', of: 'test/thing', acts: ['mark'] }, begins: {}, filters: [filter('uid', 'equals')], rowActions: [], bulkActions: [], pageActions: ['create'] };
  resource.views = [{ ...resource.list, name: 'picker', title: '选择物品', endpoint: 'read.found', about: undefined, columns: resource.list.columns.slice(0, 1), filters: [filter('name', 'contains'), filter('id', 'equals')], pageActions: [] }];
});

const things = [{ id: 1, name: '甲壳', sort: 3, isShow: true }, { id: 2, name: '甲板', sort: 4, isShow: false }];
beforeEach(() => {
  rememberAbout('test/thing', undefined);
  server.use(
    http.get(`${api}/list`, () => ok({ list: [], total: 0, page: 1, limit: 20 })),
    http.get(`${api}/found`, ({ request }) => {
      const query = new URL(request.url).searchParams;
      const list = things.filter(({ id, name }) => (query.has('id') ? String(id) === query.get('id') : name.includes(query.get('name')!)));
      return ok({ list, total: list.length, page: 1, limit: 10 });
    }),
  );
});

const input = () => screen.findByRole('textbox', { name: '物品' });
const card = (name: string) => screen.findByRole('article', { name: `物品：${name}` });
const listed = () => calls.filter((call) => call.startsWith('GET list'));

test('the only one is chosen by Enter: its card stands there, rows are asked for by it, and the keys are free', async () => {
  const { user, place } = await mountList({ resource });
  await waitFor(async () => expect(await input()).toHaveFocus());
  await user.keyboard('壳{Enter}');
  expect(await card('甲壳')).toHaveTextContent('3');
  expect(place.current).toBe('/test/thing?uid=1');
  await waitFor(() => expect(listed().at(-1)).toContain('uid=1'));
  expect(await input()).not.toHaveFocus();
});

test('nobody and nothing typed are told at the input', async () => {
  const { user } = await mountList({ resource });
  await user.type(await input(), '{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('请输入物品');
  await user.type(await input(), '乙{Enter}');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('未找到物品'));
});

test('among several one is picked', async () => {
  const { user } = await mountList({ resource });
  await user.type(await input(), '甲{Enter}');
  const dialog = await screen.findByRole('dialog', { name: '选择物品' });
  await user.click((await within(dialog).findAllByRole('radio'))[1]!);
  await user.click(within(dialog).getByRole('button', { name: '确定' }));
  expect(await card('甲板')).toBeInTheDocument();
});

test('who was chosen elsewhere is there without another word, and no list is asked for without them', async () => {
  rememberAbout('test/thing', '1');
  const { place } = await mountList({ resource, address: '/test/thing?page=2' });
  expect(await card('甲壳')).toBeInTheDocument();
  expect(place.current).toContain('uid=1');
  expect(listed().every((call) => call.includes('uid=1'))).toBe(true);
});

test('taken off, they are gone from the address and from the window', async () => {
  const { user, place } = await mountList({ resource, address: '/test/thing?uid=1' });
  await card('甲壳');
  await user.click(screen.getByRole('button', { name: '清除物品' }));
  await waitFor(() => expect(place.current).toBe('/test/thing'));
  expect(screen.queryByRole('article')).toBeNull();
});

test('for one that is barred nothing is begun, and why is told', async () => {
  await mountList({ resource, address: '/test/thing?uid=2' });
  expect(await card('甲板')).toHaveTextContent('该物品已停用');
  await waitFor(() => expect(screen.queryByRole('button', { name: /添加|新增/ })).toBeNull());
  expect(screen.queryByRole('button', { name: '标记' })).toBeNull();
});

test('its card acts on it, and what that touched is read anew, nothing else', async () => {
  const stale = vi.spyOn(QueryClient.prototype, 'invalidateQueries');
  const sent: unknown[] = [];
  server.use(http.post(`${api}/mark`, async ({ request }) => {
    sent.push(await request.json());
    return ok();
  }));
  const { user } = await mountList({ resource, address: '/test/thing?uid=1' });
  const button = await within(await card('甲壳')).findByRole('button', { name: '标记' });
  await waitFor(() => expect(listed()).not.toEqual([]));
  const before = listed().length;
  await user.click(button);
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '确定' }));
  await waitFor(() => expect(screen.getByRole('log')).toHaveTextContent('已标记'));
  expect(sent).toEqual([{ id: 1 }]);
  await waitFor(() => expect(listed().length).toBeGreaterThan(before));
  expect(new Set(stale.mock.calls.map(([filters]) => filters?.queryKey?.[0]))).toEqual(new Set(['test/thing', 'options']));
  stale.mockRestore();
});

test('what may not be done with it is not offered', async () => {
  await mountList({ resource, address: '/test/thing?uid=1', permissions: ['platform:test:thing:list', find] });
  await card('甲壳');
  expect(screen.queryByRole('button', { name: '标记' })).toBeNull();
});

test('who may look for none sees the list alone', async () => {
  await mountList({ resource, permissions: ['platform:test:thing:list'] });
  await waitFor(() => expect(listed()).not.toEqual([]));
  expect(screen.queryByRole('textbox', { name: '物品' })).toBeNull();
});
