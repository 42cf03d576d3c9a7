import type { ResourceModel, TreeModel } from '../../../engine/model';

type Row = Record<string, unknown>;

/**
 * Flat rows → nested ones. A row whose parent is not among them becomes a root, so that a narrowed list loses nothing.
 * The rows given are not changed.
 */
export function nest<T extends Row>(rows: readonly T[], tree: Pick<TreeModel, 'parent' | 'children'>, primaryKey: string): T[] {
  const copies = new Map(rows.map((row) => [String(row[primaryKey]), { ...row } as T]));
  const roots: T[] = [];
  for (const copy of copies.values()) {
    const parent = copies.get(String(copy[tree.parent]));
    if (!parent) roots.push(copy);
    else {
      const children = (parent as Row)[tree.children] as T[] | undefined;
      (parent as Row)[tree.children] = children ? [...children, copy] : [copy];
    }
  }
  return roots;
}

/** The rows of a tree nested, whether the answer was nested or flat; rows of other entities as they are. */
export function nested<T extends Row>({ tree, primaryKey }: Pick<ResourceModel, 'tree' | 'primaryKey'>, rows: readonly T[]): readonly T[] {
  if (!tree || rows.some((row) => Array.isArray(row[tree.children]))) return rows;
  return nest(rows, tree, primaryKey);
}
