// @vitest-environment jsdom
/** One record found by what is typed or scanned: the input, the card, the action, and the input again. */
import { screen, waitFor, within } from '@testing-library/react';
import { delay, http } from 'msw';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fieldOf } from '../../fields/fieldOf';
import { api, calls, listing, mountList, ok, refused, server } from './mount';
import { endpointFor } from './models';
import { resource } from './section';

vi.mock('../../../generated/resources', () => import('./section'));

const one = 'platform:test:thing:info';
const use = 'platform:test:thing:use';

beforeAll(() => {
  resource.fields.push(fieldOf('text', { name: 'code', title: '券码', pattern: '^\\d{4}$', messages: { pattern: '请输入4位券码' } }));
  resource.actions = [{
    name: 'use', title: '核销', endpoint: 'action.use', on: ['row'], effect: { set: {} }, danger: false, confirm: '核销该物品',
    refuse: [{ when: { isShow: false }, message: '该物品已使用' }],
  }];
  resource.endpoints.push(
    endpointFor('one', { method: 'GET', path: '/admin/platform/test/thing/info', id: { in: 'query', name: 'code', by: 'code' }, permission: one }),
    endpointFor('action', { name: 'action.use', path: '/admin/platform/test/thing/use', id: { in: 'body', name: 'code', by: 'code' }, success: '核销成功', permission: use }),
  );
  resource.detail = { title: '物品', width: 1000, facts: ['sort'], sections: [{ fields: ['name', 'code'] }] };
  resource.list = { ...resource.list!, finds: { in: 'test/thing', act: 'use' }, rowActions: [], pageActions: [], bulkActions: [] };
});

/** Things by their code. */
let things: Record<string, { id: number; name: string; code: string; sort: number; isShow: boolean }>;
let sent: unknown[];
beforeEach(() => {
  things = { 1111: { id: 1, name: '甲', code: '1111', sort: 3, isShow: true }, 2222: { id: 2, name: '乙', code: '2222', sort: 4, isShow: false } };
  sent = [];
  server.use(
    listing([]),
    http.get(`${api}/info`, ({ request }) => {
      const thing = things[new URL(request.url).searchParams.get('code') ?? ''];
      return thing ? ok(thing) : refused(404, '券码不存在');
    }),
    http.post(`${api}/use`, async ({ request }) => {
      const body = await request.json() as { code: string };
      sent.push(body);
      things[body.code]!.isShow = false;
      return ok();
    }),
  );
});

const input = () => screen.findByRole('textbox', { name: '券码' });
const card = () => screen.queryByRole('article');
const told = () => screen.findByRole('alert');
const looked = () => calls.filter((call) => call.startsWith('GET info'));

test('the input has the focus, and what cannot be a code is told there without a call', async () => {
  const { user } = await mountList({ resource });
  await waitFor(async () => expect(await input()).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(await told()).toHaveTextContent('请输入券码');
  await user.keyboard('12{Enter}');
  expect(await told()).toHaveTextContent('请输入4位券码');
  expect(await input()).toHaveAccessibleDescription('请输入4位券码');
  expect(await input()).toBeInvalid();
  expect(looked()).toEqual([]);
});

test('what nobody holds is told there, once, and the next scan takes its place', async () => {
  const { user } = await mountList({ resource });
  await user.type(await input(), '9999{Enter}');
  expect(await told()).toHaveTextContent('券码不存在');
  expect(screen.getByRole('log')).toBeEmptyDOMElement();
  expect(card()).toBeNull();
  await waitFor(async () => expect(await input()).toHaveFocus());
  await user.keyboard('1111{Enter}');
  expect(await screen.findByRole('article', { name: '物品：甲' })).toHaveTextContent('甲');
  expect(await input()).toHaveValue('1111');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('it is used once; then the input is empty and has the focus, and the card says what became of it', async () => {
  const { user } = await mountList({ resource });
  await user.type(await input(), '1111{Enter}');
  const found = await screen.findByRole('article', { name: '物品：甲' });
  await user.click(within(found).getByRole('button', { name: '核销' }));
  await user.dblClick(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '确定' }));
  await waitFor(() => expect(screen.getByRole('log')).toHaveTextContent('核销成功'));
  await waitFor(async () => expect(await input()).toHaveFocus());
  await waitFor(async () => expect(await input()).toHaveValue(''));
  expect(await input()).toBeValid();
  expect(sent).toEqual([{ code: '1111' }]);
  const after = screen.getByRole('article', { name: '物品：甲' });
  expect(within(after).getByRole('button', { name: '核销' })).toBeDisabled();
  expect(within(after).getByRole('button', { name: '核销' })).toHaveAccessibleDescription('该物品已使用');
  await user.keyboard('2222{Enter}');
  expect(await screen.findByRole('article', { name: '物品：乙' })).toBeVisible();
  expect(await told()).toHaveTextContent('该物品已使用');
});

test('whoever backs out has the record and what was typed', async () => {
  const { user } = await mountList({ resource });
  await user.type(await input(), '1111{Enter}');
  await user.click(within(await screen.findByRole('article')).getByRole('button', { name: '核销' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '取消' }));
  expect(sent).toEqual([]);
  expect(await input()).toHaveValue('1111');
  expect(within(screen.getByRole('article')).getByRole('button', { name: '核销' })).toBeEnabled();
});

test('a refusal of the server is told, and the card shows what the record is by then', async () => {
  server.use(http.post(`${api}/use`, () => {
    things[1111]!.isShow = false;
    return refused(400, '该物品已使用');
  }));
  const { user } = await mountList({ resource });
  await user.type(await input(), '1111{Enter}');
  await user.click(within(await screen.findByRole('article')).getByRole('button', { name: '核销' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '确定' }));
  await waitFor(() => expect(screen.getByRole('log')).toHaveTextContent('该物品已使用'));
  await waitFor(() => expect(within(screen.getByRole('article')).getByRole('button', { name: '核销' })).toBeDisabled());
});

test('of two look-ups the later one stands, whichever answers first', async () => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => { release = resolve; });
  server.use(http.get(`${api}/info`, async ({ request }) => {
    const code = new URL(request.url).searchParams.get('code') ?? '';
    if (code === '1111') await held;
    await delay(0);
    return ok(things[code]);
  }));
  const { user } = await mountList({ resource });
  await user.type(await input(), '1111{Enter}');
  await user.clear(await input());
  await user.type(await input(), '2222{Enter}');
  expect(await screen.findByRole('article', { name: '物品：乙' })).toBeVisible();
  release();
  await waitFor(() => expect(looked()).toHaveLength(2));
  expect(screen.queryByRole('article', { name: '物品：甲' })).toBeNull();
});

