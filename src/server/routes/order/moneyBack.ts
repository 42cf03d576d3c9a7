/**
 * What a refund gives back, in one transaction (decisions 34): the amount to the balance, the points that were used, the points that
 * were given, what others earned by it, the pieces that were never sent, and the coupons of an order of which nothing was ever sent.
 */
import { add, compare, toFixed } from '../../../engine/format/decimal';
import { centsOf, yuanOf } from '../../../engine/format/money';
import { book } from '../../resources/door/book';
import { assignRecord, createRecord, moveRecord } from '../../resources/door/door';
import { lockRow, type Locked } from '../../resources/door/rows';
import type { Visit } from '../../resources/door/visit';
import { lockBrokerage, takeBackBrokerage } from '../distribution/brokerage';
import { giveBackCoupons } from '../marketing/heldCoupon';
import { giveBackStock } from '../product/stock';
import { keys, leftToSend, lockOrder, type LockedOrder, orderRefund, orderStatus, refuse, resourceOf } from './records';

const title = '订单退款';
const onlyMoney = 1;

const channels: Record<string, string> = { weixin: '微信', alipay: '支付宝' };

/** The part of `whole` that `num` of `all` pieces bear; the last pieces take what rounding left. */
function shareOf(whole: number, given: number, num: number, before: number, all: number): number {
  return before + num >= all ? whole - given : Math.floor((whole * num) / all);
}

/** Parts of a refund that its item counts under the same names. */
const amounts = ['refundFreightFee', 'refundPlatCouponPrice', 'refundIntegralPrice'];

interface Back {
  num: number;
  amount: string;
  /** Points used for the pieces. */
  used: number;
  /** Points given for the pieces. */
  gained: number;
  /** Earned by the pieces, 元 of both levels. */
  fees: readonly [first: string, second: string];
  unsent: number;
}

const levels = [['firstBrokerageFee', 'refundFirstBrokerageFee'], ['secondBrokerageFee', 'refundSecondBrokerageFee']] as const;

/** @throws Refusal where more would be given back than was bought or paid */
function backOf(refund: Locked, detail: Locked): Back {
  const { record } = detail;
  const num = Number(refund.record.applyRefundNum);
  const amount = String(refund.record.refundPrice);
  const [all, before] = [Number(record.payNum), Number(record.refundNum)];
  if (num < 1 || before + num > all) throw refuse('退款数量大于可退数量');
  if (compare(add(String(record.refundPrice), amount), String(record.payPrice)) > 0) throw refuse('退款金额大于可退金额');
  const [first, second] = levels.map(([fee, given]) => yuanOf(shareOf(centsOf(record[fee]), centsOf(record[given]), num, before, all)));
  return {
    num, amount, fees: [first!, second!],
    used: shareOf(Number(record.useIntegral), Number(record.refundUseIntegral), num, before, all),
    gained: shareOf(Number(record.gainIntegral), Number(record.refundGainIntegral), num, before, all),
    // Goods that came back with the refund were sent.
    unsent: refund.record.afterSalesType === onlyMoney ? Math.min(num, leftToSend(detail)) : 0,
  };
}

/**
 * Points given are with the member only once the order is complete, and perhaps spent since; before that they will not be given.
 * @returns points that the member does not keep
 */
async function takeGained(visit: Visit, order: LockedOrder, gained: number, linkId: string): Promise<number> {
  if (order.record.status !== orderStatus.complete || gained === 0) return gained;
  const { record } = await lockRow(visit, resourceOf(visit, keys.member), order.record.uid);
  const taken = Math.min(gained, Number(record.integral));
  await book(visit, 'user/integralRecord', { holder: order.record.uid, amount: -taken, title, values: { linkType: 'refund', linkId, title, mark: '收回赠送积分' } });
  return taken;
}

/** Codes of an order by what its items say. */
function refundStatusOf(details: readonly Locked[]): number {
  const all = (name: string) => details.reduce((sum, { record }) => sum + Number(record[name]), 0);
  if (all('refundNum') === all('payNum')) return orderRefund.whole;
  if (all('applyRefundNum') > 0) return orderRefund.asked;
  return all('refundNum') > 0 ? orderRefund.partly : orderRefund.none;
}

export async function logRefund(visit: Visit, { id, record }: Locked, changeType: string, changeMessage: string): Promise<void> {
  await createRecord(visit, resourceOf(visit, keys.refundLog), { refundId: id, orderNo: record.refundOrderNo, changeType, changeMessage }, { title: changeMessage });
}

