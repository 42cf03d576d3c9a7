/** A tree reference to the own entity: the record cannot hang under itself, and nothing may grow deeper than the tree allows. */
import { useMemo, type ReactNode } from 'react';
import { ReferenceContext, useReferenceSource, type ReferenceNode, type ReferenceSource } from '../../ui/references';

/** Spec 2 §5. */
export const ownParentMessage = '上级分类不能选当前分类';

const height = (node: ReferenceNode): number => 1 + Math.max(0, ...(node.children ?? []).map(height));

function find(nodes: readonly ReferenceNode[], id: unknown): ReferenceNode | undefined {
  for (const node of nodes) {
    const found = String(node.id) === String(id) ? node : find(node.children ?? [], id);
    if (found) return found;
  }
  return undefined;
}

/**
 * The nodes with those disabled that cannot be the parent of a record.
 * @param id of the record being edited; undefined for a new one, which has no descendants
 * @param maxLevel deepest level of the tree, the first being 1
 */
export function parentNodes(nodes: ReferenceNode[], id: unknown, maxLevel = Infinity): ReferenceNode[] {
  const own = id === undefined ? undefined : find(nodes, id);
  const deepest = maxLevel - (own ? height(own) : 1);
  const mark = (node: ReferenceNode, level: number, inside: boolean): ReferenceNode => {
    const isInside = inside || node === own;
    return {
      ...node,
      disabled: node.disabled || isInside || level > deepest,
      children: node.children?.map((child) => mark(child, level + 1, isInside)),
    };
  };
  return nodes.map((node) => mark(node, 1, false));
}

/** Inputs below see the options of `entity` as possible parents of the record `id`. */
export function OwnTree({ entity, id, children }: { entity: string; id?: number | string; children: ReactNode }) {
  const source = useReferenceSource();
  const restricted = useMemo((): ReferenceSource => ({
    ...source,
    useOptions: (target, search) => {
      const options = source.useOptions(target, search);
      const { nodes, maxLevel, tree } = options;
      const marked = useMemo(
        () => (target === entity && tree ? parentNodes(nodes, id, maxLevel) : nodes),
        [target, tree, nodes, maxLevel],
      );
      return { ...options, nodes: marked };
    },
  }), [source, entity, id]);
  return <ReferenceContext value={restricted}>{children}</ReferenceContext>;
}
