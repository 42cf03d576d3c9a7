/** Coupons that members hold: claimed by themselves. */
import type { EntityDeparture } from '../../resources/departures';
import { claimCoupon } from './claim';

export const couponUser: EntityDeparture<'marketing/couponUser'> = {
  actions: { claim: ({ visit, values }) => claimCoupon(visit, values) },
};
