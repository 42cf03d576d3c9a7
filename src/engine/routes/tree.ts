/** Helpers for nested routes and menus (spec 2 §2). */

export interface Nested<Node> {
  children?: Node[] | null;
}

/** All nodes in the order in which they stand, each before its children; the children keys are left out. */
export function flatten<Node extends Nested<Node>>(nodes: readonly Node[]): Omit<Node, 'children'>[] {
  return nodes.flatMap(({ children, ...node }) => [node, ...flatten((children ?? []) as Node[])]);
}

/** The first node without children, depth first; undefined for an empty list. */
export function firstLeaf<Node extends Nested<Node>>(nodes: readonly Node[]): Node | undefined {
  const [first] = nodes;
  if (first === undefined) return undefined;
  return first.children && first.children.length > 0 ? firstLeaf(first.children) : first;
}

/** Nodes from the root to the first that `wanted` accepts; empty when none does. */
export function pathTo<Node extends Nested<Node>>(nodes: readonly Node[], wanted: (node: Node) => boolean): Node[] {
  for (const node of nodes) {
    if (wanted(node)) return [node];
    const below = pathTo(node.children ?? [], wanted);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}
