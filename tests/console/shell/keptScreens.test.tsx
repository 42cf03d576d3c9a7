// @vitest-environment jsdom
/** Screens of history tabs out of sight: those for which there is no room in the document, and what the others cost. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { resetPreferences } from '../../../src/console/data/preferences';
import { writeToken } from '../../../src/console/data/transport/token';
import { roomFor } from '../../../src/console/shell/tabs/keep';
import { fakeBackend } from '../data/backend';
import { open, useShell } from './open';

/** How often a list was drawn, by where it believes to be. */
const drawn = new Map<string, number>();
vi.mock('../../../src/console/resource/ListScreen', async (original) => {
  const { default: ListScreen } = await original<{ default: typeof import('../../../src/console/resource/ListScreen').default }>();
  return {
    default: function Counted(props: Parameters<typeof ListScreen>[0]) {
      const { pathname } = useLocation();
      drawn.set(pathname, (drawn.get(pathname) ?? 0) + 1);
      return <ListScreen {...props} />;
    },
  };
});

const backend = fakeBackend();
useShell();

const room = { ...roomFor };
const labels = ['高消费', '价格敏感', '新客'].map((name, index) => ({ id: index + 1, name }));

beforeEach(() => {
  writeToken('t');
  backend.answer('get', '/admin/platform/getAdminInfoByToken', { id: 1, account: 'li', realName: '李', roles: ['admin'], permissionsList: ['*:*:*'] });
  backend.answer('get', '/admin/platform/getMenus', []);
  backend.answer('get', '/console/capabilities', { batch: true });
  backend.answer('get', '/admin/platform/user/tag/list', { list: labels, total: 3, page: 1, limit: 20, totalPage: 1 });
});
afterEach(() => {
  Object.assign(roomFor, room);
  resetPreferences();
});

it('come back from their address with what was chosen in them', async () => {
  roomFor.screens = 0;
  const shell = open('/user/label?limit=40');
  const box = () => within(screen.getByRole('row', { name: /价格敏感/ })).getByRole('checkbox');
  await screen.findByRole('row', { name: /价格敏感/ }, { timeout: 60_000 });
  await userEvent.click(box());
  await act(() => shell.router.navigate('/dashboard'));
  await waitFor(() => expect(document.getElementById('screen:/user/label')).toBeNull());
  await userEvent.click(screen.getByRole('tab', { name: '会员标签' }));
  expect(shell.address()).toBe('/user/label?limit=40');
  await waitFor(() => expect(box()).toBeChecked());
});

it('are not drawn again while the person goes elsewhere', async () => {
  const shell = open('/user/label');
  const shows = (path: string) => waitFor(() => expect(document.getElementById(`screen:${path}`)).toBeVisible());
  await screen.findByRole('row', { name: /价格敏感/ }, { timeout: 60_000 });
  await act(() => shell.router.navigate('/crud/user/label'));
  await shows('/crud/user/label');
  await act(() => shell.router.navigate('/dashboard'));
  await shows('/dashboard');
  drawn.clear();
  for (const query of ['?a', '?b', '?c', '?d']) await act(() => shell.router.navigate(`/dashboard${query}`));
  await act(() => shell.router.navigate('/user/label'));
  await shows('/user/label');
  expect(drawn.get('/crud/user/label')).toBeUndefined();
  expect(drawn.get('/user/label')).toBeLessThanOrEqual(2);
});

it('are gone through by keys that are faster than the screens are drawn', async () => {
  const shell = open('/user/label');
  await screen.findByRole('row', { name: /价格敏感/ }, { timeout: 60_000 });
  await act(() => shell.router.navigate('/crud/user/label'));
  await waitFor(() => expect(document.getElementById('screen:/crud/user/label')).toBeVisible());
  act(() => {
    fireEvent.keyDown(document.body, { key: 'PageUp', altKey: true });
    fireEvent.keyDown(document.body, { key: 'PageDown', altKey: true });
  });
  expect(shell.address()).toBe('/crud/user/label');
});
