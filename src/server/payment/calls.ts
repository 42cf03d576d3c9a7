/** Every call that this product makes at WeChat Pay and Alipay. What is not here is not asked. */

export interface WeixinCall {
  path: string;
  /** Money leaves by it: the merchant's certificate travels along. */
  certificate?: true;
  /** Beside who calls, and the signature. */
  sends: readonly string[];
  /** What is read of the answer, beside its codes and its signature; empty where it is not told. */
  answers: readonly string[];
  /** Where it is documented. */
  source: string;
}

export interface AlipayCall extends Omit<WeixinCall, 'path' | 'certificate'> {
  method: string;
}

const weixinSource = (page: string) => `https://pay.weixin.qq.com/wiki/doc/api/jsapi.php?chapter=${page}`;

export const weixinCalls = {
  order: {
    path: '/pay/orderquery', sends: ['out_trade_no'],
    answers: ['out_trade_no', 'trade_state', 'trade_type', 'total_fee'], source: weixinSource('9_2'),
  },
  refund: {
    path: '/secapi/pay/refund', certificate: true, sends: ['out_trade_no', 'out_refund_no', 'total_fee', 'refund_fee', 'refund_desc', 'notify_url'],
    answers: ['refund_id'], source: weixinSource('9_4'),
  },
  refundQuery: {
    path: '/pay/refundquery', sends: ['out_refund_no'],
    answers: ['out_trade_no', 'out_refund_no_0', 'refund_id_0', 'refund_fee_0', 'refund_status_0'], source: weixinSource('9_5'),
  },
} as const satisfies Record<string, WeixinCall>;

export const alipayCalls = {
  order: {
    method: 'alipay.trade.query', sends: ['out_trade_no'],
    answers: ['out_trade_no', 'trade_status', 'total_amount'], source: 'https://opendocs.alipay.com/open/02ekfh',
  },
  refund: {
    method: 'alipay.trade.refund', sends: ['out_trade_no', 'out_request_no', 'refund_amount', 'refund_reason'],
    answers: ['trade_no', 'fund_change'], source: 'https://opendocs.alipay.com/open/02ekfk',
  },
  refundQuery: {
    method: 'alipay.trade.fastpay.refund.query', sends: ['out_trade_no', 'out_request_no'],
    answers: ['trade_no', 'out_request_no', 'refund_amount', 'refund_status'], source: 'https://opendocs.alipay.com/open/028sma',
  },
} as const satisfies Record<string, AlipayCall>;
