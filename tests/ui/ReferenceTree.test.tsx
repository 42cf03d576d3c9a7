// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from '../property';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { CheckTree } from '../../src/ui/inputs/checkTree';
import { ReferenceContext, type ReferenceNode, type ReferenceSource } from '../../src/ui/ports/references';
import ReferenceTree from '../../src/ui/inputs/ReferenceTree';
import type { NodeId } from '../../src/ui/inputs/treeNodes';
import { violations } from './axe';

afterEach(cleanup);

const nodes: ReferenceNode[] = [
  { id: 1, label: '商品', children: [{ id: 11, label: '品牌', children: [{ id: 111, label: '添加' }, { id: 112, label: '删除' }] }, { id: 12, label: '分类' }] },
  { id: 2, label: '设置', disabled: true, children: [{ id: 21, label: '物流' }, { id: 22, label: '管理员列表', disabled: true }] },
  { id: 3, label: '登录', disabled: true, fixed: true, children: [{ id: 31, label: '登出', disabled: true, fixed: true }] },
];

describe('ticked nodes', () => {
  const tree = new CheckTree(nodes);
  const toggled = (value: NodeId[], id: number, linked = true) => tree.ids(tree.toggle(tree.all.find(({ node }) => node.id === id)!, tree.read(value), linked), value);

  test.each<[string, NodeId[], number, boolean, NodeId[]]>([
    ['a leaf takes its parents along, half ticked, first', [], 111, true, [1, 11, 111, 3, 31]],
    ['the last leaf of a parent makes it whole', [1, 11, 111], 112, true, [1, 11, 111, 112, 3, 31]],
    ['a parent takes everything below', [], 1, true, [1, 11, 111, 112, 12, 3, 31]],
    ['a whole parent is emptied', [1, 11, 111, 112, 12], 1, true, [3, 31]],
    ['a half-ticked parent is filled', [1, 11, 111], 11, true, [1, 11, 111, 112, 3, 31]],
    ['the last leaf taken away takes its parents along', [1, 11, 111], 111, true, [3, 31]],
    ['what is disabled stays as it is', [2, 22], 21, true, [2, 21, 22, 3, 31]],
    ['unlinked, a node is ticked alone', [], 11, false, [11, 3, 31]],
    ['what the tree does not show is kept', [999], 12, true, [1, 12, 3, 31, 999]],
  ])('%s', (_rule, value, id, linked, expected) => expect(toggled(value, id, linked)).toEqual(expected));

  test('linked, whatever is toggled, every ticked node has its parents ticked and every parent something below it', () => {
    const free = tree.all.filter(({ node }) => !node.disabled);
    fc.assert(fc.property(fc.array(fc.constantFrom(...free)), (clicks) => {
      const ticked = clicks.reduce((state, flat) => tree.toggle(flat, state, true), tree.read([]));
      expect(tree.isLinked(ticked)).toBe(true);
      for (const flat of tree.all) {
        if (!flat.leaf && tree.tickOf(flat, ticked, true) !== 'none') {
          expect(tree.all.some(({ node, ancestors }) => ancestors.includes(flat.node.id) && ticked.has(String(node.id)))).toBe(true);
        }
      }
    }));
  });
});

const source: ReferenceSource = {
  useOptions: () => ({ nodes, tree: true, loading: false, more: false, loadMore: () => {}, reload: () => {} }),
  useNames: () => ({}),
  useRegions: () => ({ options: [], loading: false }),
};

function Held({ initial }: { initial: NodeId[] }) {
  const [value, setValue] = useState(initial);
  return <ReferenceContext value={source}><ReferenceTree id="it" aria-label="菜单权限" entity="x/y" value={value} onChange={setValue} /><output>{value.join()}</output></ReferenceContext>;
}
const held = () => document.querySelector('output')!.textContent;
const item = (name: string) => screen.getByRole('treeitem', { name });
const box = (name: string) => screen.getByRole('checkbox', { name }) as HTMLInputElement;

test('the keyboard opens, moves and ticks; a parent shows that some of it is ticked', async () => {
  const user = userEvent.setup();
  render(<Held initial={[]} />);
  screen.getByRole('tree', { name: '菜单权限' }).focus();
  await user.keyboard('{ArrowRight}{ArrowDown}{ArrowRight}{ArrowRight} ');
  expect(held()).toBe('1,11,111,3,31');
  expect(item('商品').getAttribute('aria-checked')).toBe('mixed');
  expect(item('添加').getAttribute('aria-checked')).toBe('true');
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(screen.queryByRole('treeitem', { name: '添加' })).toBeNull();
  expect(await violations()).toEqual([]);
});

test('展开/折叠, 全选 and a search reach everything that is free', async () => {
  const user = userEvent.setup();
  render(<Held initial={[]} />);
  await user.click(box('展开/折叠'));
  expect(screen.getAllByRole('treeitem')).toHaveLength(10);
  await user.click(box('全选/全不选'));
  expect(held()).toBe('2,1,11,111,112,12,21,3,31');
  await user.click(box('全选/全不选'));
  expect(held()).toBe('3,31');
  await user.type(screen.getByRole('textbox', { name: '搜索' }), '物流');
  expect(screen.getAllByRole('treeitem').map((each) => each.textContent)).toEqual(['设置', '物流']);
});

test('what cannot be chosen is said and refused', async () => {
  const user = userEvent.setup();
  render(<Held initial={[]} />);
  await user.click(item('登录'));
  await user.click(item('设置'));
  expect(held()).toBe('');
  expect(item('登录').getAttribute('aria-disabled')).toBe('true');
  expect(item('登录').getAttribute('aria-checked')).toBe('true');
});

test('a choice that linked boxes could not have made opens unlinked and stays as it is', async () => {
  const user = userEvent.setup();
  render(<Held initial={[111]} />);
  expect(box('父子联动').checked).toBe(false);
  await user.click(box('展开/折叠'));
  await user.click(item('分类'));
  expect(held()).toBe('111,12,3,31');
});
