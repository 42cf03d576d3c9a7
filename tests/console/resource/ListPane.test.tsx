// @vitest-environment jsdom
/** Filters of which one code is always chosen, as the drawers of a promoter have them. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { queryClient } from '../../../src/console/data/queryClient';
import { loadResource } from '../../../src/console/data/resources';
import { ListPane } from '../../../src/console/resource/pane/ListPane';
import { fakeBackend } from '../data/backend';
import { renderConsole, signInAt } from './harness';

const backend = fakeBackend();
const patience = { timeout: 60_000 };
beforeEach(async () => {
  queryClient.clear();
  await signInAt(backend);
});

const sent = () => Object.fromEntries(Object.entries(backend.seen.at(-1)!.query).filter(([name]) => !['temp', 'page', 'limit', 'accessType'].includes(name)));

async function open(key: string, view: string, path: string, fixed?: Record<string, unknown>) {
  backend.answer('get', path, { list: [], total: 0, page: 1, limit: 10, totalPage: 0 });
  const resource = await loadResource(key);
  renderConsole({ '/': <ListPane resource={resource} list={resource.views.find(({ name }) => name === view)!} fixed={fixed} /> });
  await screen.findByText('暂无数据', {}, patience);
  return userEvent.setup();
}

it.each([
  ['推广人列表', 'user/user', 'subUsers', '/admin/platform/retail/store/sub/user/list'],
  ['推广订单列表', 'distribution/brokerageRecord', 'promotions', '/admin/platform/retail/store/promotion/order/list'],
])('%s begins with 全部, asks for another level as soon as it is chosen, and for all again on 重置 (DIST-02)', async (_, key, view, path) => {
  const user = await open(key, view, path, { uid: 7 });
  expect(sent()).toEqual({ uid: '7', type: '0' });
  expect(screen.getAllByRole('radio').map((radio) => [(radio as HTMLInputElement).labels![0]!.textContent, (radio as HTMLInputElement).checked])).toEqual([['全部', true], ['一级推广人', false], ['二级推广人', false]]);
  await user.click(screen.getByRole('radio', { name: '二级推广人' }));
  await waitFor(() => expect(sent()).toEqual({ uid: '7', type: '2' }));
  await user.type(screen.getByRole('textbox', { name: '关键字' }), '7{Enter}');
  await waitFor(() => expect(sent()).toEqual({ uid: '7', type: '2', keywords: '7' }));
  await user.click(screen.getByRole('button', { name: '重置' }));
  await waitFor(() => expect(sent()).toEqual({ uid: '7', type: '0' }));
  expect(screen.getByRole('radio', { name: '全部' })).toBeChecked();
});

it('a search of members says which kind it is, 全部 too, which keeps what was typed (USER-09)', async () => {
  const user = await open('user/user', 'picker', '/admin/platform/user/list');
  expect(sent()).toEqual({ searchType: 'all' });
  await user.type(screen.getByRole('textbox', { name: '搜索内容' }), '青禾7');
  const choose = async (name: string) => {
    await user.click(screen.getByRole('combobox', { name: '会员搜索' }));
    await user.click(await screen.findByRole('option', { name }));
  };
  await choose('全部');
  await user.click(screen.getByRole('button', { name: '查询' }));
  await waitFor(() => expect(sent()).toEqual({ searchType: 'all', content: '青禾7' }));
  for (const [name, code, typed, kept] of [['会员ID', 'uid', '1a2', '12'], ['手机号', 'phone', '138 0000', '1380000'], ['会员昵称', 'nickname', '禾', '禾']] as const) {
    await choose(name);
    await user.type(screen.getByRole('textbox', { name: '搜索内容' }), `${typed}{Enter}`);
    await waitFor(() => expect(sent()).toEqual({ searchType: code, content: kept }));
  }
});
