/** Sending an order, whole or in parts, and mending what was said about a shipment (order sheet, 发货 and 修改配送). */
import { deliveryType as delivery, orderChange, orderSecondType, orderStatus } from '../../../../generated/codes';
import type { Inputs, Records } from '../../../../generated/records';
import type { DeliveryType } from '../../../../generated/types/enumerations';
import { invalid } from '../../refusal';
import { proveAction } from '../../resources/actions';
import { missing } from '../../resources/door/rows';
import { reached } from '../../resources/facets';
import type { Resource, Visit } from '../../resources/types';
import { leftToSend, lockOrder, type LockedDetail, refuse } from './records';

/** What the dialog 发货 asks. */
type Shipment = Inputs['order/order']['send'];
type Delivery = Omit<Shipment, 'isSplit' | 'detailList'>;
type Mending = Omit<Inputs['order/order']['updateInvoice'], 'id'>;
/** How an invoice is delivered. */
type Way = Pick<Records['order/invoice'], 'deliveryType' | 'expressId' | 'expressCode' | 'expressName' | 'trackingNumber' | 'deliveryCarrier' | 'carrierPhone' | 'deliveryMark'>;

interface Part {
  detail: LockedDetail;
  num: number;
}

/** Fields of an invoice, by how it is delivered; those of other ways are empty. */
async function wayOf(visit: Visit, shipment: Delivery): Promise<Way> {
  const { deliveryType, expressCode, expressNumber, deliveryCarrier, carrierPhone, deliveryMark } = shipment;
  const empty = { expressId: null, expressCode: '', expressName: '', trackingNumber: '', deliveryCarrier: '', carrierPhone: '', deliveryMark: '' };
  if (deliveryType === delivery.merchant) return { ...empty, deliveryType, deliveryCarrier: deliveryCarrier ?? '', carrierPhone: carrierPhone ?? '' };
  if (deliveryType === delivery.noNeed) return { ...empty, deliveryType, deliveryMark: deliveryMark ?? '' };
  const [company] = await visit.of('operation/companyList').lockAlive({ code: expressCode ?? '' });
  if (!company) throw new Error('the input names a courier that is there');
  return { ...empty, deliveryType, expressId: company.id, expressCode: company.record.code, expressName: company.record.name, trackingNumber: expressNumber ?? '' };
}

/** @throws Refusal at `detailList`: an item that is not the order's, named twice, or with more pieces than are left */
function chosenParts(details: readonly LockedDetail[], list: NonNullable<Shipment['detailList']>): Part[] {
  const wrong = (message: string) => invalid([{ field: 'detailList', message }]);
  if (new Set(list.map(({ orderDetailId }) => orderDetailId)).size < list.length) throw wrong('发货商品不能重复');
  return list.map(({ orderDetailId, num }) => {
    const detail = details.find(({ id }) => id === orderDetailId);
    if (!detail) throw wrong('发货商品不属于该订单');
    if (num > leftToSend(detail)) throw wrong(`“${detail.record.productName}”最多可发${leftToSend(detail)}件`);
    return { detail, num };
  });
}

const words: Record<DeliveryType, (way: Way) => string> = {
  express: ({ expressName, trackingNumber }) => `已发货 快递公司：${expressName} 快递单号：${trackingNumber}`,
  merchant: ({ deliveryCarrier, carrierPhone }) => `已发货 配送人员：${deliveryCarrier} 手机号码：${carrierPhone}`,
  noNeed: () => '已发货 无需配送',
};

/**
 * @param resource whose screen sends it: orders, or points orders
 * @throws Refusal where the order cannot be sent, or not so
 */
export async function shipOrder(visit: Visit, resource: Resource, id: number, shipment: Shipment): Promise<void> {
  const order = await lockOrder(visit, id);
  await proveAction(visit, 'order/order', 'send', id, resource);
  if (order.record.secondType === orderSecondType.virtual && shipment.deliveryType !== delivery.noNeed) throw invalid([{ field: 'deliveryType', message: '虚拟订单无需配送' }]);
  const left = order.details.filter((detail) => leftToSend(detail) > 0);
  const parts = shipment.isSplit ? chosenParts(order.details, shipment.detailList ?? []) : left.map((detail) => ({ detail, num: leftToSend(detail) }));
  if (parts.length === 0) throw refuse('没有可发货的商品');
  const sent = parts.reduce((sum, { num }) => sum + num, 0);
  const whole = sent === left.reduce((sum, detail) => sum + leftToSend(detail), 0);
  const way = await wayOf(visit, shipment);
  const { merId, uid, orderNo } = order.record;
  const title = '订单发货';
  const invoice = await visit.of('order/invoice').create({ ...way, orderId: id, orderNo, merId, uid, totalNum: sent }, { title });
  for (const { detail, num } of parts) {
    const { productId, attrValueId, image, productName, sku, deliveryNum } = detail.record;
    await visit.of('order/invoiceDetail').create({ invoiceId: invoice.id, orderDetailId: detail.id, productId, attrValueId, image, productName, sku, num }, { title });
    await visit.of('order/orderDetail').assign(detail.id, { deliveryNum: deliveryNum + num }, { title });
  }
  await visit.of('order/order').move(id, whole ? 'sendAll' : 'sendPart', {
    deliveryNum: order.record.deliveryNum + sent, deliveryType: shipment.deliveryType, isSplitDelivery: order.record.isSplitDelivery || !whole,
  }, { title, action: 'send', log: { changeMessage: words[shipment.deliveryType](way) } });
}

/** What a parcel of its kind cannot go without. */
const needed: Readonly<Record<DeliveryType, readonly [keyof Mending, string][]>> = {
  express: [['expressCode', '请选择快递公司'], ['expressNumber', '请输入快递单号']],
  merchant: [['deliveryCarrier', '请输入配送人员'], ['carrierPhone', '请输入手机号码']],
  noNeed: [],
};

/**
 * @param resource whose screen mends it
 * @param given as for a shipment; the way of delivery stays, whether it is told or not
 */
export async function updateInvoice(visit: Visit, resource: Resource, id: number, given: Mending): Promise<void> {
  const invoices = visit.of('order/invoice');
  const { record: { orderId } } = await invoices.lock(id);
  const order = await visit.of('order/order').lock(orderId);
  const { record } = await invoices.lock(id);
  await reached(visit, resource, [orderId]);
  if (!resource.facet && order.record.secondType === orderSecondType.points) throw missing(resource);
  const { deliveryType } = record;
  if ((given.deliveryType ?? deliveryType) !== deliveryType) throw invalid([{ field: 'deliveryType', message: '发货类型不能修改' }]);
  const lacking = needed[deliveryType].filter(([field]) => !given[field]);
  if (lacking.length > 0) throw invalid(lacking.map(([field, message]) => ({ field, message })));
  const { partlyShipped, shipped } = orderStatus;
  if (order.record.status !== partlyShipped && order.record.status !== shipped) throw refuse('订单已收货，不能修改配送');
  const way = await wayOf(visit, { ...given, deliveryType });
  const title = '修改配送';
  // What was told of another parcel is not what happens to this one.
  const moved = record.trackingNumber !== way.trackingNumber || record.expressCode !== way.expressCode;
  await invoices.assign(id, { ...way, ...(moved ? { logistics: null } : {}) }, { title });
  const changeMessage = `修改配送：${words[deliveryType](way).replace(/^已发货 /, '')}`;
  await visit.of('order/orderStatusLog').create({ orderId, orderNo: order.record.orderNo, changeType: orderChange.edit, changeMessage }, { title: changeMessage });
}
