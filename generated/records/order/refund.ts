// Made from schemas/order/refund.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { AfterSalesType, OrderSecondType, PayType, ProviderRefundState, RefundPromoter, RefundStatus, ReturnGoodsType } from '../../types/enumerations';

/** 退款单, as the server holds it. */
export type OrderRefund = {
  /** ID */
  id: number
  /** 退款单号 */
  refundOrderNo: string
  /** 订单 */
  orderId: number
  /** 订单编号 */
  orderNo: string
  /** 订单商品 */
  orderDetailId: number
  /** 商户名称 */
  merId: (number | null)
  /** 会员 */
  uid: number
  /** 商品名称 */
  productName: string
  /** 商品图片 */
  image: string
  /** 规格 */
  sku: string
  /** 商品售价 */
  price: string
  /** 购买数量 */
  payNum: number
  /** 退款数量 */
  applyRefundNum: number
  /** 退款金额 */
  refundPrice: string
  /** 商家退款金额 */
  merchantRefundPrice: string
  /** 平台退款金额 */
  platformRefundPrice: string
  /** 退回运费 */
  refundFreightFee: string
  /** 退一级佣金 */
  refundFirstBrokerageFee: string
  /** 退二级返佣 */
  refundSecondBrokerageFee: string
  /** 退回抵扣积分 */
  refundUseIntegral: number
  /** 退积分抵扣金额 */
  refundIntegralPrice: string
  /** 收回赠送积分 */
  refundGainIntegral: number
  /** 退还平台优惠券补贴 */
  refundPlatCouponPrice: string
  /** 退平台手续费 */
  refundCommission: string
  /** 退款方式 */
  refundPayType: PayType | null
  /** 退款时间 */
  refundTime: (string | null)
  /** 退款状态 */
  refundStatus: RefundStatus
  /** 售后类型 */
  afterSalesType: AfterSalesType
  /** 退货类型 */
  returnGoodsType: ReturnGoodsType
  /** 退款发起方 */
  promoterType: RefundPromoter
  /** 整单退款 */
  isAll: boolean
  /** 平台代扣佣金 */
  isReplace: boolean
  /** 会员撤销 */
  isUserRevoke: boolean
  /** 强制退款 */
  isCompulsoryRefund: boolean
  /** 强制退款操作人 */
  compulsoryAdminId: (number | null)
  /** 退款原因 */
  refundReasonWap: string
  /** 退款图片 */
  refundReasonWapImg: string[]
  /** 退款说明 */
  refundReasonWapExplain: string
  /** 拒绝原因 */
  refundReason: string
  /** 收货人 */
  receiver: string
  /** 收货电话 */
  receiverPhone: string
  /** 退货地址 */
  receiverAddressDetail: string
  /** 物流公司 */
  expressName: string
  /** 退货物流 */
  trackingNumber: string
  /** 联系电话 */
  telephone: string
  /** 商家备注 */
  merRemark: string
  /** 平台备注 */
  platformRemark: string
  /** 第三方退款单号 */
  outRefundNo: string
  /** 创建时间 */
  createTime: string
  /** 原路退款 */
  providerState: ProviderRefundState | null
  /** 原路退款说明 */
  providerReason: string
  /** 提交次数 */
  providerTries: number
  /** 下次处理 */
  providerTime: (string | null)
  /** 线下退款凭证 */
  offlineProof: string[]
  /** 线下退款说明 */
  offlineRemark: string
  /** 登记人 */
  offlineName: string
}

/** What is worked out beside it. */
export type OrderRefundWorked = {
  /** 订单二级类型 */
  secondType: OrderSecondType | null
  /** 会员ID */
  memberId: (number | null)
  /** 商品ID */
  productId: (number | null)
  /** 实付金额 */
  payPrice: (string | null)
  /** 退款流程 */
  statusList: Pick<import('../order/refundStatusLog').OrderRefundStatusLogAnswer, "id" | "orderNo" | "changeType" | "changeMessage" | "createTime">[]
  /** 订单信息 */
  orderInfoVo: unknown
  /** 商户名称 */
  merName: (string | null)
  /** 会员昵称 */
  userNickName: (string | null)
}

/** What compulsory is given. */
export type OrderRefundCompulsory = {
}

/** What offline is given. */
export type OrderRefundOffline = {
  /** 线下退款凭证 */
  offlineProof: string[]
  /** 线下退款说明 */
  offlineRemark?: (string | null)
}

/** What ask is given. */
export type OrderRefundAsk = {
  /** 退款单号 */
  refundOrderNo: string
  /** 订单编号 */
  orderNo: string
  /** 订单商品 */
  orderDetailId: number
  /** 退款数量 */
  applyRefundNum: number
  /** 售后类型 */
  afterSalesType: AfterSalesType
  /** 退货类型 */
  returnGoodsType?: ReturnGoodsType | null
  /** 退款原因 */
  refundReasonWap: string
  /** 退款说明 */
  refundReasonWapExplain?: (string | null)
  /** 退款图片 */
  refundReasonWapImg?: (string[] | null)
}

