/** Refunds that nobody asks for: the system gives back a whole order, the way that its money came (decisions 43, 55, 56). */
import { afterSalesType, orderRefundStatus, refundChange, refundStatus, returnGoodsType } from '../../../../generated/codes';
import type { PayType } from '../../../../generated/types/enumerations';
import type { Visit } from '../../resources/types';
import { channelOf, settle } from './moneyBack';
import { type LockedOrder, lockRefund } from './records';

const title = '系统退款';

/** A refund in 退款中 for each item. @returns their ids */
export async function refundBySystem(visit: Visit, { id, record: { orderNo, merId, uid }, details }: LockedOrder, { refundPayType, reason }: { refundPayType: PayType | null; reason: string }): Promise<number[]> {
  const ids: number[] = [];
  for (const [at, { id: orderDetailId, record: item }] of details.entries()) {
    const refundOrderNo = `TK${orderNo}`.slice(0, 28) + (at === 0 ? '' : `-${at + 1}`);
    const { image, productName, sku, price, payNum, payPrice, freightFee } = item;
    const refund = await visit.of('order/refund').create({
      refundOrderNo, orderId: id, orderNo, orderDetailId, merId, uid, image, productName, sku, price, payNum, applyRefundNum: payNum, refundPrice: payPrice, merchantRefundPrice: payPrice,
      refundFreightFee: freightFee, refundPayType, refundStatus: refundStatus.refunding, afterSalesType: afterSalesType.onlyMoney, returnGoodsType: returnGoodsType.none,
      isAll: details.length === 1, refundReasonWap: reason,
    }, { title });
    await visit.of('order/refundStatusLog').create({ refundId: refund.id, orderNo: refundOrderNo, changeType: refundChange.apply, changeMessage: reason }, { title });
    await visit.of('order/orderDetail').assign(orderDetailId, { applyRefundNum: payNum }, { title });
    ids.push(refund.id);
  }
  return ids;
}

/** Everything that was paid goes back: what came from the balance at once, what a provider took waits for it in 退款中. */
export async function refundWholeOrder(visit: Visit, order: LockedOrder, reason: string): Promise<void> {
  const ids = await refundBySystem(visit, order, { refundPayType: order.record.payType, reason });
  await visit.of('order/order').assign(order.id, { refundStatus: orderRefundStatus.asked }, { title: reason });
  for (const id of ids) {
    const locked = await lockRefund(visit, id);
    if (channelOf(locked)) continue;
    const { values, changeMessage } = await settle(visit, locked);
    await visit.of('order/refund').move(id, 'settle', values, { title, log: { changeMessage } });
  }
}
