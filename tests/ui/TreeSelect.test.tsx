// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { ReferenceNode } from '../../src/ui/ports/references';
import type { NodeId } from '../../src/ui/inputs/treeNodes';
import { TreeSelect } from '../../src/ui/inputs/TreeSelect';
import { violations } from './axe';

afterEach(cleanup);

const nodes: ReferenceNode[] = [
  { id: 1, label: '数码', children: [{ id: 11, label: '手机', children: [{ id: 111, label: '智能手机' }, { id: 112, label: '老人机', disabled: true }] }, { id: 12, label: '电脑' }] },
  { id: 2, label: '服装', children: [{ id: 21, label: '男装' }] },
];

function One({ initial = null, leavesOnly, known = nodes }: { initial?: NodeId | null; leavesOnly?: boolean; known?: ReferenceNode[] }) {
  const [value, setValue] = useState<NodeId | null>(initial);
  return <><label htmlFor="tree">分类</label><TreeSelect id="tree" nodes={known} leavesOnly={leavesOnly} clearable value={value} onChange={setValue} /><output>{String(value)}</output></>;
}
function Several({ initial }: { initial: NodeId[] }) {
  const [value, setValue] = useState(initial);
  return <><label htmlFor="tree">分类</label><TreeSelect id="tree" multiple nodes={nodes} leavesOnly value={value} onChange={setValue} /><output>{value.join()}</output></>;
}
const box = () => screen.getByRole('combobox', { name: '分类' });
const items = () => screen.getAllByRole('treeitem').map((item) => item.textContent);
const active = () => document.getElementById(box().getAttribute('aria-activedescendant')!)?.textContent;
const chosen = () => document.querySelector('output')!.textContent;

test('opens closed, → opens a node, → goes in, ← goes back and closes, Enter chooses', async () => {
  const user = userEvent.setup();
  render(<One />);
  await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(items()).toEqual(['数码', '服装']);
  await user.keyboard('{ArrowDown}{ArrowRight}');
  expect(items()).toEqual(['数码', '手机', '电脑', '服装']);
  await user.keyboard('{ArrowRight}');
  expect(active()).toBe('手机');
  await user.keyboard('{ArrowLeft}');
  expect(active()).toBe('数码');
  await user.keyboard('{ArrowRight}{ArrowDown}{Enter}');
  expect(chosen()).toBe('12');
  expect(box()).toHaveValue('数码/电脑');
});

test('what is typed into a closed box is searched from its first letter', async () => {
  const user = userEvent.setup();
  render(<One />);
  await user.tab();
  await user.keyboard('男');
  expect(items()).toEqual(['服装', '男装']);
});

test('shows the chosen node as its path, and opens down to it', async () => {
  const user = userEvent.setup();
  render(<One initial="111" />);
  expect(box()).toHaveValue('数码/手机/智能手机');
  await user.click(box());
  expect(screen.getByRole('treeitem', { name: '智能手机' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('treeitem', { name: '智能手机' })).toHaveAttribute('aria-level', '3');
});

test('with leavesOnly a node above the leaves opens instead of being chosen', async () => {
  const user = userEvent.setup();
  render(<One leavesOnly />);
  await user.click(box());
  await user.click(screen.getByRole('treeitem', { name: '服装' }));
  expect(chosen()).toBe('null');
  await user.click(screen.getByRole('treeitem', { name: '男装' }));
  expect(chosen()).toBe('21');
});

test('search finds by any part of the path and keeps the way down', async () => {
  const user = userEvent.setup();
  render(<One leavesOnly />);
  await user.type(box(), '智能');
  expect(items()).toEqual(['数码', '手机', '智能手机']);
  await user.keyboard('{Enter}');
  expect(chosen()).toBe('111');
});

test('a disabled node cannot be chosen', async () => {
  const user = userEvent.setup();
  render(<One />);
  await user.type(box(), '老人机');
  await user.click(screen.getByRole('treeitem', { name: '老人机' }));
  expect(chosen()).toBe('null');
});

test('several are shown as paths, added and removed', async () => {
  const user = userEvent.setup();
  render(<Several initial={[111]} />);
  await user.click(box());
  await user.click(screen.getByRole('treeitem', { name: '电脑' }));
  expect(chosen()).toBe('111,12');
  await user.click(screen.getByRole('button', { name: '移除数码/手机/智能手机' }));
  expect(chosen()).toBe('12');
});

test('has no accessibility violation, open or closed', async () => {
  const user = userEvent.setup();
  render(<Several initial={[111]} />);
  expect(await violations()).toEqual([]);
  await user.click(box());
  expect(await violations()).toEqual([]);
});

test('nodes that arrive after the word was typed: Enter takes the first that fits', async () => {
  const user = userEvent.setup();
  const view = render(<One leavesOnly known={[]} />);
  await user.tab();
  await user.keyboard('智能');
  view.rerender(<One leavesOnly />);
  expect(active()).toBe('智能手机');
  await user.keyboard('{Enter}');
  expect(chosen()).toBe('111');
});

test('where only leaves are chosen, a parent unfolds and says so; nothing is chosen', async () => {
  const user = userEvent.setup();
  render(<One leavesOnly />);
  await user.click(box());
  await user.click(screen.getByRole('treeitem', { name: '数码' }));
  expect(items()).toEqual(['数码', '手机', '电脑', '服装']);
  expect(screen.getByText('只能选择最后一级')).toHaveAttribute('role', 'status');
  expect(chosen()).toBe('null');
  expect(await violations()).toEqual([]);
  await user.click(screen.getByRole('treeitem', { name: '电脑' }));
  expect(chosen()).toBe('12');
});

test('opened again, the first press of the branch that holds what is chosen looks into it; the next closes it', async () => {
  const user = userEvent.setup();
  render(<One initial={12} leavesOnly />);
  await user.click(box());
  expect(items()).toEqual(['数码', '手机', '电脑', '服装']);
  await user.click(screen.getByRole('treeitem', { name: '数码' }));
  expect(items()).toEqual(['数码', '手机', '电脑', '服装']);
  await user.click(screen.getByRole('treeitem', { name: '数码' }));
  expect(items()).toEqual(['数码', '服装']);
});
