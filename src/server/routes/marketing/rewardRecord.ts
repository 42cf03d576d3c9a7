/** Rewards as they are given and taken back; both are moves, so that a person and a refund do the same. */
import { rewardType } from '../../../../generated/codes';
import type { EntityDeparture } from '../../resources/departures';
import { system } from '../../resources/door/visit';
import { write } from '../../resources/house';
import { refuse } from '../order/records';
import { demonstrate, type Planned } from './rewardDemo';
import { giveReward, takeReward, whyNotRewarded } from './rewardGiving';

export const rewardRecord: EntityDeparture<'marketing/rewardRecord'> = {
  moves: {
    async give(visit, before) {
      const reason = await whyNotRewarded(visit, before);
      if (reason !== undefined) throw refuse(reason);
      return { couponUserIds: [...await giveReward(visit, before.id, before)] };
    },
    recover: (visit, before) => takeReward(visit, before.id, before),
  },
  sample: async () => ({ rewardType: rewardType.points, integral: 10, couponIds: [], couponUserIds: [] }),
  demoFrom: ['marketing/integralReceipt', 'marketing/integralManual'],
  async demo(house, planned) {
    await write(house, system, (visit) => demonstrate(visit, planned as Planned[]));
    return [];
  },
};
