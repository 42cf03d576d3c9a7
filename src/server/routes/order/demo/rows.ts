/** What of a planned order has happened by now, as rows of the order's tables. */
import { couponUserStatus, groupBuyRecordStatus, orderRefundStatus, orderStatus, productType, refundStatus, shippingType } from '../../../../../generated/codes';
import type { GroupBuyRecordStatus, OrderChange, OrderStatus } from '../../../../../generated/types/enumerations';
import { fromSeconds } from '../../../../engine/time/wallTime';
import { day, hour } from './calendar';
import type { Dice } from './dice';
import { isAutomatic, type Coupon, type Good } from './goods';
import { groupLasts, type OrderPlan } from './orders';
import type { Refunds } from './refundRows';
import { stepAt, type RefundPlan, type Step } from './refunds';
import { money, platformRemarks, shopRemarks } from './said';
import { orderForms } from '../../operation/orderForms';
import type { TableWriter, TimedRow } from '../../../seed/writer';
import type { Row } from '../../../resources/types';

export interface OrderTables {
  coupon: TableWriter<'marketing/couponUser'>;
  order: TableWriter<'order/order'>;
  detail: TableWriter<'order/orderDetail'>;
  log: TableWriter<'order/orderStatusLog'>;
  invoice: TableWriter<'order/invoice'>;
  invoiceDetail: TableWriter<'order/invoiceDetail'>;
  refunds: Refunds;
}

/** Who ordered, and where it goes. */
export interface Buyer {
  uid: number;
  /** When that was. */
  came: number;
  realName: string;
  phone: string;
  address: string;
}

const couriers = [['SF', '顺丰速运'], ['SF', '顺丰速运'], ['ZTO', '中通快递'], ['YTO', '圆通速递'], ['YD', '韵达快递'], ['JD', '京东物流']] as const;
const channels = { weixin: ['public', 'h5', 'mini', 'mini', 'mini', 'wechatIos', 'wechatAndroid'], alipay: ['alipay', 'alipayApp'], yue: ['yue'] } as const;
const remarks = ['', '', '', '', '', '请尽快发货', '放门口即可', '工作日送货', '送人，请勿放价格单'];

/** What the buyer filled into the product's form. */
function answersOf({ formId, formName }: Good, dice: Dice): Row {
  const form = orderForms.find(({ name }) => name === formName);
  if (!form) return {};
  return { systemFormId: formId, orderExtend: form.fields.map(({ name, label }) => ({ title: label, value: dice.pick(form.answers[name] ?? ['']) })) };
}

const open: readonly number[] = [refundStatus.asked, refundStatus.refunding, refundStatus.returning, refundStatus.returned];

/** Seconds after the end of an order in which its share is frozen, as 商户结算设置 ships. */
const sharedAfter = 7 * day;

/** Days for which a coupon can be used. */
const lasts = 30;


/** What has happened to a plan by now. */
export interface Standing {
  status: OrderStatus;
  paid: boolean;
  /** Pieces sent, by place of the item. */
  sent: number[];
  /** With the last step taken; absent while nobody has asked. */
  asked?: RefundPlan & { step: Step };
}

export function standingOf(plan: OrderPlan, now: number): Standing {
  const { amounts: { items }, shipments, cancelled } = plan;
  const past = (at: number | undefined) => at !== undefined && at <= now;
  const paid = past(plan.paidAt);
  const done = shipments.filter(({ at }) => past(at));
  const sent = items.map((_item, place) => done.reduce((total, { parts }) => total + parts.filter(({ item }) => item === place).reduce((sum, { num }) => sum + num, 0), 0));
  const received = past(plan.receivedAt);
  if (received && plan.pickup) for (const [place, { payNum }] of items.entries()) sent[place] = plan.refund?.unsent && plan.refund.item === place && stepAt(plan.refund, now).status === refundStatus.settled ? 0 : payNum;
  const asked = plan.refund && past(plan.refund.steps[0].at) ? { ...plan.refund, step: stepAt(plan.refund, now) } : undefined;
  const status = !paid ? (past(cancelled?.at) ? orderStatus.cancelled : orderStatus.unpaid)
    : past(plan.completedAt) ? orderStatus.complete : received ? orderStatus.received
    : done.length > 0 ? (done.length === shipments.length ? orderStatus.shipped : orderStatus.partlyShipped) : plan.pickup ? orderStatus.toVerify : orderStatus.toShip;
  return { status, paid, sent, ...(asked ? { asked } : {}) };
}

