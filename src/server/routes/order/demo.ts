/** A few hundred demo orders whose items, shipments and refunds add up: one plan, from which each table takes its rows. */
import { sql } from 'kysely';
import { fromSeconds, wallTime } from '../../../engine/time/wallTime';
import type { Row } from '../../resources/door/rows';
import type { House } from '../../resources/house';
import { randomFrom } from '../../seed/samples';

const count = 400;
const day = 86_400;
/** Days that the orders are spread over, the last being yesterday. */
const span = 60;
/** The newest ones are made just now and not yet paid. */
const unpaid = 5;

interface Goods { productId: number; merId: number; productName: string; image: string; attrValueId: number; sku: string; price: string }

interface PlannedOrder {
  order: Row;
  items: Row[];
  /** At most one shipment; `items` of it by their place in the order. */
  shipment?: { row: Row; parts: { item: number; num: number }[] };
  refund?: { row: Row; item: number; log: Row[] };
  log: Row[];
}

const cities = ['浙江省杭州市西湖区文三路', '广东省深圳市南山区科苑路', '四川省成都市武侯区人民南路', '上海市浦东新区张杨路', '江苏省南京市鼓楼区中山路', '湖北省武汉市洪山区珞喻路'];
const names = ['王芳', '李强', '张敏', '刘洋', '陈静', '杨磊', '赵雨欣', '黄浩然'];
const couriers = [['SF', '顺丰速运'], ['ZTO', '中通快递'], ['YTO', '圆通速递'], ['JD', '京东物流']] as const;
const reasons = ['不想要了', '商品与描述不符', '质量问题', '发错货', '七天无理由退货'];

const money = (cents: number) => (cents / 100).toFixed(2);
const cents = (amount: string) => Math.round(Number(amount) * 100);

async function goodsOf(house: House): Promise<Goods[]> {
  const { rows } = await sql<Goods>`select p.id::int as "productId", p.mer_id::int as "merId", p.name as "productName", p.image,
    v.id::int as "attrValueId", v.sku, v.price::text as price
    from product_product p join product_attr_value v on v.product_id = p.id where p.is_show and not p.is_del and p.type = 0 order by v.id limit 3000`.execute(house.sql);
  return rows;
}

/** The same plan at every call of one day. */
async function planned(house: House): Promise<PlannedOrder[]> {
  const goods = await goodsOf(house);
  const { rows: members } = await sql<{ id: number }>`select id::int as id from user_user where not is_del order by id limit 300`.execute(house.sql);
  if (goods.length === 0 || members.length === 0) return [];
  const random = randomFrom(count);
  const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const now = Date.now() / 1000;
  const midnight = Math.floor((now + 8 * 3_600) / day) * day - 8 * 3_600;
  return Array.from({ length: count }, (_each, index) => {
    const age = count - index <= unpaid ? 0 : span - Math.floor((index * span) / count);
    const spread = Math.floor(((index * span) / count % 1) * 14 * 3_600);
    const created = age === 0 ? Math.floor(now / 60 - (count - index) * 4) * 60 : midnight - age * day + 8 * 3_600 + spread;
    return planOrder({ index, created, age, goods, uid: pick(members).id, random, whole, pick });
  });
}

interface Dice {
  index: number;
  /** Seconds since 1970. */
  created: number;
  /** Days. */
  age: number;
  goods: readonly Goods[];
  uid: number;
  random(): number;
  whole(from: number, to: number): number;
  pick<T>(list: readonly T[]): T;
}

