/** Accounts of the journal, where several are meant or one depends on how something was paid. */
import { type RawBuilder, sql } from 'kysely';
import { billType, closingType, journalAccount, payType, providerRefundState } from '../../../../../generated/codes';
import type { JournalAccount } from '../../../../../generated/types/enumerations';

const { memberBalance, cashWeixin, cashAlipay, cashBank, merchantFrozen, merchantAvailable, refundPending } = journalAccount;

const groups = {
  cash: [cashWeixin, cashAlipay, cashBank],
  /** What members pay with. */
  paid: [cashWeixin, cashAlipay, cashBank, memberBalance],
  /** What a merchant gets of its orders, frozen or not. */
  merchant: [merchantFrozen, merchantAvailable],
} as const;

export type Accounts = JournalAccount | keyof typeof groups;

/** @param column with accounts */
export function accountsIn(of: Accounts, column: RawBuilder<unknown>): RawBuilder<boolean> {
  const names = of in groups ? groups[of as keyof typeof groups] : [of];
  return sql`${column} in (${sql.join(names.map((name) => sql.lit(name)))})`;
}

/** Where the money came from, or goes back to; what is paid by none of the shop's ways went through the bank. @param way a column with codes of payType */
export const paidFrom = (way: RawBuilder<unknown>): RawBuilder<string> =>
  sql`case ${way} when ${sql.lit(payType.yue)} then ${sql.lit(memberBalance)} when ${sql.lit(payType.weixin)} then ${sql.lit(cashWeixin)} when ${sql.lit(payType.alipay)} then ${sql.lit(cashAlipay)} else ${sql.lit(cashBank)} end`;

type Columns<Name extends string> = Readonly<Record<Name, RawBuilder<unknown>>>;

/** Where refunded money leaves from: the way in which it goes back, else that in which it came, and the bank where people have given it back by hand. */
export const paidBackBy = (refund: Columns<'provider_state' | 'refund_pay_type'>, order: Columns<'pay_type'>): RawBuilder<string> =>
  sql`case when ${refund.provider_state} = ${sql.lit(providerRefundState.offline)} then ${sql.lit(cashBank)} else ${paidFrom(sql`coalesce(${refund.refund_pay_type}, ${order.pay_type})`)} end`;

/** Where withdrawn money leaves from. @param way a column with codes of closingType */
export const transferredFrom = (way: RawBuilder<unknown>): RawBuilder<string> =>
  sql`case ${way} when ${sql.lit(closingType.wechat)} then ${sql.lit(cashWeixin)} when ${sql.lit(closingType.alipay)} then ${sql.lit(cashAlipay)} else ${sql.lit(cashBank)} end`;

/** A sale among the movements of money, where the balance is told apart. */
export const sale = { of: 'paid', type: sql<string>`case account when ${sql.lit(memberBalance)} then ${sql.lit(billType.yuePay)} else ${sql.lit(billType.payOrder)} end` } as const;
export const refund = { of: 'paid', type: billType.refundOrder } as const;

/** @param amount 元 */
export const minus = (amount: RawBuilder<unknown>): RawBuilder<unknown> => sql`-(${amount})`;

/** Money for an order or registration that had ended by then. It waits to be refunded. */
export const paidTooLate = (order: Columns<'paid' | 'out_trade_no' | 'pay_time' | 'create_time' | 'pay_type' | 'pay_price'>) => ({
  flow: sale, where: sql`not ${order.paid} and coalesce(${order.out_trade_no}, '') <> ''`, at: sql`coalesce(${order.pay_time}, ${order.create_time})`,
  lines: [{ account: paidFrom(order.pay_type), amount: minus(order.pay_price) }, { account: refundPending, amount: order.pay_price }],
} as const);
