/** WeChat Pay as its documents of version 2 say: signed XML, refunds by number, notices of payments and refunds. */
import { createCipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import type { Till } from './till';

export interface WeixinMerchant {
  appId: string;
  id: string;
  key: string;
}

type Fields = Readonly<Record<string, string>>;

export const readFields = (xml: string): Record<string, string> =>
  Object.fromEntries([...xml.matchAll(/<(\w+)>(?:<!\[CDATA\[([\s\S]*?)\]\]>|([^<]*))<\/\1>/g)].map(([, name = '', marked, plain]) => [name, marked ?? plain ?? '']));

const write = (fields: Fields, root = 'xml'): string => `<${root}>${Object.entries(fields).map(([name, value]) => `<${name}><![CDATA[${value}]]></${name}>`).join('')}</${root}>`;

function signatureOf(fields: Fields, key: string, type: string): string {
  const text = Object.keys(fields).sort().filter((name) => name !== 'sign' && fields[name] !== '').map((name) => `${name}=${fields[name]}`).concat(`key=${key}`).join('&');
  return (type === 'HMAC-SHA256' ? createHmac('sha256', key).update(text) : createHash('md5').update(text)).digest('hex').toUpperCase();
}

/** Signed as the payment was placed: by MD5 unless it says otherwise. */
export const signed = (fields: Fields, key: string, type = 'MD5'): string => {
  const whole = { ...fields, nonce_str: randomBytes(8).toString('hex') };
  return write({ ...whole, sign: signatureOf(whole, key, type) });
};

const refused = (code: string, words: string): Fields => ({ result_code: 'FAIL', err_code: code, err_code_des: words });

/** @param isCertified whether the merchant's certificate came along @returns the answer, in XML */
export function answerWeixin(till: Till, merchants: readonly WeixinMerchant[], path: string, xml: string, { errcode, isForged, isCertified }: { errcode?: string; isForged: boolean; isCertified: boolean }): string {
  const asked = readFields(xml);
  const merchant = merchants.find(({ id, appId }) => id === asked.mch_id && appId === asked.appid);
  if (!merchant) return write({ return_code: 'FAIL', return_msg: 'mch_id与appid不匹配' });
  if (asked.sign !== signatureOf(asked, merchant.key, asked.sign_type ?? 'MD5')) return write({ return_code: 'FAIL', return_msg: '签名错误' });
  const say = (fields: Fields): string => signed({ return_code: 'SUCCESS', return_msg: 'OK', appid: merchant.appId, mch_id: merchant.id, ...fields }, isForged ? 'another key' : merchant.key, asked.sign_type);
  if (errcode !== undefined) return say(refused(errcode, 'a fault of the stand-in'));
  if (path === '/secapi/pay/refund') {
    if (!isCertified) return write({ return_code: 'FAIL', return_msg: '证书校验错误' });
    const refund = till.refund({ tradeNo: asked.out_trade_no ?? '', refundNo: asked.out_refund_no ?? '', cents: Number(asked.refund_fee), paid: Number(asked.total_fee), noticeTo: asked.notify_url });
    if (typeof refund === 'string') return say(refused(refund, refund === 'ORDERNOTEXIST' ? '订单不存在' : '业务错误'));
    return say({ result_code: 'SUCCESS', out_trade_no: refund.tradeNo, out_refund_no: refund.refundNo, refund_id: refund.number, refund_fee: String(refund.cents) });
  }
  if (path === '/pay/orderquery') {
    const [tradeNo, cents] = [asked.out_trade_no ?? '', till.payments.get(asked.out_trade_no ?? '')];
    return say(cents === undefined ? refused('ORDERNOTEXIST', '订单不存在') : { result_code: 'SUCCESS', out_trade_no: tradeNo, trade_state: 'SUCCESS', trade_type: 'JSAPI', total_fee: String(cents), transaction_id: `4200${tradeNo}` });
  }
  const refund = path === '/pay/refundquery' ? till.refunds.get(asked.out_refund_no ?? '') : undefined;
  if (!refund) return say(refused('REFUNDNOTEXIST', '退款订单查询失败'));
  return say({
    result_code: 'SUCCESS', out_trade_no: refund.tradeNo, refund_count: '1', out_refund_no_0: refund.refundNo, refund_id_0: refund.number, refund_fee_0: String(refund.cents), refund_status_0: refund.state,
  });
}

/** A notice that money came in. */
export const paidNotice = ({ appId, id, key }: WeixinMerchant, tradeNo: string, cents: number, more: Fields = {}): string =>
  signed({ return_code: 'SUCCESS', result_code: 'SUCCESS', appid: appId, mch_id: id, out_trade_no: tradeNo, total_fee: String(cents), transaction_id: `4200${tradeNo}`, trade_type: 'JSAPI', ...more }, key);

/** A notice of a refund: what it tells is encrypted, and nothing is signed. */
export function refundNotice({ appId, id, key }: WeixinMerchant, { tradeNo, refundNo, cents, number, state }: { tradeNo: string; refundNo: string; cents: number; number: string; state: string }): string {
  const cipher = createCipheriv('aes-256-ecb', createHash('md5').update(key).digest('hex'), null);
  const told = write({ out_trade_no: tradeNo, out_refund_no: refundNo, refund_id: number, refund_fee: String(cents), refund_status: state }, 'root');
  const sealed = Buffer.concat([cipher.update(told), cipher.final()]).toString('base64');
  return write({ return_code: 'SUCCESS', appid: appId, mch_id: id, nonce_str: randomBytes(8).toString('hex'), req_info: sealed });
}