/** As an order says it of its group. */
function groupStateOf({ group, paidAt }: OrderPlan, now: number): GroupBuyRecordStatus {
  if (paidAt === undefined || paidAt + groupLasts > now) return groupBuyRecordStatus.open;
  return group === 'fails' ? groupBuyRecordStatus.failed : groupBuyRecordStatus.succeeded;
}

/** Pieces of an item that left the stock and did not come back: what is refunded before it is sent comes back. */
export function piecesTaken({ amounts }: OrderPlan, { status, asked }: Standing, place: number): number {
  if (status === orderStatus.cancelled) return 0;
  const back = asked?.item === place && asked.unsent && asked.step.status === refundStatus.settled ? asked.share.pieces : 0;
  return amounts.items[place].payNum - back;
}

/** As a member holds it, from a while before the order; it came back where the order came to nothing before anything was sent. */
function usedCoupon({ at, amounts }: OrderPlan, coupon: Coupon, { uid, came }: Buyer, { status, settled }: { status: OrderStatus; settled?: RefundPlan }, now: number): TimedRow<'marketing/couponUser'> {
  const from = Math.max(came, at - (1 + (at % 20)) * day);
  const back = status === orderStatus.cancelled || (settled?.unsent === true && settled.share.pieces === amounts.pieces);
  return heldCoupon(coupon, uid, from, back ? undefined : at, now);
}

/** @param usedAt absent for one that waits to be used */
export function heldCoupon({ id, name, category, receiveType, money: worth, minPrice }: Coupon, uid: number, from: number, usedAt: number | undefined, now: number): TimedRow<'marketing/couponUser'> {
  const until = from + lasts * day;
  return {
    couponId: id, uid, name, category, receiveType, money: worth / 100, minPrice: minPrice / 100, startTime: fromSeconds(from), endTime: fromSeconds(until), createTime: fromSeconds(from),
    ...(usedAt === undefined ? { status: until < now ? couponUserStatus.expired : couponUserStatus.unused } : { status: couponUserStatus.used, useTime: fromSeconds(usedAt) }),
  };
}

