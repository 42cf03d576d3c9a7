/** 定时任务: which jobs there are, and when each is due, follows from what the server runs and from its expression. */
import { closest, distance } from 'fastest-levenshtein';
import { jobStatus } from '../../../../generated/codes';
import { cronMistake, nextRuns } from '../../../engine/time/cron';
import { wallTime } from '../../../engine/time/wallTime';
import { isRunning, nameOf, partsOf } from './timetable';
import { invalid, Refusal } from '../../refusal';
import { codes } from '../../../engine/envelope';
import type { EntityDeparture } from '../../resources/departures';
import type { Visit } from '../../resources/types';

const key = 'operation/scheduleJob';

/** What is said of a job that the server does not know. */
function unknown({ jobs }: Visit, named: { beanName: string; methodName: string }): Refusal {
  const known = [...(jobs?.keys() ?? [])].map(partsOf);
  const beans = [...new Set(known.map(({ beanName }) => beanName))];
  if (!beans.includes(named.beanName)) return invalid([{ field: 'beanName', message: `没有登记的定时任务类名“${named.beanName}”${near(named.beanName, beans)}` }]);
  const methods = known.filter(({ beanName }) => beanName === named.beanName).map(({ methodName }) => methodName);
  return invalid([{ field: 'methodName', message: `“${named.beanName}”没有方法“${named.methodName}”，可用的有：${methods.join('、')}` }]);
}

/** One that was probably meant, where it is not too far away. */
function near(given: string, names: readonly string[]): string {
  const name = names.length > 0 ? closest(given, names) : '';
  return name !== '' && distance(given, name) <= Math.ceil(given.length / 2) ? `，是否为“${name}”` : '';
}

/** Made-up rows differ by their minute. */
let samples = 0;

export const scheduleJob: EntityDeparture<typeof key> = {
  async sample({ jobs }) {
    const [name = 'schedule:cleanLog'] = jobs?.keys() ?? [];
    samples += 1;
    return { ...partsOf(name), params: '', cronExpression: `0 ${samples % 60} 3 * * ?` };
  },
  writes(visit, { before, after }) {
    // What is left empty is told as of any field.
    if (!after?.beanName || !after.methodName || !after.cronExpression) return;
    const job = visit.jobs?.get(nameOf(after));
    const isOther = !before || nameOf(before) !== nameOf(after);
    if (isOther) {
      if (before?.isSystem) throw invalid([{ field: after.beanName === before.beanName ? 'methodName' : 'beanName', message: '系统任务不能改为其他方法' }]);
      // What ships is entered before any job runs.
      if (visit.jobs && !job) throw unknown(visit, after);
    }
    const params = after.params ?? '';
    if (params !== '' && (isOther || params !== before.params) && job) {
      if (!job.params) throw invalid([{ field: 'params', message: '该任务没有参数' }]);
      if (!job.params.pattern.test(params)) throw invalid([{ field: 'params', message: `参数应为${job.params.title}` }]);
    }
    if (after.cronExpression !== before?.cronExpression) {
      const mistake = cronMistake(after.cronExpression);
      if (mistake !== undefined) throw invalid([{ field: 'cronExpression', message: mistake }]);
    }
    if (after.cronExpression === before?.cronExpression && after.status === before.status) return;
    const next = after.status === jobStatus.running ? nextRuns(after.cronExpression, new Date(), 1)[0] : undefined;
    after.nextTime = next ? wallTime(next) : null;
  },
  actions: {
    async trig({ visit, ids: [id] }) {
      const row = await visit.of(key).lock(id!);
      const name = nameOf(row.record);
      if (!visit.jobs?.has(name)) throw new Refusal(codes.invalid, `服务中没有任务“${row.record.beanName}.${row.record.methodName}”，不能执行`);
      if (row.record.askedTime !== null || await isRunning(visit.db, name)) throw new Refusal(codes.invalid, '任务正在执行，请等它结束后再执行');
      await visit.of(key).assign(id!, { askedTime: wallTime() }, { title: '立即执行' });
      visit.later = true;
    },
  },
};
