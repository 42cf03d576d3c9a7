/** What happened before the journal was there: demo rows, and those of a shop that ran already. */
import { sql } from 'kysely';
import { system } from '../../../resources/door/visit';
import { write } from '../../../resources/house';
import { readSetting } from '../../../resources/single';
import type { House, Visit } from '../../../resources/types';
import { orderStatus, refundStatus } from '../../../../../generated/codes';
import { wallNow } from '../../../sql/clock';
import { named } from '../../../sql/named';
import { lockState, readState, writeState } from '../../../sql/state';
import { closeDays } from '../statements/close';
import { bookingOf } from './happening';
import { happenings } from './happenings';

const state = 'journal:past';

/**
 * Books it once, in one transaction. Safe at every start and for several processes at once; tables and demo rows must be there.
 * What was written while these were made is told anew, at its own time.
 */
export async function bookPast(house: House): Promise<void> {
  if (!house.resources.has('finance/entry') || (await readState(house.sql, state))) return;
  await write(house, system, async (visit) => {
    const { db } = visit;
    await lockState(db);
    if (await readState(db, state)) return;
    await sql`truncate finance_entry, journal_balance, finance_flow, finance_daily_statement, finance_month_statement, finance_summary restart identity`.execute(db);
    await completeShares(house, visit);
    await completeCommissions(visit);
    for (const happening of Object.values(happenings)) await bookingOf(happening).execute(db);
    await closeDays(visit);
    await writeState(db, state, { at: new Date().toISOString() });
  });
}

const [orders, o] = named('order_order', 'o');
const [refunds, r] = named('refund_order', 'r');

/** Orders that were complete before their share had a time get it as the settings are now. */
async function completeShares(house: House, { db }: Visit): Promise<void> {
  const { merchantShareFreezeTime } = await readSetting(db, house, 'finance/merchantClosing');
  const at = sql`${o.complete_time} + ${merchantShareFreezeTime} * interval '1 day'`;
  await sql`update ${orders} set share_time = ${at}, is_shared = ${at} <= ${wallNow}
    where ${o.paid} and ${o.mer_id} is not null and ${o.status} = ${sql.lit(orderStatus.complete)} and ${o.complete_time} is not null and ${o.share_time} is null`.execute(db);
}

/** Refunds that were settled before they said what of the commission came back: by what of the payment did, in their order. */
async function completeCommissions({ db }: Visit): Promise<void> {
  await sql`update ${refunds} set refund_commission = part.amount
    from (select r.id, case when o.pay_price = 0 then 0 else
        floor(o.commission_charge * 100 * sum(r.refund_price) over upTo / o.pay_price) / 100 - floor(o.commission_charge * 100 * (sum(r.refund_price) over upTo - r.refund_price) / o.pay_price) / 100 end as amount
      from refund_order r join order_order o on o.id = r.order_id
      where r.refund_status = ${sql.lit(refundStatus.settled)} and o.paid and o.commission_charge > 0
      window upTo as (partition by r.order_id order by r.refund_time, r.id)) part
    where part.id = ${r.id} and ${r.refund_commission} = 0 and part.amount > 0`.execute(db);
}
