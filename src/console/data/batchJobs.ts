/** Batches that the server goes on with by itself. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { extension, type BatchJob, type BatchJobReport } from '../../engine/extension/paths';
import { useCapabilities } from './capabilities';
import { forgetOptions } from './references/options';
import { loadResource } from './resources';
import { call } from './transport/http';

/** Milliseconds between two looks while something is under way. */
export const jobInterval = 2_000;

const key = 'batchJobs';
const isWaiting = ({ state }: BatchJob): boolean => state === 'waiting';

/** One's own, or everybody's; asked again as long as one of them waits. Nothing where the backend has none. */
export function useBatchJobs(everyone = false) {
  const { batchJobs } = useCapabilities();
  return useQuery({
    queryKey: [key, everyone],
    queryFn: ({ signal }) => call<BatchJob[]>('GET', extension.batchJobs, { query: everyone ? { everyone: 1 } : {}, signal, quiet: true }),
    enabled: batchJobs,
    refetchInterval: ({ state: { data } }) => (data?.some(isWaiting) ? jobInterval : false),
  });
}

/** @returns reads the jobs anew */
export function useRefreshJobs(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [key] });
}

export const readBatchJob = (job: number, signal?: AbortSignal): Promise<BatchJobReport> => call('GET', extension.batchJob(job), { signal, quiet: true });

export const stopBatchJob = (job: number): Promise<null> => call('POST', extension.stopBatchJob(job), { body: {} });

/** Their end has been told. Quiet: what does not arrive is told once more after a reload. */
export async function seenBatchJobs(jobs: readonly BatchJob[]): Promise<void> {
  for (const { resource } of jobs) forgetOptions(resource);
  await call('POST', extension.seenBatchJobs, { body: { ids: jobs.map(({ job }) => job) }, quiet: true }).catch(() => undefined);
}

/** Display names of the records that refused, by id as text; without those that are gone or may not be read. */
export async function namesOfFailed({ resource: entity, failed }: BatchJobReport, signal?: AbortSignal): Promise<ReadonlyMap<string, string>> {
  if (failed.length === 0) return new Map();
  const [{ display, primaryKey }, rows] = await Promise.all([
    loadResource(entity),
    call<Record<string, unknown>[]>('GET', extension.many(entity), { query: { ids: failed.map(({ id }) => id).join(',') }, signal, quiet: true }),
  ]);
  return new Map(rows.map((row) => [String(row[primaryKey]), String(row[display] ?? row[primaryKey])]));
}
