// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import LinkPicker from '../../../../src/console/pickers/LinkPicker';
import { endSession } from '../../../../src/console/data/session/session';
import { fakeBackend } from '../../data/backend';
import { renderConsole, resourceWith, signInAt } from '../harness';

const backend = fakeBackend();
const onPick = vi.fn();

beforeEach(async () => {
  onPick.mockClear();
  await signInAt(backend);
  await resourceWith('product/category');
  backend.answer('get', '/admin/platform/product/category/cache/tree', [
    { id: 1, pid: 0, name: '数码家电', icon: '', childList: [{ id: 11, pid: 1, name: '手机通讯', icon: '', childList: [{ id: 111, pid: 11, name: '智能手机', icon: '' }] }] },
    { id: 2, pid: 0, name: '服饰鞋包', icon: '' },
  ]);
});

async function openCategories() {
  renderConsole({ '/': <LinkPicker onPick={onPick} onClose={vi.fn()} /> });
  await userEvent.click(await screen.findByRole('button', { name: '商品分类' }));
  await screen.findByText('数码家电 | 1');
}
const names = () => screen.getAllByRole('radio').map((mark) => mark.getAttribute('aria-label'));

it('leads to a category of any level, found in its branch', async () => {
  await openCategories();
  expect(names()).toEqual(['选择数码家电', '选择服饰鞋包']);
  await userEvent.click(screen.getByRole('button', { name: '展开 数码家电' }));
  await userEvent.click(screen.getByText('手机通讯 | 11'));
  await userEvent.click(screen.getByRole('button', { name: '确定' }));
  expect(onPick).toHaveBeenCalledWith('/pages/goods/goods_cate/index?id=11');
});

it('opens, closes and chooses by keys', async () => {
  await openCategories();
  screen.getByLabelText('选择数码家电').focus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowRight}{ArrowDown}');
  expect(names()).toEqual(['选择数码家电', '选择手机通讯', '选择智能手机', '选择服饰鞋包']);
  await userEvent.keyboard(' {Enter}');
  expect(onPick).toHaveBeenCalledWith('/pages/goods/goods_cate/index?id=111');
  await userEvent.keyboard('{Home}{ArrowLeft}');
  expect(names()).toEqual(['选择数码家电', '选择服饰鞋包']);
});

it('offers the pages of records while the fixed ones are still asked for', async () => {
  endSession();
  await signInAt(backend, undefined, { pages: true });
  backend.answer('get', '/console/page/links', () => new Promise<Response>(() => undefined));
  renderConsole({ '/': <LinkPicker onPick={onPick} onClose={vi.fn()} /> });
  await userEvent.click(await screen.findByRole('button', { name: '商品分类' }));
  await screen.findByText('数码家电 | 1');
  expect(screen.queryByRole('button', { name: '商城链接' })).toBeNull();
});
