/** Rewards in every state for demo rows: of the newest purchases, reached, given and taken back by what real ones go through. */
import { consumeChannel, issueStatus, issueType, orderRefundStatus, orderStatus, receiptStatus, rewardNode, rewardStatus } from '../../../../generated/codes';
import type { Records } from '../../../../generated/records';
import type { OrderStatus } from '../../../../generated/types/enumerations';
import { resourceOf } from '../../resources/resource';
import type { Visit } from '../../resources/types';
import { backdate } from '../../seed/rows';
import { giveAt, reward } from './rewarding';
import type { Purchase } from './rewardSpent';

export type Planned = Pick<Records['marketing/rewardRecord'], 'status' | 'reason' | 'failReason'>;

/** 元; with freight that is nothing of it, it still reaches the first tier of the demo activity. */
const least = '150.00';

async function orders({ db }: Visit, status: OrderStatus, limit: number): Promise<Purchase[]> {
  const rows = await db.selectFrom('order_order as o').innerJoin('user_user as u', 'u.id', 'o.uid').select(['o.id', 'o.order_no', 'o.uid', 'o.mer_id', 'o.pay_time'])
    .where('o.status', '=', status).where('o.refund_status', '=', orderRefundStatus.none).where('o.pay_price', '>=', least).where('u.is_logoff', '=', false)
    .orderBy('o.id', 'desc').limit(limit).execute();
  return rows.map((row) => ({ channel: consumeChannel.order, sourceId: Number(row.id), linkNo: row.order_no, uid: Number(row.uid), merId: Number(row.mer_id), time: row.pay_time ?? '' }));
}

/** Receipts that passed, and points by hand for a purchase. */
async function atCounters({ db }: Visit): Promise<Purchase[]> {
  const columns = ['t.id', 't.receipt_no', 't.uid', 't.mer_id', 't.consume_time'] as const;
  const receipts = await db.selectFrom('marketing_integral_receipt as t').innerJoin('user_user as u', 'u.id', 't.uid').select(columns).where('u.is_logoff', '=', false)
    .where('t.audit_status', '=', receiptStatus.passed).orderBy('t.id').execute();
  const byHand = await db.selectFrom('marketing_integral_manual as t').innerJoin('user_user as u', 'u.id', 't.uid').select(columns).where('u.is_logoff', '=', false)
    .where('t.status', '=', issueStatus.issued).where('t.issue_type', '=', issueType.consume).orderBy('t.id').execute();
  const told = (channel: Purchase['channel']) => (row: (typeof receipts)[number]): Purchase =>
    ({ channel, sourceId: row.id, linkNo: row.receipt_no, uid: row.uid, merId: row.mer_id, time: row.consume_time ?? '' });
  return [...receipts.map(told(consumeChannel.receipt)), ...byHand.map(told(consumeChannel.manual))];
}

async function settle(visit: Visit, { sourceId, uid }: Purchase, { status, reason, failReason }: Planned): Promise<void> {
  if (status === rewardStatus.waiting) return;
  const rewards = visit.of('marketing/rewardRecord');
  const own = { channel: consumeChannel.order, sourceId };
  if (status === rewardStatus.failed) {
    for (const { id } of await rewards.lockWhere({ ...own, status: rewardStatus.waiting })) await rewards.move(id, 'fail', { failReason }, { title: '发放失败' });
  }
  await giveAt(visit, sourceId, uid, rewardNode.complete);
  if (status !== rewardStatus.recovered) return;
  for (const { id } of await rewards.lockWhere({ ...own, status: rewardStatus.given })) await rewards.move(id, 'recover', { reason }, { title: '回收奖励' });
}

/** Each was reached when its purchase was made. */
async function backdateAll(visit: Visit): Promise<void> {
  const rewards = resourceOf(visit, 'marketing/rewardRecord');
  for (const { id, record: { consumeTime } } of await visit.of('marketing/rewardRecord').lockWhere({})) await backdate(visit, rewards, id, consumeTime);
}

export async function demonstrate(visit: Visit, planned: readonly Planned[]): Promise<void> {
  const [waiting, complete] = [await orders(visit, orderStatus.toShip, planned.length), await orders(visit, orderStatus.complete, planned.length)];
  for (const row of planned) {
    const purchase = (row.status === rewardStatus.waiting ? waiting : complete).shift();
    if (!purchase) continue;
    await reward(visit, purchase);
    await settle(visit, purchase, row);
  }
  for (const purchase of await atCounters(visit)) await reward(visit, purchase);
  await backdateAll(visit);
}
