import { useQuery } from '@tanstack/react-query';
import { namesOfFailed, readBatchJob } from '../../data/batchJobs';
import { BatchReport } from '../actions/BatchReport';
import { Dialog } from '../../ui/layers/Dialog';
import { ErrorState } from '../../ui/states/ErrorState';
import { Skeleton } from '../../ui/states/Skeleton';
import { refusedOf } from './words';

/** What became of a job: which records refused, and why. */
export default function JobReport({ job, onClose }: { job: number; onClose(): void }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['batchJob', job],
    queryFn: async ({ signal }) => {
      const report = await readBatchJob(job, signal);
      // Whoever may not read the records any more still learns the reasons.
      return { report, names: await namesOfFailed(report, signal).catch((): ReadonlyMap<string, string> => new Map()) };
    },
    gcTime: 0,
  });
  if (data) {
    const { report, names } = data;
    return <BatchReport result={report} refused={refusedOf(report)} left={report.total - report.tried} reason={report.reason} nameOf={(id) => names.get(String(id)) ?? String(id)} onClose={onClose} />;
  }
  return (
    <Dialog open title="批量操作结果" onClose={onClose}>
      {error ? <ErrorState message={error.message} onRetry={() => void refetch()} /> : <Skeleton lines={4} />}
    </Dialog>
  );
}
