import type { BatchJob } from '../../../engine/extension/paths';
import { stopBatchJob, useRefreshJobs } from '../../data/batchJobs';
import { useConfirm } from '../../../ui/layers/Confirm';

/** @returns asks, and stops; a refusal has been told by the data layer */
export function useStopJob(): (job: BatchJob) => Promise<void> {
  const confirm = useConfirm();
  const refresh = useRefreshJobs();
  return async (job) => {
    const agreed = await confirm({
      text: `确定停止后台任务“${job.title}”吗`, notes: ['已处理的数据不会恢复，其余的不再处理'], danger: true, confirmLabel: '停止', cancelLabel: '继续执行',
    });
    if (!agreed) return;
    await stopBatchJob(job.job).catch(() => undefined);
    await refresh();
  };
}
