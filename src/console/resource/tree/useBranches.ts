import { useCallback, useMemo, useState } from 'react';
import type { Row, RowId } from '../table/model';
import { branches, inSight, type Tree, type TreeNode } from './treeRows';

export interface Branches {
  open: ReadonlySet<RowId>;
  /** In sight, top-down. */
  nodes: TreeNode[];
  toggle(id: RowId): void;
  /** Opens or closes the branch of a row; false where that changes nothing. */
  onBranch(row: Row, wish: boolean): boolean;
  /** Every branch there is. */
  all: RowId[];
  setOpen(open: ReadonlySet<RowId>): void;
}

/** Which branches of a tree are open; none at first. @param allOpen everything is in sight */
export function useBranches(tree: Tree, allOpen = false): Branches {
  const all = useMemo(() => branches(tree), [tree]);
  const [chosen, setOpen] = useState<ReadonlySet<RowId>>(() => new Set());
  const open = useMemo(() => (allOpen ? new Set(all) : chosen), [allOpen, all, chosen]);
  const nodes = useMemo(() => inSight(tree.roots, open), [tree, open]);
  const toggle = useCallback(
    (id: RowId) =>
      setOpen((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [],
  );
  const onBranch = (row: Row, wish: boolean): boolean => {
    const node = tree.byId.get(row.id as RowId);
    if (!node || node.children.length === 0 || open.has(node.id) === wish) return false;
    toggle(node.id);
    return true;
  };
  return { open, nodes, toggle, onBranch, all, setOpen };
}
