/** Coupons that members hold, as orders use them. */
import { couponUserStatus } from '../../../../generated/codes';
import type { Records } from '../../../../generated/records';
import { wallTime } from '../../../engine/time/wallTime';
import type { Visit } from '../../resources/types';

/**
 * What an order used comes back to its member when the order came to nothing before anything was sent: to be used again, unless it
 * has expired meanwhile.
 * @returns how many
 */
export async function giveBackCoupons(visit: Visit, { couponId, platCouponId }: Records['order/order'], title: string): Promise<number> {
  const held = visit.of('marketing/couponUser');
  const ids = [couponId, platCouponId].filter((id) => id !== null);
  if (ids.length === 0) return 0;
  const used = await held.lockWhere({ id: ids, status: couponUserStatus.used });
  for (const { id, record } of used) {
    await held.assign(id, { status: record.endTime < wallTime() ? couponUserStatus.expired : couponUserStatus.unused, useTime: null }, { title });
  }
  return used.length;
}
