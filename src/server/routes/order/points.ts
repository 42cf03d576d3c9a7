/**
 * Points that an order earns its member, each step in the transaction that brings it about: they stand in the ledger from the payment
 * on, are frozen from the moment that 积分配置 names, are the member's once they have thawed, and go back as far as the order does
 * (points sheet, decisions 44). Whoever goes through here holds the order's lock and takes that of the record before the member's.
 */
import { integralFreezeNode, integralLinkType, integralRecordStatus, ledgerDirection, orderSecondType } from '../../../../generated/codes';
import type { IntegralFreezeNode } from '../../../../generated/types/enumerations';
import type { Records } from '../../../../generated/records';
import { centsOf } from '../../../engine/format/money';
import { fromSeconds } from '../../../engine/time/wallTime';
import { book } from '../../resources/door/book';
import { readSetting } from '../../resources/single';
import type { LockedRecord } from '../../resources/typed';
import type { Visit } from '../../resources/types';
import type { Order } from './records';

type Config = Records['marketing/integralConfig'];
type Earned = LockedRecord<'user/integralRecord'>;

/** Characters of a record's mark. */
const mostMark = 200;
const isText = (text: string | null): text is string => text !== null && text !== '';

const readConfig = (visit: Visit): Promise<Config> => readSetting(visit.db, visit, 'marketing/integralConfig');

const frozen = ({ freezeIntegralDay: days }: Config) =>
  ({ status: integralRecordStatus.frozen, frozenTime: days, thawTime: fromSeconds(Math.floor(Date.now() / 1000) + days * 86_400) });

const recordOf = ({ uid, orderNo }: Order, integral: number) =>
  ({ uid, linkType: integralLinkType.order, linkId: orderNo, type: ledgerDirection.in, integral, title: '订单赠送积分' });

/**
 * What a paid order earns, by 积分配置 of the day of payment: what was reckoned before gives way. Postage earns nothing, nor does an
 * order of the points mall. Each item bears its part, so that all of them come to what the whole order earns.
 * @param order its row as it will be; completed by what it earns
 */
export async function earnPoints(visit: Visit, orderId: number, order: Order): Promise<void> {
  const config = await readConfig(visit);
  const each = order.secondType === orderSecondType.points ? 0 : config.orderGiveIntegral * 100;
  const pointsOf = (cents: number): number => (each > 0 ? Math.floor(cents / each) : 0);
  const details = visit.of('order/orderDetail');
  let spent = 0;
  for (const { id, record } of await details.lockWhere({ orderId })) {
    const before = pointsOf(spent);
    spent += centsOf(record.payPrice) - centsOf(record.freightFee);
    const gainIntegral = pointsOf(spent) - before;
    if (gainIntegral !== record.gainIntegral) await details.assign(id, { gainIntegral }, { title: '订单赠送积分' });
  }
  const integral = pointsOf(spent);
  Object.assign(order, { gainIntegral: integral });
  if (integral === 0) return;
  const state = config.integralFreezeNode === integralFreezeNode.paid ? frozen(config) : { status: integralRecordStatus.created, frozenTime: config.freezeIntegralDay };
  await visit.of('user/integralRecord').create({ ...recordOf(order, integral), ...state }, { title: '订单赠送积分' });
}

/** The record of what a paid order earned, under lock; there may be none of one that was paid under an earlier release. */
export async function lockPoints(visit: Visit, { uid, orderNo: linkId, paid }: Order): Promise<Earned | undefined> {
  // Points that a cancelled order gave back stand under the same number.
  if (!paid) return undefined;
  const [earned] = await visit.of('user/integralRecord').lockWhere({ uid, linkId, linkType: integralLinkType.order, type: ledgerDirection.in });
  return earned;
}

/**
 * The order has come to a node; what it earned is frozen at the one that 积分配置 names, at its end in any case.
 * @param due what the order is to bring where nothing stands in the ledger yet
 */
export async function freezePoints(visit: Visit, order: Order, node: IntegralFreezeNode, due = 0): Promise<void> {
  const config = await readConfig(visit);
  if (node !== integralFreezeNode.complete && node !== config.integralFreezeNode) return;
  const records = visit.of('user/integralRecord');
  const earned = await lockPoints(visit, order);
  if (earned?.record.status === integralRecordStatus.created) await records.assign(earned.id, frozen(config), { title: '积分冻结' });
  else if (!earned && due > 0) await records.create({ ...recordOf(order, due), ...frozen(config) }, { title: '积分冻结' });
}

/**
 * A refund takes back what its part of the order earned: less will thaw, or what has thawed is taken as far as it is still there.
 * @param earned from `lockPoints`
 * @param isComplete whether an order without a record has brought its points already
 * @returns points that the member does not keep
 */
export async function takeBackPoints(visit: Visit, earned: Earned | undefined, { uid, points, isComplete, linkId, title }: { uid: number; points: number; isComplete: boolean; linkId: string; title: string }): Promise<number> {
  const isSettled = earned ? earned.record.status === integralRecordStatus.settled : isComplete;
  if (points === 0) return 0;
  if (!isSettled) {
    if (earned && earned.record.status !== integralRecordStatus.void) {
      const integral = (earned.record.integral ?? 0) - points;
      await visit.of('user/integralRecord').assign(earned.id, integral > 0 ? { integral } : { status: integralRecordStatus.void }, { title });
    }
    return points;
  }
  const { record } = await visit.of('user/user').lock(uid);
  const taken = record.isLogoff ? 0 : Math.min(points, record.integral);
  const short = taken < points ? `余额不足，少收回${points - taken}` : '';
  await book(visit, 'user/integralRecord', { holder: uid, amount: -taken, title, values: { linkType: integralLinkType.refund, linkId, title, mark: ['收回赠送积分', short].filter(isText).join('，') } });
  // Where nothing is booked, the record of what was earned says so.
  if (taken === 0 && earned) await visit.of('user/integralRecord').assign(earned.id, { mark: [earned.record.mark, `退款单${linkId}：${short}`].filter(isText).join('；').slice(0, mostMark) }, { title });
  return taken;
}
