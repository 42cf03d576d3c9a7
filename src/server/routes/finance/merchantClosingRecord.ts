/** Withdrawals of what merchants have earned: set aside when one asks, returned when refused, gone once transferred (finance sheet, decisions 60, 61). */
import { sql } from 'kysely';
import { journalAccount } from '../../../../generated/codes';
import type { Records } from '../../../../generated/records';
import { compare, subtract, toFixed } from '../../../engine/format/decimal';
import { invalid } from '../../refusal';
import type { EntityDeparture } from '../../resources/departures';
import { readSetting } from '../../resources/single';
import type { Visit } from '../../resources/types';
import { isAnothers } from '../../service/ownMerchant';
import type { Sql } from '../../sql/connect';
import { named } from '../../sql/named';
import { refuse } from '../order/records';
import { post } from './journal/post';
import { withdrawal } from './withdrawal';

type Closing = Records['finance/merchantClosingRecord'];

const [entries, e] = named('finance_entry', 'e');

/** @returns 元 that a merchant may ask for, below zero where refunds took more than there was */
async function balanceOf(db: Sql, merId: number): Promise<string> {
  const { rows: [held] } = await sql<{ total: string }>`select coalesce(sum(${e.amount}), 0)::numeric(12, 2)::text as total from ${entries}
    where ${e.mer_id} = ${merId} and ${e.account} = ${sql.lit(journalAccount.merchantAvailable)}`.execute(db);
  return held?.total ?? '0.00';
}

const atAmount = (message: string) => invalid([{ field: 'amount', message }]);

/** @throws Refusal at the input that 商户结算设置, or what is there, does not allow */
async function proveAmount(visit: Visit, { merId, amount }: Closing): Promise<void> {
  const { guaranteedAmount: kept, transferMinAmount: least, transferMaxAmount: most } = await readSetting(visit.db, visit, 'finance/merchantClosing');
  if (compare(amount, least) < 0) throw atAmount(`每笔不能低于${least}元`);
  if (compare(most, 0) > 0 && compare(amount, most) > 0) throw atAmount(`每笔不能超过${most}元`);
  const balance = await balanceOf(visit.db, merId);
  const free = subtract(balance, kept);
  if (compare(amount, free) <= 0) return;
  throw atAmount(`可结算余额只有${compare(free, 0) > 0 ? toFixed(free, 2) : '0.00'}元${compare(kept, 0) > 0 ? `（商户余额${balance}元，须留保证金${kept}元）` : ''}`);
}

const { writes, wrote } = withdrawal<Closing>({
  async prove(visit, closing) {
    const [merchant] = isAnothers(visit, closing.merId) ? [] : await visit.of('merchant/merchant').lockAlive({ id: closing.merId });
    if (!merchant) throw invalid([{ field: 'merId', message: '商户不存在' }]);
    await proveAmount(visit, closing);
  },
  // What it asks for is set aside, but refunds may have taken from what was left since.
  async provePass(visit, { merId }) {
    await visit.of('merchant/merchant').lock(merId);
    const balance = await balanceOf(visit.db, merId);
    if (compare(balance, 0) < 0) throw refuse(`申请后发生退款，商户余额已为${balance}元，不能通过`);
  },
  asked: (visit, _closing, id) => post(visit, 'merchantClosingAsked', id),
  refused: (visit, _closing, id) => post(visit, 'merchantClosingRefused', id),
  paid: (visit, _closing, id) => post(visit, 'merchantClosingPaid', id),
});

export const merchantClosingRecord: EntityDeparture<'finance/merchantClosingRecord'> = { writes, wrote, computed: { balance: ({ sql: db }, { merId }) => balanceOf(db, Number(merId)) } };
