/** Provinces, cities and districts, asked for level by level (member sheet). */
import { useQuery } from '@tanstack/react-query';
import type { RegionModel } from '../../../engine/model';
import type { RegionOptions } from '../../../ui/ports/references';
import { call } from '../transport/http';
import { queryClient } from '../queryClient';

interface Region {
  regionId: number;
  regionName: string;
}

const base = '/admin/platform/city/region';
const pathOf = { 1: () => 'province/list', 2: (within) => `city/list/${within}`, 3: (within) => `district/list/${within}` } satisfies Record<RegionModel['level'], (within: unknown) => string>;
const keyOf = (level: RegionModel['level'], within: unknown) => ['regions', level, within ?? null];
/** Milliseconds: operators may have changed them. */
const fresh = 10_000;

/** They hardly ever change: what was asked for lately is not asked for again. */
export function useRegions(level: RegionModel['level'], within: number | null): RegionOptions {
  const asked = level === 1 || within !== null;
  const { data = [], isPending, error } = useQuery({
    queryKey: keyOf(level, within),
    enabled: asked,
    staleTime: fresh,
    queryFn: ({ signal }) => call<Region[]>('GET', `${base}/${pathOf[level](within)}`, { quiet: true, signal }),
  });
  return { options: data.map(({ regionId, regionName: label }) => ({ value: regionId, label })), loading: asked && isPending, ...(error && { error: error.message }) };
}

/** Name of a region that was offered; empty for none. */
export const regionName = (level: RegionModel['level'], within: unknown, code: unknown): string =>
  queryClient.getQueryData<Region[]>(keyOf(level, within))?.find(({ regionId }) => regionId === code)?.regionName ?? '';
