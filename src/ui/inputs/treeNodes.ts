import type { ReferenceNode } from '../ports/references';

export type NodeId = ReferenceNode['id'];

/** A node on its way to the screen. */
export interface FlatNode {
  node: ReferenceNode;
  /** First level: 1. */
  level: number;
  /** Ids from the first level down to the parent. */
  ancestors: NodeId[];
  /** `数码/手机` */
  path: string;
  leaf: boolean;
}

/** Every node, parents before children. */
export function flatten(nodes: readonly ReferenceNode[], ancestors: FlatNode[] = []): FlatNode[] {
  return nodes.flatMap((node) => {
    const parent = ancestors.at(-1);
    const flat: FlatNode = {
      node,
      level: ancestors.length + 1,
      ancestors: ancestors.map((each) => each.node.id),
      path: parent ? `${parent.path}/${node.label}` : node.label,
      leaf: !node.children?.length,
    };
    return [flat, ...flatten(node.children ?? [], [...ancestors, flat])];
  });
}

/** Ids compare as text: a form may hold `3` where the tree says `"3"`. */
export const sameId = (a: unknown, b: unknown) => a !== null && a !== undefined && b !== null && b !== undefined && String(a) === String(b);

/** Nodes on screen: those under open parents, or those that match a search together with the way down to them. */
export function visibleNodes(all: readonly FlatNode[], expanded: ReadonlySet<string>, query: string): FlatNode[] {
  const wanted = query.trim().toLowerCase();
  if (!wanted) return all.filter((flat) => flat.ancestors.every((id) => expanded.has(String(id))));
  const shown = new Set<string>();
  for (const flat of all) {
    if (!flat.path.toLowerCase().includes(wanted)) continue;
    shown.add(String(flat.node.id));
    for (const id of flat.ancestors) shown.add(String(id));
  }
  return all.filter((flat) => shown.has(String(flat.node.id)));
}
