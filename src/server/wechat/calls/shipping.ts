/** Shipments that the mini-program's platform asks for. */
import { done, wechatCall } from '../call';

export const shippingCalls = {
  upload: wechatCall({
    method: 'POST', path: '/wxa/sec/order/upload_shipping_info', of: 'miniProgram',
    sends: ['order_key!', 'logistics_type!', 'delivery_mode!', 'is_all_delivered', 'shipping_list!', 'upload_time!', 'payer!'], answers: [],
    source: 'https://developers.weixin.qq.com/miniprogram/dev/platform-capabilities/business-capabilities/order-shipping/order-shipping.html', read: done,
  }),
};
