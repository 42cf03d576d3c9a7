// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PickerDialog } from '../../../../src/console/resource/picker/PickerDialog';
import { envelope, fakeBackend } from '../../data/backend';
import { renderConsole, resourceWith, signInAt } from '../harness';

const backend = fakeBackend();
const path = '/admin/platform/product/brand/list';
const brands = Array.from({ length: 25 }, (_, index) => ({ id: index + 1, name: `品牌${index + 1}`, icon: '', sort: 1, categoryIds: '', isShow: true, createTime: '2026-01-01 00:00:00' }));
const onPick = vi.fn();
const onClose = vi.fn();

beforeEach(async () => {
  onPick.mockClear();
  onClose.mockClear();
  await signInAt(backend);
  backend.answer('get', path, ({ query }) => {
    const found = brands.filter(({ name }) => name.includes(query.name ?? ''));
    const [page, limit] = [Number(query.page), Number(query.limit)];
    return envelope({ list: found.slice((page - 1) * limit, page * limit), total: found.length, page, limit, totalPage: 1 });
  });
});

async function open(props: Partial<Parameters<typeof PickerDialog>[0]> = {}) {
  const resource = await resourceWith('product/brand');
  const shown = renderConsole({ '/': <PickerDialog resource={resource} onPick={onPick} onClose={onClose} {...props} /> });
  await screen.findByText('品牌1');
  return shown;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choose = (name: string) => userEvent.click(screen.getByLabelText(`选择${name}`));

describe('picking one', () => {
  it('gives the whole row', async () => {
    await open();
    await choose('品牌2');
    await choose('品牌3');
    await press('确定');
    expect(onPick).toHaveBeenCalledWith([expect.objectContaining({ id: 3, name: '品牌3', sort: 1 })]);
  });

  it('warns when nothing is selected', async () => {
    await open();
    await press('确定');
    expect(await screen.findByText('请先选择品牌')).toBeInTheDocument();
    expect(onPick).not.toHaveBeenCalled();
  });

  it('selects by a press anywhere on the row', async () => {
    await open();
    await userEvent.click(screen.getByText('品牌5'));
    expect(screen.getByLabelText('选择品牌5')).toBeChecked();
  });
});

describe('picking several', () => {
  it('keeps the selection across pages, in the order of selection', async () => {
    await open({ multiple: true });
    await choose('品牌9');
    await press('第 2 页');
    await screen.findByText('品牌11');
    await choose('品牌11');
    await press('第 1 页');
    await waitFor(() => expect(screen.getByLabelText('选择品牌9')).toBeChecked());
    expect(screen.getByText('已选 2 个')).toBeInTheDocument();
    await press('确定');
    expect(onPick.mock.calls[0]?.[0].map(({ id }: { id: number }) => id)).toEqual([9, 11]);
  });

  it('refuses more than the most with 最多可选N个', async () => {
    await open({ multiple: true, max: 2 });
    for (const name of ['品牌1', '品牌2', '品牌3']) await choose(name);
    expect(await screen.findByText('最多可选2个')).toBeInTheDocument();
    expect(screen.getByLabelText('选择品牌3')).not.toBeChecked();
    await choose('品牌1');
    await choose('品牌3');
    expect(screen.getByLabelText('选择品牌3')).toBeChecked();
  });

  it('takes a page in and out as a whole', async () => {
    await open({ multiple: true });
    await choose('品牌4');
    expect((screen.getByLabelText('选择本页') as HTMLInputElement).indeterminate).toBe(true);
    await userEvent.click(screen.getByLabelText('选择本页'));
    expect(screen.getByText('已选 10 个')).toBeInTheDocument();
    await userEvent.click(screen.getByLabelText('选择本页'));
    expect(screen.getByText('已选 0 个')).toBeInTheDocument();
  });

  it('begins with the rows selected before', async () => {
    await open({ multiple: true, selected: [brands[19]!] });
    await choose('品牌1');
    await press('确定');
    expect(onPick.mock.calls[0]?.[0].map(({ id }: { id: number }) => id)).toEqual([20, 1]);
  });
});

it('filters from page 1 on', async () => {
  await open();
  await press('第 2 页');
  await screen.findByText('品牌11');
  await userEvent.type(screen.getByRole('textbox', { name: '品牌名称' }), '品牌25{Enter}');
  expect(await screen.findByText('品牌25')).toBeInTheDocument();
  expect(backend.seen.at(-1)?.query).toMatchObject({ name: '品牌25', page: '1', limit: '10' });
});

it('shows a failure and ends loading', async () => {
  backend.answer('get', path, () => envelope(null, 500, '列表加载失败'));
  const resource = await resourceWith('product/brand');
  renderConsole({ '/': <PickerDialog resource={resource} onPick={onPick} onClose={onClose} /> });
  expect(await screen.findByText('列表加载失败')).toBeInTheDocument();
  expect(screen.queryByRole('status', { name: '加载中' })).not.toBeInTheDocument();
});

it('has no accessibility violation', async () => {
  const { baseElement } = await open({ multiple: true });
  const dialog = within(baseElement).getByRole('dialog');
  const { violations } = await axe.run(dialog, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
});
