/** The one way to WeChat Pay and Alipay: whoever gives money back, or asks what became of it, is told what is proved, or a sentence for an operator. */
import { payType } from '../../../generated/codes';
import { centsOf, yuanOf } from '../../engine/format/money';
import { wallTime } from '../../engine/time/wallTime';
import type { Config } from '../config';
import { readXml } from '../wechat/envelope';
import { isSignedByAlipay, partOfAlipay, signAlipay, textOfAlipay } from './alipay';
import { type AlipayCall, alipayCalls, type WeixinCall, weixinCalls } from './calls';
import { PaymentFailure, refusedBy, unproved, unreachable } from './failure';
import type { AlipayMerchant, Merchant, WeixinMerchant } from './merchants';
import { post } from './send';
import { isSignedByWeixin, sealWeixin } from './weixin';

/** Money that goes back. The number makes it happen once, however often it is asked for. */
export interface Refunding {
  /** The shop's number of the refund. */
  refundNo: string;
  /** Under which the provider has the payment. */
  tradeNo: string;
  /** 元. */
  amount: string;
  /** What was paid, 元. */
  paid: string;
  reason: string;
}

export interface Told {
  /** `closed`: the provider gave up, and has the money still. */
  state: 'done' | 'underWay' | 'closed';
  /** The provider's number; empty where it told none. */
  number: string;
  /** Told of a refund that is closed. */
  words: string;
}

/** Money that a provider has taken. */
export interface Taken {
  /** 元. */
  amount: string;
  /** On a page of the web outside of WeChat. */
  onWeb: boolean;
}

export interface Payments {
  /** @returns undefined where the provider has taken no money under this number @throws PaymentFailure */
  taken(merchant: Merchant, tradeNo: string): Promise<Taken | undefined>;
  /** Asks for it. @throws PaymentFailure: one that passes says nothing of whether it was done */
  refund(merchant: Merchant, refunding: Refunding): Promise<Told>;
  /** @returns undefined where the provider knows of no such refund @throws PaymentFailure */
  refundState(merchant: Merchant, refunding: Refunding): Promise<Told | undefined>;
}

/** Where notices of refunds go. */
export const refundNoticePath = '/publicly/payment/callback/wechat/refund';

type Reach = Pick<Config, 'weixinPayApi' | 'alipayApi' | 'paymentPatience' | 'publicUrl'>;

type Sent<Call extends { sends: readonly string[] }> = Readonly<Partial<Record<Call['sends'][number], string>>>;
type Read<Call extends { answers: readonly string[] }> = (name: Call['answers'][number]) => string;
const readerOf = (answer: ReadonlyMap<string, string>) => (name: string): string => answer.get(name) ?? '';

/** Characters of a reason that both take. */
const longestReason = 80;

export function openPayments(reach: Reach): Payments {
  const weixin = <Call extends WeixinCall>(merchant: WeixinMerchant, call: Call, fields: Sent<Call>): Promise<Read<Call>> => askWeixin(reach, merchant, call, fields).then(readerOf);
  const alipay = <Call extends AlipayCall>(merchant: AlipayMerchant, call: Call, content: Sent<Call>): Promise<Read<Call>> => askAlipay(reach, merchant, call, content).then(readerOf);

  /** @returns undefined where the provider knows nothing of what was asked for */
  const ifKnown = async <Answer>(ask: Promise<Answer>): Promise<Answer | undefined> => {
    try {
      return await ask;
    } catch (error) {
      if (error instanceof PaymentFailure && error.isUnknown) return undefined;
      throw error;
    }
  };

  return {
    taken: (merchant, tradeNo) => ifKnown(merchant.provider === payType.alipay ? takenByAlipay(merchant, tradeNo) : takenByWeixin(merchant, tradeNo)),

    async refund(merchant, { refundNo, tradeNo, amount, paid, reason }) {
      const why = reason.slice(0, longestReason);
      if (merchant.provider === payType.alipay) {
        const answer = await alipay(merchant, alipayCalls.refund, { out_trade_no: tradeNo, out_request_no: refundNo, refund_amount: amount, refund_reason: why });
        // N: this very refund was there before, or is not through yet.
        return { state: answer('fund_change') === 'Y' ? 'done' : 'underWay', number: answer('trade_no'), words: '' };
      }
      const notice = reach.publicUrl === undefined ? {} : { notify_url: `${reach.publicUrl}/api${refundNoticePath}` };
      const answer = await weixin(merchant, weixinCalls.refund, {
        out_trade_no: tradeNo, out_refund_no: refundNo, total_fee: String(centsOf(paid)), refund_fee: String(centsOf(amount)), refund_desc: why, ...notice,
      });
      return { state: 'underWay', number: answer('refund_id'), words: '' };
    },

    refundState: (merchant, refunding) => ifKnown(merchant.provider === payType.alipay ? alipayState(merchant, refunding) : weixinState(merchant, refunding)),
  };

  async function takenByWeixin(merchant: WeixinMerchant, tradeNo: string): Promise<Taken | undefined> {
    const answer = await weixin(merchant, weixinCalls.order, { out_trade_no: tradeNo });
    if (!weixinTaken.has(answer('trade_state')) || answer('out_trade_no') !== tradeNo) return undefined;
    return { amount: yuanOf(Number(answer('total_fee'))), onWeb: answer('trade_type') === 'MWEB' };
  }

  async function takenByAlipay(merchant: AlipayMerchant, tradeNo: string): Promise<Taken | undefined> {
    const answer = await alipay(merchant, alipayCalls.order, { out_trade_no: tradeNo });
    return alipayTaken.has(answer('trade_status')) && answer('out_trade_no') === tradeNo ? { amount: yuanOf(centsOf(answer('total_amount'))), onWeb: false } : undefined;
  }

  async function weixinState(merchant: WeixinMerchant, { refundNo, tradeNo, amount }: Refunding): Promise<Told> {
    const answer = await weixin(merchant, weixinCalls.refundQuery, { out_refund_no: refundNo });
    const number = answer('refund_id_0');
    proveSame('微信支付', answer('out_trade_no') === tradeNo && answer('out_refund_no_0') === refundNo && answer('refund_fee_0') === String(centsOf(amount)));
    return { number, ...weixinStates[answer('refund_status_0')] ?? weixinStates.PROCESSING };
  }

  async function alipayState(merchant: AlipayMerchant, { refundNo, tradeNo, amount }: Refunding): Promise<Told | undefined> {
    const answer = await alipay(merchant, alipayCalls.refundQuery, { out_trade_no: tradeNo, out_request_no: refundNo });
    // Nothing is told of a refund that never was.
    if (answer('refund_status') !== 'REFUND_SUCCESS') return undefined;
    proveSame('支付宝', answer('out_request_no') === refundNo && yuanOf(centsOf(answer('refund_amount'))) === amount);
    return { state: 'done', number: answer('trade_no'), words: '' };
  }
}

