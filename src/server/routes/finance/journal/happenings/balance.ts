/** Balances of members, where nothing else tells what they changed by: top-ups, gifts, and what people of the platform changed by hand. */
import { sql } from 'kysely';
import { balanceLinkType, billType, journalAccount as account, ledgerDirection } from '../../../../../../generated/codes';
import type { BalanceLinkType, JournalAccount, JournalEvent } from '../../../../../../generated/types/enumerations';
import { named } from '../../../../sql/named';
import { minus } from '../accounts';
import type { Happening } from '../happening';

const [records, b] = named('user_balance_record', 'b');
const signed = sql`case when ${b.type} = ${sql.lit(ledgerDirection.in)} then ${b.amount} else -${b.amount} end`;

const changed = (kind: JournalEvent, against: JournalAccount, link: BalanceLinkType, flow: Happening['flow']): Happening => ({
  kind, flow, from: records, id: b.id, where: sql`${b.link_type} = ${sql.lit(link)}`, at: b.create_time, number: sql`${b.id}::text`, orderNo: b.link_id, uid: b.uid,
  lines: [{ account: against, amount: minus(signed) }, { account: account.memberBalance, amount: signed }],
});

const given = { of: account.memberBalance, type: billType.system } as const;

export const balanceRecharged = changed('balanceRecharged', account.cashWeixin, balanceLinkType.recharge, { of: 'cash', type: billType.rechargeUser });
export const balanceGiven = changed('balanceGiven', account.expenseGift, balanceLinkType.paidMember, given);
export const balanceAdjusted = changed('balanceAdjusted', account.expenseAdjust, balanceLinkType.system, given);
