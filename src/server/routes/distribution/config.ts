/** 分销配置: two ratios and what they come to together. Rules compare one field with another; no other sheet bounds a sum. */
import { invalid } from '../../refusal';
import type { EntityDeparture } from '../../resources/departures';

export const config: EntityDeparture<'distribution/config'> = {
  sample: async () => ({ retailStoreBrokerageFirstRatio: 10, retailStoreBrokerageSecondRatio: 5 }),
  writes(_visit, { after }) {
    const ratios = [Number(after?.retailStoreBrokerageFirstRatio), Number(after?.retailStoreBrokerageSecondRatio)] as const;
    // One that is too much by itself is told by its own rule.
    if (Math.max(...ratios) <= 100 && ratios[0] + ratios[1] > 100) {
      throw invalid([{ field: 'retailStoreBrokerageSecondRatio', message: '返佣比例相加不能超过100%' }]);
    }
  },
};