/** What WeChat Pay and Alipay call a payment that came in. */
const weixinTaken: ReadonlySet<string> = new Set(['SUCCESS']);
export const alipayTaken: ReadonlySet<string> = new Set(['TRADE_SUCCESS', 'TRADE_FINISHED']);

/** What WeChat Pay calls the states of a refund, in queries and notices alike. */
export const weixinStates: Readonly<Record<string, Omit<Told, 'number'>>> = {
  SUCCESS: { state: 'done', words: '' }, PROCESSING: { state: 'underWay', words: '' },
  CHANGE: { state: 'closed', words: '微信支付返回：退款异常，会员的银行卡或账户收不到款，请在微信支付商户平台处理（CHANGE）' },
  REFUNDCLOSE: { state: 'closed', words: '微信支付返回：退款已关闭（REFUNDCLOSE）' },
};

/** The same number belongs to another refund there. */
function proveSame(provider: '微信支付' | '支付宝', same: boolean): void {
  if (!same) throw refusedBy(provider, 'MISMATCH', '该退款单号在商户平台属于另一笔退款');
}

async function askWeixin({ weixinPayApi, paymentPatience }: Reach, { appId, id, key, certificate }: WeixinMerchant, call: WeixinCall, fields: Readonly<Record<string, string | undefined>>): Promise<ReadonlyMap<string, string>> {
  const body = sealWeixin({ appid: appId, mch_id: id, ...fields }, key);
  const answer = readXml(await silent('微信支付', () => post(`${weixinPayApi}${call.path}`, { body, type: 'text/xml; charset=utf-8', patience: paymentPatience, ...(call.certificate && { certificate }) })));
  const of = (name: string): string => answer.get(name) ?? '';
  if (of('return_code') === 'FAIL') throw refusedBy('微信支付', of('err_code') || 'FAIL', of('return_msg'));
  if (of('return_code') !== 'SUCCESS' || !isSignedByWeixin(answer, key) || of('mch_id') !== id) throw unproved('微信支付');
  if (of('result_code') !== 'SUCCESS') throw refusedBy('微信支付', of('err_code'), of('err_code_des'));
  return answer;
}

async function askAlipay({ alipayApi, paymentPatience }: Reach, { appId, privateKey, publicKey }: AlipayMerchant, { method }: AlipayCall, content: Readonly<Record<string, string | undefined>>): Promise<ReadonlyMap<string, string>> {
  const given = { app_id: appId, method, format: 'JSON', charset: 'utf-8', sign_type: 'RSA2', timestamp: wallTime(), version: '1.0', biz_content: JSON.stringify(content) };
  let sign: string;
  try {
    sign = signAlipay(textOfAlipay(given), privateKey);
  } catch {
    throw refusedBy('支付宝', '', '应用私钥无法读取，请在平台设置中重新填写');
  }
  const body = new URLSearchParams({ ...given, sign }).toString();
  const answer = await silent('支付宝', () => post(`${alipayApi}/gateway.do?charset=utf-8`, { body, type: 'application/x-www-form-urlencoded;charset=utf-8', patience: paymentPatience }));
  const part = partOfAlipay(answer, method) ?? partOfAlipay(answer, 'error');
  const fields = part && readJson(part.text);
  if (!part || !fields) throw unproved('支付宝');
  const isProved = isSignedByAlipay(part.text, part.sign, publicKey);
  const of = (name: string): string => fields.get(name) ?? '';
  // A request that Alipay cannot assign to an app is refused without a signature.
  if (of('code') !== '10000' && (isProved || part.sign === '')) throw refusedBy('支付宝', of('sub_code') || of('code'), of('sub_msg') || of('msg'));
  if (!isProved) throw unproved('支付宝');
  return fields;
}

/** @throws PaymentFailure when nothing came in time */
async function silent(provider: '微信支付' | '支付宝', ask: () => Promise<string>): Promise<string> {
  try {
    return await ask();
  } catch (error) {
    // What the private key or certificate is made of stands in no message.
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_OSSL')) throw refusedBy(provider, 'CERT_ERROR', '');
    throw unreachable(provider);
  }
}

function readJson(text: string): ReadonlyMap<string, string> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? new Map(Object.entries(value).map(([name, each]) => [name, String(each)])) : undefined;
  } catch {
    return undefined;
  }
}
