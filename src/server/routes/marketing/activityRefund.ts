/** Refunds of registrations: asked for by members, made by the platform, settled by what the member paid with. */
import { activityStatus, activityRefundRule, orderRefundStatus, providerRefundState, refundStatus, registrationStatus } from '../../../../generated/codes';
import type { Records } from '../../../../generated/records';
import { centsOf, yuanOf } from '../../../engine/format/money';
import { wallTime } from '../../../engine/time/wallTime';
import { invalid } from '../../refusal';
import type { EntityDeparture } from '../../resources/departures';
import type { LockedRecord } from '../../resources/typed';
import type { Visit } from '../../resources/types';
import { post } from '../finance/journal/post';
import { giveBack } from '../order/giveBack';
import { providerOf } from '../order/payment';
import { takeBackPoints } from '../order/points';
import { refuse } from '../order/records';
import type { Registration } from './activitySeats';

type Refund = Records['marketing/activityRefund'];
type Rest = { refundPrice: string; refundIntegral: number };

const title = '报名退款';
/** What ledgers, and providers, call a refund: its number may be that of an order's refund too. */
const linkOf = ({ refundOrderNo }: Refund): string => `S${refundOrderNo}`;

const sumOf = (refunds: readonly LockedRecord<'marketing/activityRefund'>[]) => ({
  cents: refunds.reduce((sum, { record }) => sum + centsOf(record.refundPrice), 0),
  points: refunds.reduce((sum, { record }) => sum + (record.refundIntegral ?? 0), 0),
});

const refundsOf = (visit: Visit, orderId: number, ...states: Refund['refundStatus'][]) => visit.of('marketing/activityRefund').lockWhere({ orderId, refundStatus: states });

/** Points of one that was cancelled went back when it was, and not by a refund. */
const isWhole = ({ payPrice, useIntegral, status }: Registration, { cents, points }: ReturnType<typeof sumOf>): boolean =>
  cents === centsOf(payPrice) && (points === useIntegral || status === registrationStatus.cancelled);

/** What of a registration has neither been paid back nor is on its way. */
export async function restOf(visit: Visit, orderId: number, { payPrice, useIntegral }: Registration): Promise<Rest> {
  const { cents, points } = sumOf(await refundsOf(visit, orderId, refundStatus.asked, refundStatus.refunding, refundStatus.settled));
  return { refundPrice: yuanOf(centsOf(payPrice) - cents), refundIntegral: useIntegral - points };
}

/** @throws Refusal where the activity's rule keeps members from asking */
async function proveAskable(visit: Visit, { status, refundStatus: refunded, activityId }: Registration): Promise<void> {
  if (status !== registrationStatus.toVerify || refunded !== orderRefundStatus.none) throw refuse('该报名当前不能申请退款');
  const { record: activity } = await visit.of('marketing/activity').lock(activityId);
  const until = activity.refundType === activityRefundRule.beforeDeadline ? activity.refundDeadline : activity.startTime;
  if (activity.refundType === activityRefundRule.never) throw refuse('该活动不支持退款');
  if (activity.status === activityStatus.ended || until === null || wallTime() >= until) throw refuse('已超过可退款时间');
}

/** A refund says what its registration says. A member asks for all of it, the platform names the amounts. */
async function complete(visit: Visit, after: Refund): Promise<void> {
  const { id, record: order } = await visit.of('marketing/activityOrder').lock(after.orderId);
  const rest = await restOf(visit, id, order);
  if (after.refundStatus === refundStatus.asked) {
    await proveAskable(visit, order);
    Object.assign(after, rest);
  }
  const [cents, points] = [centsOf(after.refundPrice ?? 0), after.refundIntegral ?? 0];
  if (cents > centsOf(rest.refundPrice)) throw invalid([{ field: 'refundPrice', message: `退款金额最多为${rest.refundPrice}元` }]);
  if (points > rest.refundIntegral) throw invalid([{ field: 'refundIntegral', message: `退回积分最多为${rest.refundIntegral}` }]);
  if (cents === 0 && points === 0) throw invalid([{ field: 'refundPrice', message: '没有可退的金额和积分' }]);
  Object.assign(after, { refundPrice: yuanOf(cents), refundIntegral: points, activityId: order.activityId, merId: order.merId, uid: order.uid, refundPayType: order.payType });
}

