import type { Channel } from '../../../../engine/extension/home';
import { resourceOf } from '../../../resources/resource';
import { valueTotals } from '../../../resources/totals/valueTotals';
import type { House } from '../../../resources/types';

/** 会员渠道, the most frequent first. */
export async function channels(house: House): Promise<Channel[]> {
  const totals = await valueTotals(house.sql, resourceOf(house, 'user/user'), 'registerType');
  return totals.map(({ value, count }) => ({ registerType: value, num: count }));
}
