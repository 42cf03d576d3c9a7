// @vitest-environment jsdom
/** Screens of history tabs for which there is no room in the document. */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { resetPreferences } from '../../../src/console/data/preferences';
import { writeToken } from '../../../src/console/data/token';
import { roomFor } from '../../../src/console/shell/tabs/keep';
import { fakeBackend } from '../data/backend';
import { open, useShell } from './open';

const backend = fakeBackend();
useShell();

const room = { ...roomFor };
const labels = ['高消费', '价格敏感', '新客'].map((name, index) => ({ id: index + 1, name }));

beforeEach(() => {
  writeToken('t');
  roomFor.screens = 0;
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
  const shell = open('/user/label?limit=40');
  const box = () => within(screen.getByRole('row', { name: /价格敏感/ })).getByRole('checkbox');
  await screen.findByRole('row', { name: /价格敏感/ }, { timeout: 15_000 });
  await userEvent.click(box());
  await act(() => shell.router.navigate('/dashboard'));
  await waitFor(() => expect(document.getElementById('screen:/user/label')).toBeNull());
  await userEvent.click(screen.getByRole('tab', { name: '会员标签' }));
  expect(shell.address()).toBe('/user/label?limit=40');
  await waitFor(() => expect(box()).toBeChecked());
});
