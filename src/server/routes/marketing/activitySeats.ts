/**
 * Places of an activity, held by its registrations. Whoever takes or frees one holds the lock of the activity, after those of refund and
 * registration and before that of the member.
 */
import { signUpStatus } from '../../../../generated/codes';
import type { Records } from '../../../../generated/records';
import { wallTime } from '../../../engine/time/wallTime';
import type { Visit } from '../../resources/types';

export type Activity = Records['marketing/activity'];
export type Registration = Records['marketing/activityOrder'];

/** What ledgers call a registration: its number may be that of an order too (decisions 45). */
export const linkOf = ({ orderNo }: Pick<Registration, 'orderNo'>): string => `S${orderNo}`;

/** Whether the places are taken. */
const isFull = ({ totalLimit, signedNum }: Activity): boolean => totalLimit > 0 && signedNum >= totalLimit;

/** Whether members may sign up, by the clock and by the places that are left; what was cancelled stays closed. */
export function signStatusOf(activity: Activity, now = wallTime()): Activity['signStatus'] {
  if (activity.cancelTime !== null || now >= activity.signEndTime) return signUpStatus.closed;
  if (now < activity.signStartTime) return signUpStatus.waiting;
  return isFull(activity) ? signUpStatus.full : signUpStatus.open;
}

/** @param num places that are taken; below zero those that are free again */
export async function holdSeats(visit: Visit, activityId: number, num: number, title: string): Promise<void> {
  const activities = visit.of('marketing/activity');
  const { id, record } = await activities.lock(activityId);
  await activities.assign(id, { signedNum: record.signedNum + num }, { title });
}
