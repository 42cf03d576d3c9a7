/** Registrations for activities, and what goes back of them. Those of a merchant's activity are the merchant's at once. */
import { sql } from 'kysely';
import { journalAccount as account, refundStatus } from '../../../../../../generated/codes';
import { named } from '../../../../sql/named';
import { minus, paidBackBy, paidFrom, paidTooLate, refund, sale } from '../accounts';
import type { Happening } from '../happening';

const [orders, o] = named('marketing_activity_order', 'o');
const [refunds, r] = named('marketing_activity_refund', 'r');

const organiser = sql<string>`case when ${o.mer_id} is null then ${sql.lit(account.incomeRegistration)} else ${sql.lit(account.merchantAvailable)} end`;
const common = { from: orders, id: o.id, number: o.order_no, merId: o.mer_id, uid: o.uid };

export const registrationPaid: Happening = {
  ...common, kind: 'registrationPaid', flow: sale, where: o.paid, at: o.pay_time,
  lines: [{ account: paidFrom(o.pay_type), amount: minus(o.pay_price) }, { account: organiser, amount: o.pay_price }],
};

/** Money for one that ended meanwhile waits to be refunded (decisions 43). */
export const registrationPaidLate: Happening = {
  ...common, ...paidTooLate(o), kind: 'registrationPaidLate',
};

export const registrationRefunded: Happening = {
  kind: 'registrationRefunded', flow: refund, from: sql`${refunds} join ${orders} on ${o.id} = ${r.order_id}`, id: r.id, number: r.refund_order_no, merId: o.mer_id, uid: o.uid,
  where: sql`${r.refund_status} = ${sql.lit(refundStatus.settled)}`, at: r.refund_time,
  lines: [
    { account: sql<string>`case when ${o.paid} then ${organiser} else ${sql.lit(account.refundPending)} end`, amount: minus(r.refund_price) },
    { account: paidBackBy(r, o), amount: r.refund_price },
  ],
};
