/** What becomes of brokerage by itself: it thaws (distribution sheet, 冻结时长). */
import { sql, type RawBuilder } from 'kysely';
import { brokerageStatus } from '../../../../generated/codes';
import { recordJob } from '../../jobs/records';
import type { Job } from '../../jobs/schedule';
import type { House } from '../../resources/types';
import { thawBrokerage } from './brokerage';

/** Ids of what is due to thaw, rising. */
export const dueToThaw = (after: number, limit: number): RawBuilder<{ id: string }> => sql`select id from user_brokerage_record
  where not is_del and status = ${brokerageStatus.frozen} and thaw_time <= now() at time zone 'Asia/Shanghai' and id > ${after} order by id limit ${limit}`;

export const distributionJobs = (house: House): Job[] => [recordJob(house, { name: 'brokerage:thaw', due: dueToThaw, run: thawBrokerage })];
