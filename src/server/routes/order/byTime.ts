/** What orders bring about when time, or their member, moves them (order sheet): what their members get, or get back. */
import { integralLinkType } from '../../../../generated/codes';
import { centsOf } from '../../../engine/format/money';
import { book } from '../../resources/door/book';
import type { MoveRule, Visit } from '../../resources/types';
import { giveBackCoupons } from '../marketing/heldCoupon';
import { lockWaiting } from '../marketing/rewarding';
import { giveBackPieces } from './kinds';
import { freezePoints } from './points';
import { leftToSend, lockOrder, type LockedDetail, type LockedOrder, type Order } from './records';

/** Points, coupons and pieces of an order that came to nothing go back. */
export const expire: MoveRule<Order> = (visit, order) => giveBack(visit, order, '未支付自动取消');
export const cancel: MoveRule<Order> = (visit, order) => giveBack(visit, order, '会员取消订单');

async function giveBack(visit: Visit, { id }: Order, title: string): Promise<Partial<Order>> {
  const order = await lockOrder(visit, id);
  // Coupons before their member, as everywhere.
  await giveBackCoupons(visit, order.record, title);
  await backPoints(visit, order);
  await giveBackPieces(visit, order, order.details.map((detail) => ({ detail, number: leftToSend(detail) })), title);
  return {};
}

export const complete: MoveRule<Order> = async (visit, { id }) => {
  const order = await lockOrder(visit, id);
  await lockWaiting(visit, id);
  await freezePoints(visit, order.record, 'complete', sumOf(order, ({ gainIntegral, refundGainIntegral }) => gainIntegral - refundGainIntegral));
  await giveExperience(visit, order);
  return {};
};

/** A member who has left gets nothing any more. */
const hasLeft = async (visit: Visit, { record }: LockedOrder): Promise<boolean> => (await visit.of('user/user').lock(record.uid)).record.isLogoff;

const sumOf = ({ details }: LockedOrder, of: (detail: LockedDetail['record']) => number) => details.reduce((total, { record }) => total + of(record), 0);

/** What an order brings its member, or gives back. */
const bookOf = (visit: Visit, key: 'user/integralRecord' | 'user/experienceRecord', { record }: LockedOrder, amount: number, title: string) =>
  book(visit, key, { holder: record.uid, amount, title, values: { linkType: integralLinkType.order, linkId: record.orderNo, title } });

/** Points that were put into an order which came to nothing. */
async function backPoints(visit: Visit, order: LockedOrder): Promise<void> {
  if (order.record.useIntegral === 0 || (await hasLeft(visit, order))) return;
  await bookOf(visit, 'user/integralRecord', order, order.record.useIntegral, '订单取消，退回积分');
}

/** Experience for what was bought and kept: one for every 元. */
async function giveExperience(visit: Visit, order: LockedOrder): Promise<void> {
  if (await hasLeft(visit, order)) return;
  const kept = sumOf(order, ({ payPrice, refundPrice }) => centsOf(payPrice) - centsOf(refundPrice));
  await bookOf(visit, 'user/experienceRecord', order, Math.floor(kept / 100), '订单完成');
}