/**
 * 强制退款: money back at once, whatever the shop thinks.
 * @throws Refusal where the refund is past that, or the money cannot go back the way it came; then nothing changes
 */
export async function refundByForce(visit: Visit, id: unknown): Promise<void> {
  const refunds = resourceOf(visit, keys.refund);
  const { record: { orderId } } = await lockRow(visit, refunds, id);
  const order = await lockOrder(visit, orderId);
  const refund = await lockRow(visit, refunds, id);
  const { refundOrderNo, orderDetailId, refundPayType } = refund.record;
  const detail = order.details.find((each) => each.id === orderDetailId)!;
  const linkId = String(refundOrderNo);
  const channel = channels[String(refundPayType ?? order.record.payType)];
  // Judged before amounts and money: a refund that was settled meanwhile says so.
  await moveRecord(visit, refunds, id, { name: 'compulsory', action: 'compulsory' }, {}, { title: '平台强制退款' });
  const back = backOf(refund, detail);
  if (channel) throw refuse(`该订单以${channel}支付，退款须原路返回；尚未接入${channel}退款，退款单未变动`);

  const earned = await lockBrokerage(visit, order.id, order.record.uid);
  await book(visit, 'user/balanceRecord', { holder: order.record.uid, amount: back.amount, title, values: { linkType: 'refund', linkId, remark: title } });
  await book(visit, 'user/integralRecord', { holder: order.record.uid, amount: back.used, title, values: { linkType: 'refund', linkId, title, mark: '退回抵扣积分' } });
  const gained = await takeGained(visit, order, back.gained, linkId);
  const isReplace = await takeBackBrokerage(visit, earned, back.fees, linkId);
  await assignRecord(visit, refunds, id, { refundUseIntegral: back.used, refundGainIntegral: gained, refundFirstBrokerageFee: back.fees[0], refundSecondBrokerageFee: back.fees[1], isReplace }, { title });
  const coupons = await settleOrder(visit, order, detail, refund, { ...back, gained });
  await logRefund(visit, refund, 'compulsory', '平台强制退款');
  await logRefund(visit, refund, 'refund', `退款成功，¥${back.amount} 已退至余额${coupons > 0 ? '，优惠券已退回' : ''}`);
  if (back.unsent > 0) await giveBackStock(visit, [{ attrValueId: Number(detail.record.attrValueId), number: back.unsent }]);
}

/** The item and the order after a refund; an order of which nothing is left to send is sent. @returns how many coupons came back */
async function settleOrder(visit: Visit, order: LockedOrder, detail: Locked, refund: Locked, { num, amount, used, gained, fees, unsent }: Back): Promise<number> {
  const { record } = detail;
  const sum = (name: string, more: number) => Number(record[name]) + more;
  const more = [...amounts.map((name) => [name, refund.record[name]]), ...levels.map(([, name], at) => [name, fees[at]])];
  const added = more.map(([name, amount]) => [name, toFixed(add(String(record[String(name)]), String(amount)), 2)]);
  const settled = await assignRecord(visit, resourceOf(visit, keys.detail), detail.id, {
    applyRefundNum: Math.max(0, sum('applyRefundNum', -num)), refundNum: sum('refundNum', num), unsentRefundNum: sum('unsentRefundNum', unsent),
    ...Object.fromEntries(added), refundPrice: toFixed(add(String(record.refundPrice), amount), 2), refundUseIntegral: sum('refundUseIntegral', used), refundGainIntegral: sum('refundGainIntegral', gained),
  }, { title });
  const details = order.details.map((each) => (each.id === detail.id ? settled : each));
  const refundStatus = refundStatusOf(details);
  const orders = resourceOf(visit, keys.order);
  await assignRecord(visit, orders, order.id, { refundStatus }, { title });
  const done = order.record.status === orderStatus.partlyShipped && refundStatus !== orderRefund.whole && details.every((each) => leftToSend(each) === 0);
  if (done) await moveRecord(visit, orders, order.id, { name: 'nothingLeft', action: '', by: 'system' }, {}, { title: '剩余商品已退款' });
  const nothingSent = details.every((each) => each.record.unsentRefundNum === each.record.payNum);
  return nothingSent ? giveBackCoupons(visit, order.record, title) : 0;
}

