/** Members: who brought them, and the demo ones, who come with a year of trade: what they hold is what their orders and ledgers leave. */
import type { EntityDeparture } from '../../resources/departures';
import { superiorActions } from '../distribution/promoter';
import { seedTrade } from '../order/demo/trade';

export const user: EntityDeparture = {
  actions: superiorActions,
  async demo(house, planned, size, report) {
    await seedTrade(house, planned, size, report);
    return [];
  },
  demoFrom: ['product/attrValue', 'marketing/coupon', 'user/level'],
};
