import type { BatchJob } from '../../../engine/extension/paths';
import { Button } from '../../../ui/buttons/Button';
import { Tag } from '../../../ui/display/Tag';
import { showJobReport } from './open';
import { useStopJob } from './useStopJob';
import { progressText, refusedOf, resultText, stateTags } from './words';

/** @param named tells whose it is */
export function JobItem({ job, named }: { job: BatchJob; named: boolean }) {
  const stop = useStopJob();
  const { tone, text } = stateTags[job.state];
  const waits = job.state === 'waiting';
  return (
    <li className="job" aria-label={`${job.title}，${text}`}>
      <p className="job-head"><Tag tone={tone}>{text}</Tag><strong>{job.title}</strong><span>{job.subject}</span></p>
      {waits && <progress aria-label={`${job.title}进度`} value={job.tried} max={job.total} />}
      <p>{waits ? progressText(job) : resultText(job)}</p>
      {job.reason !== '' && <p className="job-reason">{job.reason}</p>}
      <p className="job-facts">
        <span>{`${named ? `${job.realName || job.account} · ` : ''}${job.createTime}`}</span>
        {refusedOf(job) > 0 && <Button variant="text" size="small" onClick={() => showJobReport(job.job)}>查看失败原因</Button>}
        {job.stopping && <span>正在停止</span>}
        {waits && !job.stopping && <Button variant="text" size="small" onClick={() => void stop(job)}>停止</Button>}
      </p>
    </li>
  );
}
