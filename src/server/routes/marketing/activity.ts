/** Activities: whether one may sign up follows from the clock and from the places. */
import { fromSeconds, toSeconds, wallTime } from '../../../engine/time/wallTime';
import { invalid } from '../../refusal';
import type { EntityDeparture } from '../../resources/departures';
import { system } from '../../resources/door/visit';
import { write } from '../../resources/house';
import { resourceOf } from '../../resources/resource';
import type { NewRecord } from '../../resources/typed';
import type { Row } from '../../resources/types';
import { backdate } from '../../seed/rows';
import { cancelActivity } from './cancelActivity';
import { type Activity, signStatusOf } from './activitySeats';

/** Hours of demo activities, whose days are planned. */
const hours = { signStartTime: '09:00:00', signEndTime: '18:00:00', startTime: '14:00:00', endTime: '17:30:00', refundDeadline: '12:00:00' } as const;

const timed = (row: Row): Row =>
  ({ ...row, ...Object.fromEntries(Object.entries(hours).flatMap(([name, hour]) => (typeof row[name] === 'string' ? [[name, `${row[name].slice(0, 10)} ${hour}`]] : []))) });

/** An activity was announced two days before its sign-up began. */
const announced = ({ signStartTime }: Activity): string => {
  const now = wallTime();
  return fromSeconds(toSeconds(signStartTime < now ? signStartTime : now) - 2 * 86_400);
};

export const activity: EntityDeparture<'marketing/activity'> = {
  writes(_visit, { after }) {
    if (!after) return;
    // No rule of the schema: a copy begins with what its original holds, and has no places taken.
    if (after.totalLimit > 0 && after.totalLimit < after.signedNum) throw invalid([{ field: 'totalLimit', message: '名额不能少于已报名人数' }]);
    after.signStatus = signStatusOf(after);
  },
  actions: {
    async cancel({ visit, ids: [id], values: { reason } }) {
      await cancelActivity(visit, id, reason);
      return { done: 1 };
    },
  },
  async demo(house, planned) {
    await write(house, system, async (visit) => {
      const resource = resourceOf(visit, 'marketing/activity');
      for (const row of planned) {
        const { id, record } = await visit.of('marketing/activity').create(timed(row) as NewRecord<'marketing/activity'>, { title: '活动演示' });
        await backdate(visit, resource, id, announced(record));
      }
    });
    return [];
  },
  sample: async () => ({
    signStartTime: '2098-12-01 00:00:00', signEndTime: '2099-12-30 00:00:00', startTime: '2099-01-01 00:00:00', endTime: '2099-12-31 00:00:00', totalLimit: 0,
    provinceId: 110_000, cityId: 110_100, districtId: 110_101, province: '北京市', city: '北京市', district: '东城区',
  }),
};
