/** 积分订单退款: the platform refunds a points order of which nothing was sent, and all that it took goes back (decisions 53). */
import { afterSalesType, balanceLinkType, integralLinkType, orderRefundStatus, payType, refundChange, refundStatus, returnGoodsType } from '../../../../generated/codes';
import { centsOf } from '../../../engine/format/money';
import { wallTime } from '../../../engine/time/wallTime';
import { book } from '../../resources/door/book';
import type { MoveRule, Visit } from '../../resources/types';
import { giveBackStock } from '../product/stock';
import { proveProvider, providerOf } from './payment';
import { type LockedDetail, lockOrder, type Order } from './records';
import { refundBySystem } from './systemRefund';

const title = '积分订单退款';

/** One refund for each item, settled at once, or once the provider that took the money has given it back: points go with the money then. The member may exchange the pieces again, since refunded ones count for no limit. */
export const refundWhole: MoveRule<Order> = async (visit, { id }) => {
  const locked = await lockOrder(visit, id);
  const { record: order, details } = locked;
  if (centsOf(order.payPrice) > 0 && providerOf(order.payType) !== undefined) {
    await proveProvider(visit, order);
    await refundBySystem(visit, locked, { refundPayType: order.payType, reason: '平台退款' });
    return { refundStatus: orderRefundStatus.asked };
  }
  for (const [at, detail] of details.entries()) await refundItem(visit, id, order, detail, { refundOrderNo: `TKJF${id}${at === 0 ? '' : `-${at + 1}`}`, isAll: details.length === 1 });
  await giveBackStock(visit, details.flatMap(({ record: { attrValueId, payNum } }) => (attrValueId === null ? [] : [{ attrValueId, number: payNum }])));
  return {};
};

async function refundItem(visit: Visit, orderId: number, order: Order, { id: orderDetailId, record }: LockedDetail, { refundOrderNo: linkId, isAll }: { refundOrderNo: string; isAll: boolean }): Promise<void> {
  const { orderNo, uid, payType: refundPayType } = order;
  const { image, productName, sku, price, payNum, payPrice, freightFee, redeemIntegral } = record;
  const points = redeemIntegral * payNum;
  const refund = await visit.of('order/refund').create({
    refundOrderNo: linkId, orderId, orderNo, orderDetailId, uid, image, productName, sku, price, payNum, applyRefundNum: payNum, refundPrice: payPrice, merchantRefundPrice: payPrice,
    refundFreightFee: freightFee, refundUseIntegral: points, refundPayType, refundStatus: refundStatus.settled, refundTime: wallTime(), afterSalesType: afterSalesType.onlyMoney,
    returnGoodsType: returnGoodsType.none, promoterType: 'merchant', isAll, refundReasonWap: '平台退款',
  }, { title });
  await visit.of('order/refundStatusLog').create({ refundId: refund.id, orderNo: linkId, changeType: refundChange.refund, changeMessage: `退款成功，退回${points}积分和¥${payPrice}` }, { title });
  if (refundPayType === payType.yue) await book(visit, 'user/balanceRecord', { holder: uid, amount: payPrice, title, values: { linkType: balanceLinkType.refund, linkId, remark: title } });
  await book(visit, 'user/integralRecord', { holder: uid, amount: points, title, values: { linkType: integralLinkType.refund, linkId, title, mark: '退回兑换积分' } });
  await visit.of('order/orderDetail').assign(orderDetailId, { refundNum: payNum, unsentRefundNum: payNum, refundPrice: payPrice, refundFreightFee: freightFee, refundUseIntegral: points }, { title });
}
