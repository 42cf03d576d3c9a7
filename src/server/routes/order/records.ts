/** The tables of an order under lock. Whoever touches one of them locks the order first, so that two visits never wait for each other. */
import { codes } from '../../../engine/envelope';
import { Refusal } from '../../refusal';
import type { Visit } from '../../resources/types';
import type { LockedRecord } from '../../resources/typed';
import type { Records } from '../../../../generated/records';

export type Order = Records['order/order'];
export type LockedDetail = LockedRecord<'order/orderDetail'>;

export interface LockedOrder extends LockedRecord<'order/order'> {
  details: LockedDetail[];
}

/** @throws Refusal when there is no such order */
export async function lockOrder(visit: Visit, id: number): Promise<LockedOrder> {
  const order = await visit.of('order/order').lock(id);
  return { ...order, details: await visit.of('order/orderDetail').lockWhere({ orderId: order.id }) };
}

/** A refund and its order. @throws Refusal when there is no such refund */
export async function lockRefund(visit: Visit, id: number): Promise<{ order: LockedOrder; refund: LockedRecord<'order/refund'> }> {
  const refunds = visit.of('order/refund');
  const found = await visit.db.selectFrom('refund_order').select('order_id').where('id', '=', id).executeTakeFirst();
  // One that is not there is refused by the lock, in the words of the schema.
  const order = await lockOrder(visit, found ? Number(found.order_id) : (await refunds.lock(id)).record.orderId);
  return { order, refund: await refunds.lock(id) };
}

/** Pieces of an item that can still be sent: neither sent nor paid back before they were. */
export const leftToSend = ({ record }: LockedDetail): number => record.payNum - record.deliveryNum - record.unsentRefundNum;

type Told<Values> = { [Name in keyof Values]: NonNullable<Values[Name]> };

/** What was said of inputs that may be left out. */
export const told = <Values extends object>(values: Values): Told<Values> => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as Told<Values>;

export const refuse = (message: string) => new Refusal(codes.invalid, message);
