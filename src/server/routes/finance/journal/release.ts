/** A merchant's share of an order: frozen until some days after the node that the settings name (decisions 60). */
import { sql } from 'kysely';
import type { ShareNode } from '../../../../../generated/types/enumerations';
import { fromSeconds, wallTime } from '../../../../engine/time/wallTime';
import { batchSize, often, runEach } from '../../../jobs/records';
import type { PlannedJob } from '../../../jobs/schedule';
import { readSetting } from '../../../resources/single';
import type { House, Visit } from '../../../resources/types';
import type { Records } from '../../../../../generated/records';
import { wallNow } from '../../../sql/clock';
import { named } from '../../../sql/named';

const [orders, o] = named('order_order', 'o');

/** The order has come to a node; at its end its share is told a time in any case. @param order its row as it will be */
export async function planShare(visit: Visit, order: Records['order/order'], node: ShareNode): Promise<void> {
  if (order.merId === null || order.shareTime !== null) return;
  const { merchantShareNode, merchantShareFreezeTime } = await readSetting(visit.db, visit, 'finance/merchantClosing');
  if (node === 'complete' || node === merchantShareNode) order.shareTime = fromSeconds(Math.floor(Date.now() / 1000) + merchantShareFreezeTime * 86_400);
}

/** Shares whose time has come are the merchant's to withdraw. */
export function releaseJob(house: House): PlannedJob {
  return {
    name: 'merchant:releaseShares', title: '商户分账到期', every: often,
    async batch(after = 0) {
      const { rows } = await sql<{ id: string }>`select ${o.id} from ${orders} where not ${o.is_shared} and ${o.share_time} <= ${wallNow} and ${o.id} > ${after} order by ${o.id} limit ${batchSize}`.execute(house.sql);
      await runEach(house, rows, async (visit, id) => {
        const { record: { isShared, shareTime } } = await visit.of('order/order').lock(id);
        if (!isShared && shareTime !== null && shareTime <= wallTime()) await visit.of('order/order').assign(id, { isShared: true }, { title: '商户分账到期' });
      });
      return rows.length < batchSize ? undefined : Number(rows.at(-1)?.id);
    },
  };
}
