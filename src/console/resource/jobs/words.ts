import type { BatchJob } from '../../../engine/extension/paths';
import type { TagTone } from '../../../ui/display/Tag';

export const refusedOf = ({ tried, done }: BatchJob): number => tried - done;

const failures = (job: BatchJob): string => (refusedOf(job) > 0 ? `，失败 ${refusedOf(job)} 条` : '');

/** How far one is that goes on. */
export const progressText = (job: BatchJob): string => `${job.tried} / ${job.total} 条${failures(job)}`;

/** What became of one. */
export function resultText(job: BatchJob): string {
  const left = job.total - job.tried;
  return `成功 ${job.done} 条${failures(job)}${left > 0 ? `，${left} 条未处理` : ''}`;
}

/** How the end is told. */
export const endText = (job: BatchJob): string =>
  `后台任务“${job.title}”${job.state === 'done' ? '已完成' : `未完成，${job.reason}`}：${resultText(job)}`;

export const isWhole = (job: BatchJob): boolean => job.state === 'done' && job.done === job.total;

export const stateTags: Record<BatchJob['state'], { tone: TagTone; text: string }> = {
  waiting: { tone: 'primary', text: '进行中' }, done: { tone: 'success', text: '已完成' }, stopped: { tone: 'warning', text: '已停止' },
};
