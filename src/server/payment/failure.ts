/** A provider said no, or nothing: a Chinese sentence with the provider's words and code, and whether trying later may help. */
import { codes } from '../../engine/envelope';
import { Refusal } from '../refusal';

/** What an operator can mend or wait for, by the provider's code. */
const known: Readonly<Record<string, string>> = {
  NOTENOUGH: '商户账户余额不足，请充值', TRADE_OVERDUE: '订单已超过退款期限', USER_ACCOUNT_ABNORMAL: '会员账号已注销或异常', SYSTEMERROR: '系统繁忙', BIZERR_NEED_RETRY: '系统繁忙', INVALID_REQ_TOO_MUCH: '请求过于频繁', FREQUENCY_LIMITED: '请求过于频繁',
  ORDERNOTEXIST: '没有这笔付款', INVALID_TRANSACTIONID: '没有这笔付款', APPID_NOT_EXIST: 'AppID不正确', MCHID_NOT_EXIST: '商户号不正确', SIGNERROR: '签名不正确，请核对支付密钥', CERT_ERROR: '支付证书不正确', NO_AUTH: '商户没有这个接口的权限',
  'ACQ.SYSTEM_ERROR': '系统繁忙', 'aop.ACQ.SYSTEM_ERROR': '系统繁忙', 'isp.unknow-error': '系统繁忙', 'ACQ.SELLER_BALANCE_NOT_ENOUGH': '商户账户余额不足，请充值', 'ACQ.TRADE_NOT_EXIST': '没有这笔付款', 'ACQ.TRADE_HAS_FINISHED': '订单已超过退款期限',
  'ACQ.REFUND_AMT_NOT_EQUAL_TOTAL': '退款金额超过付款金额', 'isv.invalid-app-id': 'APPID不正确', 'isv.invalid-signature': '签名不正确，请核对应用私钥', 'isv.app-call-limited': '请求过于频繁',
};

/** What passes by itself, or once the merchant's account is filled up. */
const passing: ReadonlySet<string> = new Set([
  'NOTENOUGH', 'SYSTEMERROR', 'BIZERR_NEED_RETRY', 'INVALID_REQ_TOO_MUCH', 'FREQUENCY_LIMITED', 'ACQ.SYSTEM_ERROR', 'aop.ACQ.SYSTEM_ERROR', 'isp.unknow-error', 'ACQ.SELLER_BALANCE_NOT_ENOUGH', 'isv.app-call-limited',
]);

/** Of these alone nobody knows whether it was done. */
const doubtful: ReadonlySet<string> = new Set(['SYSTEMERROR', 'BIZERR_NEED_RETRY', 'ACQ.SYSTEM_ERROR', 'aop.ACQ.SYSTEM_ERROR', 'isp.unknow-error']);

/** The provider knows nothing of what was asked for. */
const unknown: ReadonlySet<string> = new Set(['REFUNDNOTEXIST', 'ORDERNOTEXIST', 'ACQ.TRADE_NOT_EXIST']);

export type ProviderName = '微信支付' | '支付宝';

export class PaymentFailure extends Refusal {
  /** @param told the code of the provider; undefined where it said nothing that can be trusted */
  constructor(message: string, readonly told?: string) {
    super(codes.invalid, message);
  }

  /** Trying later may help; what is not passing was refused for good. */
  get passes(): boolean {
    return this.told === undefined || passing.has(this.told);
  }

  /** It may have been done all the same. */
  get isDoubtful(): boolean {
    return this.told === undefined || doubtful.has(this.told);
  }

  get isUnknown(): boolean {
    return this.told !== undefined && unknown.has(this.told);
  }
}

export const unreachable = (provider: ProviderName): PaymentFailure => new PaymentFailure(`无法连接${provider}，稍后自动重试`);
/** What came back cannot be trusted, so nobody knows whether it was done. */
export const unproved = (provider: ProviderName): PaymentFailure => new PaymentFailure(`${provider}的应答签名不正确，稍后自动重试`);

/** @param words the provider's own, where the code is not among those that are known here */
export const refusedBy = (provider: ProviderName, code: string, words: string): PaymentFailure =>
  new PaymentFailure(`${provider}返回：${known[code] ?? (words || '没有说明原因')}${code === '' ? '' : `（${code}）`}`.slice(0, 255), code);
