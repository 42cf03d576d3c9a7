/** What follows from an order's way, in the same transaction: a payment counts for its member and earns those who brought that one, what was earned is frozen (distribution sheet). */
import { sql } from 'kysely';
import type { WriteRule } from '../../resources/departures';
import { assignRecord } from '../../resources/door/door';
import { lockRow, type Row } from '../../resources/door/rows';
import type { Visit } from '../../resources/door/visit';
import { earnBrokerage, freezeBrokerage } from '../distribution/brokerage';
import { readRules, type ShareNode } from '../distribution/rules';
import { keys, orderStatus, resourceOf } from './records';

const nodes: Record<number, ShareNode> = { [orderStatus.received]: 'receipt', [orderStatus.complete]: 'complete' };

/** Whether this order brings all that the member has bought to the line that makes a promoter. */
async function reachesLine({ db }: Visit, { uid, payPrice }: Row): Promise<boolean> {
  const { enabled, line } = await readRules(db);
  if (!enabled || line < 0) return false;
  const { rows: [row] } = await sql<{ bought: string }>`select coalesce(sum(pay_price), 0)::text as bought from order_order where uid = ${uid} and paid`.execute(db);
  return Number(row!.bought) + Number(payPrice) >= line;
}

async function countPurchase(visit: Visit, order: Row): Promise<void> {
  const members = resourceOf(visit, keys.member);
  const { id, record } = await lockRow(visit, members, order.uid);
  const promoted = record.isPromoter !== true && (await reachesLine(visit, order));
  await assignRecord(visit, members, id, { payCount: Number(record.payCount) + 1, ...(promoted ? { isPromoter: true } : {}) }, { title: '订单支付' });
}

export const followOrder: WriteRule = async (visit, { id, before, after }) => {
  if (!before || !after) return;
  if (before.paid !== true && after.paid === true) {
    await countPurchase(visit, after);
    await earnBrokerage(visit, id, after);
  }
  const node = before.status === after.status ? undefined : nodes[Number(after.status)];
  if (node) await freezeBrokerage(visit, id, node);
};
