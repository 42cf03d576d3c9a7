/** What becomes of brokerage by itself: it thaws (distribution sheet, 冻结时长). */
import { sql } from 'kysely';
import { recordJob } from '../../jobs/records';
import type { Job } from '../../jobs/schedule';
import type { House } from '../../resources/house';
import { brokerageStatus, thawBrokerage } from './brokerage';

export const distributionJobs = (house: House): Job[] => [recordJob(house, {
  name: 'brokerage:thaw',
  due: (after, limit) => sql<{ id: string }>`select id from user_brokerage_record where not is_del and status = ${brokerageStatus.frozen}
    and thaw_time <= now() at time zone 'Asia/Shanghai' and id > ${after} order by id limit ${limit}`,
  run: thawBrokerage,
})];
