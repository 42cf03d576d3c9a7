/** Membership cards that were paid for. */
import { sql } from 'kysely';
import { journalAccount as account } from '../../../../../../generated/codes';
import { named } from '../../../../sql/named';
import { minus, paidFrom, sale } from '../accounts';
import type { Happening } from '../happening';

const [cards, c] = named('paid_member_order', 'c');

export const cardPaid: Happening = {
  kind: 'cardPaid', flow: sale, from: cards, id: c.id, where: sql`${c.paid} and ${c.price} > 0`, at: c.pay_time, number: c.order_no, uid: c.uid,
  lines: [{ account: paidFrom(c.pay_type), amount: minus(c.price) }, { account: account.incomeCard, amount: c.price }],
};
