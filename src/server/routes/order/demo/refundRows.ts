/** What of the planned refunds has happened by now, as rows of their tables. */
import { afterSalesType, providerRefundState, refundStatus, returnGoodsType } from '../../../../../generated/codes';
import type { PayType, RefundStatus } from '../../../../../generated/types/enumerations';
import { fromSeconds } from '../../../../engine/time/wallTime';
import type { TableWriter, TimedRow } from '../../../seed/writer';
import { shareOf } from '../share';
import type { Dice } from './dice';
import type { OrderPlan } from './orders';
import type { RefundPlan, Step } from './refunds';
import { money, platformRemarks, shopRemarks } from './said';

const reasons = ['不想要了', '收货地址填错了', '商品与描述不符', '质量问题', '商家发错货', '七天无理由退货', '包装破损'];
const explanations = ['', '', '收到后发现与页面不一致', '暂时用不上了', '尺寸不合适'];

const agreedOn: readonly number[] = [refundStatus.returning, refundStatus.returned, refundStatus.refunding, refundStatus.settled];

const refusals: Partial<Record<PayType, string>> = { weixin: '微信支付返回：订单已超过退款期限（TRADE_OVERDUE）', alipay: '支付宝返回：订单已超过退款期限（ACQ.TRADE_HAS_FINISHED）' };

/** How the money of a provider goes back. Every third that is on its way was refused, every third is not sent yet, and of those that are through every tenth went by hand. */
function byProvider(status: RefundStatus, number: string, payType: PayType, proof: string): Partial<TimedRow<'order/refund'>> {
  const at = Number(number.slice(-3));
  const { waiting, underWay, refused, done, offline } = providerRefundState;
  if (status === refundStatus.settled) {
    return at % 10 === 0
      ? { providerState: offline, providerTries: 1, offlineProof: [proof], offlineRemark: '已转账至会员银行卡', offlineName: '财务小周' }
      : { providerState: done, providerTries: 1, outRefundNo: `5030${number}` };
  }
  if (status !== refundStatus.refunding) return {};
  return [{ providerState: waiting }, { providerState: underWay, providerTries: 1, outRefundNo: `5030${number}` }, { providerState: refused, providerTries: 1, providerReason: refusals[payType] ?? '' }][at % 3];
}

interface Planned {
  /** When it was asked for. */
  at: number;
  row: TimedRow<'order/refund'>;
  steps: Step[];
}

interface RefundOf { orderId: number; orderNo: string; orderDetailId: number; merId: number | null; uid: number; phone: string }

/** What of a refund has happened by now. */
function refundOf(plan: OrderPlan, { item, share, withReturn, steps }: RefundPlan, step: Step, { phone, ...of }: RefundOf, now: number, dice: Dice): Planned {
  const { good, payNum } = plan.amounts.items[item];
  const refundOrderNo = `TK${of.orderNo.slice(2)}`;
  const settled = step.status === refundStatus.settled;
  const agreed = withReturn && agreedOn.includes(step.status);
  const howReturned = !withReturn ? returnGoodsType.none : plan.pickup ? returnGoodsType.toShop : returnGoodsType.byExpress;
  const rejected = step.change === 'rejectionGoods';
  const sentBack = rejected || agreed && step.status !== refundStatus.returning;
  const row: TimedRow<'order/refund'> = {
    ...of, refundOrderNo, productName: good.productName, image: good.image, sku: good.sku, price: money(good.price), payNum, applyRefundNum: share.pieces,
    refundPrice: money(share.price), merchantRefundPrice: money(share.price), refundFreightFee: money(share.freight), refundIntegralPrice: money(share.points), refundPlatCouponPrice: money(share.platCoupon),
    ...(settled ? { refundCommission: money(shareOf(plan.amounts.charge, 0, share.price, 0, plan.amounts.pay)), refundUseIntegral: share.points + share.redeem, refundGainIntegral: share.gain, refundFirstBrokerageFee: money(share.first), refundSecondBrokerageFee: money(share.second) } : {}),
    refundPayType: plan.payType, refundStatus: step.status, afterSalesType: withReturn ? afterSalesType.moneyAndGoods : afterSalesType.onlyMoney, returnGoodsType: howReturned, promoterType: steps[0].change === 'refund' ? 'merchant' : 'user', isAll: share.pieces === plan.amounts.pieces,
    refundReasonWap: dice.pick(reasons), refundReasonWapExplain: dice.pick(explanations), refundReasonWapImg: dice.chance(0.3) ? [good.image] : [],
    ...(step.status === refundStatus.refused ? { refundReason: rejected ? '寄回的商品缺少配件' : '商品已使用，影响二次销售' } : {}), ...(settled ? { refundTime: fromSeconds(step.at) } : {}), ...(plan.payType === null || plan.payType === 'yue' ? {} : byProvider(step.status, of.orderNo.slice(2), plan.payType, good.image)),
    ...(step.status === refundStatus.revoked ? { isUserRevoke: true } : {}),
    ...(steps.some(({ at, change }) => change === 'compulsory' && at <= now) ? { isCompulsoryRefund: true, compulsoryAdminId: 1 } : {}), merRemark: dice.pick(shopRemarks), platformRemark: dice.pick(platformRemarks),
    ...((agreed || rejected) && howReturned === returnGoodsType.byExpress ? { receiver: '售后部', receiverPhone: '13700000000', receiverAddressDetail: '浙江省杭州市余杭区文一西路 99 号仓库' } : {}),
    ...(sentBack && howReturned === returnGoodsType.toShop ? { telephone: phone } : sentBack ? { expressName: '中通快递', trackingNumber: `ZTO${String(9_000_000_000 + dice.whole(0, 999_999_999))}`, telephone: phone } : {}),
    createTime: fromSeconds(steps[0].at),
  };
  return { at: steps[0].at, row, steps: steps.filter(({ at }) => at <= now) };
}

/** They are written in the order in which they were asked for, whatever the order of their orders: the latest has the highest id, as in a shop. */
export class Refunds {
  private waiting: Planned[] = [];

  constructor(private readonly tables: { refund: TableWriter<'order/refund'>; refundLog: TableWriter<'order/refundStatusLog'> }) {}

  add(plan: OrderPlan, refund: RefundPlan, step: Step, of: RefundOf, now: number, dice: Dice): void {
    this.waiting.push(refundOf(plan, refund, step, of, now, dice));
  }

  /** Writes those that were asked for by then: no order of a later moment asks for one before. */
  until(moment: number): void {
    const due = this.waiting.filter(({ at }) => at <= moment).sort((one, other) => one.at - other.at);
    this.waiting = this.waiting.filter(({ at }) => at > moment);
    for (const { row, steps } of due) {
      const refundId = this.tables.refund.add(row);
      for (const { at, change, message } of steps) {
        this.tables.refundLog.add({ refundId, orderNo: row.refundOrderNo, changeType: change, changeMessage: message, createTime: fromSeconds(at) });
      }
    }
  }
}