function planOrder({ index, created, age, goods, uid, random, whole, pick }: Dice): PlannedOrder {
  const first = pick(goods);
  const chosen = [first, ...goods.filter(({ merId, productId }) => merId === first.merId && productId !== first.productId).slice(0, whole(0, 2))];
  const items = chosen.map((each) => itemOf(each, uid, whole(1, 4), fromSeconds(created)));
  const sum = (name: string) => items.reduce((total, item) => total + cents(String(item[name])), 0);
  const postage = pick([0, 0, 0, 800]);
  const goodsTotal = items.reduce((total, item) => total + cents(String(item.price)) * Number(item.payNum), 0);
  if (postage > 0) Object.assign(items[0]!, { freightFee: money(postage), payPrice: money(cents(String(items[0]!.payPrice)) + postage) });
  const pickup = random() < 0.1;
  const status = age === 0 ? 0 : age <= 2 ? pick([1, 1, 2]) : age <= 5 ? pick([1, 2, 4, 4, 4, 9]) : age <= 10 ? pick([5, 5, 9]) : pick([6, 6, 6, 6, 9]);
  const shown = pickup && status >= 1 && status <= 4 ? 3 : status === 2 && items.reduce((total, item) => total + Number(item.payNum), 0) === 1 ? 1 : status;
  const paid = shown !== 0 && shown !== 9;
  const payType = pick(['weixin', 'weixin', 'alipay', 'yue', 'yue']);
  const orderNo = `DD${wallTime(new Date(created * 1000)).slice(0, 10).replace(/-/g, '')}${String(100_000 + index)}`;
  const paidAt = fromSeconds(created + 120);
  const order: Row = {
    orderNo, platOrderNo: `PT${orderNo.slice(2)}`, merId: first.merId, uid, type: pick([0, 0, 0, 0, 1, 2]), secondType: 0, status: shown,
    cancelStatus: shown === 9 ? pick([1, 2]) : 0, isUserDel: shown === 9 && random() < 0.3, totalNum: items.reduce((total, item) => total + Number(item.payNum), 0),
    proTotalPrice: money(goodsTotal), totalPostage: money(postage), payPostage: money(postage), totalPrice: money(goodsTotal + postage), payPrice: money(sum('payPrice')),
    merCouponPrice: money(sum('merCouponPrice')), couponPrice: money(sum('couponPrice')), gainIntegral: items.reduce((total, item) => total + Number(item.gainIntegral), 0), paid, shippingType: pickup ? 2 : 1,
    ...(paid ? { payTime: paidAt, payType, payChannel: payType === 'weixin' ? pick(['public', 'mini']) : payType, outTradeNo: `4200${orderNo.slice(2)}` } : { payType }),
    ...(pickup ? { verifyCode: String(100_000_000 + index * 7_919) } : { realName: pick(names), userPhone: `138${String(10_000_000 + index * 1_237)}`, userAddress: `${pick(cities)}${whole(1, 300)}号` }),
    userRemark: pick(['', '', '', '请尽快发货', '放门口即可']), createTime: fromSeconds(created),
    ...(shown === 5 || shown === 6 ? { receivingTime: fromSeconds(created + 3 * day) } : {}), ...(shown === 6 ? { completeTime: fromSeconds(created + 10 * day) } : {}),
  };
  // A group is either complete or still open while nobody has shipped.
  if (order.type === 2) order.groupBuyRecordStatus = shown === 1 && random() < 0.5 ? 0 : shown === 9 ? -1 : 10;
  const plan: PlannedOrder = { order, items, log: [{ orderNo, changeType: 'create', changeMessage: '订单生成', createTime: fromSeconds(created) }] };
  if (paid) plan.log.push({ orderNo, changeType: 'pay', changeMessage: '用户付款成功', createTime: paidAt });
  if (shown === 9) plan.log.push({ orderNo, changeType: 'cancel', changeMessage: '取消订单', createTime: fromSeconds(created + 1_800) });
  if (!pickup && [2, 4, 5, 6].includes(shown)) ship(plan, created + 6 * 3_600, shown === 2, { whole, pick, index });
  if (pickup && (shown === 5 || shown === 6)) for (const item of items) item.deliveryNum = item.payNum;
  order.deliveryNum = items.reduce((total, item) => total + Number(item.deliveryNum ?? 0), 0);
  if (shown >= 5 && shown !== 9) {
    plan.log.push({ orderNo, changeType: 'receipt', changeMessage: '用户已收货', createTime: order.receivingTime });
    for (const item of items) item.isReceipt = true;
  }
  if (paid && age > 3 && order.groupBuyRecordStatus !== 0 && random() < 0.3) refund(plan, created + 2 * day, { whole, pick, index });
  return plan;
}

function itemOf(goods: Goods, uid: number, payNum: number, createTime: string): Row {
  const total = cents(goods.price) * payNum;
  const coupon = total > 20_000 ? 1_000 : 0;
  return {
    ...goods, uid, payNum, merCouponPrice: money(coupon), couponPrice: money(coupon), payPrice: money(total - coupon),
    gainIntegral: Math.floor((total - coupon) / 1_000), createTime,
  };
}

