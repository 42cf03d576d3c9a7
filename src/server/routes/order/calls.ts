/** Shipments of an order and where their parcels are (order sheet). */
import { sql } from 'kysely';
import { deliveryType } from '../../../../generated/codes';
import type { FastifyInstance } from 'fastify';
import { wholeOf } from '../../../engine/format/whole';
import { codes } from '../../../engine/envelope';
import { Refusal } from '../../refusal';
import { defineCall } from '../../calls/define';
import { equals } from '../../resources/condition';
import type { House, Row } from '../../resources/types';
import { columnOf, resourceOf } from '../../resources/resource';
import { project } from '../../resources/projection';
import { readOne } from '../../resources/reads';
import { refuse } from './records';

const tag = '订单';

/** What a courier has told of a parcel, as it is stored. */
interface Traces {
  deliverystatus?: string;
  issign?: string;
  courier?: string;
  courierPhone?: string;
  list: { time: string; status: string }[];
}

async function shipments(house: House, orderNo: string): Promise<Row[]> {
  const [orders, invoices] = [resourceOf(house, 'order/order'), resourceOf(house, 'order/invoice')];
  const order = await readOne(house.sql, orders, project(orders, house.resources, []), orderNo, columnOf(house, 'order/order', 'orderNo'));
  const names = [...invoices.fields.keys()].filter((name) => name !== 'logistics');
  const projection = project(invoices, house.resources, names);
  const { rows } = await sql<Row>`select ${projection.columns} from ${invoices.table} t where ${equals(columnOf(house, 'order/invoice', 'orderId'), order.id)} order by ${invoices.id.ref} desc`.execute(house.sql);
  return rows.map(projection.encode);
}

/** @throws Refusal where the shipment is not there or no courier has it */
async function logistics(house: House, id: number): Promise<Row> {
  const row = await house.sql.selectFrom('order_invoice').select(['delivery_type', 'tracking_number', 'express_code', 'express_name', 'logistics']).where('id', '=', id).executeTakeFirst();
  if (!row) throw new Refusal(codes.notFound, '发货单不存在');
  if (row.delivery_type !== deliveryType.express) throw refuse('只有快递配送可以查看物流');
  const { list, deliverystatus = '', issign = '', courier = '', courierPhone = '' } = (row.logistics ?? { list: [] }) as Traces;
  const newestFirst = list.toSorted((one, other) => (one.time < other.time ? 1 : -1));
  return {
    number: row.tracking_number, type: row.express_code, expName: row.express_name, expSite: '', expPhone: '', courier, courierPhone, deliverystatus, issign,
    updateTime: newestFirst[0]?.time ?? '', takeTime: '', logo: '', list: newestFirst,
  };
}

export function orderCalls(app: FastifyInstance, house: House): void {
  defineCall(app, {
    method: 'GET', path: '/admin/platform/order/{orderNo}/invoice/list', permission: 'platform:order:invoice:list', title: '获取订单发货单列表', tag,
    handler: ({ params }) => shipments(house, params.orderNo),
  });
  defineCall(app, {
    method: 'GET', path: '/admin/platform/order/get/{invoiceId}/logistics/info', permission: 'platform:order:logistics:info', title: '订单物流详情', tag,
    handler: ({ params }) => logistics(house, wholeOf(params.invoiceId) ?? 0),
  });
}
