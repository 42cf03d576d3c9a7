export const shop = [number('order_cancel_time', '未支付订单取消时间(分钟)', {}), input('site_name', '站点名称')];
