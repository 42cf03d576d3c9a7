/** Withdrawals of brokerage: asked for now and then once there is enough. */
import { brokerageLinkType, brokerageStatus, closingAccountStatus, closingAuditStatus, ledgerDirection } from '../../../../../generated/codes';
import { fromSeconds } from '../../../../engine/time/wallTime';
import type { TimedRow } from '../../../seed/writer';
import { fateOf, type Pace, payeeOf } from './withdrawals';

/** 分 from which a promoter asks. */
const enough = 500;
/** One of so many occasions on which there is enough is taken. */
const occasions = 3;
const pace: Pace = [10, 14, 24];

type Closing = TimedRow<'finance/userClosing'>;
type Brokerage = Omit<TimedRow<'distribution/brokerageRecord'>, 'uid' | 'balance'>;

export interface Asked {
  /** 分 */
  amount: number;
  row: Omit<Closing, 'uid'>;
  /** Where the amount comes back: seconds of the moment. */
  returned?: number;
}

const money = (cents: number) => (cents / 100).toFixed(2);

export class Closings {
  private occasion = 0;
  private place = 0;

  constructor(private readonly now: number) {}

  /** @param held 分 of brokerage @returns what is asked for at this moment, if anything */
  ask(held: number, at: number, { name, phone }: { name: string; phone: string }): Asked | undefined {
    if (held < enough) return undefined;
    this.occasion += 1;
    if (this.occasion % occasions !== 1) return undefined;
    this.place += 1;
    const { place } = this;
    const amount = held - held % 100;
    const { state, returned, isLate } = fateOf(place, at, this.now, pace);
    const payee = payeeOf(place, { name, phone }, ({ holder, bank, card }) => ({ cardholder: holder, bankName: bank, bankCardNo: card, bankAddress: '杭州市西湖区文三路支行' }));
    const mark = isLate && state.accountStatus === closingAccountStatus.transferred ? { mark: '节假日顺延转账' } : {};
    return { amount, row: { closingPrice: money(amount), ...payee, ...state, ...mark, createTime: fromSeconds(at) }, ...(returned === undefined ? {} : { returned }) };
  }
}

const common = { linkType: brokerageLinkType.withdraw } as const;

/** What the ledger says of one that was asked for. */
export function takenBy({ amount, row: { auditStatus, accountStatus, createTime, updateTime } }: Asked, orderNo: string): Brokerage {
  const status = auditStatus === closingAuditStatus.refused ? brokerageStatus.void : accountStatus === closingAccountStatus.transferred ? brokerageStatus.settled : brokerageStatus.asked;
  return { ...common, orderNo, type: ledgerDirection.out, title: '申请结算', price: money(amount), status, createTime, ...(updateTime === undefined ? {} : { updateTime }) };
}

export const returnedBy = ({ amount }: Asked, orderNo: string, at: number): Brokerage =>
  ({ ...common, orderNo, type: ledgerDirection.in, title: '结算未通过，退回佣金', price: money(amount), status: brokerageStatus.settled, createTime: fromSeconds(at) });