function ship(plan: PlannedOrder, at: number, partly: boolean, { whole, pick, index }: Pick<Dice, 'whole' | 'pick' | 'index'>): void {
  const { order, items, log } = plan;
  const sent = items.flatMap(({ payNum }, item) => (partly && item > 0 ? [] : [{ item, num: partly ? Math.max(1, Number(payNum) - 1) : Number(payNum) }]));
  // What is left of a split order is at least one piece.
  const parts = partly && items.length === 1 && Number(items[0]!.payNum) === 1 ? [] : sent;
  for (const { item, num } of parts) items[item]!.deliveryNum = num;
  const [expressCode, expressName] = pick(couriers);
  const own = whole(0, 9) === 0;
  const way = own ? { deliveryType: 'merchant', deliveryCarrier: pick(names), carrierPhone: `139${String(20_000_000 + index)}` }
    : { deliveryType: 'express', expressCode, expressName, trackingNumber: `${expressCode}${String(7_000_000_000 + index * 7_919)}`, logistics: tracesOf(at, Number(order.status) >= 5) };
  Object.assign(order, { deliveryType: way.deliveryType, isSplitDelivery: partly });
  plan.shipment = { row: { orderNo: order.orderNo, merId: order.merId, uid: order.uid, ...way, totalNum: parts.reduce((total, { num }) => total + num, 0), createTime: fromSeconds(at) }, parts };
  log.push({ orderNo: order.orderNo, changeType: own ? 'edit' : 'express', changeMessage: own ? '商家配送' : `已发货 快递公司：${expressName}`, createTime: fromSeconds(at) });
}

/** Traces as a provider tells them, newest first. */
const tracesOf = (at: number, arrived: boolean) => [
  ...(arrived ? [{ time: fromSeconds(at + 2 * day), status: '快件已签收，签收人：本人' }, { time: fromSeconds(at + 2 * day - 3 * 3_600), status: '快件正在派送中' }] : []),
  { time: fromSeconds(at + day), status: '快件已到达转运中心' },
  { time: fromSeconds(at + 2 * 3_600), status: '快件已揽收' },
];

function refund(plan: PlannedOrder, at: number, { whole, pick, index }: Pick<Dice, 'whole' | 'pick' | 'index'>): void {
  const { order, items } = plan;
  const item = items[0]!;
  const num = 1;
  const price = Math.floor(cents(String(item.payPrice)) / Number(item.payNum)) * num;
  const status = pick([0, 0, 1, 3, 3, 4, 5, 6]);
  const sent = Number(order.deliveryNum) > 0;
  const afterSalesType = status === 4 || status === 5 || (sent && whole(0, 1) === 1) ? 2 : 1;
  const refundOrderNo = `TK${String(order.orderNo).slice(2)}`;
  if ([0, 4, 5].includes(status)) Object.assign(item, { applyRefundNum: num });
  if (status === 3) Object.assign(item, { refundNum: num, refundPrice: money(price), refundGainIntegral: Math.floor(Number(item.gainIntegral) / Number(item.payNum)) });
  order.refundStatus = [0, 4, 5].includes(status) ? 1 : status === 3 ? (items.length === 1 && item.payNum === num ? 3 : 2) : 0;
  const time = (steps: number) => fromSeconds(at + steps * 6 * 3_600);
  const steps: Record<number, string[]> = { 0: ['apply'], 1: ['apply', 'audit'], 3: ['apply', 'audit', 'refund'], 4: ['apply', 'audit'], 5: ['apply', 'audit', 'returning'], 6: ['apply', 'revoke'] };
  const told: Record<string, string> = { apply: '用户申请退款', audit: status === 1 ? '商家拒绝退款' : '商家同意退款', returning: '用户已寄回商品', refund: '退款成功', revoke: '用户撤销申请' };
  plan.refund = {
    item: 0,
    log: steps[status]!.map((changeType, step) => ({ orderNo: refundOrderNo, changeType, changeMessage: told[changeType], createTime: time(step) })),
    row: {
      refundOrderNo, orderNo: order.orderNo, merId: order.merId, uid: order.uid, productName: item.productName, image: item.image, sku: item.sku, price: item.price, payNum: item.payNum,
      applyRefundNum: num, refundPrice: money(price), merchantRefundPrice: money(price), refundGainIntegral: status === 3 ? item.refundGainIntegral : 0, refundPayType: order.payType, refundStatus: status,
      afterSalesType, returnGoodsType: afterSalesType === 2 ? 1 : 0, refundReasonWap: pick(reasons), refundReasonWapExplain: pick(['', '收到后发现与页面不一致', '暂时用不上了']), refundReasonWapImg: pick([[], ['/demo/picture-3.svg']]),
      ...(status === 1 ? { refundReason: '商品已使用，影响二次销售' } : {}), ...(status === 3 ? { refundTime: time(2) } : {}), ...(status === 6 ? { isUserRevoke: true } : {}),
      ...(status === 4 || status === 5 ? { receiver: '售后部', receiverPhone: '13700000000', receiverAddressDetail: '浙江省杭州市余杭区文一西路 99 号仓库' } : {}),
      ...(status === 5 ? { expressName: '中通快递', trackingNumber: `ZTO${String(9_000_000_000 + index)}`, telephone: order.userPhone ?? '13700000001' } : {}),
      createTime: time(0),
    },
  };
}

