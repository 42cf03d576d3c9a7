/** Figures of statements and summaries, each a sum of the entries of a day (finance sheet, decisions 62, 63). */
import { type RawBuilder, sql } from 'kysely';
import { journalAccount as account } from '../../../../../generated/codes';
import type { Records } from '../../../../../generated/records';
import type { JournalAccount, JournalEvent, JournalItem } from '../../../../../generated/types/enumerations';
import { named } from '../../../sql/named';
import { accountsIn, type Accounts } from '../journal/accounts';

const [, e] = named('finance_entry', 'e');

type Figures<Names extends string> = Readonly<Record<Names, RawBuilder<unknown>>>;
/** Tells the column of a figure. */
export type Figure = (name: string) => RawBuilder<unknown>;
/** Worked out of other figures. */
type Derived<Names extends string> = Readonly<Record<Names, (figure: Figure) => RawBuilder<unknown>>>;

interface Which { kinds: readonly JournalEvent[]; of?: Accounts; item?: JournalItem; when?: RawBuilder<unknown> }

const within = ({ kinds, of, item, when }: Which) => sql`${sql.join([
  sql`${e.kind} in (${sql.join(kinds.map((kind) => sql.lit(kind)))})`,
  ...(of ? [accountsIn(of, e.account)] : []), ...(item ? [sql`${e.item} = ${sql.lit(item)}`] : []), ...(when ? [when] : []),
], sql` and `)}`;
const credited = (which: Which) => sql`coalesce(sum(${e.amount}) filter (where ${within(which)}), 0)`;
const debited = (which: Which) => sql`-${credited(which)}`;
const events = (which: Which) => sql`count(distinct ${e.event}) filter (where ${within(which)})`;

const paid: readonly JournalEvent[] = ['orderPaid', 'orderPaidLate', 'registrationPaid', 'registrationPaidLate'];
const refunded: readonly JournalEvent[] = ['refundSettled', 'registrationRefunded'];
const notFreight = sql`${e.item} is distinct from ${sql.lit('freight' satisfies JournalItem)}`;

/** Told by entries alone. */
export const statement = {
  orderRealIncome: debited({ kinds: paid, of: 'paid' }),
  payNum: events({ kinds: paid }),
  platCouponPrice: debited({ kinds: paid, of: account.expenseCoupon }),
  integralPrice: debited({ kinds: paid, of: account.expensePoints }),
  orderRealRefund: credited({ kinds: refunded, of: 'paid' }),
  refundNum: events({ kinds: refunded }),
  refundPlatCouponPrice: credited({ kinds: refunded, of: account.expenseCoupon }),
  refundIntegralPrice: credited({ kinds: refunded, of: account.expensePoints }),
  payTransfer: credited({ kinds: paid, of: 'merchant', when: notFreight }),
  merchantTransferNum: events({ kinds: paid, of: 'merchant' }),
  refundTransfer: debited({ kinds: refunded, of: 'merchant', when: notFreight }),
  freightFee: credited({ kinds: paid, of: 'merchant', item: 'freight' }),
  refundFreightFee: debited({ kinds: refunded, of: 'merchant', item: 'freight' }),
  brokeragePrice: credited({ kinds: paid, of: account.expenseBrokerage }),
  refundBrokeragePrice: debited({ kinds: refunded, of: account.expenseBrokerage }),
  /** What refunds took back of brokerage, and promoters did not give. */
  refundReplaceBrokerage: debited({ kinds: ['refundSettled', 'brokerageReduced', 'brokerageTaken'], of: account.expenseBrokerage }),
} satisfies Partial<Figures<keyof Records['finance/dailyStatement']>>;

const income = (f: Figure) => sql`${f('orderRealIncome')} - ${f('orderRealRefund')}`;
const transfer = (f: Figure) => sql`${f('payTransfer')} - ${f('refundTransfer')}`;
const brokerage = (f: Figure) => sql`${f('brokeragePrice')} - ${f('refundBrokeragePrice')} + ${f('refundReplaceBrokerage')}`;
const freight = (f: Figure) => sql`${f('freightFee')} - ${f('refundFreightFee')}`;
const expenditure = (f: Figure) => sql`${transfer(f)} + ${brokerage(f)} + ${freight(f)}`;

export const statementDerived = {
  orderReceivable: (f) => sql`${f('orderRealIncome')} + ${f('platCouponPrice')} + ${f('integralPrice')}`,
  orderRefundable: (f) => sql`${f('orderRealRefund')} + ${f('refundPlatCouponPrice')} + ${f('refundIntegralPrice')}`,
  realIncome: income, merchantTransferAmount: transfer, brokerage, freight, actualExpenditure: expenditure,
  currentDayBalance: (f) => sql`${income(f)} - (${expenditure(f)})`,
} satisfies Partial<Derived<keyof Records['finance/dailyStatement']>>;

const inBy = (of: JournalAccount): Which => ({ kinds: [...paid, 'cardPaid'], of });

export const summary = {
  rechargeAmount: debited({ kinds: ['balanceRecharged'], of: 'cash' }),
  rechargeNum: events({ kinds: ['balanceRecharged'] }),
  wechatPayAmount: debited(inBy(account.cashWeixin)),
  wechatPayNum: events(inBy(account.cashWeixin)),
  aliPayAmount: debited(inBy(account.cashAlipay)),
  aliPayNum: events(inBy(account.cashAlipay)),
  merchantSplitSettlement: credited({ kinds: ['merchantClosingPaid'], of: 'cash' }),
  merchantSplitSettlementNum: events({ kinds: ['merchantClosingPaid'] }),
  brokerageSettlement: credited({ kinds: ['userClosingPaid'], of: 'cash' }),
  brokerageSettlementNum: events({ kinds: ['userClosingPaid'] }),
  orderRefundAmount: credited({ kinds: refunded, of: 'cash' }),
  orderRefundNum: events({ kinds: refunded, of: 'cash' }),
} satisfies Partial<Figures<keyof Records['finance/summary']>>;

const cameIn = (f: Figure) => sql`${f('rechargeAmount')} + ${f('wechatPayAmount')} + ${f('aliPayAmount')}`;
const wentOut = (f: Figure) => sql`${f('merchantSplitSettlement')} + ${f('brokerageSettlement')} + ${f('orderRefundAmount')}`;

export const summaryDerived = {
  incomeAmount: cameIn, payoutAmount: wentOut,
  incomeExpenditure: (f) => sql`${cameIn(f)} - (${wentOut(f)})`,
} satisfies Partial<Derived<keyof Records['finance/summary']>>;
