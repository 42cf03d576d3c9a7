/** The rules of 分销配置 as the server goes by them. */
import type { ShareNode } from '../../../../generated/types/enumerations';
import { readSetting } from '../../resources/single';
import type { Visit } from '../../resources/types';

export interface DistributionRules {
  enabled: boolean;
  /** 元 that a member has to buy for to become a promoter; -1: nobody becomes one by buying. */
  line: number;
  /** Per cent by level of the promoter, where the item has no rates of its own. */
  rates: readonly [first: number, second: number];
  /** Until when brokerage is not yet frozen. */
  node: ShareNode;
  /** Days from the node until brokerage can be spent. */
  days: number;
}

export async function readRules(visit: Visit): Promise<DistributionRules> {
  const stored = await readSetting(visit.db, visit, 'distribution/config');
  return {
    enabled: stored.retailStoreSwitch, line: stored.retailStoreLine,
    rates: [stored.retailStoreBrokerageFirstRatio, stored.retailStoreBrokerageSecondRatio],
    node: stored.retailStoreBrokerageShareNode, days: stored.retailStoreBrokerageFreezingTime,
  };
}