test.each([
  ['no input without the right to look', ['platform:test:thing:list', use], false, false],
  ['no button without the right to act', ['platform:test:thing:list', one], true, false],
  ['both with both', ['platform:test:thing:list', one, use], true, true],
])('%s', async (_what, permissions, looks, acts) => {
  const { user } = await mountList({ resource, permissions });
  await screen.findByText('暂无数据');
  if (!looks) return void expect(screen.queryByRole('textbox', { name: '券码' })).toBeNull();
  await user.type(await input(), '1111{Enter}');
  const found = await screen.findByRole('article');
  expect(within(found).queryByRole('button', { name: '核销' }) !== null).toBe(acts);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('in a dialog it is opened by its button, and stays open for the next one', async () => {
  const list = { ...resource.list!, finds: { in: 'test/thing', act: 'use', dialog: '扫码核销' } };
  const { user } = await mountList({ resource: { ...resource, list } });
  expect(screen.queryByRole('textbox', { name: '券码' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: '扫码核销' }));
  const dialog = await screen.findByRole('dialog', { name: '扫码核销' });
  await waitFor(() => expect(within(dialog).getByRole('textbox', { name: '券码' })).toHaveFocus());
  await user.keyboard('1111{Enter}');
  await user.click(await within(dialog).findByRole('button', { name: '核销' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '确定' }));
  await waitFor(() => expect(within(dialog).getByRole('textbox', { name: '券码' })).toHaveFocus());
  await waitFor(() => expect(within(dialog).getByRole('textbox', { name: '券码' })).toHaveValue(''));
  expect(sent).toEqual([{ code: '1111' }]);
});

test('among those of the record that the screen is about, one is chosen in place of typing', async () => {
  const filter = (name: string, operator: 'contains' | 'equals') => ({ param: name, title: name, field: fieldOf('text', { name }), on: [name], operator, hidden: true, folded: false });
  const list = { ...resource.list!, about: { field: 'uid', of: 'test/thing' }, filters: [filter('uid', 'equals')] };
  const picker = { ...list, name: 'picker', title: '选择持有的物品', endpoint: 'read.held', about: undefined, finds: undefined, filters: [filter('name', 'contains'), filter('id', 'equals'), filter('uid', 'equals')] };
  const held = endpointFor('read', { name: 'read.held', method: 'GET', path: '/admin/platform/test/thing/held', permission: one });
  Object.assign(resource, { list, views: [picker], endpoints: [...resource.endpoints, held], detail: { ...resource.detail!, head: { title: 'name' } } });
  server.use(http.get(`${api}/held`, ({ request }) => {
    const found = new URL(request.url).searchParams.has('id') ? [{ id: 7, name: '丙', sort: 1, isShow: true }] : Object.values(things);
    return ok({ list: found, total: found.length, page: 1, limit: 10 });
  }));
  const { user } = await mountList({ resource, address: '/test/thing?uid=7' });
  await user.click(await screen.findByRole('button', { name: '选择持有的物品' }));
  const dialog = await screen.findByRole('dialog', { name: '选择持有的物品' });
  await user.click((await within(dialog).findAllByRole('radio'))[0]!);
  await user.click(within(dialog).getByRole('button', { name: '确定' }));
  expect(await screen.findByRole('article', { name: '物品：甲' })).toBeVisible();
  expect(await input()).toHaveValue('1111');
  await waitFor(async () => expect(await input()).toHaveFocus());
  expect(calls.filter((call) => call.startsWith('GET held') && call.includes('uid=7'))).toHaveLength(1);
});
