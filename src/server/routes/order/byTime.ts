/** What becomes of orders by themselves: unpaid ones end, sent ones are received, received ones are complete (order sheet; days from the settings). */
import { sql, type RawBuilder } from 'kysely';
import { integralLinkType, orderChange, orderRefundStatus, orderStatus } from '../../../../generated/codes';
import { centsOf } from '../../../engine/format/money';
import { readConfiguration } from '../../configuration';
import { recordJob } from '../../jobs/records';
import type { Job } from '../../jobs/schedule';
import { book } from '../../resources/door/book';
import type { House, Visit } from '../../resources/types';
import { giveBackCoupons } from '../marketing/heldCoupon';
import { giveBackStock } from '../product/stock';
import { leftToSend, lockOrder, type LockedDetail, logOrder, type LockedOrder } from './records';

/** Settings and what holds while nobody has filled them in. */
const settings = { order_cancel_time: 30, auto_take_delivery_day: 7, auto_complete_day: 15 } as const;

const setting = async (house: House, name: keyof typeof settings): Promise<number> => Number((await readConfiguration(house.sql, [name])).get(name) ?? settings[name]);

/** Wall time of the shop, as the tables hold it. */
const ago = (amount: number, unit: 'minute' | 'day'): RawBuilder<unknown> => sql`(now() at time zone 'Asia/Shanghai') - ${amount} * ${sql.raw(`interval '1 ${unit}'`)}`;

interface Move {
  name: string;
  setting: keyof typeof settings;
  unit: 'minute' | 'day';
  /** Orders `o` that are due. */
  due(before: RawBuilder<unknown>): RawBuilder<boolean>;
  run(visit: Visit, order: LockedOrder): Promise<void>;
}

const title = { expire: '未支付自动取消', receive: '自动收货', complete: '自动完成' };

const expire: Move = {
  name: 'order:expire', setting: 'order_cancel_time', unit: 'minute',
  due: (before) => sql<boolean>`o.status = ${orderStatus.unpaid} and o.create_time < ${before}`,
  async run(visit, order) {
    await visit.of('order/order').move(order.id, 'expire', {}, { title: title.expire });
    await logOrder(visit, order, orderChange.cancel, title.expire);
    await backPoints(visit, order);
    await giveBackCoupons(visit, order.record, title.expire);
    await giveBackStock(visit, order.details.flatMap((detail) => {
      const { attrValueId } = detail.record;
      return attrValueId === null ? [] : [{ attrValueId, number: leftToSend(detail) }];
    }));
  },
};

const receive: Move = {
  name: 'order:receive', setting: 'auto_take_delivery_day', unit: 'day',
  // A refund that is being asked for is settled first.
  due: (before) => sql<boolean>`o.status = ${orderStatus.shipped} and o.refund_status <> ${orderRefundStatus.asked}
    and not exists (select 1 from order_invoice i where i.order_id = o.id and i.create_time >= ${before}) and o.create_time < ${before}`,
  async run(visit, order) {
    await visit.of('order/order').move(order.id, 'receiveByTime', {}, { title: title.receive });
    for (const { id } of order.details) await visit.of('order/orderDetail').assign(id, { isReceipt: true }, { title: title.receive });
    await logOrder(visit, order, orderChange.receipt, title.receive);
  },
};

const complete: Move = {
  name: 'order:complete', setting: 'auto_complete_day', unit: 'day',
  due: (before) => sql<boolean>`o.status = ${orderStatus.received} and o.refund_status <> ${orderRefundStatus.asked} and o.receiving_time < ${before}`,
  async run(visit, order) {
    await visit.of('order/order').move(order.id, 'complete', {}, { title: title.complete });
    await logOrder(visit, order, orderChange.fulfilled, title.complete);
    await giveGained(visit, order);
  },
};

/** A member who has left gets nothing any more. */
const hasLeft = async (visit: Visit, { record }: LockedOrder): Promise<boolean> => (await visit.of('user/user').lock(record.uid)).record.isLogoff;

/** What an order brings its member, or gives back. */
const bookOf = (visit: Visit, key: 'user/integralRecord' | 'user/experienceRecord', { record }: LockedOrder, amount: number, title: string) =>
  book(visit, key, { holder: record.uid, amount, title, values: { linkType: integralLinkType.order, linkId: record.orderNo, title } });

/** Points that were put into an order which came to nothing. */
async function backPoints(visit: Visit, order: LockedOrder): Promise<void> {
  if (order.record.useIntegral === 0 || (await hasLeft(visit, order))) return;
  await bookOf(visit, 'user/integralRecord', order, order.record.useIntegral, '订单取消，退回积分');
}

/** Points and experience for what was bought and kept: one of experience for every 元. */
async function giveGained(visit: Visit, order: LockedOrder): Promise<void> {
  if (await hasLeft(visit, order)) return;
  const sum = (of: (detail: LockedDetail['record']) => number) => order.details.reduce((total, { record }) => total + of(record), 0);
  const kept = sum(({ payPrice, refundPrice }) => centsOf(payPrice) - centsOf(refundPrice));
  await bookOf(visit, 'user/integralRecord', order, sum(({ gainIntegral, refundGainIntegral }) => gainIntegral - refundGainIntegral), '订单完成，赠送积分');
  await bookOf(visit, 'user/experienceRecord', order, Math.floor(kept / 100), '订单完成');
}

function jobOf(house: House, move: Move): Job {
  let due: RawBuilder<boolean>;
  return recordJob(house, {
    name: move.name,
    async due(after, limit) {
      due = move.due(ago(await setting(house, move.setting), move.unit));
      return sql<{ id: string }>`select o.id from order_order o where o.id > ${after} and ${due} order by o.id limit ${limit}`;
    },
    async run(visit, id) {
      const order = await lockOrder(visit, id);
      const { rows } = await sql`select 1 from order_order o where o.id = ${id} and ${due}`.execute(visit.db);
      if (rows.length > 0) await move.run(visit, order);
    },
  });
}

export const orderJobs = (house: House): Job[] => [expire, receive, complete].map((move) => jobOf(house, move));
