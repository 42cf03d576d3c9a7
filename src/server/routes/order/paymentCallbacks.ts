/** What WeChat Pay and Alipay tell of payments and refunds (contract wechat), in their own formats: a notice that is not answered with success comes again. */
import type { FastifyInstance } from 'fastify';
import { defineCall } from '../../calls/define';
import { refundNoticePath } from '../../payment/client';
import { type PaidNotice, paidByWeixin, refundedByWeixin, toldByAlipay } from '../../payment/notices';
import { xmlOf } from '../../payment/weixin';
import { Refusal } from '../../refusal';
import { system } from '../../resources/door/visit';
import { write } from '../../resources/house';
import type { House, Visit } from '../../resources/types';
import { pay as payTopUp } from '../finance/rechargeOrder';
import { pay as payRegistration } from '../marketing/registrationPaid';
import { payOrder } from './paid';
import { hearOfRefund } from './providerRefunds';
import { refuse } from './records';

/** Characters of a notice. */
const longest = 8_000;

const weixinAnswer = (refusal: string | undefined): string => xmlOf(new Map([['return_code', refusal === undefined ? 'SUCCESS' : 'FAIL'], ['return_msg', refusal ?? 'OK']]));
const alipayAnswer = (refusal: string | undefined): string => (refusal === undefined ? 'success' : 'fail');

export function paymentCallbacks(app: FastifyInstance, house: House): void {
  void app.register(async (scope) => {
    // Notices are read here as they stand, since all of them is signed.
    scope.removeContentTypeParser('application/x-www-form-urlencoded');
    scope.addContentTypeParser(['text/xml', 'application/xml', 'application/x-www-form-urlencoded'], { parseAs: 'string' }, (_request, notice, done) => done(null, { notice }));
    callbackOf(scope, '/publicly/payment/callback/wechat', '微信支付回调', 'text/xml', weixinAnswer, async (notice) => {
      const paid = await paidByWeixin(house.sql, house.vault, notice);
      if (!paid) throw refuse('签名不正确');
      await heedPayment(house, paid);
    });
    callbackOf(scope, refundNoticePath, '微信退款回调', 'text/xml', weixinAnswer, async (notice) => {
      const refund = await refundedByWeixin(house.sql, house.vault, notice);
      if (!refund) throw refuse('签名不正确');
      if (!(await hearOfRefund(house, refund))) throw refuse('退款单不存在或金额不符');
    });
    callbackOf(scope, '/publicly/payment/callback/alipay', '支付宝支付回调', 'text/plain', alipayAnswer, async (notice) => {
      const told = await toldByAlipay(house.sql, house.vault, notice);
      if (!told) throw refuse('签名不正确');
      if ('paid' in told) return heedPayment(house, told.paid);
      if (!(await hearOfRefund(house, told))) throw refuse('退款单不存在');
    });
  });
}

function callbackOf(app: FastifyInstance, path: string, title: string, type: string, answer: (refusal: string | undefined) => string, heed: (notice: string) => Promise<void>): void {
  defineCall(app, {
    method: 'POST', path, permission: 'anonymous', title, tag: '支付回调', style: 'plain', reads: true,
    body: { properties: { notice: { type: 'string', maxLength: longest } }, required: ['notice'] }, answer: { type: 'string' },
    async handler({ body, reply, request }) {
      reply.type(`${type}; charset=utf-8`);
      try {
        await heed(body.notice);
        return answer(undefined);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        // Money that came in and belongs nowhere is looked up by the people of the shop.
        request.log.warn({ refusal: error.message }, `${title}被拒绝`);
        return answer(error.message);
      }
    },
  });
}

type Payment = Omit<PaidNotice, 'tradeNo' | 'amount'> & { payPrice: string; outTradeNo: string };

interface Payable {
  table: 'order_order' | 'marketing_activity_order' | 'recharge_order';
  /** Under lock. */
  standing(visit: Visit, id: number): Promise<{ outTradeNo: string | null; owed: string }>;
  pay(visit: Visit, id: number, payment: Payment): Promise<unknown>;
}

/** In the order in which a number is looked for. */
const payables: readonly Payable[] = [
  { table: 'order_order', pay: payOrder, standing: async (visit, id) => standingOf(await visit.of('order/order').lock(id)) },
  { table: 'marketing_activity_order', pay: payRegistration, standing: async (visit, id) => standingOf(await visit.of('marketing/activityOrder').lock(id)) },
  { table: 'recharge_order', pay: payTopUp, standing: async (visit, id) => { const { record: { outTradeNo, price } } = await visit.of('finance/rechargeOrder').lock(id); return { outTradeNo, owed: price }; } },
];

const standingOf = ({ record: { outTradeNo, payPrice } }: { record: { outTradeNo: string | null; payPrice: string } }) => ({ outTradeNo, owed: payPrice });

/** The order, registration or top-up that the payment is for is paid, as if the shop had told so. One that is told again changes nothing. */
export const heedPayment = (house: House, { tradeNo: outTradeNo, amount: payPrice, payType, payChannel }: PaidNotice): Promise<void> => write(house, system, async (visit) => {
  for (const { table, standing, pay } of payables) {
    const id = await findPaid(visit, table, outTradeNo);
    if (id === undefined) continue;
    const { outTradeNo: told, owed } = await standing(visit, id);
    if (told !== outTradeNo) return void await pay(visit, id, { payPrice, payType, payChannel, outTradeNo });
    if (owed !== payPrice) throw refuse(`支付金额应为${owed}元`);
    return;
  }
  throw refuse('订单不存在');
});

/** What was told of the payment already bears its number; else the shop has placed it under the number of the order. */
async function findPaid({ db }: Visit, table: Payable['table'], number: string): Promise<number | undefined> {
  for (const column of ['out_trade_no', 'order_no'] as const) {
    const found = await db.selectFrom(table).select('id').where(column, '=', number).executeTakeFirst();
    if (found) return Number(found.id);
  }
  return undefined;
}
