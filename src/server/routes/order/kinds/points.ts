/** Orders of 积分商城: goods of the platform that points pay for, alone or with money (decisions 52). */
import { integralLinkType, orderSecondType, orderStatus, productType, shippingType } from '../../../../../generated/codes';
import type { OrderStatus } from '../../../../../generated/types/enumerations';
import { wallTime } from '../../../../engine/time/wallTime';
import { invalid } from '../../../refusal';
import { book } from '../../../resources/door/book';
import type { Visit } from '../../../resources/types';
import { sumOf } from '../price';
import type { Kind, Line } from './kind';

const wrong = (message: string) => invalid([{ field: 'items', message }]);

/** Pieces that a member has ever exchanged, this order among them; cancelled and refunded ones do not count. The product is locked. */
async function exchanged({ db }: Visit, uid: number, productId: number): Promise<number> {
  const found = await db.selectFrom('order_detail as d').innerJoin('order_order as o', 'o.id', 'd.order_id')
    .select(({ fn, eb }) => fn.sum<string | null>(eb('d.pay_num', '-', eb.ref('d.refund_num'))).as('pieces'))
    .where('d.uid', '=', uid).where('d.product_id', '=', productId).where('o.second_type', '=', orderSecondType.points).where('o.status', '<>', orderStatus.cancelled).executeTakeFirst();
  return Number(found?.pieces ?? 0);
}

/** @throws Refusal where a member would have more pieces than the goods allow each */
async function proveLimits(visit: Visit, uid: number, lines: readonly Line[]): Promise<void> {
  for (const { id, record: { name, exchangeNum } } of new Map(lines.map(({ product }) => [product.id, product])).values()) {
    if (exchangeNum > 0 && (await exchanged(visit, uid, id)) > exchangeNum) throw wrong(`“${name}”每位会员最多兑换${exchangeNum}件`);
  }
}

/** Nothing is left to pay. @returns the order's status from now on */
async function payNothing(visit: Visit, id: number): Promise<OrderStatus> {
  const { record } = await visit.of('order/order').move(id, 'pay', { payTime: wallTime() }, { title: '无需付款', action: 'pay', log: { changeMessage: '积分兑换，无需付款' } });
  return record.status;
}

const pointsOf = ({ specification, payNum }: Line): number => specification.record.redeemIntegral * payNum;

export const points: Kind = {
  title: '积分订单',
  sells: [productType.points],
  isReducible: false,
  isPlatforms: true,
  async plan(visit, { uid, shippingType: way }) {
    if (way !== shippingType.delivery) throw invalid([{ field: 'shippingType', message: '积分商品只能由商家配送' }]);
    return {
      values: { secondType: orderSecondType.points },
      offerOf: ({ specification: { record: { price, redeemIntegral } } }) => ({ price, values: { redeemIntegral, proRefundSwitch: false, brokerage: 0, brokerageTwo: 0 } }),
      async take({ id, record: { orderNo: linkId } }, lines) {
        await proveLimits(visit, uid, lines);
        const redeemIntegral = sumOf(lines.map(pointsOf));
        const { record } = await visit.of('user/user').lock(uid);
        if (redeemIntegral > record.integral) throw wrong(`会员积分不足，需要${redeemIntegral}积分，当前${record.integral}积分`);
        const title = '积分兑换商品';
        await visit.of('order/order').assign(id, { redeemIntegral }, { title });
        await book(visit, 'user/integralRecord', { holder: uid, amount: -redeemIntegral, title, values: { linkType: integralLinkType.order, linkId, title } });
      },
    };
  },
  placed: async (visit, { id, record }) => (Number(record.payPrice) === 0 ? payNothing(visit, id) : record.status),
  paid: async () => {},
  async giveBack(visit, { record: { uid, orderNo: linkId } }, pieces) {
    // A member who has left gets nothing any more.
    if ((await visit.of('user/user').lock(uid)).record.isLogoff) return;
    const amount = sumOf(pieces.map(({ detail: { record: { redeemIntegral } }, number }) => redeemIntegral * number));
    const title = '订单取消，退回积分';
    await book(visit, 'user/integralRecord', { holder: uid, amount, title, values: { linkType: integralLinkType.order, linkId, title } });
  },
  whyNoRefund: async () => '积分订单只能由平台整单退款',
};
