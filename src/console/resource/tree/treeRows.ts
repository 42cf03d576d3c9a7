/** A tree from the rows a list answers: flat by parent, or nested. */
import type { TreeModel } from '../../../engine/model';
import type { Row, RowId } from '../table/model';

export interface TreeNode {
  id: RowId;
  row: Row;
  /** From 1. */
  level: number;
  parent: TreeNode | undefined;
  children: TreeNode[];
}

export interface Tree {
  roots: TreeNode[];
  byId: Map<RowId, TreeNode>;
}

type TreeShape = Pick<TreeModel, 'parent' | 'children'>;

/** Nested rows as one flat list, each under its own parent. */
function flatten(rows: readonly Row[], { parent, children }: TreeShape, above?: RowId): Row[] {
  return rows.flatMap((row) => {
    const nested = row[children];
    const own = above === undefined || row[parent] !== undefined ? row : { ...row, [parent]: above };
    return Array.isArray(nested) ? [own, ...flatten(nested as Row[], { parent, children }, row.id as RowId)] : [own];
  });
}

/** Keeps the order answered. A row whose parent is not there (filtered out) stands on the first level; a circle cannot hide rows. */
export function growTree(rows: readonly Row[], shape: TreeShape): Tree {
  const flat = flatten(rows, shape);
  const byId = new Map<RowId, TreeNode>();
  for (const row of flat) {
    const id = row.id as RowId;
    byId.set(id, { id, row, level: 1, parent: undefined, children: [] });
  }
  const roots: TreeNode[] = [];
  for (const node of byId.values()) {
    const parent = byId.get(node.row[shape.parent] as RowId);
    if (!parent || isAbove(node, parent)) {
      roots.push(node);
    } else {
      node.parent = parent;
      parent.children.push(node);
    }
  }
  const setLevels = (nodes: TreeNode[], level: number) => {
    for (const node of nodes) {
      node.level = level;
      setLevels(node.children, level + 1);
    }
  };
  setLevels(roots, 1);
  return { roots, byId };
}

function isAbove(node: TreeNode, below: TreeNode): boolean {
  for (let at: TreeNode | undefined = below; at; at = at.parent) if (at === node) return true;
  return false;
}

/** Nodes in sight, top-down; children of closed branches are not visited. */
export function inSight(roots: readonly TreeNode[], open: ReadonlySet<RowId>): TreeNode[] {
  return roots.flatMap((node) => (open.has(node.id) ? [node, ...inSight(node.children, open)] : [node]));
}

export const branches = (tree: Tree): RowId[] =>
  [...tree.byId.values()].filter((node) => node.children.length > 0).map((node) => node.id);

export const siblings = (tree: Tree, node: TreeNode): TreeNode[] => node.parent?.children ?? tree.roots;

/**
 * Where a node goes when it moves by a number of places among its siblings.
 *
 * @returns the sibling it then stands before, `null` at the end, undefined when it cannot move that way.
 */
export function neighbourAfterMove(tree: Tree, node: TreeNode, by: number): RowId | null | undefined {
  const family = siblings(tree, node);
  const to = family.indexOf(node) + by;
  if (by === 0 || to < 0 || to >= family.length) return undefined;
  return (by < 0 ? family[to] : family[to + 1])?.id ?? null;
}
