/** What becomes of members by themselves: a paid membership ends on its day (member sheet). */
import { sql } from 'kysely';
import { wallTime } from '../../../engine/time/wallTime';
import { recordJob } from '../../jobs/records';
import type { Job } from '../../jobs/schedule';
import { assignRecord } from '../../resources/door/door';
import { lockRow } from '../../resources/door/rows';
import type { House } from '../../resources/house';

export const memberJobs = (house: House): Job[] => [recordJob(house, {
  name: 'member:expire',
  due: (after, limit) => sql<{ id: string }>`select id from user_user where not is_del and is_paid_member and not is_permanent_paid_member
    and paid_member_expiration_time <= now() at time zone 'Asia/Shanghai' and id > ${after} order by id limit ${limit}`,
  // A gift may have lengthened it meanwhile.
  async run(visit, id) {
    const members = house.resources.get('user/user')!;
    const { record } = await lockRow(visit, members, id);
    if (record.isPaidMember !== true || record.isPermanentPaidMember === true || String(record.paidMemberExpirationTime) > wallTime()) return;
    await assignRecord(visit, members, id, { isPaidMember: false }, { title: '付费会员到期' });
  },
})];
