/** A refund as its member and its merchant begin and end it without money: asked for, revoked, refused. */
import { afterSalesType, orderRefundStatus, orderStatus, refundChange, refundStatus, returnGoodsType } from '../../../../generated/codes';
import type { Inputs } from '../../../../generated/records';
import { centsOf, yuanOf } from '../../../engine/format/money';
import { invalid } from '../../refusal';
import type { Visit } from '../../resources/types';
import { isAnothers } from '../../service/ownMerchant';
import { answerOf } from './agreeRefund';
import { kindOf } from './kinds';
import { refundStatusOf } from './moneyBack';
import { leftToSend, lockOrder, type LockedDetail, lockRefund, refuse, told } from './records';
import { shareOf } from './share';

type Asked = Inputs['order/refund']['ask'];

/** What has begun and not come to an end. */
const open: readonly number[] = [refundStatus.asked, refundStatus.refunding, refundStatus.returning, refundStatus.returned];
/** What has been paid and is not closed yet. */
const refundable: readonly number[] = [orderStatus.toShip, orderStatus.partlyShipped, orderStatus.toVerify, orderStatus.shipped, orderStatus.received];

/** What some pieces of an item come to; freight goes back with an item of which nothing was sent. */
async function sharesOf(visit: Visit, detail: LockedDetail, num: number) {
  const { id, record } = detail;
  const under = (await visit.of('order/refund').lockWhere({ orderDetailId: id })).filter((refund) => open.includes(refund.record.refundStatus));
  const before = record.refundNum + record.applyRefundNum;
  const freight = num === record.payNum && leftToSend(detail) === record.payNum ? centsOf(record.freightFee) : 0;
  const part = (whole: string, back: string, asked: readonly string[]) => shareOf(centsOf(whole), [back, ...asked].reduce((sum, each) => sum + centsOf(each), 0), num, before, record.payNum);
  const goods = yuanOf(centsOf(record.payPrice) - centsOf(record.freightFee));
  const back = yuanOf(centsOf(record.refundPrice) - centsOf(record.refundFreightFee));
  const price = part(goods, back, under.map((refund) => yuanOf(centsOf(refund.record.refundPrice) - centsOf(refund.record.refundFreightFee))));
  return {
    refundPrice: yuanOf(price + freight), merchantRefundPrice: yuanOf(price + freight), refundFreightFee: yuanOf(freight),
    refundIntegralPrice: yuanOf(part(record.integralPrice, record.refundIntegralPrice, under.map((refund) => refund.record.refundIntegralPrice))),
    refundPlatCouponPrice: yuanOf(part(record.platCouponPrice, record.refundPlatCouponPrice, under.map((refund) => refund.record.refundPlatCouponPrice))),
  };
}

/** @throws Refusal where the order is not paid or closed, the item is not the order's, or fewer pieces are left */
export async function askRefund(visit: Visit, { orderNo, orderDetailId, applyRefundNum: num, ...given }: Asked): Promise<{ id: number; refundOrderNo: string; refundStatus: number; refundPrice: string }> {
  const found = await visit.db.selectFrom('order_order').select(['id', 'mer_id']).where('order_no', '=', orderNo).executeTakeFirst();
  if (!found || isAnothers(visit, Number(found.mer_id))) throw invalid([{ field: 'orderNo', message: '订单不存在' }]);
  const order = await lockOrder(visit, Number(found.id));
  if (!refundable.includes(order.record.status)) throw refuse('该订单当前不能申请退款');
  const reason = await kindOf(order.record).whyNoRefund(visit, order);
  if (reason !== undefined) throw refuse(reason);
  const detail = order.details.find(({ id }) => id === orderDetailId);
  if (!detail) throw invalid([{ field: 'orderDetailId', message: '商品不属于该订单' }]);
  const { record } = detail;
  if (!record.proRefundSwitch) throw invalid([{ field: 'orderDetailId', message: '该商品不支持退款' }]);
  const left = record.payNum - record.refundNum - record.applyRefundNum;
  if (num > left) throw invalid([{ field: 'applyRefundNum', message: `最多可退${left}件` }]);
  if (given.afterSalesType === afterSalesType.moneyAndGoods && record.deliveryNum === 0) throw invalid([{ field: 'afterSalesType', message: '商品未发货，请选择仅退款' }]);
  const { merId, uid, payType: refundPayType, totalNum } = order.record;
  const { image, productName, sku, price, payNum } = record;
  // Goods go back by courier unless the member says otherwise.
  const goodsBack = given.afterSalesType === afterSalesType.moneyAndGoods ? given.returnGoodsType || returnGoodsType.byExpress : returnGoodsType.none;
  const refund = await visit.of('order/refund').create({
    ...told(given), returnGoodsType: goodsBack, orderId: order.id, orderNo, orderDetailId, merId, uid, image, productName, sku, price, payNum, applyRefundNum: num, refundPayType, isAll: num === totalNum, ...(await sharesOf(visit, detail, num)),
  }, { title: '会员申请退款' });
  const { refundOrderNo, refundStatus: status, refundPrice } = refund.record;
  await visit.of('order/orderDetail').assign(orderDetailId, { applyRefundNum: record.applyRefundNum + num }, { title: '会员申请退款' });
  await visit.of('order/order').assign(order.id, { refundStatus: orderRefundStatus.asked }, { title: '会员申请退款' });
  await visit.of('order/refundStatusLog').create({ refundId: refund.id, orderNo: refundOrderNo, changeType: refundChange.apply, changeMessage: '会员申请退款' }, { title: '会员申请退款' });
  return { id: refund.id, refundOrderNo, refundStatus: status, refundPrice };
}

/**
 * A refund that comes to nothing: its pieces may be asked for again.
 * @throws Refusal where it is past that
 */
export async function dropRefund(visit: Visit, id: number, move: 'revoke' | 'refuse' | 'refuseReturn', title: string, refundReason?: string): Promise<ReturnType<typeof answerOf>> {
  const refunds = visit.of('order/refund');
  const { order } = await lockRefund(visit, id);
  const { record } = await refunds.move(id, move, refundReason === undefined ? {} : { refundReason }, { title, action: move });
  const detail = order.details.find((each) => each.id === record.orderDetailId);
  if (detail) {
    const settled = await visit.of('order/orderDetail').assign(detail.id, { applyRefundNum: Math.max(0, detail.record.applyRefundNum - record.applyRefundNum) }, { title });
    await visit.of('order/order').assign(order.id, { refundStatus: refundStatusOf(order.details.map((each) => (each.id === detail.id ? settled : each))) }, { title });
  }
  return answerOf(id, record);
}
