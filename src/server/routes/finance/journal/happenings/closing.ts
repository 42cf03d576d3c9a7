/** Withdrawals of members' brokerage and of merchants' money: what is asked for is set aside at once, and comes back or is paid out (decisions 61). */
import { type RawBuilder, sql } from 'kysely';
import { billType, closingAccountStatus, closingAuditStatus, journalAccount as account } from '../../../../../../generated/codes';
import type { BillType, JournalAccount, JournalEvent } from '../../../../../../generated/types/enumerations';
import { named } from '../../../../sql/named';
import { minus, transferredFrom } from '../accounts';
import type { Happening } from '../happening';

const [userClosings, u] = named('user_closing', 'c');
const [merchantClosings, m] = named('merchant_closing', 'c');

interface Closings {
  of: Pick<Happening, 'from' | 'id' | 'uid' | 'merId'>;
  row: Readonly<Record<'closing_no' | 'closing_type' | 'audit_status' | 'audit_time' | 'account_status' | 'closing_time' | 'create_time', RawBuilder<unknown>>>;
  amount: RawBuilder<unknown>;
  available: JournalAccount;
  withdrawing: JournalAccount;
  bill: BillType;
  asked: JournalEvent;
  refused: JournalEvent;
  paid: JournalEvent;
}

function happeningsOf({ of, row, amount, available, withdrawing, bill, asked, refused, paid }: Closings): readonly [asked: Happening, refused: Happening, paid: Happening] {
  const common = { ...of, number: row.closing_no };
  const moved = (from: JournalAccount, to: JournalAccount | RawBuilder<string>) => [{ account: from, amount: minus(amount) }, { account: to, amount }];
  return [
    { ...common, kind: asked, where: sql`true`, at: row.create_time, lines: moved(available, withdrawing) },
    { ...common, kind: refused, where: sql`${row.audit_status} = ${sql.lit(closingAuditStatus.refused)}`, at: row.audit_time, lines: moved(withdrawing, available) },
    {
      ...common, kind: paid, flow: { of: 'cash', type: bill }, where: sql`${row.account_status} = ${sql.lit(closingAccountStatus.transferred)}`, at: row.closing_time,
      lines: moved(withdrawing, transferredFrom(row.closing_type)),
    },
  ];
}

export const [userClosingAsked, userClosingRefused, userClosingPaid] = happeningsOf({
  of: { from: userClosings, id: u.id, uid: u.uid }, row: u, amount: u.closing_price, available: account.brokerageAvailable, withdrawing: account.brokerageWithdrawing, bill: billType.userClosing,
  asked: 'userClosingAsked', refused: 'userClosingRefused', paid: 'userClosingPaid',
});

export const [merchantClosingAsked, merchantClosingRefused, merchantClosingPaid] = happeningsOf({
  of: { from: merchantClosings, id: m.id, merId: m.mer_id }, row: m, amount: m.amount, available: account.merchantAvailable, withdrawing: account.merchantWithdrawing, bill: billType.merchantClosing,
  asked: 'merchantClosingAsked', refused: 'merchantClosingRefused', paid: 'merchantClosingPaid',
});
