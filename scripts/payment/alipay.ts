/** Alipay as its documents say: form parameters and answers signed by RSA2. */
import { createSign, createVerify } from 'node:crypto';
import type { Till } from './till';

export interface AlipayApp {
  appId: string;
  /** The shop's, by which it proves itself. */
  publicKey: string;
  /** Alipay's own. */
  privateKey: string;
}

type Fields = Readonly<Record<string, string>>;

const textOf = (fields: Fields): string => Object.keys(fields).sort().filter((name) => name !== 'sign' && fields[name] !== '').map((name) => `${name}=${fields[name]}`).join('&');
const sign = (text: string, key: string): string => createSign('RSA-SHA256').update(text).sign(key, 'base64');

const ok: Fields = { code: '10000', msg: 'Success' };
const refused = (code: string, words: string): Fields => ({ code: '40004', msg: 'Business Failed', sub_code: code, sub_msg: words });
const yuan = (cents: number): string => (cents / 100).toFixed(2);

/** @returns the answer, as it travels */
export function answerAlipay(till: Till, app: AlipayApp, form: string, { errcode, isForged }: { errcode?: string; isForged: boolean }): string {
  const asked = Object.fromEntries(new URLSearchParams(form));
  const say = (fields: Fields): string => {
    const part = JSON.stringify(fields);
    return `{"${(asked.method ?? '').replaceAll('.', '_')}_response":${part},"sign":"${sign(isForged ? `${part} ` : part, app.privateKey)}"}`;
  };
  const unsigned = (code: string, words: string): string => JSON.stringify({ error_response: { code: '40002', msg: 'Invalid Arguments', sub_code: code, sub_msg: words } });
  if (asked.app_id !== app.appId) return unsigned('isv.invalid-app-id', '无效的AppID参数');
  if (!createVerify('RSA-SHA256').update(textOf(asked)).verify(app.publicKey, asked.sign ?? '', 'base64')) return unsigned('isv.invalid-signature', '无效签名');
  if (errcode !== undefined) return say(refused(errcode, 'a fault of the stand-in'));
  const content = JSON.parse(asked.biz_content ?? '{}') as Record<string, string>;
  const [tradeNo, refundNo] = [content.out_trade_no ?? '', content.out_request_no ?? ''];
  if (asked.method === 'alipay.trade.refund') {
    const before = till.refunds.get(refundNo);
    const refund = till.refund({ tradeNo, refundNo, cents: Math.round(Number(content.refund_amount) * 100) });
    if (typeof refund === 'string') return say(refused(refund === 'ORDERNOTEXIST' ? 'ACQ.TRADE_NOT_EXIST' : 'ACQ.REFUND_AMT_NOT_EQUAL_TOTAL', '退款失败'));
    // Alipay gives back at once.
    refund.state = 'SUCCESS';
    return say({ ...ok, out_trade_no: tradeNo, trade_no: refund.number, fund_change: before ? 'N' : 'Y', refund_fee: yuan(refund.cents) });
  }
  if (asked.method === 'alipay.trade.query') {
    const cents = till.payments.get(tradeNo);
    return say(cents === undefined ? refused('ACQ.TRADE_NOT_EXIST', '交易不存在') : { ...ok, out_trade_no: tradeNo, trade_no: `2026${tradeNo}`, trade_status: 'TRADE_SUCCESS', total_amount: yuan(cents) });
  }
  if (!till.payments.has(tradeNo) && !till.isTrusting) return say(refused('ACQ.TRADE_NOT_EXIST', '交易不存在'));
  const refund = till.refunds.get(refundNo);
  return say(refund ? { ...ok, out_trade_no: tradeNo, out_request_no: refundNo, trade_no: refund.number, refund_amount: yuan(refund.cents), refund_status: 'REFUND_SUCCESS' } : ok);
}

/** A notice of money that came in, or, with `out_biz_no` and `refund_fee`, of a refund. */
export function alipayNotice({ appId, privateKey }: AlipayApp, tradeNo: string, amount: string, more: Fields = {}): string {
  const fields: Fields = { app_id: appId, notify_type: 'trade_status_sync', charset: 'utf-8', out_trade_no: tradeNo, trade_no: `2026${tradeNo}`, trade_status: 'TRADE_SUCCESS', total_amount: amount, ...more };
  // The type of the signature is not signed.
  return new URLSearchParams({ ...fields, sign_type: 'RSA2', sign: sign(textOf(fields), privateKey) }).toString();
}
