// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { expect, test, vi } from 'vitest';
import { resource } from './codedSection';
import { endpointFor } from './models';
import { api, calls, listing, mountList, ok, server } from './mount';

vi.mock('../../../generated/resources', () => import('./codedSection'));

const rows = () => [1, 2, 0].map((isShow, at) => ({ id: at + 1, name: `物品${at + 1}`, sort: at, isShow }));

test('the first code is on, the second off, a further one no switch at all; turning it can be undone', async () => {
  const data = rows();
  server.use(listing(data), http.post(`${api}/show/2`, () => {
    data[1]!.isShow = data[1]!.isShow === 1 ? 2 : 1;
    return ok();
  }));
  const { user } = await mountList({ resource });
  expect(await screen.findByRole('switch', { name: '显示：物品1' })).toBeChecked();
  const second = screen.getByRole('switch', { name: '显示：物品2' });
  expect(second).not.toBeChecked();
  expect(second).toHaveTextContent('无讲解');
  expect(within(screen.getByRole('row', { name: /物品3/ })).queryByRole('switch')).toBeNull();
  await user.click(second);
  await waitFor(() => expect(second).not.toHaveAttribute('aria-busy'));
  expect(second).toBeChecked();
  expect(second).toHaveTextContent('有讲解');
  await user.click(screen.getByRole('button', { name: '撤销' }));
  await waitFor(() => expect(second).not.toBeChecked());
  expect(calls.filter((call) => call.startsWith('POST show/2'))).toHaveLength(2);
});

test('turned by a move of the state, it is undone by the action that made the move', async () => {
  const data = [{ id: 1, name: '物品1', sort: 1, isShow: 1, recordVersion: 4 }];
  const sent: unknown[] = [];
  resource.states = { field: 'isShow', moves: { stop: { from: [1], to: 2, by: 'platform' }, go: { from: [2], to: 1, by: 'platform' } } };
  resource.actions = [{ name: 'stop', title: '停止讲解', endpoint: 'action.stop', on: ['row'], effect: { move: 'stop' }, danger: false, undo: true }];
  resource.endpoints.push(endpointFor('action', { name: 'action.stop', path: '/admin/platform/test/thing/stop', id: { in: 'body', name: 'id' }, success: '已停止讲解' }));
  server.use(
    listing(data),
    http.post(`${api}/stop`, () => {
      data[0]!.isShow = 2;
      return ok();
    }),
    http.post('/api/console/resources/test/thing/undo/stop', async ({ request }) => {
      sent.push(await request.json());
      data[0]!.isShow = 1;
      return ok({ done: 1, ids: [1], failed: [] });
    }),
  );
  const { user } = await mountList({ resource, able: { undo: true } });
  const turned = await screen.findByRole('switch', { name: '显示：物品1' });
  await user.click(turned);
  await user.click(await screen.findByRole('button', { name: '撤销' }));
  await waitFor(() => expect(screen.getByRole('log')).toHaveTextContent('已撤销'));
  expect(sent).toEqual([{ ids: [1] }]);
  await waitFor(() => expect(turned).toBeChecked());
});
