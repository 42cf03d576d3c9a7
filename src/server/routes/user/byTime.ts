/** What becomes of members by themselves: a paid membership ends on its day (member sheet). */
import { sql } from 'kysely';
import { wallTime } from '../../../engine/time/wallTime';
import type { Job } from '../../jobs/schedule';
import { assignRecord } from '../../resources/door/door';
import { lockRow } from '../../resources/door/rows';
import { system } from '../../resources/door/visit';
import { write, type House } from '../../resources/house';

const batchSize = 100;
/** Seconds. */
const often = 60;

/** Judged once more under lock: a gift may have lengthened it meanwhile. */
async function end(house: House, id: number): Promise<void> {
  const members = house.resources.get('user/user')!;
  await write(house, system, async (visit) => {
    const { record } = await lockRow(visit, members, id);
    if (record.isPaidMember !== true || record.isPermanentPaidMember === true || String(record.paidMemberExpirationTime) > wallTime()) return;
    await assignRecord(visit, members, id, { isPaidMember: false }, { title: '付费会员到期' });
  });
}

export const memberJobs = (house: House): Job[] => [{
  name: 'member:expire', every: often,
  async batch(after = 0) {
    const { rows } = await sql<{ id: string }>`select id from user_user where not is_del and is_paid_member and not is_permanent_paid_member
      and paid_member_expiration_time <= now() at time zone 'Asia/Shanghai' and id > ${after} order by id limit ${batchSize}`.execute(house.sql);
    for (const { id } of rows) await end(house, Number(id));
    return rows.length < batchSize ? undefined : Number(rows.at(-1)!.id);
  },
}];
