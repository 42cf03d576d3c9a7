/** Refunds of orders, once the money is back: each party gives its part (decisions 60). */
import { sql } from 'kysely';
import { journalAccount as account, refundStatus } from '../../../../../../generated/codes';
import { named } from '../../../../sql/named';
import { minus, paidBackBy, refund } from '../accounts';
import type { Happening } from '../happening';

const [refunds, r] = named('refund_order', 'r');
const [orders, o] = named('order_order', 'o');

/** What was released to the merchant is taken from there, and may go below zero. */
const merchantAccount = sql<string>`case when ${o.is_shared} and ${o.share_time} <= ${r.refund_time} then ${sql.lit(account.merchantAvailable)} else ${sql.lit(account.merchantFrozen)} end`;

const share = sql`${r.refund_price} + ${r.refund_plat_coupon_price} + ${r.refund_integral_price} - ${r.refund_commission} - ${r.refund_first_brokerage_fee} - ${r.refund_second_brokerage_fee}`;
/** The order was paid for: what its payment was divided into comes back. One that was paid too late was never divided. */
const divided = (amount: ReturnType<typeof sql>) => sql`case when ${o.paid} then ${amount} else 0 end`;
const ofMerchant = (amount: ReturnType<typeof sql>) => sql`case when ${o.paid} and ${o.mer_id} is not null then ${amount} else 0 end`;

export const refundSettled: Happening = {
  kind: 'refundSettled', flow: refund, from: sql`${refunds} join ${orders} on ${o.id} = ${r.order_id}`, id: r.id, number: r.refund_order_no, orderId: o.id, merId: o.mer_id, uid: r.uid,
  where: sql`${r.refund_status} = ${sql.lit(refundStatus.settled)}`, at: r.refund_time,
  lines: [
    { account: merchantAccount, item: 'goods', amount: ofMerchant(sql`${r.refund_freight_fee} - (${share})`) },
    { account: merchantAccount, item: 'freight', amount: ofMerchant(minus(r.refund_freight_fee)) },
    { account: account.incomePoints, amount: sql`case when ${o.paid} and ${o.mer_id} is null then -(${share}) else 0 end` },
    { account: account.incomeCommission, item: 'commission', amount: divided(minus(r.refund_commission)) },
    { account: account.expenseBrokerage, item: 'firstBrokerage', amount: divided(minus(r.refund_first_brokerage_fee)) },
    { account: account.expenseBrokerage, item: 'secondBrokerage', amount: divided(minus(r.refund_second_brokerage_fee)) },
    { account: account.expenseCoupon, item: 'platCoupon', amount: divided(r.refund_plat_coupon_price) },
    { account: account.expensePoints, item: 'integral', amount: divided(r.refund_integral_price) },
    { account: account.refundPending, amount: sql`case when ${o.paid} then 0 else -(${r.refund_price}) end` },
    { account: paidBackBy(r, o), amount: r.refund_price },
  ],
};