interface Stored { id: number; orderNo: string }

const ordersStored = async (house: House): Promise<Map<unknown, number>> => {
  const { rows } = await sql<Stored>`select id::int as id, order_no as "orderNo" from order_order`.execute(house.sql);
  return new Map(rows.map(({ id, orderNo }) => [orderNo, id]));
};

/** Ids of an order's items, in their order. */
async function itemsStored(house: House): Promise<Map<unknown, number[]>> {
  const { rows } = await sql<{ ids: number[]; orderNo: string }>`select order_no as "orderNo", array_agg(id::int order by id) as ids from order_detail group by 1`.execute(house.sql);
  return new Map(rows.map(({ ids, orderNo }) => [orderNo, ids]));
}

export async function demoOrders(house: House): Promise<Row[]> {
  return (await planned(house)).map(({ order }) => order);
}

export async function demoDetails(house: House): Promise<Row[]> {
  const ids = await ordersStored(house);
  return (await planned(house)).flatMap(({ order, items }) => items.map((item) => ({ ...item, orderId: ids.get(order.orderNo), orderNo: order.orderNo })));
}

export async function demoLog(house: House): Promise<Row[]> {
  const ids = await ordersStored(house);
  return (await planned(house)).flatMap(({ order, log }) => log.map((entry) => ({ ...entry, orderId: ids.get(order.orderNo) })));
}

const shipped = async (house: House) => (await planned(house)).filter(({ shipment }) => shipment && shipment.parts.length > 0);

export async function demoInvoices(house: House): Promise<Row[]> {
  const ids = await ordersStored(house);
  return (await shipped(house)).map(({ order, shipment }) => ({ ...shipment!.row, orderId: ids.get(order.orderNo) }));
}

export async function demoInvoiceDetails(house: House): Promise<Row[]> {
  const { rows } = await sql<Stored>`select id::int as id, order_no as "orderNo" from order_invoice`.execute(house.sql);
  const ids = new Map(rows.map(({ id, orderNo }) => [orderNo, id]));
  const details = await itemsStored(house);
  return (await shipped(house)).flatMap(({ order, items, shipment }) => shipment!.parts.map(({ item, num }) => {
    const { productId, attrValueId, image, productName, sku } = items[item]!;
    return { invoiceId: ids.get(String(order.orderNo)), orderDetailId: details.get(order.orderNo)![item], productId, attrValueId, image, productName, sku, num, createTime: shipment!.row.createTime };
  }));
}

export async function demoRefunds(house: House): Promise<Row[]> {
  const ids = await ordersStored(house);
  const details = await itemsStored(house);
  return (await planned(house)).flatMap(({ order, refund }) => (refund ? [{ ...refund.row, orderId: ids.get(order.orderNo), orderDetailId: details.get(order.orderNo)![refund.item] }] : []));
}

export async function demoRefundLog(house: House): Promise<Row[]> {
  const { rows } = await sql<{ id: number; refundOrderNo: string }>`select id::int as id, refund_order_no as "refundOrderNo" from refund_order`.execute(house.sql);
  const ids = new Map(rows.map(({ id, refundOrderNo }) => [refundOrderNo, id]));
  return (await planned(house)).flatMap(({ refund }) => (refund?.log ?? []).map((entry) => ({ ...entry, refundId: ids.get(String(refund!.row.refundOrderNo)) })));
}
