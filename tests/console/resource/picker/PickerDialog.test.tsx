// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { endSession, loadUser } from '../../../../src/console/data/session/session';
import { writeToken } from '../../../../src/console/data/transport/token';
import { PickerDialog } from '../../../../src/console/resource/picker/PickerDialog';
import { envelope, fakeBackend } from '../../data/backend';
import { account, renderConsole, resourceWith, signInAt } from '../harness';

const backend = fakeBackend();
const path = '/admin/platform/product/marketing/search/page';
const products = Array.from({ length: 125 }, (_, index) => ({ id: index + 1, name: `商品${index + 1}`, image: '', isShow: index % 2 === 0, categoryId: 7, categoryName: '连衣裙', type: 0, price: '9.90', stock: 5 }));
const onPick = vi.fn();
const onClose = vi.fn();

beforeEach(async () => {
  onPick.mockClear();
  onClose.mockClear();
  await signInAt(backend);
  backend.answer('get', '/admin/platform/product/category/cache/tree', []);
  backend.answer('get', '/admin/platform/merchant/use/category/list', []);
  backend.answer('get', path, ({ query }) => {
    const found = products.filter(({ name }) => name.includes(query.name ?? ''));
    const [page, limit] = [Number(query.page), Number(query.limit)];
    return envelope({ list: found.slice((page - 1) * limit, page * limit), total: found.length, page, limit, totalPage: 1 });
  });
});

async function open(props: Partial<Parameters<typeof PickerDialog>[0]> = {}) {
  const resource = await resourceWith('product/product');
  const shown = renderConsole({ '/': <PickerDialog resource={resource} onPick={onPick} onClose={onClose} {...props} /> });
  await screen.findByText('商品1');
  return shown;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choose = (name: string) => userEvent.click(screen.getByLabelText(`选择${name}`));

describe('picking one', () => {
  it('gives the whole row', async () => {
    await open();
    await choose('商品2');
    await choose('商品3');
    await press('确定');
    expect(onPick).toHaveBeenCalledWith([expect.objectContaining({ id: 3, name: '商品3', price: '9.90' })]);
  });

  it('draws no column of what nobody was told', async () => {
    await open();
    const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads()).toContain('商品分类');
    backend.answer('get', path, () => envelope({ list: [{ id: 1, name: '商品1' }], total: 11, page: 2, limit: 10, totalPage: 2 }));
    await press('第 2 页');
    await waitFor(() => expect(heads()).toEqual(['选择', 'ID', '商品名称']));
  });

  it('takes the row whose own button is pressed, where there is nothing else to choose', async () => {
    const { container } = await open({ confirm: '发送', inRows: true });
    expect(screen.queryByRole('radio')).toBeNull();
    await userEvent.click(screen.getByText('商品5'));
    expect(onPick).not.toHaveBeenCalled();
    await press('发送商品5');
    expect(onPick).toHaveBeenCalledWith([expect.objectContaining({ id: 5, name: '商品5' })]);
    expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([]);
  });

  it('warns when nothing is selected', async () => {
    await open();
    await press('确定');
    expect(await screen.findByText('请先选择商品')).toBeInTheDocument();
    expect(onPick).not.toHaveBeenCalled();
  });

  it('selects by a press anywhere on the row', async () => {
    await open();
    await userEvent.click(screen.getByText('商品5'));
    expect(screen.getByLabelText('选择商品5')).toBeChecked();
  });
});

