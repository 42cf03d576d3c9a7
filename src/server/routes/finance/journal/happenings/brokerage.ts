/**
 * Brokerage of promoters. What an order gives for it, and its refunds take back, stands in the account of the brokerage that the
 * platform bears: as soon as all of it has gone to promoters and come back from them, nothing is left there.
 */
import { sql } from 'kysely';
import { billType, brokerageLevel, brokerageLinkType, brokerageStatus, journalAccount as account, ledgerDirection, refundStatus } from '../../../../../../generated/codes';
import { named } from '../../../../sql/named';
import { minus } from '../accounts';
import type { Happening } from '../happening';

const [records, b] = named('user_brokerage_record', 'b');
const [orders, o] = named('order_order', 'o');
const [refunds, r] = named('refund_order', 'r');
const [members, u] = named('user_user', 'u');
const [entries, e] = named('finance_entry', 'e');

const ofOrders = sql`${b.link_type} = ${sql.lit(brokerageLinkType.order)}`;
const earned = sql`${ofOrders} and ${b.type} = ${sql.lit(ledgerDirection.in)}`;
const isFirst = sql`${b.brokerage_level} = ${sql.lit(brokerageLevel.first)}`;
const is = (status: number) => sql`${b.status} = ${sql.lit(status)}`;

const common = { id: b.id, orderNo: b.order_no, orderId: b.order_id, merId: o.mer_id, uid: b.uid };
const withOrders = sql`${records} join ${orders} on ${o.id} = ${b.order_id}`;

/** Of the past: refunds have lowered the record's price, and the order still says what it was. */
const first = sql`greatest(${b.price}, case when ${isFirst} then ${o.first_brokerage} else ${o.second_brokerage} end)`;
const byLevel = (amount: ReturnType<typeof sql>) => [
  { item: 'firstBrokerage', amount: sql`case when ${isFirst} then ${amount} else 0 end` } as const,
  { item: 'secondBrokerage', amount: sql`case when ${isFirst} then 0 else ${amount} end` } as const,
];
const borne = (amount: ReturnType<typeof sql>) => byLevel(amount).map((line) => ({ account: account.expenseBrokerage, ...line }));

const spendable = { of: account.brokerageAvailable, type: billType.brokerage } as const;

export const brokerageEarned: Happening = {
  ...common, kind: 'brokerageEarned', from: withOrders, where: earned, at: b.create_time, number: sql`${b.order_no} || ':' || ${b.brokerage_level}`,
  lines: [...borne(minus(first)), { account: account.brokerageFrozen, amount: first }],
};

/** Who has left gets nothing any more, from the moment on in which it would have thawed. */
const leftBy = (moment: ReturnType<typeof sql>) => sql`${is(brokerageStatus.void)} and ${u.is_logoff} and ${b.thaw_time} <= ${moment}`;
const fee = sql`case when ${isFirst} then ${r.refund_first_brokerage_fee} else ${r.refund_second_brokerage_fee} end`;

/** Of what is not spendable yet, a refund lowers the amount. */
export const brokerageReduced: Happening = {
  ...common, kind: 'brokerageReduced', id: r.id,
  from: sql`${refunds} join ${orders} on ${o.id} = ${r.order_id} join ${records} on ${b.order_id} = ${o.id} and ${earned} join ${members} on ${u.id} = ${b.uid}`,
  where: sql`${r.refund_status} = ${sql.lit(refundStatus.settled)} and not coalesce(${is(brokerageStatus.settled)} and ${b.thaw_time} <= ${r.refund_time}, false) and not coalesce(${leftBy(r.refund_time)}, false)`,
  at: r.refund_time, number: sql`${r.refund_order_no} || ':' || ${b.brokerage_level}`, orderNo: r.refund_order_no,
  lines: [{ account: account.brokerageFrozen, amount: minus(fee) }, ...borne(fee)],
};

export const brokerageThawed: Happening = {
  ...common, kind: 'brokerageThawed', flow: spendable, from: withOrders, where: sql`${earned} and ${is(brokerageStatus.settled)}`, at: sql`coalesce(${b.thaw_time}, ${b.update_time}, ${b.create_time})`,
  number: sql`${b.order_no} || ':' || ${b.brokerage_level}`,
  lines: [{ account: account.brokerageFrozen, amount: minus(b.price) }, { account: account.brokerageAvailable, amount: b.price }],
};

const frozen = sql`(select coalesce(sum(${e.amount}), 0) from ${entries} where ${e.order_id} = ${b.order_id} and ${e.uid} = ${b.uid} and ${e.account} = ${sql.lit(account.brokerageFrozen)})`;

export const brokerageVoided: Happening = {
  ...common, kind: 'brokerageVoided', from: sql`${withOrders} join ${members} on ${u.id} = ${b.uid}`, where: sql`${earned} and ${is(brokerageStatus.void)} and ${u.is_logoff}`,
  at: sql`coalesce(${b.thaw_time}, ${b.update_time}, ${b.create_time})`, number: sql`${b.order_no} || ':' || ${b.brokerage_level}`,
  lines: [{ account: account.brokerageFrozen, amount: minus(frozen) }, ...borne(frozen)],
};

/** A refund took back what could be spent already, as far as it was still there. */
export const brokerageTaken: Happening = {
  ...common, kind: 'brokerageTaken', flow: spendable, from: withOrders, where: sql`${ofOrders} and ${b.type} = ${sql.lit(ledgerDirection.out)}`, at: b.create_time, number: sql`${b.order_no} || ':' || ${b.id}`,
  lines: [{ account: account.brokerageAvailable, amount: minus(b.price) }, ...borne(sql`${b.price}`)],
};
