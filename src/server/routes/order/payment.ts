/** A payment as the shop tells of it, of orders, registrations and top-ups alike. */
import { balanceLinkType, payType } from '../../../../generated/codes';
import type { PayChannel, PayType } from '../../../../generated/types/enumerations';
import { compare } from '../../../engine/format/decimal';
import { invalid } from '../../refusal';
import { book } from '../../resources/door/book';
import type { Visit } from '../../resources/types';
import { readConfiguration } from '../../configuration';
import { merchantNameOf, type MerchantName, merchantOf } from '../../payment/merchants';
import type { Sql } from '../../sql/connect';

interface Payment {
  payPrice: string;
  payType: PayType;
  payChannel: PayChannel;
}

/** Money that came this way goes back this way alone. */
const providers: Partial<Record<PayType, string>> = { [payType.weixin]: '微信', [payType.alipay]: '支付宝' };

/** The provider that took the money and alone can give it back; undefined where it was paid by balance, or not at all. */
export const providerOf = (paidBy: PayType | null): string | undefined => (paidBy === null ? undefined : providers[paidBy]);

/** How a payment came: what says whose money it was. */
export interface PaidBy {
  payType: PayType | null;
  payChannel: PayChannel | null;
}

/** The merchant whose money it was. @returns undefined where no provider took it */
export async function merchantOfPayment(sql: Sql, { payType: way, payChannel }: PaidBy): Promise<MerchantName | undefined> {
  return merchantNameOf(way, payChannel, (await readConfiguration(sql, ['wechat_pay_source'])).get('wechat_pay_source') ?? '');
}

/** @throws Refusal that says what is missing, where the provider that took the money is not configured */
export async function proveProvider(visit: Visit, paidBy: PaidBy): Promise<void> {
  const name = await merchantOfPayment(visit.db, paidBy);
  if (name) await merchantOf(visit.db, visit.vault, name);
}

/** @throws Refusal where another amount was paid, or by a channel that does not belong to its way */
export function provePayment({ payPrice, payType: way, payChannel }: Payment, due: string): void {
  if (compare(payPrice, due) !== 0) throw invalid([{ field: 'payPrice', message: `支付金额应为${due}元` }]);
  if ((way === payType.yue) !== (payChannel === payType.yue)) throw invalid([{ field: 'payChannel', message: '支付渠道与支付方式不符' }]);
}

/** @param linkId number of what is paid for */
export async function payByBalance(visit: Visit, { uid, payPrice, linkId }: { uid: number; payPrice: string; linkId: string }, remark: string): Promise<void> {
  await book(visit, 'user/balanceRecord', { holder: uid, amount: `-${payPrice}`, title: '会员付款', values: { linkType: balanceLinkType.order, linkId, remark } });
}
