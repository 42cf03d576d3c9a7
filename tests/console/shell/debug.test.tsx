// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { shapeOf } from '../../../src/console/data/transport/callLog';
import { fakeBackend } from '../data/backend';
import { useShell } from './open';

const backend = fakeBackend();
useShell(1280);

const cookie = (value: string, age: number) => { document.cookie = `debug=${value}; Path=/; Max-Age=${age}`; };
const panel = () => screen.queryByRole('complementary', { name: '调试控制台' });

/** The latch lasts as long as the page: each test is a page of its own. */
async function openPage(address: string) {
  vi.resetModules();
  const { open } = await import('./open');
  return open(address);
}
beforeEach(() => backend.answer('get', '/admin/platform/getLoginPic', { siteName: '云集' }));
afterEach(() => cookie('', 0));

it.each([
  ['neither', '/login', false], ['the parameter alone', '/login?debug=1', false], ['the cookie alone', '/login', true],
  ['another value of the parameter', '/login?debug=0', true],
])('with %s the debug console stays away', async (_, address, withCookie) => {
  if (withCookie) cookie('1', 3600);
  await openPage(address);
  await screen.findByRole('button', { name: '登录' });
  await waitFor(() => expect(backend.paths().length).toBeGreaterThan(0));
  expect(panel()).toBeNull();
  expect(screen.queryByRole('button', { name: '调试控制台' })).toBeNull();
});

it('with both it appears, tells of calls without their values, and stays through navigations', async () => {
  cookie('1', 3600);
  backend.answer('post', '/admin/platform/login/account/detection', 0);
  const shell = await openPage('/login?debug=1');
  await waitFor(() => expect(panel()).not.toBeNull(), { timeout: 60_000 });
  const { call } = await import('../../../src/console/data/transport/http');
  await act(() => call('POST', '/admin/platform/login/account/detection', { body: { account: 'zhangsan' }, query: { from: 'here' } }));
  const row = await within(panel()!).findByRole('row', { name: /account\/detection/ });
  expect(row).toHaveTextContent('POST/api/admin/platform/login/account/detection?from=…200');
  expect(row).toHaveTextContent('{"account":"文本(8)"}');
  expect(document.body.textContent).not.toContain('zhangsan');
  await act(() => shell.router.navigate('/auth-redirect'));
  expect(panel()).not.toBeNull();
});

it('folds and opens with a key, names what is stored without its values, and is copied as JSON', async () => {
  cookie('1', 3600);
  localStorage.setItem('secretName', '"hidden value"');
  const person = userEvent.setup();
  await openPage('/login?debug=1');
  await waitFor(() => expect(panel()).not.toBeNull(), { timeout: 60_000 });
  await person.keyboard('{Control>}`{/Control}');
  expect(panel()).toBeNull();
  await person.keyboard('{Control>}`{/Control}');
  await person.click(within(panel()!).getByRole('tab', { name: '存储' }));
  expect(within(panel()!).getByRole('row', { name: '本地存储 secretName 14' })).toBeInTheDocument();
  await person.click(within(panel()!).getByRole('tab', { name: '环境' }));
  expect(within(panel()!).getByRole('row', { name: '账号 未登录' })).toBeInTheDocument();
  await person.click(within(panel()!).getByRole('button', { name: '复制全部为 JSON' }));
  const copied = await navigator.clipboard.readText();
  expect(Object.keys(JSON.parse(copied))).toEqual(['environment', 'calls', 'messages', 'storage', 'queries']);
  expect(copied).not.toContain('hidden value');
});

it.each([
  [{ name: '华为', ids: [1], isShow: true, price: 12, none: null, deep: { pwd: 'x' } }, { name: '文本(2)', ids: '列表(1)', isShow: true, price: '数字', none: null, deep: { pwd: '文本(1)' } }],
  [[1, 2], '列表(2)'],
])('%j is told as %j', (value, shape) => expect(shapeOf(value)).toEqual(shape));
