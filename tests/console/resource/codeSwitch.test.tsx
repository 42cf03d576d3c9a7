// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { expect, test, vi } from 'vitest';
import { resource } from './codedSection';
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
