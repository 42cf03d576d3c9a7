/**
 * The settlement of a refund, in one transaction (decisions 34): the amount to the balance where that paid, the points that were used, the points that
 * were given, what others earned by it, rewards that are no longer reached, the pieces that were never sent, and the coupons of an
 * order of which nothing was ever sent.
 */
import { afterSalesType, orderRefundStatus, orderSecondType, orderStatus, refundStatus } from '../../../../generated/codes';
import type { OrderRefundStatus } from '../../../../generated/types/enumerations';
import { add, compare, toFixed } from '../../../engine/format/decimal';
import { centsOf, yuanOf } from '../../../engine/format/money';
import type { Visit } from '../../resources/types';
import type { LockedRecord } from '../../resources/typed';
import type { Records } from '../../../../generated/records';
import { lockBrokerage, takeBackBrokerage } from '../distribution/brokerage';
import { giveBackStock } from '../product/stock';
import { giveBackCoupons, lapseGifts, lockCoupons } from '../marketing/heldCoupon';
import { lockRewards, unreward } from '../marketing/rewarding';
import { purchaseOf } from './follow';
import { giveBack } from './giveBack';
import { giveBackPieces } from './kinds';
import { providerOf } from './payment';
import { lockPoints, takeBackPoints } from './points';
import { leftToSend, type LockedDetail, type LockedOrder, type lockRefund, refuse } from './records';
import { shareOf } from './share';

const title = '订单退款';
/** The money went by hand, as a proof shows. */
export const offline = '线下';
type LockedRefund = LockedRecord<'order/refund'>;
type Detail = Records['order/orderDetail'];
/** A refund under lock, and before it its order. */
type Under = Awaited<ReturnType<typeof lockRefund>>;

interface Settled {
  values: Pick<Records['order/refund'], 'refundCommission' | 'refundUseIntegral' | 'refundGainIntegral' | 'refundFirstBrokerageFee' | 'refundSecondBrokerageFee' | 'isReplace'>;
  /** Of its row in the log. */
  changeMessage: string;
}

/** Parts of a refund that its item counts under the same names. */
const amounts = ['refundFreightFee', 'refundPlatCouponPrice', 'refundIntegralPrice'] as const;

interface Back {
  num: number;
  amount: string;
  /** Points used for the pieces. */
  used: number;
  /** Points given for the pieces; what its member has spent of them is asked for once, and counts as asked for. */
  gained: number;
  /** Earned by the pieces, 元 of both levels. */
  fees: readonly [first: string, second: string];
  unsent: number;
}

const levels = [['firstBrokerageFee', 'refundFirstBrokerageFee'], ['secondBrokerageFee', 'refundSecondBrokerageFee']] as const;

/** @throws Refusal where more would be given back than was bought or paid */
function backOf(refund: LockedRefund, detail: LockedDetail, isRedeemed: boolean): Back {
  const { record } = detail;
  const { applyRefundNum: num, refundPrice: amount } = refund.record;
  const { payNum: all, refundNum: before } = record;
  if (num < 1 || before + num > all) throw refuse('退款数量大于可退数量');
  if (compare(add(record.refundPrice, amount), record.payPrice) > 0) throw refuse('退款金额大于可退金额');
  const [first, second] = levels.map(([fee, given]) => yuanOf(shareOf(centsOf(record[fee]), centsOf(record[given]), num, before, all)));
  return {
    num, amount, fees: [first, second],
    used: isRedeemed ? record.redeemIntegral * num : shareOf(record.useIntegral, record.refundUseIntegral, num, before, all),
    gained: shareOf(record.gainIntegral, record.refundGainIntegral, num, before, all),
    // Goods that came back with the refund were sent.
    unsent: refund.record.afterSalesType === afterSalesType.onlyMoney ? Math.min(num, leftToSend(detail)) : 0,
  };
}

/** Codes of an order by what its items say. */
export function refundStatusOf(details: readonly LockedDetail[]): OrderRefundStatus {
  const all = (name: 'refundNum' | 'payNum' | 'applyRefundNum') => details.reduce((sum, { record }) => sum + record[name], 0);
  if (all('refundNum') === all('payNum')) return orderRefundStatus.whole;
  if (all('applyRefundNum') > 0) return orderRefundStatus.asked;
  return all('refundNum') > 0 ? orderRefundStatus.partly : orderRefundStatus.none;
}

/** The provider that took the money and alone can give it back; undefined where it was paid by balance. */
export function channelOf({ order, refund }: Under): string | undefined {
  return providerOf(refund.record.refundPayType ?? order.record.payType);
}

/** A member who has left has neither points nor balance any more. */
const hasLeft = async ({ db }: Visit, uid: number): Promise<boolean> => (await db.selectFrom('user_user').select('is_logoff').where('id', '=', uid).executeTakeFirst())?.is_logoff === true;

/**
 * Settles a refund. Every way to a refund comes through here, in the transaction that agrees on it or hears that the money is back, and
 * locks in one order: order and refund, rewards and coupons that members hold, bookings, members, stock.
 * @param to where the money went, if not to the balance: 微信, 支付宝, or 线下
 * @returns what the refund says of itself from now on, and the log of it
 * @throws Refusal where more would be given back than was bought or paid; then nothing changes
 */
