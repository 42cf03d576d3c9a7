/** What becomes of withdrawals: decided within days, transferred or refused; the latest still wait. */
import { closingAccountStatus, closingAuditStatus, closingType } from '../../../../../generated/codes';
import type { Records } from '../../../../../generated/records';
import { fromSeconds } from '../../../../engine/time/wallTime';
import { day } from './calendar';

/** One of so many is refused, and one of so many that are passed waits for its transfer for longer. */
const [refusals, late] = [6, 5];
const banks = ['招商银行', '中国工商银行', '中国建设银行'];
const ways = [closingType.bank, closingType.wechat, closingType.alipay] as const;

type State = Pick<Records['finance/userClosing'], 'auditStatus' | 'refusalReason' | 'auditId' | 'auditTime' | 'accountStatus' | 'closingProof' | 'closingTime'> & { updateTime: string };

export interface Fate {
  state: Partial<State>;
  /** Where it was refused: seconds of the moment at which the money came back. */
  returned?: number;
  /** Whether its transfer took longer. */
  isLate: boolean;
}

/** Days from a request to its decision, to its transfer, and to one that took longer. */
export type Pace = readonly [decides: number, transfers: number, longer: number];

/** @param place of the withdrawal among all @param at when it was asked for, in seconds */
export function fateOf(place: number, at: number, now: number, pace: Pace): Fate {
  const [decides, transfers, longer] = pace.map((days) => days * day) as [number, number, number];
  const isLate = place % late === 0;
  const decided = at + decides;
  if (decided > now) return { state: {}, isLate };
  const audited = { auditId: 1, auditTime: fromSeconds(decided), updateTime: fromSeconds(decided) };
  if (place % refusals === 2) return { state: { ...audited, auditStatus: closingAuditStatus.refused, refusalReason: '收款账号有误' }, returned: decided, isLate };
  const paid = at + (isLate ? longer : transfers);
  if (paid > now) return { state: { ...audited, auditStatus: closingAuditStatus.passed }, isLate };
  const end = fromSeconds(paid);
  return { state: { ...audited, auditStatus: closingAuditStatus.passed, accountStatus: closingAccountStatus.transferred, closingTime: end, updateTime: end, closingProof: ['/demo/receipt-1.svg'] }, isLate };
}

export interface BankAccount {
  holder: string;
  bank: string;
  card: string;
}

/** Where it goes: to a bank, WeChat and Alipay in turn. @param nameBank fields of a bank account, as the entity names them */
export function payeeOf<Account>(place: number, { name, phone }: { name: string; phone: string }, nameBank: (account: BankAccount) => Account) {
  const way = ways[place % ways.length]!;
  if (way === closingType.bank) return { closingType: way, ...nameBank({ holder: name, bank: banks[place % banks.length]!, card: `62258801${String(10_000_000 + place * 7_919)}` }) };
  return { closingType: way, realName: name, paymentCode: '/demo/pc-code-1.svg', ...(way === closingType.wechat ? { wechatNo: `wx${phone}` } : { alipayAccount: phone }) };
}
