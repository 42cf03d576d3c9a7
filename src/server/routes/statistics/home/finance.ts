import { sql, type RawBuilder } from 'kysely';
import type { FinanceFigures } from '../../../../engine/extension/home';
import { add, subtract, toFixed } from '../../../../engine/format/decimal';
import { growth } from '../../../../engine/format/growth';
import { addDays, monthStart } from '../../../../engine/time/wallTime';
import { brokerageLinkType, brokerageStatus, cardPayType, journalAccount, ledgerDirection, refundStatus } from '../../../../../generated/codes';
import type { JournalAccount, JournalEvent } from '../../../../../generated/types/enumerations';
import type { Sql } from '../../../sql/connect';
import { named } from '../../../sql/named';
import { order, paid } from './orders';

const [cards, c] = named('paid_member_order', 'c');
const [entries, e] = named('finance_entry', 'e');
const [refunds, r] = named('refund_order', 'r');
const [brokerage, b] = named('user_brokerage_record', 'b');

const money = (amount: RawBuilder<unknown>) => sql`coalesce(${amount}, 0)::numeric(20, 2)::text`;

/** What was paid: orders, and membership cards that nobody gave away. */
const income = (from: string, until: string) => money(sql`(select coalesce(sum(${order.pay_price}), 0) from ${paid(from, until)}) + (
  select coalesce(sum(${c.price}), 0) from ${cards}
  where not ${c.is_del} and ${c.paid} and ${c.pay_type} <> ${sql.lit(cardPayType.give)} and ${c.pay_time} >= ${from}::timestamp and ${c.pay_time} < ${until}::timestamp)`);

type Sums = Omit<FinanceFigures, 'todayNetIncome' | 'incomeGrowthRate' | 'monthGrowthRate'>;

/** What accounts of the journal hold. */
const held = (...accounts: readonly JournalAccount[]) => money(sql`(select sum(${e.amount}) from ${entries} where ${e.account} in (${sql.join(accounts)}))`);
/** What has left an account by happenings of a kind. */
const gone = (account: JournalAccount, kind: JournalEvent) => money(sql`(select -sum(${e.amount}) from ${entries} where ${e.account} = ${account} and ${e.kind} = ${kind})`);

/** 财务概览 (decisions 59). @param now wall time */
export async function finance(db: Sql, now: string): Promise<FinanceFigures> {
  const today = now.slice(0, 10);
  const [yesterday, tomorrow] = [addDays(today, -1), addDays(today, 1)];
  const month = monthStart(today);
  const year = (ahead: number) => `${Number(today.slice(0, 4)) + ahead}-01-01`;
  const { rows: [sums] } = await sql<Sums>`select
    ${income(today, tomorrow)} as "todayIncome",
    ${income(yesterday, today)} as "yesterdayIncome",
    ${income(month, tomorrow)} as "monthIncome",
    ${income(monthStart(today, -1), month)} as "lastMonthIncome",
    ${income(year(0), tomorrow)} as "yearIncome",
    ${income(year(-1), year(0))} as "lastYearIncome",
    ${held(journalAccount.merchantAvailable, journalAccount.merchantWithdrawing)} as "pendingSettlement",
    ${gone(journalAccount.merchantWithdrawing, 'merchantClosingPaid')} as "settledAmount",
    ${held(journalAccount.merchantFrozen)} as "frozenAmount",
    ${money(sql`(select sum(${r.refund_price}) from ${refunds}
      where ${r.refund_status} = ${sql.lit(refundStatus.settled)} and ${r.refund_time} >= ${today}::timestamp and ${r.refund_time} < ${tomorrow}::timestamp)`)} as "todayRefund",
    ${money(sql`(select sum(${b.price}) from ${brokerage} where not ${b.is_del} and ${b.link_type} = ${sql.lit(brokerageLinkType.order)}
      and ${b.type} = ${sql.lit(ledgerDirection.in)} and ${b.status} = ${sql.lit(brokerageStatus.settled)}
      and ${b.update_time} >= ${today}::timestamp and ${b.update_time} < ${tomorrow}::timestamp)`)} as "todayCommission",
    ${money(sql`(select sum(${order.commission_charge}) from ${paid(today, tomorrow)})`)} as "todayPlatformFee"`.execute(db);
  const { todayIncome, yesterdayIncome, monthIncome, lastMonthIncome, todayRefund, todayCommission } = sums;
  return {
    ...sums,
    todayNetIncome: toFixed(subtract(todayIncome, add(todayRefund, todayCommission)), 2),
    incomeGrowthRate: String(growth(Number(todayIncome), Number(yesterdayIncome))),
    monthGrowthRate: String(growth(Number(monthIncome), Number(lastMonthIncome))),
  };
}
