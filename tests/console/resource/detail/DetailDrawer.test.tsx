// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DetailDrawer } from '../../../../src/console/resource/detail/DetailDrawer';
import { valuesAt } from '../../../../src/console/resource/detail/versions';
import type { HistoryEntry } from '../../../../src/engine/extension/paths';
import { envelope, fakeBackend } from '../../data/backend';
import { renderConsole, resourceWith, signInAt } from '../harness';

const backend = fakeBackend();
const keeper = { id: 3, name: '李馆长', phone: '13800138000', onDuty: 1, recordVersion: 3 };
const entry = (id: number, kind: HistoryEntry['kind'], changes: HistoryEntry['changes']): HistoryEntry =>
  ({ id, at: `2026-01-0${id} 08:00:00`, account: 'han', realName: '韩梅梅', kind, title: `第${id}次`, version: id, changes });
const history = [
  entry(3, 'UPDATE', [{ field: 'onDuty', before: false, after: true }, { field: 'phone', before: '', after: '13800138000' }]),
  entry(2, 'UPDATE', [{ field: 'name', before: '李馆员', after: '李馆长' }]),
  entry(1, 'ADD', [{ field: 'name', before: null, after: '李馆员' }, { field: 'onDuty', before: null, after: false }]),
];
const onEdit = vi.fn();

beforeEach(async () => {
  onEdit.mockClear();
  await signInAt(backend);
  backend.answer('get', '/admin/platform/gallery/keeper/info/3', () => envelope(keeper));
  backend.answer('get', '/console/resources/gallery/keeper/history/3', history);
});

async function open(props: Partial<Parameters<typeof DetailDrawer>[0]> = {}) {
  const resource = await resourceWith('gallery/keeper');
  const shown = renderConsole({ '/': <DetailDrawer resource={resource} id={3} onClose={() => undefined} onEdit={onEdit} {...props} /> });
  await screen.findByText('李馆长');
  return shown;
}
const openHistory = async () => {
  await userEvent.click(await screen.findByRole('tab', { name: '操作记录' }));
  return within(await screen.findByRole('list', { name: '操作记录' })).getAllByRole('listitem');
};

describe('the record', () => {
  it('shows every declared field as its kind reads', async () => {
    await open();
    expect(screen.getByText('联系电话').nextElementSibling).toHaveTextContent('13800138000');
    expect(screen.getByText('在岗').nextElementSibling).toHaveTextContent('启用');
  });

  it('is busy while only what the list knows of it is shown', async () => {
    let answer!: () => void;
    const answered = new Promise<void>((resolve) => { answer = resolve; });
    backend.answer('get', '/admin/platform/gallery/keeper/info/3', async () => {
      await answered;
      return envelope(keeper);
    });
    await open({ record: { id: 3, name: '李馆长' } });
    const panel = () => screen.getByRole('dialog').querySelector('[aria-busy]');
    expect(panel()).toHaveAttribute('aria-busy', 'true');
    answer();
    await waitFor(() => expect(panel()).toHaveAttribute('aria-busy', 'false'));
    expect(screen.getByText('联系电话').nextElementSibling).toHaveTextContent('13800138000');
  });

  it('can be edited where that is allowed', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: '编辑' }));
    expect(onEdit).toHaveBeenCalled();
  });
});

describe('its history', () => {
  it('tells what was done, by whom, when, and what changed from what to what', async () => {
    await open();
    const [newest, older, first] = await openHistory();
    expect(newest).toHaveTextContent('修改');
    expect(newest).toHaveTextContent('第3次韩梅梅');
    expect(newest).toHaveTextContent('2026-01-03 08:00:00');
    expect(within(newest!).getAllByRole('row').map((row) => row.textContent)).toEqual(['字段修改前修改后', '在岗禁用启用', '联系电话-13800138000']);
    expect(older).toHaveTextContent('李馆员李馆长');
    expect(first).toHaveTextContent('新增');
  });

  it('takes an older version back as an edit to be saved', async () => {
    backend.answer('post', '/admin/platform/gallery/keeper/update', () => envelope('ok'));
    await open();
    const [newest, older] = await openHistory();
    expect(within(newest!).queryByRole('button', { name: '恢复到此版本' })).not.toBeInTheDocument();
    await userEvent.click(within(older!).getByRole('button', { name: '恢复到此版本' }));
    const form = await screen.findByRole('dialog', { name: '编辑管理员' });
    await waitFor(() => expect(within(form).getByLabelText(/联系电话/)).toHaveValue(''));
    await userEvent.type(within(form).getByLabelText(/联系电话/), '13900139000');
    await userEvent.click(within(form).getByRole('button', { name: '保存' }));
    await waitFor(() => expect(backend.seen.find(({ method }) => method === 'POST')?.body).toMatchObject({ id: 3, name: '李馆长', phone: '13900139000', onDuty: 0 }));
  });

  it('goes back before its first entry where that is no creation: the product brought the row along', async () => {
    backend.answer('get', '/console/resources/gallery/keeper/history/3', history.slice(0, 2));
    await open();
    const entries = await openHistory();
    expect(entries).toHaveLength(3);
    await userEvent.click(within(entries[2]!).getByRole('button', { name: '恢复到此版本' }));
    expect(await within(await screen.findByRole('dialog', { name: '编辑管理员' })).findByDisplayValue('李馆员')).toBeInTheDocument();
  });

  it('is absent where the backend keeps none', async () => {
    backend.answer('get', '/console/capabilities', {});
    await open();
    expect(screen.queryByRole('tab', { name: '操作记录' })).not.toBeInTheDocument();
  });
});

it.each([
  ['the newest version changes nothing', 0, {}],
  ['one step back', 1, { onDuty: false, phone: '' }],
  ['two steps back', 2, { onDuty: false, phone: '', name: '李馆员' }],
])('valuesAt: %s', (_sentence, index, expected) => {
  expect(valuesAt(history, index)).toEqual(expected);
});

it('has no accessibility violation', async () => {
  const { baseElement } = await open();
  await openHistory();
  const { violations } = await axe.run(within(baseElement).getByRole('dialog'), { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
});
