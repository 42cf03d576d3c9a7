/** Earlier versions of a page, and when it shows what (`engine/extension/page`). Offered where the capability `pages` is announced. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { pagePaths, type PageSchedule, type PageVersion, type ScheduleRequest } from '../../../engine/extension/page';
import type { PageScheduleStatus } from '../../../../generated/types/enumerations';
import type { JsonObject } from '../../../engine/json';
import { call } from '../transport/http';

type Id = number | string;

/** Newest first. */
export const usePageVersions = (id: Id) =>
  useQuery({ queryKey: ['page versions', id], queryFn: ({ signal }) => call<PageVersion[]>('GET', pagePaths.versions(id), { quiet: true, signal }), refetchOnMount: 'always' });

/** The page as it was. */
export const usePageVersion = (id: Id, version: number | undefined) =>
  useQuery({
    queryKey: ['page version', id, version],
    queryFn: ({ signal }) => call<JsonObject>('GET', pagePaths.version(id, version), { quiet: true, signal }),
    enabled: version !== undefined,
    staleTime: Infinity,
  });

/** The latest first. */
export const usePageSchedules = (id: Id) =>
  useQuery({ queryKey: ['page schedules', id], queryFn: ({ signal }) => call<(PageSchedule & { status: PageScheduleStatus })[]>('GET', pagePaths.schedules(id), { quiet: true, signal }), refetchOnMount: 'always' });

/** Both reject with what the server says. */
export function useScheduling(id: Id): { schedule(request: ScheduleRequest): Promise<void>; cancel(schedule: number): Promise<void> } {
  const client = useQueryClient();
  const after = () => client.invalidateQueries({ queryKey: ['page schedules', id] });
  return {
    async schedule(request) {
      await call('POST', pagePaths.schedule(id), { body: request, quiet: true });
      await after();
    },
    async cancel(schedule) {
      await call('POST', pagePaths.cancelSchedule, { body: { id: schedule }, quiet: true });
      await after();
    },
  };
}
