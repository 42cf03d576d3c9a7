// @vitest-environment jsdom
/** Chosen records as rows below their field, above a faked network: shown, added, taken out, and left out once they are deleted. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeEach, expect, it, vi } from 'vitest';
import { forgetCapabilities } from '../../../../src/console/data/capabilities';
import { queryClient } from '../../../../src/console/data/queryClient';
import { loadResource } from '../../../../src/console/data/resources';
import { endSession } from '../../../../src/console/data/session/session';
import { PickerProvider } from '../../../../src/console/resource/picker/PickerProvider';
import SingleScreen from '../../../../src/console/resource/single/SingleScreen';
import { envelope, fakeBackend } from '../../data/backend';
import { account, renderConsole, signInAt } from '../harness';

const backend = fakeBackend();
const present = '/admin/platform/marketing/activity/new/people/present';
const coupons = [
  { id: 1, name: '迎新券', money: 5, minPrice: 0, isFixedTime: false, day: 7, useStartTime: null, useEndTime: null, isLimited: false, lastTotal: 0, category: 3 },
  { id: 2, name: '满减券', money: 10, minPrice: 99, isFixedTime: true, day: 0, useStartTime: '2026-01-01 00:00:00', useEndTime: '2026-12-31 23:59:59', isLimited: true, lastTotal: 8, category: 3 },
  { id: 3, name: '生日券', money: 20, minPrice: 0, isFixedTime: false, day: 30, useStartTime: null, useEndTime: null, isLimited: false, lastTotal: 0, category: 3 },
];
let deleted: number[];
let stored: number[];

beforeEach(async () => {
  queryClient.clear();
  forgetCapabilities();
  [deleted, stored] = [[], [1, 2]];
  await signInAt(backend);
  backend.answer('get', `${present}/config`, () => envelope({ newPeopleSwitch: true, couponIdList: stored, couponList: [] }));
  backend.answer('post', `${present}/edit`, null);
  backend.answer('get', '/admin/platform/getMenus', []);
  backend.answer('get', '/admin/platform/coupon/can/send/list', () => envelope({ list: coupons, total: 3, page: 1, limit: 10, totalPage: 1 }));
  backend.answer('get', '/console/resources/marketing/coupon/many', ({ query }) =>
    envelope(String(query.ids).split(',').flatMap((id) => coupons.filter((row) => String(row.id) === id).map((row) => (deleted.includes(row.id) ? { ...row, recordDeleted: true } : row)))));
});

const open = async () => {
  renderConsole({ '/': <PickerProvider><SingleScreen resource={await loadResource('marketing/newPeoplePresent')} /></PickerProvider> });
  await screen.findByText('迎新券', undefined, { timeout: 60_000 });
  return userEvent.setup();
};
const table = () => screen.getByRole('table', { name: '优惠券' });
const cells = () => within(table()).getAllByRole('row').slice(1).map((row) => within(row).getAllByRole('cell').slice(1, -1).map((cell) => cell.textContent));
const sent = () => backend.seen.filter(({ path }) => path.endsWith('/edit')).map(({ body }) => (body as { couponIdList: number[] }).couponIdList);
const press = (user: ReturnType<typeof userEvent.setup>, name: string | RegExp) => user.click(screen.getByRole('button', { name }));

it('tells of each record what its picker says of chosen ones', async () => {
  await open();
  expect(within(table()).getAllByRole('columnheader').map((each) => each.textContent)).toEqual(['', '优惠券ID', '优惠券名称', '面值(¥)', '门槛', '使用期限', '剩余张数', '操作']);
  expect(cells()).toEqual([
    ['1', '迎新券', '5', '无门槛', '领取后7天', '不限量'],
    ['2', '满减券', '10', '满99元可用', '2026-01-01 00:00:00至 2026-12-31 23:59:59', '8'],
  ]);
  expect((await axe.run(screen.getByRole('group', { name: '优惠券' }), { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([]);
});

it('tells below the name what finds no room beside it, so that nothing lies under the buttons', async () => {
  const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(560);
  try {
    await open();
    expect(within(table()).getAllByRole('columnheader').map((each) => each.textContent)).toEqual(['', '优惠券ID', '优惠券名称', '面值(¥)', '门槛', '操作']);
    expect(cells()).toEqual([
      ['1', '迎新券使用期限 领取后7天剩余张数 不限量', '5', '无门槛'],
      ['2', '满减券使用期限 2026-01-01 00:00:00至 2026-12-31 23:59:59剩余张数 8', '10', '满99元可用'],
    ]);
    expect((await axe.run(screen.getByRole('group', { name: '优惠券' }), { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([]);
  } finally {
    width.mockRestore();
  }
});

it('takes further ones from the picker, which begins with those that are there', async () => {
  const user = await open();
  await press(user, '添加优惠券');
  const dialog = await screen.findByRole('dialog', { name: '优惠券列表' });
  expect(await within(dialog).findByLabelText('选择满减券')).toBeChecked();
  await user.click(within(dialog).getByLabelText('选择生日券'));
  await user.click(within(dialog).getByRole('button', { name: '确定' }));
  await within(table()).findByText('生日券');
  expect(cells().map(([id]) => id)).toEqual(['1', '2', '3']);
  await press(user, '保存');
  await waitFor(() => expect(sent()).toEqual([[1, 2, 3]]));
});

it('takes one out, and several at once', async () => {
  stored = [1, 2, 3];
  const user = await open();
  expect(screen.getByRole('button', { name: '批量删除' })).toBeDisabled();
  await press(user, '删除满减券');
  expect(cells().map(([id]) => id)).toEqual(['1', '3']);
  expect(screen.getByRole('group', { name: '优惠券' })).toHaveFocus();
  await user.click(screen.getByLabelText('全选'));
  await press(user, '批量删除');
  expect(screen.queryByRole('table')).toBeNull();
  await press(user, '保存');
  expect(await screen.findByText('请至少添加一张优惠券')).toBeInTheDocument();
  expect(sent()).toEqual([]);
});

it('asks before it leaves out deleted ones, and keeps them where nobody agrees', async () => {
  deleted = [2];
  const user = await open();
  expect(within(table()).getByText('优惠券已删除')).toBeInTheDocument();
  await press(user, '保存');
  const asked = await screen.findByRole('alertdialog', { name: '系统提示' });
  expect(asked).toHaveTextContent('「满减券」已删除');
  await user.click(within(asked).getByRole('button', { name: '取消' }));
  expect([sent(), cells().length]).toEqual([[], 2]);
  await press(user, '保存');
  await user.click(within(await screen.findByRole('alertdialog', { name: '系统提示' })).getByRole('button', { name: '确定' }));
  await waitFor(() => expect(sent()).toEqual([[1]]));
});

it('keeps what a person may not read, by its id alone', async () => {
  endSession();
  await signInAt(backend, { ...account, roles: ['reader'], permissionsList: ['platform:marketing:activity:new:people:present:config'] });
  renderConsole({ '/': <PickerProvider><SingleScreen resource={await loadResource('marketing/newPeoplePresent')} /></PickerProvider> });
  expect(await screen.findAllByText('无权查看', undefined, { timeout: 60_000 })).toHaveLength(2);
  expect(backend.seen.some(({ path }) => path.endsWith('/many'))).toBe(false);
});
