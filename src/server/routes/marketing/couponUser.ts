/** Coupons that members hold: claimed by themselves, and what becomes of one whose use comes to nothing. */
import { couponUserStatus } from '../../../../generated/codes';
import type { EntityDeparture } from '../../resources/departures';
import { claimCoupon } from './claim';
import { hasLostSource } from './heldCoupon';

export const couponUser: EntityDeparture<'marketing/couponUser'> = {
  actions: { claim: ({ visit, values }) => claimCoupon(visit, values) },
  async writes(visit, { id, before, after }) {
    const comesBack = before?.status === couponUserStatus.used && after?.status === couponUserStatus.unused;
    if (comesBack && id !== undefined && (await hasLostSource(visit, id, after))) Object.assign(after, { status: couponUserStatus.expired });
  },
};
