/** Orders: paid, paid after they were cancelled, and shared with their merchant (decisions 60). */
import { sql } from 'kysely';
import { billType, journalAccount as account } from '../../../../../../generated/codes';
import { named } from '../../../../sql/named';
import { minus, paidFrom, paidTooLate, sale } from '../accounts';
import type { Happening } from '../happening';

const [orders, o] = named('order_order', 'o');
const [entries, e] = named('finance_entry', 'e');

const common = { from: orders, id: o.id, number: o.order_no, orderId: o.id, merId: o.mer_id, uid: o.uid };

const subsidised = sql`${o.pay_price} + ${o.plat_coupon_price} + ${o.integral_price}`;
/** What is left of an order for whom it was bought from; what the platform sells for points is its own. */
const share = sql`${subsidised} - ${o.commission_charge} - ${o.first_brokerage} - ${o.second_brokerage}`;
const ofMerchant = sql`${o.mer_id} is not null`;

export const orderPaid: Happening = {
  ...common, kind: 'orderPaid', flow: sale, where: o.paid, at: o.pay_time,
  lines: [
    { account: paidFrom(o.pay_type), amount: minus(o.pay_price) },
    { account: account.expenseCoupon, item: 'platCoupon', amount: minus(o.plat_coupon_price) },
    { account: account.expensePoints, item: 'integral', amount: minus(o.integral_price) },
    { account: account.merchantFrozen, item: 'goods', amount: sql`case when ${ofMerchant} then ${share} - ${o.pay_postage} else 0 end` },
    { account: account.merchantFrozen, item: 'freight', amount: sql`case when ${ofMerchant} then ${o.pay_postage} else 0 end` },
    { account: account.incomePoints, amount: sql`case when ${ofMerchant} then 0 else ${share} end` },
    { account: account.incomeCommission, item: 'commission', amount: o.commission_charge },
    { account: account.expenseBrokerage, item: 'firstBrokerage', amount: o.first_brokerage },
    { account: account.expenseBrokerage, item: 'secondBrokerage', amount: o.second_brokerage },
  ],
};

/** Money for an order that was cancelled meanwhile waits to be refunded (decisions 43). */
export const orderPaidLate: Happening = {
  ...common, ...paidTooLate(o), kind: 'orderPaidLate',
};

/** What refunds have left of the share. */
const frozen = sql`(select coalesce(sum(${e.amount}), 0) from ${entries} where ${e.order_id} = ${o.id} and ${e.account} = ${sql.lit(account.merchantFrozen)})`;

export const shareReleased: Happening = {
  ...common, kind: 'shareReleased', flow: { of: account.merchantAvailable, type: billType.merchantCollect }, where: o.is_shared, at: o.share_time,
  lines: [{ account: account.merchantFrozen, amount: minus(frozen) }, { account: account.merchantAvailable, amount: frozen }],
};
