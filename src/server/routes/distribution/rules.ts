/** The rules of 分销配置 as the server goes by them; what nobody has filled in is as it ships. */
import { readConfiguration } from '../../configuration';
import type { Sql } from '../../sql/connect';
import { distribution } from '../settings/shipped/sections';

/** Until when brokerage is not yet frozen: paid, received or complete. */
export type ShareNode = 'pay' | 'receipt' | 'complete';

export interface DistributionRules {
  enabled: boolean;
  /** 元 that a member has to buy for to become a promoter; -1: nobody becomes one by buying. */
  line: number;
  /** Per cent by level of the promoter, where the item has no rates of its own. */
  rates: readonly [first: number, second: number];
  node: ShareNode;
  /** Days from the node until brokerage can be spent. */
  days: number;
}

const shipped = new Map(distribution.fields.map(({ name, defaultValue }) => [name, String(defaultValue)]));

export async function readRules(db: Sql): Promise<DistributionRules> {
  const stored = await readConfiguration(db, [...shipped.keys()]);
  const value = (name: string) => stored.get(name) ?? shipped.get(name)!;
  return {
    enabled: value('retailStoreSwitch') === '1', line: Number(value('retailStoreLine')),
    rates: [Number(value('retailStoreBrokerageFirstRatio')), Number(value('retailStoreBrokerageSecondRatio'))],
    node: value('retailStoreBrokerageShareNode') as ShareNode, days: Number(value('retailStoreBrokerageFreezingTime')),
  };
}
