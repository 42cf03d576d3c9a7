import { useEffect, useState } from 'react';
import type { ResourceModel } from '../../../engine/model';
import { useBatchJobs } from '../../data/batchJobs';
import { servedAs } from '../../data/records/endpoints';
import { Button } from '../../../ui/buttons/Button';
import { jobsDrawer } from './open';
import { useStopJob } from './useStopJob';
import { progressText } from './words';
import './jobs.css';

interface ListJobsProps {
  resource: ResourceModel;
  /** Reads the list anew. */
  refresh(): Promise<void>;
}

/** One's own jobs that change records of this list: how far they are. Where one ends, the list is read anew. */
export function ListJobs({ resource, refresh }: ListJobsProps) {
  const { data } = useBatchJobs();
  const stop = useStopJob();
  const [watched] = useState(() => new Set<number>());
  const own = data?.filter((job) => job.resource === servedAs(resource)) ?? [];
  const waiting = own.filter(({ state }) => state === 'waiting');
  useEffect(() => {
    const ended = own.filter(({ job, state }) => state !== 'waiting' && watched.delete(job));
    for (const { job } of waiting) watched.add(job);
    if (ended.length > 0) void refresh();
  // oxlint-disable-next-line react/exhaustive-deps -- only another answer can tell of an end
  }, [data]);
  return waiting.map((job) => (
    <div key={job.job} role="group" aria-label={`后台任务：${job.title}`} className="list-job">
      <span>{`已转为后台任务：${job.title} ${progressText(job)}`}</span>
      <progress aria-label={`${job.title}进度`} value={job.tried} max={job.total} />
      <Button variant="text" size="small" onClick={jobsDrawer.open}>查看</Button>
      {job.stopping ? <span>正在停止</span> : <Button variant="text" size="small" onClick={() => void stop(job)}>停止</Button>}
    </div>
  ));
}
