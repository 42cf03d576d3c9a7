import { useMemo } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { mediaCategories, mediaPermissions, type MediaCategory } from '../../data/files/media';
import { usePermission } from '../../data/session/permissions';
import type { ReferenceNode } from '../../../ui/ports/references';

const keyOfTree = ['media', 'categories'];
/** Name of everything, above the first level (spec 2 §2). */
export const rootName = '全部图片';

export interface Categories {
  /** Undefined for who may not see the tree. */
  tree: readonly MediaCategory[] | undefined;
  /** The same for a tree select, 全部图片 at the top. */
  nodes: readonly ReferenceNode[];
  /** The name of a category, or of everything. */
  nameOf(id: number): string;
  /** The tree as it was asked for. */
  query: { data: readonly MediaCategory[] | undefined; error: { message: string } | null; refetch(): unknown };
  reload(): Promise<void>;
}

const noCategories: readonly MediaCategory[] = [];

export function useCategories(): Categories {
  const may = usePermission();
  const client = useQueryClient();
  const allowed = may(mediaPermissions.tree);
  const query = useQuery({ queryKey: keyOfTree, queryFn: ({ signal }) => mediaCategories(signal), enabled: allowed });
  const tree = query.data ?? noCategories;
  const nodes = useMemo(() => [{ id: 0, label: rootName }, ...tree.map(nodeOf)], [tree]);
  return {
    tree: allowed ? tree : undefined,
    nodes,
    nameOf: (id) => nameIn(nodes, id) ?? rootName,
    query: { data: query.data, error: query.isError ? { message: '分类加载失败' } : null, refetch: query.refetch },
    reload: () => client.invalidateQueries({ queryKey: keyOfTree }),
  };
}

const nameIn = (nodes: readonly ReferenceNode[], id: number): string | undefined => {
  for (const node of nodes) {
    const name = node.id === id ? node.label : nameIn(node.children ?? [], id);
    if (name !== undefined) return name;
  }
  return undefined;
};

const nodeOf = ({ id, name, child }: MediaCategory): ReferenceNode => ({ id, label: name, children: child?.length ? child.map(nodeOf) : undefined });
