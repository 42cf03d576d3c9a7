/** Sending an order, whole or in parts, and mending what was said about a shipment (order sheet, 发货 and 修改配送). */
import { invalid } from '../../refusal';
import { proveOffered } from '../../resources/actions';
import { equals } from '../../resources/condition';
import { assignRecord, createRecord, moveRecord } from '../../resources/door/door';
import { lockRow, lockRows, type Locked, type Row } from '../../resources/door/rows';
import type { Visit } from '../../resources/door/visit';
import { keys, leftToSend, lockOrder, logOrder, orderStatus, refuse, resourceOf } from './records';

/** What the dialog 发货 asks. */
export interface Shipment {
  deliveryType: 'express' | 'merchant' | 'noNeed';
  expressCode?: string;
  expressNumber?: string;
  deliveryCarrier?: string;
  carrierPhone?: string;
  deliveryMark?: string;
  isSplit: boolean;
  detailList?: { orderDetailId: number; num: number }[];
}

interface Part {
  detail: Locked;
  num: number;
}

/** Fields of an invoice, by how it is delivered; those of other ways are empty. @throws Refusal when the courier is not one of those on offer */
async function wayOf(visit: Visit, shipment: Omit<Shipment, 'isSplit' | 'detailList'>): Promise<Row> {
  const { deliveryType, expressCode, expressNumber, deliveryCarrier = '', carrierPhone = '', deliveryMark = '' } = shipment;
  const empty = { expressId: null, expressCode: '', expressName: '', trackingNumber: '', deliveryCarrier: '', carrierPhone: '', deliveryMark: '' };
  if (deliveryType === 'merchant') return { ...empty, deliveryType, deliveryCarrier, carrierPhone };
  if (deliveryType === 'noNeed') return { ...empty, deliveryType, deliveryMark };
  const companies = resourceOf(visit, keys.express);
  const [company] = await lockRows(visit, companies, equals(companies.stored.get('code')!, expressCode));
  if (!company || company.record.isShow !== true) throw invalid([{ field: 'expressCode', message: '快递公司不存在或未启用' }]);
  return { ...empty, deliveryType, expressId: company.id, expressCode, expressName: company.record.name, trackingNumber: expressNumber };
}

/** @throws Refusal at `detailList`: an item that is not the order's, named twice, or with more pieces than are left */
function chosenParts(details: readonly Locked[], list: NonNullable<Shipment['detailList']>): Part[] {
  const wrong = (message: string) => invalid([{ field: 'detailList', message }]);
  if (new Set(list.map(({ orderDetailId }) => orderDetailId)).size < list.length) throw wrong('发货商品不能重复');
  return list.map(({ orderDetailId, num }) => {
    const detail = details.find(({ id }) => id === orderDetailId);
    if (!detail) throw wrong('发货商品不属于该订单');
    if (num > leftToSend(detail)) throw wrong(`“${String(detail.record.productName)}”最多可发${leftToSend(detail)}件`);
    return { detail, num };
  });
}

const words: Record<Shipment['deliveryType'], (way: Row) => string> = {
  express: ({ expressName, trackingNumber }) => `已发货 快递公司：${String(expressName)} 快递单号：${String(trackingNumber)}`,
  merchant: ({ deliveryCarrier, carrierPhone }) => `已发货 配送人员：${String(deliveryCarrier)} 手机号码：${String(carrierPhone)}`,
  noNeed: () => '已发货 无需配送',
};

/** @throws Refusal where the order cannot be sent, or not so */
export async function shipOrder(visit: Visit, id: unknown, shipment: Shipment): Promise<void> {
  const orders = resourceOf(visit, keys.order);
  const order = await lockOrder(visit, id);
  await proveOffered(visit, orders, orders.entity.actions.find(({ name }) => name === 'send')!, id);
  if (order.record.secondType === 2 && shipment.deliveryType !== 'noNeed') throw invalid([{ field: 'deliveryType', message: '虚拟订单无需配送' }]);
  const left = order.details.filter((detail) => leftToSend(detail) > 0);
  const parts = shipment.isSplit ? chosenParts(order.details, shipment.detailList ?? []) : left.map((detail) => ({ detail, num: leftToSend(detail) }));
  if (parts.length === 0) throw refuse('没有可发货的商品');
  const sent = parts.reduce((sum, { num }) => sum + num, 0);
  const whole = sent === left.reduce((sum, detail) => sum + leftToSend(detail), 0);
  const way = await wayOf(visit, shipment);
  const { merId, uid, orderNo } = order.record;
  const title = '订单发货';
  const invoice = await createRecord(visit, resourceOf(visit, keys.invoice), { ...way, orderId: id, orderNo, merId, uid, totalNum: sent }, { title });
  for (const { detail, num } of parts) {
    const { productId, attrValueId, image, productName, sku, deliveryNum } = detail.record;
    await createRecord(visit, resourceOf(visit, keys.invoiceDetail), { invoiceId: invoice.id, orderDetailId: detail.id, productId, attrValueId, image, productName, sku, num }, { title });
    await assignRecord(visit, resourceOf(visit, keys.detail), detail.id, { deliveryNum: Number(deliveryNum) + num }, { title });
  }
  await moveRecord(visit, orders, id, { name: whole ? 'sendAll' : 'sendPart', action: 'send' }, {
    deliveryNum: Number(order.record.deliveryNum) + sent, deliveryType: shipment.deliveryType, isSplitDelivery: order.record.isSplitDelivery === true || !whole,
  }, { title });
  await logOrder(visit, order, shipment.deliveryType === 'noNeed' ? 'fictitious' : 'express', words[shipment.deliveryType](way));
}

/** @param given as for a shipment; the way of delivery stays */
export async function updateInvoice(visit: Visit, id: unknown, given: Omit<Shipment, 'isSplit' | 'detailList'>): Promise<void> {
  const invoices = resourceOf(visit, keys.invoice);
  const { record: { orderId } } = await lockRow(visit, invoices, id);
  const order = await lockRow(visit, resourceOf(visit, keys.order), orderId);
  const { record } = await lockRow(visit, invoices, id);
  if (record.deliveryType !== given.deliveryType) throw invalid([{ field: 'deliveryType', message: '发货类型不能修改' }]);
  const { partlyShipped, shipped } = orderStatus;
  if (order.record.status !== partlyShipped && order.record.status !== shipped) throw refuse('订单已收货，不能修改配送');
  const way = await wayOf(visit, given);
  const title = '修改配送';
  // What was told of another parcel is not what happens to this one.
  const moved = record.trackingNumber !== way.trackingNumber || record.expressCode !== way.expressCode;
  await assignRecord(visit, invoices, id, { ...way, ...(moved ? { logistics: null } : {}) }, { title });
  await logOrder(visit, order, 'edit', `修改配送：${words[given.deliveryType](way).replace(/^已发货 /, '')}`);
}
