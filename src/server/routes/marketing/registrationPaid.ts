/** A registration is paid, as the shop tells: by the balance, which is booked here, or by a provider, whose money has come in already. */
import { payType, refundStatus, registrationStatus } from '../../../../generated/codes';
import type { Inputs } from '../../../../generated/records';
import type { LockedRecord } from '../../resources/typed';
import type { Visit } from '../../resources/types';
import { payByBalance, provePayment } from '../order/payment';
import { refuse, told } from '../order/records';
import { linkOf, type Registration } from './activitySeats';

type Payment = Inputs['marketing/activityOrder']['pay'];
type Paid = { id: number } & Pick<Registration, 'orderNo' | 'status' | 'refundStatus' | 'verifyCode'>;

const title = '支付报名';

/** @throws Refusal where it is paid already, or with another amount; nothing is booked then */
export async function pay(visit: Visit, id: number, payment: Payment): Promise<Paid> {
  const orders = visit.of('marketing/activityOrder');
  const order = await orders.lock(id);
  const { record } = order;
  if (record.paid || (record.status !== registrationStatus.unpaid && record.status !== registrationStatus.cancelled)) throw refuse('报名已支付');
  provePayment(payment, record.payPrice);
  const byBalance = payment.payType === payType.yue;
  const { payPrice: _asked, ...way } = payment;
  if (record.status === registrationStatus.cancelled) {
    if (byBalance) throw refuse('报名已取消，不能支付');
    return payBack(visit, order, way);
  }
  if (byBalance) await payByBalance(visit, { uid: record.uid, payPrice: record.payPrice, linkId: linkOf(record) }, '活动报名');
  return answerOf(await orders.move(id, 'pay', told(way), { title, action: 'pay' }));
}

const answerOf = ({ id, record: { orderNo, status, refundStatus: refunded, verifyCode } }: LockedRecord<'marketing/activityOrder'>): Paid => ({ id, orderNo, status, refundStatus: refunded, verifyCode });

/** Money that came in for a registration which ended meanwhile revives nothing: the system refunds it, the way that it came (decisions 43). */
async function payBack(visit: Visit, { id, record }: LockedRecord<'marketing/activityOrder'>, way: Omit<Payment, 'payPrice'>): Promise<Paid> {
  const orders = visit.of('marketing/activityOrder');
  if (record.outTradeNo) throw refuse('该报名的付款已登记退款');
  await orders.assign(id, told(way), { title: '报名取消后收到付款' });
  await visit.of('marketing/activityRefund').create({ orderId: id, refundPrice: record.payPrice, refundIntegral: 0, refundReason: '报名取消后收到付款，系统退款', refundStatus: refundStatus.refunding }, { title: '系统退款' });
  return answerOf(await orders.lock(id));
}
