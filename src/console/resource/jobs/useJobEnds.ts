import { useEffect, useState } from 'react';
import type { BatchJob } from '../../../engine/extension/paths';
import { seenBatchJobs, useBatchJobs } from '../../data/batchJobs';
import { showNotice } from '../../../ui/states/notices';
import { showJobReport } from './open';
import { endText, isWhole } from './words';

/** Whoever has to look at something is told until they close it. */
function tellEnd(job: BatchJob): void {
  if (isWhole(job)) showNotice('success', endText(job));
  else showNotice('warning', endText(job), { duration: null, action: { label: '查看', run: () => showJobReport(job.job) } });
}

/** Tells the end of one's own jobs, once, wherever the person is by then; also of those that ended while nobody was here. */
export function useJobEnds(): void {
  const { data } = useBatchJobs();
  const [told] = useState(() => new Set<number>());
  useEffect(() => {
    const over = data?.filter(({ job, state, seen }) => state !== 'waiting' && !seen && !told.has(job)) ?? [];
    if (over.length === 0) return;
    for (const job of over) {
      told.add(job.job);
      tellEnd(job);
    }
    void seenBatchJobs(over);
  }, [data, told]);
}
