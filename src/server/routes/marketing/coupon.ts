/** Coupons of DEMO=2: none of them is held by anybody. */
import type { EntityDeparture } from '../../resources/departures';
import { resourceOf } from '../../resources/resource';
import { multiply } from '../../seed/multiply';
import type { House } from '../../resources/types';

const many = 100_000;
const published = 1_000;

async function enlarge(house: House): Promise<void> {
  const coupons = resourceOf(house, 'marketing/coupon');
  await multiply(house, coupons, many, coupons.key.length, { total: published, lastTotal: published });
}

export const coupon: EntityDeparture<'marketing/coupon'> = { enlarge };