describe('picking several', () => {
  it('keeps the selection across pages, in the order of selection', async () => {
    await open({ multiple: true });
    await choose('商品9');
    await press('第 2 页');
    await screen.findByText('商品11');
    await choose('商品11');
    await press('第 1 页');
    await waitFor(() => expect(screen.getByLabelText('选择商品9')).toBeChecked());
    expect(screen.getByText('已选 2 个')).toBeInTheDocument();
    await press('确定');
    expect(onPick.mock.calls[0]?.[0].map(({ id }: { id: number }) => id)).toEqual([9, 11]);
  });

  it('is not left by its cross or by Escape while several are chosen and unused, unless that is meant', async () => {
    await open({ multiple: true, selected: [{ id: 9 }] });
    await choose('商品2');
    await choose('商品3');
    const leave = () => userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '关闭' }));
    await leave();
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('已选 2 个，尚未使用。确定关闭吗？');
    await userEvent.click(within(question).getByRole('button', { name: '取消' }));
    expect(onClose).not.toHaveBeenCalled();
    await choose('商品3');
    await leave();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('refuses more than the form allows', async () => {
    await open({ multiple: true, max: 2 });
    for (const name of ['商品1', '商品2', '商品3']) await choose(name);
    expect(await screen.findByText('最多可选2个商品')).toBeInTheDocument();
    expect(screen.getByLabelText('选择商品3')).not.toBeChecked();
    await choose('商品1');
    await choose('商品3');
    expect(screen.getByLabelText('选择商品3')).toBeChecked();
  });

  it('refuses the 101st product (PICK-07)', async () => {
    await open({ multiple: true, selected: products.slice(0, 100) });
    await userEvent.type(screen.getByLabelText('前往页码'), '11{Enter}');
    await screen.findByText('商品101');
    await choose('商品101');
    expect(await screen.findByText('最多可选100个商品')).toBeInTheDocument();
    expect(screen.getByLabelText('选择商品101')).not.toBeChecked();
    expect(screen.getByText('已选 100 个')).toBeInTheDocument();
  });

  it('shows what is selected on any page, names rows known by their id alone, and takes them out again', async () => {
    backend.answer('get', '/console/resources/product/product/many', [products[119]!]);
    await open({ multiple: true, selected: [{ id: 120 }] });
    await choose('商品2');
    const selected = within(screen.getByRole('group', { name: '已选' }));
    await selected.findByText('商品120');
    expect(selected.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['商品120', '商品2']);
    await userEvent.click(selected.getByRole('button', { name: '移除商品2' }));
    expect(screen.getByLabelText('选择商品2')).not.toBeChecked();
    expect(document.activeElement).toBe(screen.getByRole('group', { name: '已选' }));
    await userEvent.click(selected.getByRole('button', { name: '清空' }));
    expect(selected.getByText('已选 0 个')).toBeInTheDocument();
  });

  it('takes a page in and out as a whole', async () => {
    await open({ multiple: true });
    await choose('商品4');
    expect((screen.getByLabelText('选择本页') as HTMLInputElement).indeterminate).toBe(true);
    await userEvent.click(screen.getByLabelText('选择本页'));
    expect(screen.getByText('已选 10 个')).toBeInTheDocument();
    await userEvent.click(screen.getByLabelText('选择本页'));
    expect(screen.getByText('已选 0 个')).toBeInTheDocument();
  });

  it('begins with the rows selected before', async () => {
    await open({ multiple: true, selected: [products[19]!] });
    await choose('商品1');
    await press('确定');
    expect(onPick.mock.calls[0]?.[0].map(({ id }: { id: number }) => id)).toEqual([20, 1]);
  });
});

describe('by keyboard', () => {
  it('one tab stop leads to the rows, arrows walk them without selecting, the blank selects, Enter ends', async () => {
    await open({ multiple: true });
    screen.getByLabelText('选择本页').focus();
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByLabelText('选择商品1'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(screen.getByLabelText('选择商品3'));
    expect(screen.getByText('已选 0 个')).toBeInTheDocument();
    await userEvent.keyboard(' {End} {Home} {Enter}');
    expect(onPick.mock.calls[0]?.[0].map(({ id }: { id: number }) => id)).toEqual([3, 10, 1]);
  });

  it('with one to choose, arrows do not choose either', async () => {
    await open();
    screen.getByLabelText('选择商品1').focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByLabelText('选择商品2')).not.toBeChecked();
    await userEvent.keyboard(' {Enter}');
    expect(onPick.mock.calls[0]?.[0].map(({ id }: { id: number }) => id)).toEqual([2]);
  });
});

test.each([
  ['name', ' 连衣裙 & ', '连衣裙 &', '%E8%BF%9E%E8%A1%A3%E8%A3%99'],
])('a word is trimmed and encoded on its way (PICK-08)', async (param, typed, sent, written) => {
  const calls: string[] = [];
  backend.answer('get', path, ({ query }) => {
    calls.push(query[param] ?? '');
    return envelope({ list: products.slice(0, 10), total: 10, page: 1, limit: 10, totalPage: 1 });
  });
  await open();
  await userEvent.type(screen.getByRole('textbox', { name: '商品名称' }), `${typed}{Enter}`);
  await waitFor(() => expect(calls.at(-1)).toBe(sent));
  expect(backend.seen.at(-1)!.url).toContain(written);
});

it('reads the shelf state as a code (PICK-03)', async () => {
  await open();
  await userEvent.click(screen.getByRole('combobox', { name: '商品状态' }));
  await userEvent.click(await screen.findByRole('option', { name: '下架' }));
  await waitFor(() => expect(backend.seen.at(-1)?.query).toMatchObject({ page: '1', limit: '10', isShow: '0' }));
});

it('tells who may not read it', async () => {
  backend.answer('get', '/admin/platform/getAdminInfoByToken', { ...account, roles: ['editor'], permissionsList: ['platform:product:category:list'] });
  endSession();
  writeToken('token');
  await loadUser();
  const resource = await resourceWith('product/product');
  renderConsole({ '/': <PickerDialog resource={resource} onPick={onPick} onClose={onClose} /> });
  expect(await screen.findByRole('alert')).toHaveTextContent('没有权限访问。');
  expect(backend.paths()).not.toContain(`/api${path}`);
});

it('filters from page 1 on', async () => {
  await open();
  await press('第 2 页');
  await screen.findByText('商品11');
  await userEvent.type(screen.getByRole('textbox', { name: '商品名称' }), '商品25{Enter}');
  expect(await screen.findByText('商品25')).toBeInTheDocument();
  expect(backend.seen.at(-1)?.query).toMatchObject({ name: '商品25', page: '1', limit: '10' });
});

it('shows a failure and ends loading', async () => {
  backend.answer('get', path, () => envelope(null, 500, '列表加载失败'));
  const resource = await resourceWith('product/product');
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
