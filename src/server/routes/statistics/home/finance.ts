import { sql, type RawBuilder } from 'kysely';
import type { FinanceFigures } from '../../../../engine/extension/home';
import { add, divide, multiply, subtract, toFixed } from '../../../../engine/format/decimal';
import { growth } from '../../../../engine/format/growth';
import { addDays, monthStart } from '../../../../engine/time/wallTime';
import { brokerageLinkType, brokerageStatus, cardPayType, journalAccount, ledgerDirection, refundStatus } from '../../../../../generated/codes';
import type { JournalAccount, JournalEvent } from '../../../../../generated/types/enumerations';
import { type RatedProvider, readRates } from '../../../payment/rates';
import { dayTotals } from '../../../resources/totals/dayTotals';
import { resourceOf } from '../../../resources/resource';
import type { House } from '../../../resources/types';
import { named } from '../../../sql/named';
import { accountLines } from '../../finance/journal/balances';

const [cards, c] = named('paid_member_order', 'c');
const [entries, e] = named('finance_entry', 'e');
const [refunds, r] = named('refund_order', 'r');
const [brokerage, b] = named('user_brokerage_record', 'b');

const money = (amount: RawBuilder<unknown>) => sql`coalesce(${amount}, 0)::numeric(20, 2)::text`;

type Incomes = Pick<FinanceFigures, 'todayIncome' | 'yesterdayIncome' | 'monthIncome' | 'lastMonthIncome' | 'yearIncome' | 'lastYearIncome'>;
type Sums = Omit<FinanceFigures, keyof Incomes | 'todayNetIncome' | 'todayPlatformFee' | 'todayTransactionFee' | 'incomeGrowthRate' | 'monthGrowthRate'>;

/** What was paid for membership cards that nobody gave away. */
const paidForCards = (from: string, until: string) => money(sql`(select sum(${c.price}) from ${cards}
  where not ${c.is_del} and ${c.paid} and ${c.pay_type} <> ${sql.lit(cardPayType.give)} and ${c.pay_time} >= ${from}::timestamp and ${c.pay_time} < ${until}::timestamp)`);

/** What accounts of the journal hold, out of `accountLines`. */
const held = (...accounts: readonly JournalAccount[]) => money(sql`sum(amount) filter (where account in (${sql.join(accounts)}))`);
/** What has left an account by happenings of a kind, out of `accountLines`. */
const gone = (account: JournalAccount, kind: JournalEvent) => money(sql`-sum(amount) filter (where account = ${account} and kind = ${kind})`);

/** What an account took in on a day. */
const takenIn = (account: JournalAccount, day: string) => money(sql`(select -sum(${e.amount}) from ${entries} where ${e.data_date} = ${day}::date and ${e.account} = ${account} and ${e.amount} < 0)`);

/** 财务概览 (decisions 59). @param now wall time */
export async function finance(house: House, now: string): Promise<FinanceFigures> {
  const today = now.slice(0, 10);
  const [yesterday, tomorrow, month] = [addDays(today, -1), addDays(today, 1), monthStart(today)];
  const year = (ahead: number) => `${Number(today.slice(0, 4)) + ahead}-01-01`;
  const periods: Record<keyof Incomes, readonly [from: string, until: string]> = {
    todayIncome: [today, tomorrow], yesterdayIncome: [yesterday, today], monthIncome: [month, tomorrow],
    lastMonthIncome: [monthStart(today, -1), month], yearIncome: [year(0), tomorrow], lastYearIncome: [year(-1), year(0)],
  };
  const [{ rows: [sums] }, { rows: [forCards] }, days, { rows: [taken] }, rates] = await Promise.all([
    sql<Sums>`select
      ${held(journalAccount.merchantAvailable, journalAccount.merchantWithdrawing)} as "pendingSettlement",
      ${gone(journalAccount.merchantWithdrawing, 'merchantClosingPaid')} as "settledAmount",
      ${held(journalAccount.merchantFrozen)} as "frozenAmount",
      ${money(sql`(select sum(${r.refund_price}) from ${refunds}
        where ${r.refund_status} = ${sql.lit(refundStatus.settled)} and ${r.refund_time} >= ${today}::timestamp and ${r.refund_time} < ${tomorrow}::timestamp)`)} as "todayRefund",
      ${money(sql`(select sum(${b.price}) from ${brokerage} where not ${b.is_del} and ${b.link_type} = ${sql.lit(brokerageLinkType.order)}
        and ${b.type} = ${sql.lit(ledgerDirection.in)} and ${b.status} = ${sql.lit(brokerageStatus.settled)}
        and ${b.update_time} >= ${today}::timestamp and ${b.update_time} < ${tomorrow}::timestamp)`)} as "todayCommission"
      from (${accountLines}) lines`.execute(house.sql),
    sql<Incomes>`select ${sql.join(Object.entries(periods).map(([name, [from, until]]) => sql`${paidForCards(from, until)} as ${sql.id(name)}`))}`.execute(house.sql),
    dayTotals(house.sql, resourceOf(house, 'order/order'), 'payTime', year(-1), tomorrow, ['payPrice', 'commissionCharge']),
    sql<Record<RatedProvider, string>>`select ${takenIn(journalAccount.cashWeixin, today)} as weixin, ${takenIn(journalAccount.cashAlipay, today)} as alipay`.execute(house.sql),
    readRates(house.sql),
  ]);
  const paidWithin = ([from, until]: readonly [string, string]) => days.reduce((sum, { date, sums: { payPrice } }) => (date >= from && date < until ? add(sum, payPrice!) : sum), '0');
  const incomes = Object.fromEntries(Object.entries(periods).map(([name, period]) => [name, toFixed(add(forCards![name as keyof Incomes], paidWithin(period)), 2)])) as Incomes;
  const feeOf = (provider: RatedProvider) => multiply(taken![provider], divide(rates[provider], 100));
  return {
    ...incomes, ...sums!,
    todayTransactionFee: toFixed(add(feeOf('weixin'), feeOf('alipay')), 2),
    todayPlatformFee: toFixed(days.at(-1)!.sums.commissionCharge!, 2),
    todayNetIncome: toFixed(subtract(incomes.todayIncome, add(sums!.todayRefund, sums!.todayCommission)), 2),
    incomeGrowthRate: String(growth(Number(incomes.todayIncome), Number(incomes.yesterdayIncome))),
    monthGrowthRate: String(growth(Number(incomes.monthIncome), Number(incomes.lastMonthIncome))),
  };
}
