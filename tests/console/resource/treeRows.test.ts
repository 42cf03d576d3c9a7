import { describe, expect, test } from 'vitest';
import fc from '../../property';
import { growTree, inSight, neighbourAfterMove, type TreeNode } from '../../../src/console/resource/tree/treeRows';

const shape = { parent: 'pid', children: 'childList' };
const flat = [
  { id: 1, pid: 0 }, { id: 2, pid: 0 }, { id: 11, pid: 1 }, { id: 12, pid: 1 }, { id: 13, pid: 1 }, { id: 111, pid: 11 },
];
const nested = [{ id: 1, childList: [{ id: 11, childList: [{ id: 111 }] }, { id: 12 }, { id: 13 }] }, { id: 2, childList: [] }];
const outline = (nodes: readonly TreeNode[]): string =>
  nodes.map((node) => `${node.id}@${node.level}${node.children.length > 0 ? `(${outline(node.children)})` : ''}`).join(' ');

describe('a tree of rows', () => {
  test.each([['flat by parent', flat], ['nested', nested]])('grows from rows that are %s', (_, rows) => {
    expect(outline(growTree(rows, shape).roots)).toBe('1@1(11@2(111@3) 12@2 13@2) 2@1');
  });

  test('shows the children of open branches only', () => {
    const { roots } = growTree(flat, shape);
    const ids = (open: number[]) => inSight(roots, new Set(open)).map((node) => node.id);
    expect(ids([])).toEqual([1, 2]);
    expect(ids([1])).toEqual([1, 11, 12, 13, 2]);
    expect(ids([11])).toEqual([1, 2]);
    expect(ids([1, 11])).toEqual([1, 11, 111, 12, 13, 2]);
  });

  test('puts a row whose parent was filtered out on the first level', () => {
    expect(outline(growTree([{ id: 5, pid: 4 }], shape).roots)).toBe('5@1');
  });

  test.each([
    [11, -1, undefined], [11, 1, 13], [11, 2, null], [12, -1, 11], [12, 1, null], [13, 1, undefined], [1, 1, null], [2, -1, 1],
  ])('row %i moved by %i stands before %s', (id, by, before) => {
    const tree = growTree(flat, shape);
    expect(neighbourAfterMove(tree, tree.byId.get(id)!, by)).toBe(before);
  });

  test('loses no row, whatever the parents say', () => {
    fc.assert(fc.property(fc.array(fc.nat(8), { maxLength: 9 }), (parents) => {
      const rows = parents.map((pid, id) => ({ id, pid }));
      const { roots, byId } = growTree(rows, shape);
      const all = inSight(roots, new Set(byId.keys())).map((node) => node.id);
      expect([...all].sort()).toEqual(rows.map((row) => row.id).sort());
    }));
  });
});
