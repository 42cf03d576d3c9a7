/** Whom an order tells of its way: its member of payment, price, shipments and receipt, the staff of its merchant of a new order. */
import { deliveryType, merchantEmployeeRole, orderStatus } from '../../../../generated/codes';
import type { Records } from '../../../../generated/records';
import { compare } from '../../../engine/format/decimal';
import { wallTime } from '../../../engine/time/wallTime';
import type { Visit, WriteRule } from '../../resources/types';
import type { MarkName } from '../operation/notices/marks';
import { tell } from '../operation/notices/tell';
import type { Order } from './records';

/** What every message on an order says. */
export async function orderTells({ db }: Visit, id: number, { orderNo, payPrice, merId }: Pick<Order, 'orderNo' | 'payPrice' | 'merId'>) {
  const details = await db.selectFrom('order_detail').select(['product_name', 'pay_num']).where('order_id', '=', id).orderBy('id').execute();
  const merchant = merId === null ? undefined : await db.selectFrom('merchant_merchant').select('name').where('id', '=', merId).executeTakeFirst();
  return { 订单编号: orderNo, 支付金额: payPrice, 商品名称: details.map(({ product_name: name, pay_num: num }) => `${name}×${num}`).join('，').slice(0, 200), 商户名称: merchant?.name ?? '平台自营' };
}

const roleOf = (text: unknown): string[] => (typeof text === 'string' ? text.split(',') : Array.isArray(text) ? text.map(String) : []);

/** Telephones of those who look after the orders of a merchant. */
async function staffOf({ db }: Visit, merId: number | null): Promise<{ phone: string }[]> {
  if (merId === null) return [];
  const staff = await db.selectFrom('merchant_employee').select(['phone', 'role']).where('mer_id', '=', merId).where('status', '=', true).where('is_del', '=', false).orderBy('id').execute();
  return staff.flatMap(({ phone, role }) => (phone && roleOf(role).includes(String(merchantEmployeeRole.orders)) ? [{ phone }] : []));
}

export const tellOrder: WriteRule<Order> = async (visit, { id, before, after }) => {
  if (id === undefined || !before || !after) return;
  const about = `order:${id}`;
  const to = [{ uid: after.uid }];
  if (!before.paid && after.paid) {
    const tells = async () => ({ ...await orderTells(visit, id, after), 支付时间: after.payTime ?? wallTime() });
    await tell(visit, 'paySuccess', async () => ({ about, to, tells: await tells() }));
    await tell(visit, 'merchantPaySuccess', async () => ({ about, to: await staffOf(visit, after.merId), tells: await tells() }));
  }
  if (before.status !== after.status && after.status === orderStatus.received) {
    await tell(visit, 'receiptGoods', async () => ({ about, to, tells: { ...await orderTells(visit, id, after), 收货时间: after.receivingTime ?? wallTime() } }));
  }
  // Prices may change more than once.
  if (!after.paid && compare(before.payPrice, after.payPrice) !== 0) {
    await tell(visit, 'modifyOrderPrice', async () => ({ about: `${about}:${after.payPrice}`, to, tells: await orderTells(visit, id, after) }));
  }
};

/** Each parcel is told apart; what needs no delivery is not told. */
export const tellShipment: WriteRule<Records['order/invoice']> = async (visit, { id, before, after }) => {
  if (id === undefined || before || !after || after.deliveryType === deliveryType.noNeed) return;
  const mark = after.deliveryType === deliveryType.express ? 'deliverGoods' : 'fulfillmentOrder' satisfies MarkName;
  const about = { about: `invoice:${id}`, to: [{ uid: after.uid }] };
  const tells = async () => {
    const order = await visit.db.selectFrom('order_order').select('pay_price').where('id', '=', after.orderId).executeTakeFirstOrThrow();
    return { ...await orderTells(visit, after.orderId, { orderNo: after.orderNo, payPrice: order.pay_price, merId: after.merId }), 发货时间: wallTime() };
  };
  if (mark === 'deliverGoods') await tell(visit, mark, async () => ({ ...about, tells: { ...await tells(), 快递公司: after.expressName ?? '', 快递单号: after.trackingNumber ?? '' } }));
  else await tell(visit, mark, async () => ({ ...about, tells: { ...await tells(), 配送员: after.deliveryCarrier ?? '', 配送电话: after.carrierPhone ?? '' } }));
};
