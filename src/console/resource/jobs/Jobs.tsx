import { useCapabilities } from '../../data/capabilities';
import { useCommands } from '../../../ui/ports/commands';
import { deferred } from '../../../ui/deferred';
import { jobsDrawer, showJobReport, useShownReport } from './open';
import { useJobEnds } from './useJobEnds';

const JobsDrawer = deferred(() => import('./JobsDrawer'));
const JobReport = deferred(() => import('./JobReport'));

/** Stands once in the console: tells the end of jobs, and draws what is open of them. */
export function Jobs() {
  const { batchJobs } = useCapabilities();
  const isOpen = jobsDrawer.useOpen();
  const report = useShownReport();
  useJobEnds();
  useCommands('通用', batchJobs ? [{ title: '后台任务', run: jobsDrawer.open }] : []);
  return (
    <>
      {isOpen && <JobsDrawer onClose={jobsDrawer.close} />}
      {report !== undefined && <JobReport key={report} job={report} onClose={() => showJobReport(undefined)} />}
    </>
  );
}