/** What revoke is given. */
export type OrderRefundRevoke = {
}

/** What refuse is given. */
export type OrderRefundRefuse = {
  /** 拒绝原因 */
  refundReason: string
}

/** What agree is given. */
export type OrderRefundAgree = {
}

/** What agreeReturn is given. */
export type OrderRefundAgreeReturn = {
  /** 收货人 */
  receiver?: (string | null)
  /** 收货电话 */
  receiverPhone?: (string | null)
  /** 退货地址 */
  receiverAddressDetail?: (string | null)
}

/** What sendBack is given. */
export type OrderRefundSendBack = {
  /** 物流公司 */
  expressName?: (string | null)
  /** 退货物流 */
  trackingNumber?: (string | null)
  /** 联系电话 */
  telephone: string
}

/** What receiveReturn is given. */
export type OrderRefundReceiveReturn = {
}

/** What refuseReturn is given. */
export type OrderRefundRefuseReturn = {
  /** 拒绝原因 */
  refundReason: string
}
/** As it is answered. */
export type OrderRefundAnswer = Omit<OrderRefund, never> & OrderRefundWorked
/** What a new one must bring. */
export type OrderRefundNeeds = "refundOrderNo" | "orderId" | "orderNo" | "orderDetailId" | "uid"
/** What its actions are given, by their names. */
export type OrderRefundInputs = {
  compulsory: OrderRefundCompulsory
  offline: OrderRefundOffline
  ask: OrderRefundAsk
  revoke: OrderRefundRevoke
  refuse: OrderRefundRefuse
  agree: OrderRefundAgree
  agreeReturn: OrderRefundAgreeReturn
  sendBack: OrderRefundSendBack
  receiveReturn: OrderRefundReceiveReturn
  refuseReturn: OrderRefundRefuseReturn
}
/** Its moves, and who makes them. */
export type OrderRefundMoves = {
  compulsory: "platform"
  refuse: "merchant"
  agree: "merchant"
  agreeReturn: "merchant"
  sendBack: "member"
  receiveReturn: "merchant"
  refuseReturn: "merchant"
  revoke: "member"
  settle: "system"
  offline: "platform"
}
/** What its schema leaves to code. */
export type OrderRefundHandlers = {
  actions: "compulsory" | "offline" | "ask" | "revoke" | "refuse" | "agree" | "agreeReturn" | "sendBack" | "receiveReturn" | "refuseReturn"
  moves: never
  computed: "orderInfoVo"
  writes: false
}
/** A row of its table. */
export type OrderRefundRow = {
  id: Generated<number>
  refund_order_no: string
  order_id: number
  order_no: string
  order_detail_id: number
  mer_id: number | null
  uid: number
  product_name: Generated<string>
  image: Generated<string>
  sku: Generated<string>
  price: Generated<string>
  pay_num: Generated<number>
  apply_refund_num: Generated<number>
  refund_price: Generated<string>
  merchant_refund_price: Generated<string>
  platform_refund_price: Generated<string>
  refund_freight_fee: Generated<string>
  refund_first_brokerage_fee: Generated<string>
  refund_second_brokerage_fee: Generated<string>
  refund_use_integral: Generated<number>
  refund_integral_price: Generated<string>
  refund_gain_integral: Generated<number>
  refund_plat_coupon_price: Generated<string>
  refund_commission: Generated<string>
  refund_pay_type: PayType | null
  refund_time: string | null
  refund_status: Generated<RefundStatus>
  after_sales_type: Generated<AfterSalesType>
  return_goods_type: Generated<ReturnGoodsType>
  promoter_type: Generated<RefundPromoter>
  is_all: Generated<boolean>
  is_replace: Generated<boolean>
  is_user_revoke: Generated<boolean>
  is_compulsory_refund: Generated<boolean>
  compulsory_admin_id: number | null
  refund_reason_wap: Generated<string>
  refund_reason_wap_img: Generated<string[]>
  refund_reason_wap_explain: Generated<string>
  refund_reason: Generated<string>
  receiver: Generated<string>
  receiver_phone: Generated<string>
  receiver_address_detail: Generated<string>
  express_name: Generated<string>
  tracking_number: Generated<string>
  telephone: Generated<string>
  mer_remark: Generated<string>
  platform_remark: Generated<string>
  out_refund_no: Generated<string>
  provider_state: ProviderRefundState | null
  provider_reason: Generated<string>
  provider_tries: Generated<number>
  provider_time: string | null
  offline_proof: Generated<string[]>
  offline_remark: Generated<string>
  offline_name: Generated<string>
  order_no_grams: string[] | null
  refund_order_no_grams: string[] | null
  tracking_number_grams: string[] | null
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
