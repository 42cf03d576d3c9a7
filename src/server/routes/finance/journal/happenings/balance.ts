/** Balances of members, where nothing else tells what they changed by: top-ups, gifts, and what people of the platform changed by hand. */
import { sql } from 'kysely';
import { balanceLinkType, billType, journalAccount as account, ledgerDirection } from '../../../../../../generated/codes';
import type { BalanceLinkType, JournalAccount, JournalEvent } from '../../../../../../generated/types/enumerations';
import { named } from '../../../../sql/named';
import { minus, paidFrom } from '../accounts';
import type { Happening } from '../happening';

const [records, b] = named('user_balance_record', 'b');
const [topUps, t] = named('recharge_order', 't');
const signed = sql`case when ${b.type} = ${sql.lit(ledgerDirection.in)} then ${b.amount} else -${b.amount} end`;

const changed = (kind: JournalEvent, against: JournalAccount, link: BalanceLinkType, flow: Happening['flow']): Happening => ({
  kind, flow, from: records, id: b.id, where: sql`${b.link_type} = ${sql.lit(link)}`, at: b.create_time, number: sql`${b.id}::text`, orderNo: b.link_id, uid: b.uid,
  lines: [{ account: against, amount: minus(signed) }, { account: account.memberBalance, amount: signed }],
});

const given = { of: account.memberBalance, type: billType.system } as const;

const recharged = sql`${b.link_type} = ${sql.lit(balanceLinkType.recharge)}`;

/** What was paid came in by its way, and what came on top is a gift. Demo rows of earlier releases have no top-up: all of theirs was paid by WeChat. */
export const balanceRecharged: Happening = {
  kind: 'balanceRecharged', flow: { of: 'cash', type: billType.rechargeUser }, from: sql`${records} left join ${topUps} on ${t.order_no} = ${b.link_id}`, id: b.id, where: recharged, at: b.create_time,
  number: sql`coalesce(${t.order_no}, ${b.id}::text)`, orderNo: b.link_id, uid: b.uid,
  lines: [
    { account: sql<string>`case when ${t.id} is null then ${sql.lit(account.cashWeixin)} else ${paidFrom(t.pay_type)} end`, amount: minus(sql`coalesce(${t.price}, ${signed})`) },
    { account: account.expenseGift, amount: minus(sql`coalesce(${t.give_price}, 0)`) },
    { account: account.memberBalance, amount: signed },
  ],
};
export const balanceGiven = changed('balanceGiven', account.expenseGift, balanceLinkType.paidMember, given);
export const balanceAdjusted = changed('balanceAdjusted', account.expenseAdjust, balanceLinkType.system, given);
