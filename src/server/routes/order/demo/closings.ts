/** Withdrawals of brokerage: asked for now and then once there is enough, decided within days, transferred or returned; the latest still wait. */
import { brokerageLinkType, brokerageStatus, closingAccountStatus, closingAuditStatus, closingType, ledgerDirection } from '../../../../../generated/codes';
import { fromSeconds } from '../../../../engine/time/wallTime';
import type { TimedRow } from '../../../seed/writer';
import { day } from './calendar';

/** 分 from which a promoter asks. */
const enough = 500;
/** One of so many occasions on which there is enough is taken. */
const occasions = 3;
/** One of so many is refused, and one of so many that are passed waits for its transfer for longer. */
const [refusals, late] = [6, 5];
const [decides, transfers, longer] = [10 * day, 14 * day, 24 * day];
const banks = ['招商银行', '中国工商银行', '中国建设银行'];
const ways = [closingType.bank, closingType.wechat, closingType.alipay] as const;

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
    const way = ways[place % ways.length]!;
    const to = way === closingType.bank ? { cardholder: name, bankName: banks[place % banks.length]!, bankCardNo: `62258801${String(10_000_000 + place * 7_919)}`, bankAddress: '杭州市西湖区文三路支行' }
      : { realName: name, paymentCode: '/demo/pc-code-1.svg', ...(way === closingType.wechat ? { wechatNo: `wx${phone}` } : { alipayAccount: phone }) };
    const refused = place % refusals === 2 && at + decides <= this.now;
    return { amount, row: { closingPrice: money(amount), closingType: way, ...to, ...this.fate(at, place), createTime: fromSeconds(at) }, ...(refused ? { returned: at + decides } : {}) };
  }

  private fate(at: number, place: number): Partial<Closing> {
    const decided = at + decides;
    if (decided > this.now) return {};
    const audited = { auditId: 1, auditTime: fromSeconds(decided), updateTime: fromSeconds(decided) };
    if (place % refusals === 2) return { ...audited, auditStatus: closingAuditStatus.refused, refusalReason: '收款账号有误' };
    const paid = at + (place % late === 0 ? longer : transfers);
    if (paid > this.now) return { ...audited, auditStatus: closingAuditStatus.passed };
    return {
      ...audited, auditStatus: closingAuditStatus.passed, accountStatus: closingAccountStatus.transferred, closingTime: fromSeconds(paid), updateTime: fromSeconds(paid), closingProof: ['/demo/receipt-1.svg'],
      ...(place % late === 0 ? { mark: '节假日顺延转账' } : {}),
    };
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
