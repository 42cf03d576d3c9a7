/** Refunds on their way to the money: forced by the platform, or agreed on by their merchant, at once or once the goods are back. */
import { refundChange, returnGoodsType } from '../../../../generated/codes';
import type { Inputs, Records } from '../../../../generated/records';
import { invalid } from '../../refusal';
import { resourceOf } from '../../resources/resource';
import type { Visit } from '../../resources/types';
import { channelOf, settle } from './moneyBack';
import { lockRefund, refuse, told } from './records';

type Refund = Records['order/refund'];
/** What the caller hears of a refund. */
type Answer = { id: number } & Pick<Refund, 'refundOrderNo' | 'refundStatus'>;

export const answerOf = (id: number, { refundOrderNo, refundStatus }: Refund): Answer => ({ id, refundOrderNo, refundStatus });

/**
 * 强制退款: money back at once, whatever the shop thinks.
 * @throws Refusal where the refund is past that, or the money cannot go back the way it came; then nothing changes
 */
export async function refundByForce(visit: Visit, id: number): Promise<void> {
  const locked = await lockRefund(visit, id);
  const refunds = visit.of('order/refund');
  // Judged before amounts and money: a refund that was settled meanwhile says so.
  await refunds.move(id, 'compulsory', {}, { title: '平台强制退款', action: 'compulsory' });
  const channel = channelOf(locked);
  if (channel) throw refuse(`该订单以${channel}支付，退款须原路返回；尚未接入${channel}退款，退款单未变动`);
  const { values, changeMessage } = await settle(visit, locked);
  await refunds.assign(id, values, { title: '订单退款' });
  await visit.of('order/refundStatusLog').create({ refundId: id, orderNo: locked.refund.record.refundOrderNo, changeType: refundChange.refund, changeMessage }, { title: changeMessage });
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