export async function settle(visit: Visit, { order, refund }: Under, to?: string): Promise<Settled> {
  const { refundOrderNo: linkId, orderDetailId } = refund.record;
  const { uid, status, secondType } = order.record;
  const isRedeemed = secondType === orderSecondType.points;
  const detail = order.details.find((each) => each.id === orderDetailId);
  if (!detail) throw refuse('退款单的商品不属于该订单');
  const back = backOf(refund, detail, isRedeemed);
  if (to !== undefined && (await hasLeft(visit, uid))) back.used = 0;
  const purchase = purchaseOf(order.id, order.record);
  if (purchase) await lockRewards(visit, purchase);
  await lockCoupons(visit, order.id, order.record);
  const points = await lockPoints(visit, order.record);
  const earned = await lockBrokerage(visit, order.id, uid);
  await giveBack(visit, { uid, amount: to === undefined ? back.amount : '0.00', used: back.used, linkId }, title, isRedeemed ? '退回兑换积分' : '退回抵扣积分');
  const gained = await takeBackPoints(visit, points, { uid, points: back.gained, isComplete: status === orderStatus.complete, linkId, title });
  const refundCommission = await commissionBack(visit, order, back.amount);
  const isReplace = await takeBackBrokerage(visit, earned, back.fees, linkId);
  const { returned, lapsed } = await settleOrder(visit, order, detail, refund, back);
  if (back.unsent > 0) await (isRedeemed ? giveBackStock(visit, pieceOf(detail, back.unsent)) : giveBackPieces(visit, order, [{ detail, number: back.unsent }], title));
  return {
    values: { refundCommission, refundUseIntegral: back.used, refundGainIntegral: gained, refundFirstBrokerageFee: back.fees[0], refundSecondBrokerageFee: back.fees[1], isReplace },
    changeMessage: `退款成功，¥${back.amount} ${to === undefined ? '已退至余额' : to === offline ? '已线下退款' : `已原路退回${to}`}${returned > 0 ? '，优惠券已退回' : ''}${lapsed > 0 ? `，赠送的${lapsed}张优惠券已失效` : ''}`,
  };
}

/** The platform keeps of its commission what it kept of the payment (decisions 60). @param amount 元 that go back now @returns 元 */
async function commissionBack({ db }: Visit, { id, record, details }: LockedOrder, amount: string): Promise<string> {
  const [whole, paid] = [centsOf(record.commissionCharge), centsOf(record.payPrice)];
  if (whole === 0 || paid === 0 || !record.paid) return '0.00';
  const before = details.reduce((sum, detail) => sum + centsOf(detail.record.refundPrice), 0);
  const { given } = await db.selectFrom('refund_order').select(({ fn }) => fn.sum<string | null>('refund_commission').as('given')).where('order_id', '=', id).where('refund_status', '=', refundStatus.settled).executeTakeFirstOrThrow();
  return yuanOf(shareOf(whole, centsOf(given ?? '0'), centsOf(amount), before, paid));
}

/** Goods that points paid for have no kind that would give their points back once more. */
const pieceOf = ({ record: { attrValueId } }: LockedDetail, number: number) => (attrValueId === null ? [] : [{ attrValueId, number }]);

/** The item and the order after a refund; an order of which nothing is left to send is sent. @returns how many coupons came back, and how many lapsed */
async function settleOrder(visit: Visit, order: LockedOrder, detail: LockedDetail, refund: LockedRefund, { num, amount, used, gained, fees, unsent }: Back): Promise<{ returned: number; lapsed: number }> {
  const { record } = detail;
  const plus = (held: string, more: string) => toFixed(add(held, more), 2);
  const added: Partial<Detail> = Object.fromEntries(amounts.map((name) => [name, plus(record[name], refund.record[name])]));
  const earned: Partial<Detail> = Object.fromEntries(levels.map(([, name], at) => [name, plus(record[name], fees[at])]));
  const settled = await visit.of('order/orderDetail').assign(detail.id, {
    applyRefundNum: Math.max(0, record.applyRefundNum - num), refundNum: record.refundNum + num, unsentRefundNum: record.unsentRefundNum + unsent,
    ...added, ...earned, refundPrice: plus(record.refundPrice, amount), refundUseIntegral: record.refundUseIntegral + used, refundGainIntegral: record.refundGainIntegral + gained,
  }, { title });
  const purchase = purchaseOf(order.id, order.record);
  if (purchase) await unreward(visit, purchase, { reason: '订单退款，未达到奖励档位', whatever: false });
  const details = order.details.map((each) => (each.id === detail.id ? settled : each));
  const refundStatus = refundStatusOf(details);
  const orders = visit.of('order/order');
  await orders.assign(order.id, { refundStatus }, { title });
  const done = order.record.status === orderStatus.partlyShipped && refundStatus !== orderRefundStatus.whole && details.every((each) => leftToSend(each) === 0);
  if (done) await orders.move(order.id, 'nothingLeft', {}, { title: '剩余商品已退款' });
  const nothingSent = details.every((each) => each.record.unsentRefundNum === each.record.payNum);
  return {
    returned: nothingSent ? await giveBackCoupons(visit, order.record, title) : 0,
    lapsed: refundStatus === orderRefundStatus.whole ? await lapseGifts(visit, order.id, title) : 0,
  };
}

