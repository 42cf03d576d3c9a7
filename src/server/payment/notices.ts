/** What providers tell by themselves: proved by its signature, or by the key that opens it. */
import { payChannel, payType } from '../../../generated/codes';
import type { RechargeChannel, RechargePayType } from '../../../generated/types/enumerations';
import { centsOf, yuanOf } from '../../engine/format/money';
import type { Vault } from '../secrets/vault';
import type { Sql } from '../sql/connect';
import { readXml } from '../wechat/envelope';
import { isNoticeOfAlipay } from './alipay';
import { alipayTaken, type Told, weixinStates } from './client';
import { findMerchant, type MerchantName, type WeixinMerchant, weixinNames } from './merchants';
import { isSignedByWeixin, openRefundNotice } from './weixin';

/** Money that came in. */
export interface PaidNotice {
  tradeNo: string;
  /** 元. */
  amount: string;
  payType: RechargePayType;
  payChannel: RechargeChannel;
}

export interface RefundNotice {
  refundNo: string;
  tradeNo: string;
  /** 元. */
  amount: string;
  told: Told;
}

/** Merchants of this number: the same one may serve official account, mini-program and app. */
async function merchantsOf(sql: Sql, vault: Vault, fields: ReadonlyMap<string, string>): Promise<(WeixinMerchant & { name: typeof weixinNames[number] })[]> {
  const found = await Promise.all(weixinNames.map(async (name) => ({ name, merchant: await findMerchant(sql, vault, name) })));
  return found.flatMap(({ name, merchant }) => (merchant?.provider === payType.weixin && merchant.id === fields.get('mch_id') && merchant.appId === fields.get('appid') ? [{ ...merchant, name }] : []));
}

const channels = { official: payChannel.public, miniProgram: payChannel.mini, app: payChannel.wechatAndroid, alipay: payChannel.alipay } as const;

/** The way and channel of money that this merchant took. @param onWeb on a page of the web outside of WeChat */
export const wayOf = (name: MerchantName, onWeb: boolean): Pick<PaidNotice, 'payType' | 'payChannel'> =>
  ({ payType: name === 'alipay' ? payType.alipay : payType.weixin, payChannel: onWeb ? payChannel.h5 : channels[name] });

/** Fen as WeChat Pay writes them. @returns undefined where it is no amount */
const yuanOfFen = (text = ''): string | undefined => (/^\d{1,10}$/.test(text) ? yuanOf(Number(text)) : undefined);

/** @returns undefined where it is not proved, or tells of no payment */
export async function paidByWeixin(sql: Sql, vault: Vault, xml: string): Promise<PaidNotice | undefined> {
  const fields = readXml(xml);
  const merchant = (await merchantsOf(sql, vault, fields)).find(({ key }) => isSignedByWeixin(fields, key));
  const [tradeNo, amount] = [fields.get('out_trade_no'), yuanOfFen(fields.get('total_fee'))];
  if (!merchant || fields.get('return_code') !== 'SUCCESS' || fields.get('result_code') !== 'SUCCESS' || !tradeNo || amount === undefined) return undefined;
  return { tradeNo, amount, ...wayOf(merchant.name, fields.get('trade_type') === 'MWEB') };
}

/** @returns undefined where it was not sealed with the key of one of the shop's merchants */
export async function refundedByWeixin(sql: Sql, vault: Vault, xml: string): Promise<RefundNotice | undefined> {
  const outer = readXml(xml);
  if (outer.get('return_code') !== 'SUCCESS') return undefined;
  for (const { key } of await merchantsOf(sql, vault, outer)) {
    const fields = openRefundNotice(outer.get('req_info') ?? '', key);
    const [refundNo, tradeNo, amount, state] = [fields?.get('out_refund_no'), fields?.get('out_trade_no'), yuanOfFen(fields?.get('refund_fee')), weixinStates[fields?.get('refund_status') ?? '']];
    if (refundNo && tradeNo && amount !== undefined && state) return { refundNo, tradeNo, amount, told: { ...state, number: fields?.get('refund_id') ?? '' } };
  }
  return undefined;
}

/** @returns undefined where it is not proved, or tells neither of a payment nor of a refund */
export async function toldByAlipay(sql: Sql, vault: Vault, form: string): Promise<{ paid: PaidNotice } | { refundNo: string; tradeNo: string } | undefined> {
  const merchant = await findMerchant(sql, vault, 'alipay');
  const fields = Object.fromEntries(new URLSearchParams(form));
  if (merchant?.provider !== payType.alipay || fields.app_id !== merchant.appId || !isNoticeOfAlipay(fields, merchant.publicKey)) return undefined;
  const { out_trade_no: tradeNo, out_biz_no: refundNo, refund_fee: refunded, trade_status: state = '', total_amount: amount = '' } = fields;
  // It tells how much was refunded of the payment in all, and not by this refund: whoever hears it asks.
  if (tradeNo && refundNo && refunded) return { refundNo, tradeNo };
  if (!tradeNo || !alipayTaken.has(state) || !/^\d{1,8}(\.\d{1,2})?$/.test(amount)) return undefined;
  return { paid: { tradeNo, amount: yuanOf(centsOf(amount)), ...wayOf('alipay', false) } };
}
