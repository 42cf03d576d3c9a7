/** Refunds on their way to the money: forced by the platform, agreed on by their merchant, at once or once the goods are back, or given back by hand. */
import { providerRefundState, refundStatus, returnGoodsType } from '../../../../generated/codes';
import type { Inputs, Records } from '../../../../generated/records';
import { invalid } from '../../refusal';
import { resourceOf } from '../../resources/resource';
import type { Visit } from '../../resources/types';
import { channelOf, offline, settle } from './moneyBack';
import { proveProvider } from './payment';
import { lockRefund, told } from './records';

type Refund = Records['order/refund'];
/** What the caller hears of a refund. */
type Answer = { id: number } & Pick<Refund, 'refundOrderNo' | 'refundStatus'>;

export const answerOf = (id: number, { refundOrderNo, refundStatus }: Refund): Answer => ({ id, refundOrderNo, refundStatus });

/**
 * 强制退款: money back whatever the shop thinks, at once to the balance, else by the provider that took it.
 * @throws Refusal where the refund is past that, or the provider is not configured; then nothing changes
 */
export async function refundByForce(visit: Visit, id: number): Promise<void> {
  const locked = await lockRefund(visit, id);
  const refunds = visit.of('order/refund');
  const isProviders = channelOf(locked) !== undefined;
  // Judged before amounts and money: a refund that was settled meanwhile says so.
  await refunds.move(id, 'compulsory', {}, { title: '平台强制退款', action: 'compulsory' });
  if (isProviders) return proveProvider(visit, { payType: locked.refund.record.refundPayType ?? locked.order.record.payType, payChannel: locked.order.record.payChannel });
  const { values, changeMessage } = await settle(visit, locked);
  await refunds.move(id, 'settle', values, { title: '平台强制退款', log: { changeMessage } });
}

/** The provider has given it back. What was settled before stays as it is. @param to 微信 or 支付宝 @param outRefundNo the provider's number */
export async function confirmRefund(visit: Visit, id: number, to: string, outRefundNo: string): Promise<void> {
  const locked = await lockRefund(visit, id);
  if (locked.refund.record.refundStatus !== refundStatus.refunding) return;
  const { values, changeMessage } = await settle(visit, locked, to);
  await visit.of('order/refund').move(id, 'settle', { ...values, ...(outRefundNo && { outRefundNo }), providerState: providerRefundState.done, providerReason: '' }, { title: '订单退款', log: { changeMessage } });
}

/**
 * 登记线下退款 (decisions 56): what no provider gives back was given back by hand, as the proof shows.
 * @throws Refusal where the provider has it in hand, or it is settled; then nothing changes
 */
export async function refundOffline(visit: Visit, id: number, proof: Inputs['order/refund']['offline']): Promise<Answer> {
  const locked = await lockRefund(visit, id);
  const refunds = visit.of('order/refund');
  const { values, changeMessage } = await settle(visit, locked, offline);
  const settled = await refunds.move(id, 'offline', { ...values, ...told(proof) }, { title: '登记线下退款', action: 'offline', log: { changeMessage } });
  return answerOf(id, settled.record);
}

/**
 * The merchant agrees, or has the goods back: what was paid by balance is settled at once, what a provider took waits for it in 退款中.
 * @throws Refusal where the refund is past that, or more would be given back than was paid; then nothing changes
 */
export async function agreeRefund(visit: Visit, id: number, move: 'agree' | 'receiveReturn', title: string): Promise<Answer> {
  const locked = await lockRefund(visit, id);
  const refunds = visit.of('order/refund');
  const agreed = await refunds.move(id, move, {}, { title, action: move });
  if (channelOf(locked)) return answerOf(id, agreed.record);
  const { values, changeMessage } = await settle(visit, locked);
  const settled = await refunds.move(id, 'settle', values, { title: '订单退款', log: { changeMessage } });
  return answerOf(id, settled.record);
}

/** @throws Refusal at those of the inputs that hold nothing */
function proveTold(visit: Visit, given: Partial<Record<keyof Refund, string | null>>, names: readonly (keyof Refund)[]): void {
  const { fields } = resourceOf(visit, 'order/refund');
  const missing = names.filter((name) => !given[name]);
  if (missing.length > 0) throw invalid(missing.map((field) => ({ field, message: `请输入${fields.get(field)?.title ?? field}` })));
}

const byExpress = ({ returnGoodsType: way }: Refund): boolean => way !== returnGoodsType.toShop;

/** Goods come back before the money does. What goes by courier needs an address. */
export async function agreeReturn(visit: Visit, id: number, address: Inputs['order/refund']['agreeReturn']): Promise<Answer> {
  const { refund: { record: asked } } = await lockRefund(visit, id);
  const sent = byExpress(asked);
  const { record } = await visit.of('order/refund').move(id, 'agreeReturn', sent ? { ...told(address), returnGoodsType: returnGoodsType.byExpress } : {}, { title: '同意退货', action: 'agreeReturn' });
  if (sent) proveTold(visit, address, ['receiver', 'receiverPhone', 'receiverAddressDetail']);
  return answerOf(id, record);
}

/** The member has sent the goods, or brought them: what went by courier can be followed. */
export async function sendBack(visit: Visit, id: number, parcel: Inputs['order/refund']['sendBack']): Promise<Answer> {
  const { refund: { record: agreed } } = await lockRefund(visit, id);
  const sent = byExpress(agreed);
  const { record } = await visit.of('order/refund').move(id, 'sendBack', sent ? told(parcel) : { telephone: parcel.telephone }, { title: '寄回商品', action: 'sendBack' });
  if (sent) proveTold(visit, parcel, ['expressName', 'trackingNumber']);
  return answerOf(id, record);
}
