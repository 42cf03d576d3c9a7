/** An order is paid, as the shop tells: by the balance, which is booked here, or by a provider, whose money has come in already. */
import { randomInt } from 'node:crypto';
import { orderChange, orderRefundStatus, orderStatus, payType, shippingType } from '../../../../generated/codes';
import type { Inputs } from '../../../../generated/records';
import { wallTime } from '../../../engine/time/wallTime';
import type { Visit } from '../../resources/types';
import { kindOf } from './kinds';
import { payByBalance, provePayment } from './payment';
import { giveProductCoupons } from './productCoupons';
import { type LockedOrder, lockOrder, refuse, told } from './records';
import { refundBySystem } from './systemRefund';

type Payment = Inputs['order/order']['pay'];
interface Paid { id: number; orderNo: string; status: number; refundStatus: number }

const title = '会员付款';

/** @throws Refusal where it is paid already, or with another amount; nothing is booked then */
export async function payOrder(visit: Visit, id: number, payment: Payment): Promise<Paid> {
  const order = await lockOrder(visit, id);
  const { record } = order;
  const byBalance = payment.payType === payType.yue;
  if (record.paid || (record.status !== orderStatus.unpaid && record.status !== orderStatus.cancelled)) throw refuse('订单已支付');
  provePayment(payment, record.payPrice);
  if (record.status === orderStatus.cancelled) return byBalance ? Promise.reject(refuse('订单已取消，不能支付')) : payBack(visit, order, payment);
  const { payPrice: _asked, ...way } = payment;
  const gifts = await giveProductCoupons(visit, order);
  if (byBalance) await payByBalance(visit, { uid: record.uid, payPrice: record.payPrice, linkId: record.orderNo }, '订单支付');
  const atCounter = record.shippingType === shippingType.pickup;
  const paid = await visit.of('order/order').move(id, atCounter ? 'payForPickup' : 'pay', {
    ...told(way), payTime: wallTime(), ...(atCounter ? { verifyCode: String(randomInt(10 ** 12)).padStart(12, '0') } : {}),
  }, { title, action: 'pay' });
  await kindOf(record).paid(visit, order);
  if (gifts) await visit.of('order/orderStatusLog').create({ orderId: id, orderNo: record.orderNo, changeType: orderChange.pay, changeMessage: gifts }, { title: '购买回馈券' });
  return { id, orderNo: record.orderNo, status: paid.record.status, refundStatus: paid.record.refundStatus };
}

/**
 * Money that came in for an order which was cancelled meanwhile: it revives nothing (decisions 43). The order keeps the payment's number,
 * and each item is refunded by the system, the way that the money came.
 */
async function payBack(visit: Visit, order: LockedOrder, { payType: way, payChannel, outTradeNo = '' }: Payment): Promise<Paid> {
  const { id, record } = order;
  if (record.outTradeNo) throw refuse('该订单的付款已登记退款');
  const { orderNo } = record;
  await refundBySystem(visit, order, { refundPayType: way, reason: '订单取消后收到付款，系统退款' });
  await visit.of('order/orderStatusLog').create({ orderId: id, orderNo, changeType: orderChange.pay, changeMessage: `订单取消后收到付款 ¥${record.payPrice}，商户单号 ${outTradeNo}，系统退款` }, { title });
  await visit.of('order/order').assign(id, { ...told({ payType: way, payChannel, outTradeNo }), refundStatus: orderRefundStatus.asked }, { title: '订单取消后收到付款' });
  return { id, orderNo, status: record.status, refundStatus: orderRefundStatus.asked };
}
