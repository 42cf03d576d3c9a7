/** Shipments that the mini-program's platform asks for. */
import { done, wechatCall } from '../call';

const source = 'https://developers.weixin.qq.com/miniprogram/dev/platform-capabilities/business-capabilities/order-shipping/order-shipping.html';

export const shippingCalls = {
  /** What the platform knows of a payment: who paid, and which parcels it has been told of. */
  order: wechatCall({
    method: 'POST', path: '/wxa/sec/order/get_order', of: 'miniProgram', again: true,
    sends: ['merchant_id!', 'merchant_trade_no!'], answers: ['order.openid', 'order.order_state', 'order.shipping.shipping_list[].tracking_no'], source,
    read(answer) {
      const order = answer.part('order');
      return {
        openid: order.text('openid'), state: order.number('order_state'),
        trackingNumbers: order.part('shipping').list('shipping_list').map((parcel) => parcel.text('tracking_no', '')),
      };
    },
  }),
  upload: wechatCall({
    method: 'POST', path: '/wxa/sec/order/upload_shipping_info', of: 'miniProgram',
    sends: ['order_key!', 'logistics_type!', 'delivery_mode!', 'is_all_delivered', 'shipping_list!', 'upload_time!', 'payer!'], answers: [], source, read: done,
  }),
};