/** @param orderNo one of a kind @returns the order's id */
export function writeOrder(tables: OrderTables, plan: OrderPlan, { status, paid, sent, asked }: Standing, orderNo: string, buyer: Buyer, now: number, dice: Dice): number {
  const { amounts, paidAt, receivedAt, completedAt } = plan;
  const { merId } = amounts.items[0].good;
  const settled = asked?.step.status === refundStatus.settled ? asked : undefined;
  const [expressCode, expressName] = dice.pick(couriers);
  const luck = dice.random();
  const ordinary = plan.secondType === productType.ordinary || plan.secondType === productType.points;
  const way = !ordinary ? 'noNeed' : luck < 0.88 ? 'express' : luck < 0.96 ? 'merchant' : 'noNeed';
  const delivered = sent.reduce((total, num) => total + num, 0);
  const orderId = tables.order.add({
    orderNo, platOrderNo: `PT${orderNo.slice(2)}`, merId, uid: buyer.uid, type: plan.type, secondType: plan.secondType, status,
    groupBuyRecordStatus: plan.type !== 2 ? 99 : status === orderStatus.cancelled ? -1 : groupStateOf(plan, now),
    refundStatus: !asked ? orderRefundStatus.none
      : settled ? (settled.share.pieces === amounts.pieces ? orderRefundStatus.whole : orderRefundStatus.partly) : open.includes(asked.step.status) ? orderRefundStatus.asked : orderRefundStatus.none,
    cancelStatus: status !== orderStatus.cancelled ? 0 : plan.cancelled?.byMember ? 2 : 1, isUserDel: plan.isDeleted ?? (status === orderStatus.cancelled && dice.chance(0.2)),
    totalNum: amounts.pieces, deliveryNum: delivered, proTotalPrice: money(amounts.goods), totalPostage: money(amounts.postage), payPostage: money(amounts.postage), totalPrice: money(amounts.goods + amounts.postage),
    couponPrice: money(amounts.merCoupon + amounts.platCoupon), merCouponPrice: money(amounts.merCoupon), platCouponPrice: money(amounts.platCoupon), ...(amounts.coupon ? { platCouponId: tables.coupon.add(usedCoupon(plan, amounts.coupon, buyer, { status, settled }, now)) } : {}),
    useIntegral: amounts.points, integralPrice: money(amounts.points), gainIntegral: amounts.gain, redeemIntegral: amounts.redeem, payPrice: money(amounts.pay), paid,
    payType: plan.payType, ...(paid && paidAt !== undefined ? { payTime: fromSeconds(paidAt), ...(plan.payType === null ? {} : { payChannel: dice.pick(channels[plan.payType]) }), ...(plan.payType === 'yue' || plan.payType === null ? {} : { outTradeNo: `4200${orderNo.slice(2)}` }) } : {}),
    firstBrokerage: money(amounts.first), secondBrokerage: money(amounts.second), commissionCharge: money(amounts.charge),
    shippingType: isAutomatic(plan.secondType) ? shippingType.virtual : plan.pickup ? shippingType.pickup : shippingType.delivery, ...(delivered > 0 && !plan.pickup ? { deliveryType: way, isSplitDelivery: plan.shipments.length > 1 } : {}),
    ...(plan.pickup ? { verifyCode: paid ? String(100_000_000 + dice.whole(0, 899_999_999)) : '' } : { realName: buyer.realName, userPhone: buyer.phone, ...(ordinary ? { userAddress: buyer.address } : {}) }),
    ...answersOf(amounts.items[0].good, dice), merchantRemark: dice.pick(shopRemarks), platformRemark: dice.pick(platformRemarks),
    isMerchantDel: status === orderStatus.cancelled && dice.chance(0.05), userRemark: dice.pick(remarks), ...((status === orderStatus.received || status === orderStatus.complete) && receivedAt !== undefined ? { receivingTime: fromSeconds(receivedAt) } : {}),
    ...(status === orderStatus.complete && completedAt !== undefined ? { completeTime: fromSeconds(completedAt), ...(merId === null ? {} : { shareTime: fromSeconds(completedAt + sharedAfter), isShared: completedAt + sharedAfter <= now }) } : {}), createTime: fromSeconds(plan.at),
  });
  const ids = amounts.items.map((item, place) => {
    const returned = settled?.item === place ? settled : undefined;
    const back = returned?.share;
    return tables.detail.add({
      orderId, orderNo, merId, uid: buyer.uid, productId: item.good.productId, attrValueId: item.good.attrValueId, image: item.good.image, productName: item.good.productName, sku: item.good.sku,
      price: money(item.good.price), payNum: item.payNum, payPrice: money(item.pay), freightFee: money(item.freight), couponPrice: money(item.merCoupon + item.platCoupon),
      merCouponPrice: money(item.merCoupon), platCouponPrice: money(item.platCoupon), useIntegral: item.points, integralPrice: money(item.points), gainIntegral: item.gain, redeemIntegral: item.good.redeem, proRefundSwitch: item.good.redeem === 0,
      weight: item.good.weight, volume: item.good.volume, deliveryNum: sent[place], subBrokerageType: item.good.isSub ? 1 : 2, brokerage: item.good.brokerage, brokerageTwo: item.good.brokerageTwo,
      firstBrokerageFee: money(item.first), secondBrokerageFee: money(item.second), productType: item.good.type, productMarketingType: plan.type, isReceipt: status >= orderStatus.received && status !== orderStatus.cancelled,
      ...(asked?.item === place && open.includes(asked.step.status) ? { applyRefundNum: asked.share.pieces } : {}),
      ...(back ? {
        refundNum: back.pieces, unsentRefundNum: returned?.unsent ? back.pieces : 0, refundPrice: money(back.price), refundFreightFee: money(back.freight), refundPlatCouponPrice: money(back.platCoupon), refundUseIntegral: back.points + back.redeem,
        refundIntegralPrice: money(back.points), refundGainIntegral: back.gain, refundFirstBrokerageFee: money(back.first), refundSecondBrokerageFee: money(back.second),
      } : {}),
      createTime: fromSeconds(plan.at),
    });
  });
  const told = (at: number | undefined, changeType: OrderChange, changeMessage: string) => {
    if (at !== undefined && at <= now) tables.log.add({ orderId, orderNo, changeType, changeMessage, createTime: fromSeconds(at) });
  };
  told(plan.at, 'create', '订单生成');
  told(plan.paidAt, 'pay', '会员付款成功');
  told(plan.cancelled?.at, 'cancel', plan.cancelled?.byMember ? '会员取消订单' : '超时未支付，自动取消');
  for (const { at, parts } of plan.shipments) {
    if (at > now) continue;
    if (isAutomatic(plan.secondType)) {
      told(at, 'fictitious', '系统自动发货');
      continue;
    }
    const total = parts.reduce((sum, { num }) => sum + num, 0);
    const carried: Row = way === 'express' ? { expressCode, expressName, trackingNumber: `${expressCode}${String(7_000_000_000 + dice.whole(0, 999_999_999))}`, logistics: traces(at, receivedAt, now, buyer.address) }
      : way === 'merchant' ? { deliveryCarrier: buyer.realName, carrierPhone: `139${buyer.phone.slice(3)}` } : { deliveryMark: ordinary ? '无需物流' : '已充值到账，请查收' };
    const invoiceId = tables.invoice.add({ orderId, orderNo, merId, uid: buyer.uid, deliveryType: way, ...carried, totalNum: total, createTime: fromSeconds(at) });
    for (const { item, num } of parts) {
      const { productId, attrValueId, image, productName, sku } = amounts.items[item].good;
      tables.invoiceDetail.add({ invoiceId, orderDetailId: ids[item], productId, attrValueId, image, productName, sku, num, createTime: fromSeconds(at) });
    }
    told(at, ordinary ? 'express' : 'fictitious', way === 'express' ? `已发货 快递公司：${expressName}` : way === 'merchant' ? '商家配送' : '无需发货');
  }
  told(plan.receivedAt, 'receipt', plan.pickup ? '到店核销' : '会员已收货');
  told(plan.completedAt, 'fulfilled', '订单完成');
  if (asked) tables.refunds.add(plan, asked, asked.step, { orderId, orderNo, orderDetailId: ids[asked.item], merId, uid: buyer.uid, phone: buyer.phone }, now, dice);
  return orderId;
}

/** Traces as a provider tells them, newest first. */
function traces(at: number, receivedAt: number | undefined, now: number, address: string): Row {
  const signed = Math.min(receivedAt ?? Infinity, at + 3 * day);
  const all = [
    { at, status: '商品已出库，等待揽收' }, { at: at + 2 * hour, status: '快件已揽收' }, { at: at + 10 * hour, status: '快件已到达转运中心' },
    { at: signed - 4 * hour, status: `快件正在派送中，送往${address.slice(0, 6)}` }, { at: signed, status: '快件已签收，签收人：本人' },
  ];
  const told = all.filter((trace) => trace.at <= now).reverse();
  return { deliverystatus: ['1', '1', '1', '1', '2', '3'][told.length], issign: told.length === all.length ? '1' : '0', list: told.map((trace) => ({ time: fromSeconds(trace.at), status: trace.status })) };
}
