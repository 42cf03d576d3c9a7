/**
 * What follows from an order's way, in the same transaction: a payment counts for its member, earns points and those who brought that
 * one, and reaches rewards; what was earned is frozen (distribution sheet, points sheet), and rewards are given (consume reward sheet).
 */
import { consumeChannel, orderSecondType, orderStatus, rewardNode } from '../../../../generated/codes';
import type { OrderStatus, RewardNode, ShareNode } from '../../../../generated/types/enumerations';
import { add, compare } from '../../../engine/format/decimal';
import type { Visit, WriteRule } from '../../resources/types';
import { earnBrokerage, freezeBrokerage } from '../distribution/brokerage';
import { readRules } from '../distribution/rules';
import { post } from '../finance/journal/post';
import { planShare } from '../finance/journal/release';
import { giveAt, reward } from '../marketing/rewarding';
import type { Purchase } from '../marketing/rewardSpent';
import { earnPoints, freezePoints } from './points';
import type { Order } from './records';

const nodes: Partial<Record<OrderStatus, ShareNode>> = { [orderStatus.received]: 'receipt', [orderStatus.complete]: 'complete' };

/** Whether this order brings all that the member has bought to the line that makes a promoter. */
async function reachesLine(visit: Visit, { uid, payPrice }: Order): Promise<boolean> {
  const { enabled, line } = await readRules(visit);
  if (!enabled || line < 0) return false;
  const { bought } = await visit.db.selectFrom('order_order').select(({ fn }) => fn.sum<string | null>('pay_price').as('bought')).where('uid', '=', uid).where('paid', '=', true).executeTakeFirstOrThrow();
  return compare(add(bought ?? '0', payPrice), line) >= 0;
}

async function countPurchase(visit: Visit, order: Order): Promise<void> {
  const members = visit.of('user/user');
  const { id, record } = await members.lock(order.uid);
  const promoted = !record.isPromoter && (await reachesLine(visit, order));
  await members.assign(id, { payCount: record.payCount + 1, ...(promoted ? { isPromoter: true } : {}) }, { title: '订单支付' });
}

export const followOrder: WriteRule<Order> = async (visit, { id, before, after }) => {
  if (id === undefined || !before || !after) return;
  if (!before.paid && after.paid) {
    await countPurchase(visit, after);
    if (after.secondType !== orderSecondType.points) await earnBrokerage(visit, id, after);
    await earnPoints(visit, id, after);
  }
  const node = before.status === after.status ? undefined : nodes[after.status];
  if (!before.paid && after.paid) await planShare(visit, after, 'pay');
  if (node) {
    await planShare(visit, after, node);
    await freezeBrokerage(visit, id, node);
  }
  // The end of an order freezes them in its move, before it locks the member.
  if (node === 'receipt') await freezePoints(visit, after, node);
};

/** What it moves is booked. */
export const postOrder: WriteRule<Order> = async (visit, { id, before, after }) => {
  if (id === undefined || !before || !after) return;
  if (!before.paid && after.paid) await post(visit, 'orderPaid', id);
  if (!after.paid && !before.outTradeNo && after.outTradeNo) await post(visit, 'orderPaidLate', id);
  if (!before.isShared && after.isShared) await post(visit, 'shareReleased', id);
};

const rewardNodes: Partial<Record<OrderStatus, RewardNode>> = { [orderStatus.received]: rewardNode.received, [orderStatus.complete]: rewardNode.complete };

/** An order as rewards see it; one that was never paid is none, nor is one of the points mall. */
export const purchaseOf = (sourceId: number, { orderNo, uid, merId, payTime, secondType }: Order): Purchase | undefined =>
  (payTime === null || secondType === orderSecondType.points ? undefined : { channel: consumeChannel.order, sourceId, linkNo: orderNo, uid, merId, time: payTime });

export const rewardOrder: WriteRule<Order> = async (visit, { id, before, after }) => {
  if (id === undefined || !before || !after) return;
  const purchase = purchaseOf(id, after);
  if (!before.paid && after.paid && purchase) await reward(visit, purchase);
  const node = before.status === after.status ? undefined : rewardNodes[after.status];
  if (node) await giveAt(visit, id, after.uid, node);
};
