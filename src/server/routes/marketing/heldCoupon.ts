/** Coupons that members hold, as orders use them. */
import { sql } from 'kysely';
import { couponUserStatus, orderRefundStatus, rewardStatus } from '../../../../generated/codes';
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

/** Locks the coupons that an order used and those that its goods brought, which come before their member. */
export async function lockCoupons(visit: Visit, orderId: number, { couponId, platCouponId }: Records['order/order']): Promise<void> {
  const gifts = await visit.db.selectFrom('coupon_user').select('id').where('order_id', '=', orderId).execute();
  const ids = [couponId, platCouponId, ...gifts.map(({ id }) => Number(id))].filter((id) => id !== null);
  if (ids.length > 0) await visit.of('marketing/couponUser').lockWhere({ id: ids });
}

/** Whether what brought it has come to nothing: the order of its goods is refunded whole, or the reward is taken back. */
export async function hasLostSource({ db }: Visit, id: number, { orderId, uid }: Records['marketing/couponUser']): Promise<boolean> {
  const refunded = orderId === null ? undefined : await db.selectFrom('order_order').select('id').where('id', '=', orderId).where('refund_status', '=', orderRefundStatus.whole).executeTakeFirst();
  const recovered = await db.selectFrom('marketing_reward_record').select('id').where('uid', '=', uid).where('status', '=', rewardStatus.recovered)
    .where(sql<boolean>`coupon_user_ids @> array[${id}]::bigint[]`).executeTakeFirst();
  return refunded !== undefined || recovered !== undefined;
}

/** What the goods of an order brought its member ends with a whole refund, as far as it is unused. @returns how many */
export async function lapseGifts(visit: Visit, orderId: number, title: string): Promise<number> {
  const held = visit.of('marketing/couponUser');
  const unused = await held.lockWhere({ orderId, status: couponUserStatus.unused });
  for (const { id } of unused) await held.move(id, 'lapse', {}, { title });
  return unused.length;
}
