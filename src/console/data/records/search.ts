/** Records of all entities that the person may list, by id or name. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { extension, type FoundRecord } from '../../../engine/extension/paths';
import { useCapabilities } from '../capabilities';
import { call } from '../transport/http';

/** Empty while nothing is asked for, and on a backend that cannot search. A failed search finds nothing: the palette works without. */
export function useRecordSearch(keyword: string): { found: readonly FoundRecord[]; loading: boolean } {
  const { search } = useCapabilities();
  const query = useQuery({
    queryKey: ['record search', keyword],
    enabled: search && keyword !== '',
    queryFn: async ({ signal }) => meantFirst(keyword, await call<FoundRecord[]>('GET', extension.search, { query: { keyword }, quiet: true, signal })),
    placeholderData: keepPreviousData,
  });
  return { found: keyword === '' ? none : (query.data ?? none), loading: query.isFetching };
}

/** A record that is called just so, or has this number, before those that hold the word somewhere; else as they were found. */
function meantFirst(keyword: string, found: readonly FoundRecord[]): FoundRecord[] {
  const isMeant = ({ name, id }: FoundRecord) => name === keyword || String(id) === keyword;
  return [...found.filter(isMeant), ...found.filter((record) => !isMeant(record))];
}

const none: readonly FoundRecord[] = [];