/** The registration as its refunds have it. */
async function follow(visit: Visit, orderId: number): Promise<void> {
  const orders = visit.of('marketing/activityOrder');
  const { record: order } = await orders.lock(orderId);
  const isOpen = (await refundsOf(visit, orderId, refundStatus.asked, refundStatus.refunding)).length > 0;
  const given = sumOf(await refundsOf(visit, orderId, refundStatus.settled));
  const settled = isWhole(order, given) ? orderRefundStatus.whole : given.cents + given.points > 0 ? orderRefundStatus.partly : orderRefundStatus.none;
  await orders.assign(orderId, { refundStatus: isOpen ? orderRefundStatus.asked : settled }, { title });
}

const hasLeft = async ({ db }: Visit, uid: number | null): Promise<boolean> =>
  (await db.selectFrom('user_user').select('is_logoff').where('id', '=', uid).executeTakeFirst())?.is_logoff !== false;

/** Whether the money can go back at once: a provider has to confirm, and who has left has no balance. */
const isPayable = async (visit: Visit, { refundPrice, refundPayType, uid }: Refund): Promise<boolean> =>
  !(centsOf(refundPrice) > 0 && providerOf(refundPayType) !== undefined) && !(await hasLeft(visit, uid));

/**
 * Places, then money and points, in the transaction that brings the refund to its end. A part of it keeps the places and what coming there
 * brought (decisions 58).
 * @param amount what goes to the balance
 * @returns what the refund says from then on
 */
async function settle(visit: Visit, refund: Refund, amount: string): Promise<Pick<Refund, 'takenIntegral'>> {
  const orders = visit.of('marketing/activityOrder');
  const { id: orderId, record: order } = await orders.lock(refund.orderId);
  const { uid } = order;
  const [price, used, linkId] = [refund.refundPrice ?? '0.00', refund.refundIntegral ?? 0, linkOf(refund)];
  const before = sumOf(await refundsOf(visit, orderId, refundStatus.settled));
  const ends = isWhole(order, { cents: before.cents + centsOf(price), points: before.points + used }) && order.status !== registrationStatus.cancelled;
  if (ends) await orders.move(orderId, 'giveBack', {}, { title: '全额退款' });
  await giveBack(visit, { uid, amount, used: (await hasLeft(visit, uid)) ? 0 : used, linkId }, title, '退回报名积分');
  return { takenIntegral: ends ? await takeBackPoints(visit, undefined, { uid, points: order.rewardIntegral, isComplete: true, linkId, title }) : 0 };
}

/** @returns nothing where it waits */
async function payBack(visit: Visit, refund: Refund): Promise<Partial<Refund>> {
  if (!(await isPayable(visit, refund))) return {};
  return { ...await settle(visit, refund, refund.refundPrice ?? '0.00'), refundStatus: refundStatus.settled, refundTime: wallTime() };
}

/** The provider has given it back. What was settled before stays as it is. @param outRefundNo the provider's number */
export async function confirmRegistrationRefund(visit: Visit, id: number, outRefundNo: string): Promise<void> {
  const refunds = visit.of('marketing/activityRefund');
  const { record } = await refunds.lock(id);
  if (record.refundStatus !== refundStatus.refunding) return;
  const settled = await settle(visit, record, '0.00');
  await refunds.move(id, 'settle', { ...settled, ...(outRefundNo && { outRefundNo }), providerState: providerRefundState.done, providerReason: '' }, { title });
}

export const activityRefund: EntityDeparture<'marketing/activityRefund'> = {
  moves: { agree: payBack, offline: (visit, refund) => settle(visit, refund, '0.00') },
  async writes(visit, { before, after }) {
    if (before || !after) return;
    await complete(visit, after);
    if (after.refundStatus === refundStatus.refunding) Object.assign(after, await payBack(visit, after));
  },
  async wrote(visit, { id, before, after }) {
    if (!after || before?.refundStatus === after.refundStatus) return;
    await follow(visit, after.orderId);
    if (id !== undefined && after.refundStatus === refundStatus.settled) await post(visit, 'registrationRefunded', id);
  },
};
