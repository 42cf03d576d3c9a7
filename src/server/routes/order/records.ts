/** The tables of an order under lock. Whoever touches one of them locks the order first, so that two visits never wait for each other. */
import { codes } from '../../../engine/envelope';
import { Refusal } from '../../refusal';
import { equals } from '../../resources/condition';
import { createRecord } from '../../resources/door/door';
import { lockRow, lockRows, type Locked } from '../../resources/door/rows';
import type { Visit } from '../../resources/door/visit';

export const keys = {
  order: 'order/order', detail: 'order/orderDetail', invoice: 'order/invoice', invoiceDetail: 'order/invoiceDetail', log: 'order/orderStatusLog',
  refund: 'order/refund', refundLog: 'order/refundStatusLog', express: 'operation/companyList', member: 'user/user',
} as const;

/** Codes of spec 2 §4. */
export const orderStatus = { unpaid: 0, toShip: 1, partlyShipped: 2, toVerify: 3, shipped: 4, received: 5, complete: 6, cancelled: 9 } as const;
export const orderRefund = { none: 0, asked: 1, partly: 2, whole: 3 } as const;

export const resourceOf = (visit: Visit, key: (typeof keys)[keyof typeof keys]) => visit.resources.get(key)!;

export interface LockedOrder extends Locked {
  details: Locked[];
}

/** @throws Refusal when there is no such order */
export async function lockOrder(visit: Visit, id: unknown): Promise<LockedOrder> {
  const order = await lockRow(visit, resourceOf(visit, keys.order), id);
  const details = resourceOf(visit, keys.detail);
  return { ...order, details: await lockRows(visit, details, equals(details.stored.get('orderId')!, order.id)) };
}

/** Pieces of an item that can still be sent: neither sent nor paid back before they were. */
export const leftToSend = ({ record }: Locked): number => Number(record.payNum) - Number(record.deliveryNum) - Number(record.unsentRefundNum);

/** @param changeType of `orderChange` */
export async function logOrder(visit: Visit, { id, record }: Locked, changeType: string, changeMessage: string): Promise<void> {
  await createRecord(visit, resourceOf(visit, keys.log), { orderId: id, orderNo: record.orderNo, changeType, changeMessage }, { title: changeMessage });
}

export const refuse = (message: string) => new Refusal(codes.invalid, message);
