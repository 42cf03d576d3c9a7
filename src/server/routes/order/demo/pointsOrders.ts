/** Orders of the points mall: some in every state by now, and one every other week of the year before. */
import { orderSecondType, payType } from '../../../../../generated/codes';
import { sum, type Item } from './amounts';
import { day, hour, minute } from './calendar';
import type { Good } from './goods';
import { unpaidFor, type OrderPlan } from './orders';
import { givenBack, shareOf } from './refunds';

/** The way that an order goes, in seconds after it was placed; what is absent has not happened. */
interface Way {
  /** How long ago it was placed, seconds. */
  ago: number;
  pieces?: number;
  /** Points alone pay it. */
  isFree?: true;
  payType?: OrderPlan['payType'];
  unpaid?: true;
  cancelled?: { after: number; byMember: boolean; isDeleted: boolean };
  /** Moments of its parcels; all but the last hold one piece. */
  sent?: number[];
  refunded?: number;
}

/** The last hour and the last weeks, so that every state is there at any time of the day. */
const recent: readonly Way[] = [
  { ago: 4 * minute, unpaid: true },
  { ago: 9 * minute, unpaid: true, pieces: 2 },
  { ago: 20 * minute, payType: payType.yue, pieces: 2 },
  { ago: 50 * minute, isFree: true },
  { ago: 3 * hour, payType: payType.weixin },
  { ago: 2 * day, payType: payType.yue, pieces: 3, sent: [20 * hour, 99 * day] },
  { ago: 2 * day + hour, payType: payType.alipay, sent: [18 * hour] },
  { ago: 2 * day + 3 * hour, isFree: true, pieces: 2, sent: [10 * hour, 30 * hour] },
  { ago: 4 * day, payType: payType.yue, refunded: 6 * hour },
  { ago: 6 * day, isFree: true, refunded: 3 * hour },
  { ago: 7 * day, cancelled: { after: unpaidFor, byMember: false, isDeleted: false } },
  { ago: 8 * day, cancelled: { after: 7 * minute, byMember: true, isDeleted: true } },
  { ago: 10 * day, payType: payType.weixin, sent: [20 * hour] },
  { ago: 12 * day, isFree: true, sent: [26 * hour] },
];

const every = 14 * day;
const wayOfYear = (at: number): Way => ({ ago: 28 * day + at * every, pieces: 1 + (at % 2), ...(at % 3 === 0 ? { isFree: true } : { payType: at % 3 === 1 ? payType.yue : payType.weixin }), sent: [(16 + at) * hour] });

const arrivesAfter = 3 * day;
const completesAfter = 15 * day;

function planOf(way: Way, gifts: readonly Good[], at: number, now: number): OrderPlan | undefined {
  const { ago, pieces: payNum = 1, isFree = false, sent, cancelled, refunded } = way;
  const fitting = gifts.filter(({ price }) => (price === 0) === isFree);
  if (fitting.length === 0) return undefined;
  const good = fitting[at % fitting.length];
  const placed = now - ago;
  const pay = good.price * payNum;
  const item: Item = { good, payNum, merCoupon: 0, platCoupon: 0, points: 0, freight: 0, pay, gain: 0, first: 0, second: 0 };
  const plan: OrderPlan = {
    at: placed, type: 0, secondType: orderSecondType.points, pickup: false, payType: isFree ? null : way.payType ?? payType.yue, isDeleted: cancelled?.isDeleted ?? false, shipments: [],
    amounts: { items: [item], goods: pay, postage: 0, merCoupon: 0, platCoupon: 0, points: 0, redeem: good.redeem * payNum, pay, gain: 0, first: 0, second: 0, charge: 0, pieces: payNum },
  };
  if (cancelled) return { ...plan, cancelled: { at: placed + cancelled.after, byMember: cancelled.byMember } };
  if (way.unpaid) return plan;
  const paidAt = isFree ? placed : placed + 2 * minute;
  if (refunded !== undefined) return { ...plan, paidAt, refund: { item: 0, unsent: true, withReturn: false, share: shareOf(item, payNum, true), steps: givenBack(placed + refunded, '平台整单退款') } };
  if (!sent) return { ...plan, paidAt };
  const last = sent.length - 1;
  const shipments = sent.map((after, place) => ({ at: placed + after, parts: [{ item: 0, num: place < last ? 1 : payNum - last }] }));
  const receivedAt = placed + sum([sent[last]]) + arrivesAfter;
  return { ...plan, paidAt, shipments, receivedAt, completedAt: receivedAt + completesAfter };
}

/** In the order of time. @param from the earliest moment */
export function pointsPlans(gifts: readonly Good[], from: number, now: number): OrderPlan[] {
  const older = Array.from({ length: Math.max(0, Math.floor((now - from - 28 * day) / every)) }, (_, at) => wayOfYear(at));
  return [...recent, ...older].flatMap((way, at) => planOf(way, gifts, at, now) ?? []).sort((one, other) => one.at - other.at);
}
