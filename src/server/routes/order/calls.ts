/** Shipments of an order and where their parcels are (order sheet). */
import { sql } from 'kysely';
import { deliveryType, orderSecondType } from '../../../../generated/codes';
import type { FastifyInstance } from 'fastify';
import { wholeOf } from '../../../engine/format/whole';
import { namesOf } from '../../../engine/namesOf';
import { codes } from '../../../engine/envelope';
import { Refusal } from '../../refusal';
import { defineCall } from '../../calls/define';
import { equals } from '../../resources/condition';
import type { House, Row } from '../../resources/types';
import { columnOf, resourceOf } from '../../resources/resource';
import { project } from '../../resources/projection';
import { missing } from '../../resources/door/rows';
import { onePassOf } from '../operation/onePassAccount';
import { refuse } from './records';
import { type Providers, tracesOf } from './traces';

/** Orders of a screen: all but those of the points mall, or these. */
const isOf = (screen: Screen) => sql<boolean>`(o.second_type = ${orderSecondType.points}) = ${screen === 'marketing/integralOrder'}`;

/** Parcels of an order, the newest first; what belongs to no merchant is the platform's, 0. @throws Refusal where the screen has no such order */
async function shipments(house: House, screen: Screen, orderNo: string): Promise<Row[]> {
  const [orders, invoices] = [resourceOf(house, 'order/order'), resourceOf(house, 'order/invoice')];
  const { rows: [order] } = await sql<{ id: number }>`select o.id from ${orders.table} o where o.order_no = ${orderNo} and ${isOf(screen)}`.execute(house.sql);
  if (!order) throw missing(orders);
  const names = [...invoices.fields.keys()].filter((name) => name !== 'logistics');
  const projection = project(invoices, house.resources, names);
  const { rows } = await sql<Row>`select ${projection.columns} from ${invoices.table} t where ${equals(columnOf(house, 'order/invoice', 'orderId'), order.id)} order by ${invoices.id.ref} desc`.execute(house.sql);
  return rows.map(projection.encode).map((row) => ({ ...row, merId: row.merId ?? 0 }));
}

/** @throws Refusal where the screen has no such shipment, or no courier has it */
async function logistics(house: House, providers: Providers, screen: Screen, id: number): Promise<Row> {
  const row = await house.sql.selectFrom('order_invoice as i').innerJoin('order_order as o', 'o.id', 'i.order_id')
    .select(['i.delivery_type', 'i.tracking_number', 'i.express_code', 'i.express_name', 'i.logistics', 'o.user_phone']).where('i.id', '=', id).where(isOf(screen)).executeTakeFirst();
  if (!row) throw new Refusal(codes.notFound, '发货单不存在');
  if (row.delivery_type !== deliveryType.express) throw refuse('只有快递配送可以查看物流');
  const { tracking_number: number, express_code: code, user_phone: phone } = row;
  const { traces: { list, deliverystatus, issign, courier, courierPhone, expSite, expPhone, takeTime }, notice } = await tracesOf(house, providers, { id, number, code, phone, logistics: row.logistics });
  const newestFirst = list.toSorted((one, other) => (one.time < other.time ? 1 : -1));
  return {
    number, type: code, expName: row.express_name, expSite, expPhone, courier, courierPhone, deliverystatus, issign,
    updateTime: newestFirst[0]?.time ?? '', takeTime, logo: '', list: newestFirst, notice,
  };
}

/** Screens of orders, and the calls about parcels that each has. */
const screens = {
  'order/order': { base: '/admin/platform/order', permission: 'platform:order', tag: '订单' },
  'marketing/integralOrder': { base: '/admin/platform/integral/order', permission: 'platform:integral:order', tag: '积分订单' },
} as const;
type Screen = keyof typeof screens;

export function orderCalls(app: FastifyInstance, house: House): void {
  const providers: Providers = { onePass: onePassOf(app, house), reach: app.config };
  for (const screen of namesOf(screens)) {
    const { base, permission, tag } = screens[screen];
    defineCall(app, {
      method: 'GET', path: `${base}/{orderNo}/invoice/list`, permission: `${permission}:invoice:list`, title: '获取订单发货单列表', tag,
      handler: ({ params }) => shipments(house, screen, params.orderNo),
    });
    defineCall(app, {
      method: 'GET', path: `${base}/get/{invoiceId}/logistics/info`, permission: `${permission}:logistics:info`, title: '订单物流详情', tag,
      handler: ({ params }) => logistics(house, providers, screen, wholeOf(params.invoiceId) ?? 0),
    });
  }
}
