import { useBatchJobs } from '../../data/batchJobs';
import { IconButton } from '../../../ui/buttons/IconButton';
import { jobsDrawer } from './open';
import './jobs.css';

/** Stands in the header as long as there is a job to follow or to look back at. */
export function JobsButton({ className }: { className?: string }) {
  const { data = [] } = useBatchJobs();
  if (data.length === 0) return null;
  const waiting = data.filter(({ state }) => state === 'waiting').length;
  return (
    <span className="jobs-button">
      <IconButton className={className} icon="clock" label={waiting > 0 ? `后台任务，${waiting} 个进行中` : '后台任务'} aria-haspopup="dialog" onClick={jobsDrawer.open} />
      {waiting > 0 && <span className="jobs-count" aria-hidden="true">{waiting}</span>}
    </span>
  );
}
