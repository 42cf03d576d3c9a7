/** Coupons that members hold, as orders use them. */
import { wallTime } from '../../../engine/time/wallTime';
import { among } from '../../resources/condition';
import { assignRecord } from '../../resources/door/door';
import { lockRows } from '../../resources/door/rows';
import type { Row, Visit } from '../../resources/types';

/** Codes of 优惠券使用状态. */
export const couponStatus = { unused: 0, used: 1, expired: 2 } as const;

/**
 * What an order used comes back to its member when the order came to nothing before anything was sent: to be used again, unless it
 * has expired meanwhile.
 * @returns how many
 */
export async function giveBackCoupons(visit: Visit, { couponId, platCouponId }: Row, title: string): Promise<number> {
  const held = visit.resources.get('marketing/couponUser')!;
  const ids = [couponId, platCouponId].filter((id) => id !== null && id !== undefined);
  if (ids.length === 0) return 0;
  const used = (await lockRows(visit, held, among(held.id, ids))).filter(({ record }) => record.status === couponStatus.used);
  for (const { id, record } of used) {
    await assignRecord(visit, held, id, { status: String(record.endTime) < wallTime() ? couponStatus.expired : couponStatus.unused, useTime: null }, { title });
  }
  return used.length;
}
