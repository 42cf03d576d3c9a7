/** Coupons of DEMO=2: none of them is held by anybody. */
import type { EntityDeparture } from '../../resources/departures';
import type { House } from '../../resources/types';
import { multiply } from '../../seed/multiply';

const many = 100_000;
const published = 1_000;

async function enlarge(house: House): Promise<void> {
  const coupons = house.resources.get('marketing/coupon')!;
  await multiply(house, coupons, many, coupons.key.length, { total: published, lastTotal: published });
}

export const coupon: EntityDeparture = { enlarge };
