/** What a provider has taken and given back. */

export interface Refund {
  tradeNo: string;
  refundNo: string;
  cents: number;
  /** The provider's own. */
  number: string;
  state: 'PROCESSING' | 'SUCCESS' | 'CHANGE' | 'REFUNDCLOSE';
  noticeTo?: string;
}

type Asked = Pick<Refund, 'tradeNo' | 'refundNo' | 'cents' | 'noticeTo'> & { paid?: number };

export class Till {
  /** Cents by number of the trade. */
  readonly payments = new Map<string, number>();
  readonly refunds = new Map<string, Refund>();
  /** Times that money really went back, by number of the refund: more than one is a fault of who asked. */
  readonly given = new Map<string, number>();
  /** Any trade is known, as one that was paid as whoever asks says. */
  isTrusting = false;
  /** What refunds come to by themselves. */
  outcome: Refund['state'] = 'SUCCESS';

  /** @returns what is refunded; the same under the same number; or a code */
  refund({ tradeNo, refundNo, cents, paid, noticeTo }: Asked): Refund | string {
    const known = this.payments.get(tradeNo) ?? (this.isTrusting ? paid ?? cents : undefined);
    if (known === undefined) return 'ORDERNOTEXIST';
    const before = this.refunds.get(refundNo);
    if (before && before.state !== 'REFUNDCLOSE') return before.cents === cents && before.tradeNo === tradeNo ? before : 'ERROR';
    const gone = [...this.refunds.values()].filter((each) => each.tradeNo === tradeNo && each.state !== 'REFUNDCLOSE').reduce((sum, each) => sum + each.cents, 0);
    if (cents < 1 || gone + cents > known || (paid !== undefined && paid !== known)) return 'ERROR';
    const refund: Refund = { tradeNo, refundNo, cents, number: `5030${this.refunds.size + 1}`, state: this.outcome, noticeTo };
    this.refunds.set(refundNo, refund);
    this.given.set(refundNo, (this.given.get(refundNo) ?? 0) + 1);
    return refund;
  }
}
