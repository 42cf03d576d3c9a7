/** Points that an order earns and that are not its member's yet: reckoned when it is paid, frozen when it is complete, void when all of it goes back. */
import { integralLinkType, integralRecordStatus, ledgerDirection, orderStatus, refundStatus } from '../../../../../generated/codes';
import { fromSeconds } from '../../../../engine/time/wallTime';
import type { TimedRow } from '../../../seed/writer';
import { day } from './calendar';
import type { OrderPlan } from './orders';
import type { Standing } from './rows';

/** Days that 积分配置 froze points for, and how long ago it was set to the none of shipped settings (decisions 44). */
const froze = 7;
const untilAgo = 3 * day;

/** When the points of an order are the member's: at its end, or as it was set then, since each record keeps the days of its freezing. */
export const thawsAt = (completedAt: number, now: number): number => (completedAt < now - untilAgo ? completedAt + froze * day : completedAt);

/** @returns undefined where nothing is earned, or where it has thawed and is booked */
export function waitingPoints({ amounts, paidAt, completedAt }: OrderPlan, { status, paid, asked }: Standing, { orderNo, uid }: { orderNo: string; uid: number }, now: number): TimedRow<'user/integralRecord'> | undefined {
  const { gain } = amounts;
  const isComplete = status === orderStatus.complete && completedAt !== undefined;
  if (!paid || paidAt === undefined || gain === 0 || (isComplete && thawsAt(completedAt, now) <= now)) return undefined;
  const back = asked?.step.status === refundStatus.settled ? asked : undefined;
  const left = gain - (back?.share.gain ?? 0);
  const common = { uid, linkType: integralLinkType.order, linkId: orderNo, type: ledgerDirection.in, integral: left || gain, title: '订单赠送积分', createTime: fromSeconds(paidAt) };
  if (left === 0) return { ...common, status: integralRecordStatus.void, updateTime: fromSeconds(back?.step.at ?? paidAt) };
  if (!isComplete) return { ...common, status: integralRecordStatus.created, updateTime: fromSeconds(back?.step.at ?? paidAt) };
  return { ...common, status: integralRecordStatus.frozen, frozenTime: froze, thawTime: fromSeconds(thawsAt(completedAt, now)), updateTime: fromSeconds(completedAt) };
}
