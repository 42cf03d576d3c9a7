import { useQuery } from '@tanstack/react-query';
import { namesOfFailed, readBatchJob } from '../../data/batchJobs';
import { BatchOutcome } from '../actions/BatchReport';
import { Asked } from '../../../ui/states/Asked';
import { Button } from '../../../ui/buttons/Button';
import { Dialog } from '../../../ui/layers/Dialog';
import { refusedOf } from './words';

/** What became of a job: which records refused, and why. */
export default function JobReport({ job, onClose }: { job: number; onClose(): void }) {
  const query = useQuery({
    queryKey: ['batchJob', job],
    queryFn: async ({ signal }) => {
      const report = await readBatchJob(job, signal);
      // Whoever may not read the records any more still learns the reasons.
      return { report, names: await namesOfFailed(report, signal).catch((): ReadonlyMap<string, string> => new Map()) };
    },
    gcTime: 0,
  });
  return (
    <Dialog open title="批量操作结果" onClose={onClose} footer={<Button variant="primary" onClick={onClose}>知道了</Button>}>
      <Asked query={query} lines={4}>{(data) => (
        <>
          {data.report.reason !== '' && <p>{data.report.reason}</p>}
          <BatchOutcome
            result={data.report}
            refused={refusedOf(data.report)}
            left={data.report.total - data.report.tried}
            nameOf={(id) => data.names.get(String(id)) ?? String(id)}
          />
        </>
      )}</Asked>
    </Dialog>
  );
}
