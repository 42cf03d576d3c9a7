/** Withdrawals of brokerage: what is asked for is set aside at once, and comes back or is paid out (decisions 61). */
import { sql } from 'kysely';
import { billType, closingAccountStatus, closingAuditStatus, journalAccount as account } from '../../../../../../generated/codes';
import { named } from '../../../../sql/named';
import { minus, transferredFrom } from '../accounts';
import type { Happening } from '../happening';

const [closings, c] = named('user_closing', 'c');
const common = { from: closings, id: c.id, number: c.closing_no, uid: c.uid };

export const userClosingAsked: Happening = {
  ...common, kind: 'userClosingAsked', where: sql`true`, at: c.create_time,
  lines: [{ account: account.brokerageAvailable, amount: minus(c.closing_price) }, { account: account.brokerageWithdrawing, amount: c.closing_price }],
};

export const userClosingRefused: Happening = {
  ...common, kind: 'userClosingRefused', where: sql`${c.audit_status} = ${sql.lit(closingAuditStatus.refused)}`, at: c.audit_time,
  lines: [{ account: account.brokerageWithdrawing, amount: minus(c.closing_price) }, { account: account.brokerageAvailable, amount: c.closing_price }],
};

export const userClosingPaid: Happening = {
  ...common, kind: 'userClosingPaid', flow: { of: 'cash', type: billType.userClosing }, where: sql`${c.account_status} = ${sql.lit(closingAccountStatus.transferred)}`, at: c.closing_time,
  lines: [{ account: account.brokerageWithdrawing, amount: minus(c.closing_price) }, { account: transferredFrom(c.closing_type), amount: c.closing_price }],
};
