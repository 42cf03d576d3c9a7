/** Serves reference inputs and cells (`ui/ports/references`) from the declared reads. */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import type { ResourceModel } from '../../../engine/model';
import { isReservedFor } from '../../../engine/permission/superUser';
import { banOf, isAlwaysChosen } from '../../../engine/rules/choices';
import { ReferenceContext, type ReferenceNode, type ReferenceOptions, type ReferenceSource } from '../../../ui/ports/references';
import { failureTexts } from '../transport/errors';
import { nested } from './nest';
import { useNames } from './names';
import { completeRead, keptOptions, loadOptions, optionsKey } from './options';
import { mayChoose } from './rights';
import { readList } from '../records/platform';
import { useRegions } from './regions';
import { isChosenFromTree, loadResource } from '../resources';
import type { Identified, Row } from '../records/wire';
import { currentUser } from '../session/session';
import { findEndpoint } from '../records/endpoints';

/** Rows per page of a paged source (picker pager: starts at 10; an input shows two pages' worth). */
const pageSize = 20;

interface Source {
  resource: ResourceModel;
  complete: boolean;
  /** Query parameter by which a paged source is narrowed. */
  searchParam?: string;
  permitted: boolean;
}

async function findSource(entity: string): Promise<Source> {
  const resource = await loadResource(entity);
  const complete = completeRead(resource);
  const endpoint = complete ?? findEndpoint(resource, resource.options);
  const filters = [...(resource.list?.filters ?? []), ...resource.views.flatMap((view) => view.filters)];
  const search = filters.find((filter) => filter.operator === 'contains' && filter.on.includes(resource.display));
  return { resource, complete: complete !== undefined, searchParam: search?.param, permitted: endpoint !== undefined && await mayChoose(resource, endpoint) };
}

function useOptions(entity: string, search = '', by?: string): ReferenceOptions {
  const source = useQuery({ queryKey: ['reference source', entity], queryFn: () => findSource(entity), staleTime: Infinity });
  const resource = source.data?.resource;
  const complete = resource && completeRead(resource);
  const permitted = source.data?.permitted ?? false;
  const all = useQuery({
    queryKey: [...optionsKey(entity), 'nodes'],
    enabled: permitted && complete !== undefined,
    placeholderData: () => keptOptions(complete),
    queryFn: () => loadOptions(resource!, complete!),
  });
  const param = source.data?.searchParam;
  const term = param === undefined ? '' : search.trim();
  const pages = useInfiniteQuery({
    queryKey: [...optionsKey(entity), 'pages', term],
    enabled: permitted && resource !== undefined && complete === undefined,
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      readList(resource!, { page: pageParam, perPage: pageSize, read: resource!.options, filter: param !== undefined && term ? { [param]: term } : {}, signal }),
    getNextPageParam: (_last, fetched) => {
      const seen = fetched.reduce((sum, page) => sum + page.data.length, 0);
      return seen < (fetched[0]?.total ?? 0) ? fetched.length + 1 : undefined;
    },
  });

  const nodes = useMemo(
    () => (!resource ? [] : complete?.group ? groupNodes(resource, complete.group.as, all.data ?? []) : nodesOf(resource, complete ? (all.data ?? []) : (pages.data?.pages.flatMap((page) => page.data) ?? []), by)),
    [resource, complete, all.data, pages.data, by],
  );
  const used = complete ? all : pages;
  const refused = source.data && !permitted;
  return {
    nodes,
    // Known from the start: an input that became another one would lose the focus and what was typed.
    tree: isChosenFromTree(entity),
    grouped: complete?.group !== undefined,
    maxLevel: resource?.tree?.maxLevel,
    rootTitle: resource?.tree?.rootTitle,
    loading: source.isPending || (permitted && used.isPending && nodes.length === 0),
    error: refused ? failureTexts.forbidden : (used.error ?? source.error)?.message,
    more: !complete && pages.hasNextPage,
    loadMore: () => void (pages.isFetchingNextPage || pages.fetchNextPage()),
    reload: () => void used.refetch(),
  };
}

/** Groups are no records of the entity: they only open. */
const groupNodes = (resource: ResourceModel, as: string, groups: readonly Identified[]): ReferenceNode[] =>
  groups.map((group) => ({
    id: `group-${group.id}`, label: String(group.name ?? group.id), children: nodesOf(resource, group[as] as Identified[]),
  }));

function nodesOf(resource: ResourceModel, rows: readonly Identified[], by = resource.primaryKey): ReferenceNode[] {
  const { tree } = resource;
  const account = currentUser()?.account;
  const node = (row: Row): ReferenceNode => {
    const children = tree ? ((row[tree.children] as Row[] | undefined) ?? []) : [];
    const label = String(row[resource.display] ?? row[resource.primaryKey]);
    const ban = banOf(resource.choice, row, account);
    const banned = ban !== undefined || (tree !== undefined && isReservedFor(account, label));
    return {
      id: row[by] as number | string,
      label,
      ...(banned ? { disabled: true } : {}),
      ...(ban?.message === undefined ? {} : { note: ban.message }),
      ...(isAlwaysChosen(resource.choice, row) ? { fixed: true, disabled: true } : {}),
      ...(children.length > 0 ? { children: children.map(node) } : {}),
    };
  };
  return nested(resource, rows).map(node);
}

const source: ReferenceSource = { useOptions, useNames, useRegions };

/** Stands above everything that shows or asks for records of another entity. */
export function ReferenceProvider({ children }: { children: ReactNode }) {
  return <ReferenceContext value={source}>{children}</ReferenceContext>;
}
