// @vitest-environment jsdom
/** Rows edited where they stand: their cells are inputs, each row is saved or left by itself, a new one stands below. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { forgetCapabilities } from '../../../src/console/data/capabilities';
import { queryClient } from '../../../src/console/data/queryClient';
import { loadResource } from '../../../src/console/data/resources';
import ListScreen from '../../../src/console/resource/ListScreen';
import { envelope, fakeBackend } from '../data/backend';
import { account, renderConsole, signInAt } from './harness';

const backend = fakeBackend();
const patience = { timeout: 60_000 };
const base = '/admin/platform/sign';
const [three, seven] = [{ id: 1, day: 3, integral: 10, isIntegral: true, experience: 5, isExperience: true }, { id: 2, day: 7, integral: 0, isIntegral: false, experience: 9, isExperience: true }];
const blank = { integral: 0, isIntegral: true, experience: 0, isExperience: true };

beforeEach(async () => {
  queryClient.clear();
  forgetCapabilities();
  // Whole records are not read again.
  await signInAt(backend, account, { one: false, recordVersion: false });
  backend.answer('get', `${base}/award/list`, [three, seven]);
  for (const call of ['add/config', 'edit/award/config']) backend.answer('post', `${base}/${call}`, null);
});

const open = async () => {
  renderConsole({ '/': <ListScreen resource={await loadResource('marketing/signAward')} /> });
  await button('编辑：3');
  return userEvent.setup();
};
const button = (name: string) => screen.findByRole('button', { name }, patience);
const row = (name: string) => screen.findByRole('row', { name }, patience);
const rows = () => screen.getAllByRole('row').map((each) => each.getAttribute('aria-label') ?? '');
const input = async (of: string, name: RegExp) => within(await row(of)).findByRole<HTMLInputElement>('spinbutton', { name }, patience);
const sent = () => backend.seen.filter(({ method }) => method === 'POST').map(({ path, body }) => [path.split('/').slice(-3).join('/'), body]);

it('a row becomes its inputs, with the focus in the first, and a save sends that row alone', async () => {
  const user = await open();
  await user.click(await button('编辑：3'));
  await user.click(await button('编辑：7'));
  await waitFor(async () => expect(await input('7', /连续天数/)).toHaveFocus());
  expect(await input('7', /积分值/)).toBeDisabled();
  await user.click(within(await row('7')).getByRole('switch', { name: /赠送积分/ }));
  expect(await input('7', /积分值/)).toBeEnabled();
  await user.clear(await input('3', /积分值/));
  await user.type(await input('3', /积分值/), '12{Enter}');
  await waitFor(() => expect(sent()).toEqual([['edit/award/config', expect.objectContaining({ ...three, integral: 12 })]]));
  expect(await button('编辑：3')).toBeInTheDocument();
  expect(await button('保存：7')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a new row stands below the others, and is gone without a call where it is left', async () => {
  const user = await open();
  await user.click(await button('新增连续签到奖励'));
  await row('新增连续签到奖励');
  expect(rows().at(-1)).toBe('新增连续签到奖励');
  await waitFor(async () => expect(await input('新增连续签到奖励', /连续天数/)).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(rows()).not.toContain('新增连续签到奖励'));
  await user.click(await button('新增连续签到奖励'));
  await user.type(await input('新增连续签到奖励', /连续天数/), '15');
  await user.click(await button('取消：新增连续签到奖励'));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '确定' }));
  await waitFor(() => expect(rows()).not.toContain('新增连续签到奖励'));
  expect(sent()).toEqual([]);
  await user.click(await button('新增连续签到奖励'));
  await user.type(await input('新增连续签到奖励', /连续天数/), '15');
  await user.click(await button('保存：新增连续签到奖励'));
  await waitFor(() => expect(sent()).toEqual([['add/config', { day: 15, ...blank }]].map(([path, body]) => [`sign/${String(path)}`, body])));
  await waitFor(() => expect(rows()).not.toContain('新增连续签到奖励'));
});

it('tells what is wrong in its cell, what the server refuses too, and loses nothing typed', async () => {
  const user = await open();
  await user.click(await button('编辑：3'));
  await user.clear(await input('3', /连续天数/));
  await user.click(await button('保存：3'));
  expect(await within(await row('3')).findByRole('alert')).toHaveTextContent('请输入连续天数');
  backend.answer('post', `${base}/edit/award/config`, () => envelope({ errors: [{ field: 'day', message: '连续天数不能重复' }] }, 400, '连续天数不能重复'));
  await user.type(await input('3', /连续天数/), '7');
  await user.click(await button('保存：3'));
  expect(await within(await row('3')).findByText('连续天数不能重复')).toBeInTheDocument();
  expect(await input('3', /连续天数/)).toHaveValue('7');
});

it('stands above the list where a column that it enters is not shown', async () => {
  localStorage.setItem('console:columns:li:marketing/signAward/list', JSON.stringify({ hidden: { integral: true } }));
  const user = await open();
  await user.click(await button('编辑：3'));
  expect(await screen.findByRole('dialog', { name: '编辑连续签到奖励' })).toBeInTheDocument();
});
