/** A shop that takes its money by the stand-ins of WeChat Pay and Alipay. */
import { sql } from 'kysely';
import { keyOf, type PaymentStandIn, standInApp, standInMerchants, startPaymentStandIn } from '../../../scripts/payment/standIn';
import type { Config } from '../../../src/server/config';
import type { TestApp } from '../helper';
import { type Goods, openGoods, type Row } from '../routes/goods';
import { openShop, type Shop } from '../service/helper';
import { fillIn, fillInMiniProgram, fillInOfficial } from '../wechat/room';

type Calls = Pick<TestApp, 'call'>;

const { official, miniProgram, app } = standInMerchants;
export const fillInWeixinPay = (server: Calls, changes: Record<string, string> = {}) => fillIn(server, '微信支付', {
  pay_weixin_open: '1', pay_weixin_mchid: official.id, pay_weixin_key: official.key, pay_weixin_certificate_path: keyOf('merchant'),
  pay_routine_mchid: miniProgram.id, pay_routine_key: miniProgram.key, pay_routine_certificate_path: keyOf('merchant'),
  pay_weixin_app_mchid: app.id, pay_weixin_app_key: app.key, pay_weixin_app_certificate_path: keyOf('merchant'), ...changes,
});
export const fillInAlipay = (server: Calls, changes: Record<string, string> = {}) =>
  fillIn(server, '支付宝支付', { ali_pay_status: '1', ali_pay_appid: standInApp.appId, ali_pay_private_key: keyOf('app-private'), ali_pay_public_key: keyOf('alipay-public'), ...changes });

type Way = 'weixin' | 'mini' | 'app' | 'alipay';

export interface PaymentRoom {
  goods: Goods;
  server: TestApp;
  standIn: PaymentStandIn;
  shop: Shop;
  /** A member's order of one piece, by the shop. */
  place(price?: string): Promise<Row>;
  /** What of it the shop tells. */
  pay(order: Row, way?: Way): Promise<unknown>;
  /** One that the provider has taken money for, and its merchant agreed to refund. @returns its number and that of the trade */
  refunding(way?: Way, price?: string): Promise<{ refundNo: string; tradeNo: string; orderId: number }>;
  /** A member's registration for 30 元. */
  register(): Promise<Row>;
  rows<T = Row>(query: ReturnType<typeof sql<T>>): Promise<T[]>;
  close(): Promise<void>;
}

export async function startPaymentRoom(config: Partial<Config> = {}): Promise<PaymentRoom> {
  const standIn = await startPaymentStandIn();
  const goods = await openGoods({ config: { weixinPayApi: standIn.url, alipayApi: standIn.url, paymentPatience: 1500, ...config } });
  const { server } = goods;
  await goods.assign('merchant/merchant', goods.references.merId, { isSwitch: true, avatar: '/demo/picture-1.svg', backImage: '/demo/picture-1.svg', serviceType: 'phone', servicePhone: '13900000001' });
  const shop = await openShop(server, ['order/order place', 'order/order pay', 'order/order cancel', 'order/refund ask', 'order/refund agree', 'marketing/activityOrder register', 'marketing/activityOrder pay', 'marketing/activityOrder askRefund']);
  let number = 0;

  const member = () => goods.create('user/user', { account: `p${number += 1}`, nickname: '小满', phone: '13800138000', nowMoney: '0.00', integral: 0 });
  const place: PaymentRoom['place'] = async (price = '20.00') => {
    const uid = await member();
    const productId = await goods.newProduct({ isShow: true, auditStatus: 2 });
    const attrValueId = await goods.create('product/attrValue', { productId, sku: '黑', price, stock: 10 });
    const { data, message } = await shop.call('order/order/place', { orderNo: `ZF${number += 1}`, uid, items: [{ attrValueId, payNum: 1 }], shippingType: 1, realName: '小满', userPhone: '13800138000', userAddress: '文三路' });
    if (!data?.items) throw new Error(`${message} ${JSON.stringify(data)}`);
    return data;
  };
  const channels = { weixin: ['weixin', 'public'], mini: ['weixin', 'mini'], app: ['weixin', 'wechatIos'], alipay: ['alipay', 'alipay'] } as const;
  const pay: PaymentRoom['pay'] = async (order, way = 'weixin') => {
    const [payType, payChannel] = channels[way];
    standIn.till.payments.set(`T${order.orderNo}`, Math.round(Number(order.payPrice) * 100));
    return shop.call(`order/order/${order.orderNo}/pay`, { payPrice: order.payPrice, payType, payChannel, outTradeNo: `T${order.orderNo}` });
  };

  return {
    goods, server, standIn, shop, place, pay,
    async refunding(way = 'weixin', price) {
      const order = await place(price);
      await pay(order, way);
      const refundNo = `TK${order.orderNo}`;
      await shop.call('order/refund/ask', { refundOrderNo: refundNo, orderNo: order.orderNo, orderDetailId: order.items[0].id, applyRefundNum: 1, afterSalesType: 1, refundReasonWap: '不想要了' });
      const agreed = await shop.call(`order/refund/${refundNo}/agree`);
      if (agreed.data?.refundStatus !== 2) throw new Error(agreed.message ?? '');
      return { refundNo, tradeNo: `T${order.orderNo}`, orderId: order.id };
    },
    async register() {
      const uid = await member();
      const categoryId = await goods.create('marketing/activityCategory', { name: `亲子${number += 1}` });
      const { code, message } = await server.call('POST', '/admin/platform/activity/save', { body: { ...workshop, name: `陶艺${number += 1}`, categoryId } });
      if (code !== 200) throw new Error(message ?? '');
      const { rows: [{ id: activityId }] } = await sql<{ id: number }>`select max(id)::int as id from marketing_activity`.execute(server.app.sql);
      const answers = [{ person: 1, label: '姓名', value: '小林' }, { person: 1, label: '手机号', value: '13900000001' }];
      return (await shop.call('marketing/activityOrder/register', { orderNo: `BM${number += 1}`, activityId, uid, num: 1, answers })).data;
    },
    rows: async (query) => (await query.execute(server.app.sql)).rows,
    async close() {
      await goods.close();
      await standIn.close();
    },
  };
}

const workshop = {
  cover: '/demo/picture-1.svg', signStartTime: '2020-01-01 00:00:00', signEndTime: '2098-12-31 00:00:00', startTime: '2099-01-01 09:00:00', endTime: '2099-01-01 17:00:00', provinceId: 330000, cityId: 330100, districtId: 330106,
  address: '文三路1号', contactName: '林老师', contactPhone: '13800000001', intro: '亲手做一只杯子', content: '<p>两小时</p>', isOpen: 1, feeType: 2, price: '30.00', totalLimit: 0, userLimit: 9, refundType: 2,
  formFields: [{ label: '姓名', type: 'text', required: true }, { label: '手机号', type: 'phone', required: true }],
};

/** As an operator fills in all of it. */
export async function fillInProviders(server: Calls): Promise<void> {
  await fillInOfficial(server);
  await fillInMiniProgram(server);
  await fillIn(server, 'APP配置', { wechat_app_appid: app.appId });
  await fillInWeixinPay(server);
  await fillInAlipay(server);
}
