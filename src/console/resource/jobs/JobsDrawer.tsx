import { useState } from 'react';
import { useBatchJobs } from '../../data/batchJobs';
import { useMayCall } from '../../data/session/permissions';
import { Asked } from '../../../ui/states/Asked';
import { Checkbox } from '../../../ui/inputs/Checkbox';
import { Drawer } from '../../../ui/layers/Drawer';
import { EmptyState } from '../../../ui/states/EmptyState';
import { JobItem } from './JobItem';
import './jobs.css';

/** Jobs of the last days: one's own, to role admin also everybody's. */
export default function JobsDrawer({ onClose }: { onClose(): void }) {
  const isAdmin = useMayCall()({ permission: 'signed-in', adminOnly: true });
  const [everyone, setEveryone] = useState(false);
  const jobs = useBatchJobs(everyone);
  return (
    <Drawer open title="后台任务" width={480} onClose={onClose}>
      {isAdmin && <p className="jobs-scope"><Checkbox checked={everyone} onChange={setEveryone}>所有人的任务</Checkbox></p>}
      <Asked query={jobs} lines={4}>
        {(data) => (data.length === 0 ? <EmptyState text="最近 7 天没有后台任务" />
          : <ul className="jobs" aria-label="后台任务">{data.map((job) => <JobItem key={job.job} job={job} named={everyone} />)}</ul>)}
      </Asked>
    </Drawer>
  );
}
