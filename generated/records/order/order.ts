// Made from schemas/order/order.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { CancelStatus, DeliveryType, GroupBuyRecordStatus, OrderRefundStatus, OrderSecondType, OrderStatus, OrderType, PayChannel, PayType, ShippingType } from '../../types/enumerations';

/** 订单, as the server holds it. */
export type OrderOrder = {
  /** ID */
  id: number
  /** 订单编号 */
  orderNo: string
  /** 平台订单号 */
  platOrderNo: string
  /** 商户单号 */
  outTradeNo: string
  /** 商户名称 */
  merId: (number | null)
  /** 会员 */
  uid: number
  /** 订单类型 */
  type: OrderType
  /** 订单二级类型 */
  secondType: OrderSecondType
  /** 订单等级 */
  level: number
  /** 拼团状态 */
  groupBuyRecordStatus: GroupBuyRecordStatus
  /** 订单状态 */
  status: OrderStatus
  /** 退款状态 */
  refundStatus: OrderRefundStatus
  /** 取消状态 */
  cancelStatus: CancelStatus
  /** 会员已删除 */
  isUserDel: boolean
  /** 商户已删除 */
  isMerchantDel: boolean
  /** 商品总数 */
  totalNum: number
  /** 已发货数量 */
  deliveryNum: number
  /** 商品总价 */
  proTotalPrice: string
  /** 邮费 */
  totalPostage: string
  /** 订单总价 */
  totalPrice: string
  /** 支付邮费 */
  payPostage: string
  /** 商户优惠券ID */
  couponId: (number | null)
  /** 平台优惠券ID */
  platCouponId: (number | null)
  /** 优惠券金额 */
  couponPrice: string
  /** 商户优惠金额 */
  merCouponPrice: string
  /** 平台优惠金额 */
  platCouponPrice: string
  /** 会员抵扣金额 */
  svipDiscountPrice: string
  /** 付费会员订单 */
  isSvip: boolean
  /** 使用积分 */
  useIntegral: number
  /** 积分抵扣金额 */
  integralPrice: string
  /** 赠送积分 */
  gainIntegral: number
  /** 兑换积分 */
  redeemIntegral: number
  /** 实际支付 */
  payPrice: string
  /** 支付状态 */
  paid: boolean
  /** 支付时间 */
  payTime: (string | null)
  /** 支付方式 */
  payType: PayType | null
  /** 支付渠道 */
  payChannel: PayChannel | null
  /** 一级返佣金额 */
  firstBrokerage: string
  /** 二级返佣金额 */
  secondBrokerage: string
  /** 平台手续费 */
  commissionCharge: string
  /** 配送方式 */
  shippingType: ShippingType
  /** 发货类型 */
  deliveryType: DeliveryType | null
  /** 拆分发货 */
  isSplitDelivery: boolean
  /** 核销码 */
  verifyCode: string
  /** 核销员ID */
  clerkId: (number | null)
  /** 核销员 */
  clerkName: string
  /** 收货人 */
  realName: string
  /** 收货电话 */
  userPhone: string
  /** 收货地址 */
  userAddress: string
  /** 买家留言 */
  userRemark: string
  /** 商家备注 */
  merchantRemark: string
  /** 平台备注 */
  platformRemark: string
  /** 系统表单ID */
  systemFormId: (number | null)
  /** 自定义留言 */
  orderExtend: unknown
  /** 收货时间 */
  receivingTime: (string | null)
  /** 完成时间 */
  completeTime: (string | null)
  /** 分账时间 */
  shareTime: (string | null)
  /** 已分账 */
  isShared: boolean
  /** 下单时间 */
  createTime: string
}

/** What is worked out beside it. */
export type OrderOrderWorked = {
  /** 会员ID */
  memberId: (number | null)
  /** 会员名称 */
  nikeName: (string | null)
  /** 会员电话 */
  phone: (string | null)
  /** 是否注销 */
  isLogoff: (boolean | null)
  /** 商品信息 */
  orderDetailList: Pick<import('../order/orderDetail').OrderOrderDetailAnswer, "id" | "orderNo" | "merId" | "uid" | "productId" | "attrValueId" | "image" | "productName" | "sku" | "price" | "vipPrice" | "payNum" | "payPrice" | "freightFee" | "couponPrice" | "merCouponPrice" | "platCouponPrice" | "useIntegral" | "integralPrice" | "gainIntegral" | "redeemIntegral" | "weight" | "volume" | "deliveryNum" | "unsentRefundNum" | "applyRefundNum" | "refundNum" | "refundPrice" | "refundFreightFee" | "refundPlatCouponPrice" | "refundUseIntegral" | "refundIntegralPrice" | "refundGainIntegral" | "subBrokerageType" | "brokerage" | "brokerageTwo" | "firstBrokerageFee" | "secondBrokerageFee" | "refundFirstBrokerageFee" | "refundSecondBrokerageFee" | "productType" | "productMarketingType" | "marketingId" | "isSvip" | "isPaidMemberProduct" | "isReply" | "isReceipt" | "proRefundSwitch" | "expand" | "cardSecretIds" | "cardSecretList" | "createTime">[]
  /** 订单流程 */
  statusList: Pick<import('../order/orderStatusLog').OrderOrderStatusLogAnswer, "id" | "orderNo" | "changeType" | "changeMessage" | "createTime">[]
  /** 商户名称 */
  merName: (string | null)
  /** 商户类别 */
  merIsSelf: (boolean | null)
  /** 会员昵称 */
  nickName: (string | null)
}

/** What send is given. */
export type OrderOrderSend = {
  /** 发货类型 */
  deliveryType: DeliveryType
  /** 快递公司 */
  expressCode?: (string | null)
  /** 快递单号 */
  expressNumber?: (string | null)
  /** 配送人员 */
  deliveryCarrier?: (string | null)
  /** 手机号码 */
  carrierPhone?: (string | null)
  /** 发货备注 */
  deliveryMark?: (string | null)
  /** 分单发货 */
  isSplit: boolean
  /** 发货商品 */
  detailList?: ({
    /** 商品 */
    orderDetailId: number
    /** 发货数量 */
    num: number
  }[] | null)
}

/** What updateInvoice is given. */
export type OrderOrderUpdateInvoice = {
  /** 发货单 */
  id: number
  /** 发货类型 */
  deliveryType?: DeliveryType | null
  /** 快递公司 */
  expressCode?: (string | null)
  /** 快递单号 */
  expressNumber?: (string | null)
  /** 配送人员 */
  deliveryCarrier?: (string | null)
  /** 手机号码 */
  carrierPhone?: (string | null)
  /** 发货备注 */
  deliveryMark?: (string | null)
}

/** What place is given. */
export type OrderOrderPlace = {
  /** 订单编号 */
  orderNo: string
  /** 平台订单号 */
  platOrderNo?: (string | null)
  /** 会员 */
  uid: number
  /** 订单类型 */
  type?: OrderType | null
  /** 订单二级类型 */
  secondType?: OrderSecondType | null
  /** 拼团活动 */
  groupActivityId?: (number | null)
  /** 所参的团 */
  groupBuyingId?: (number | null)
  /**
   * 商品
   *
   * Items: 商品
   */
  items: {
    /** 商品规格 */
    attrValueId: number
    /** 购买数量 */
    payNum: number
  }[]
  /** 配送方式 */
  shippingType: ShippingType
  /** 支付邮费 */
  payPostage?: (string | null)
  /** 商户优惠券ID */
  couponId?: (number | null)
  /** 平台优惠券ID */
  platCouponId?: (number | null)
  /** 使用积分 */
  useIntegral?: (number | null)
  /** 收货人 */
  realName?: (string | null)
  /** 收货电话 */
  userPhone?: (string | null)
  /** 收货地址 */
  userAddress?: (string | null)
  /** 买家留言 */
  userRemark?: (string | null)
}

/** What pay is given. */
export type OrderOrderPay = {
  /** 支付金额 */
  payPrice: string
  /** 支付方式 */
  payType: PayType
  /** 支付渠道 */
  payChannel: PayChannel
  /** 商户单号 */
  outTradeNo?: (string | null)
}
/** As it is answered. */
export type OrderOrderAnswer = Omit<OrderOrder, never> & OrderOrderWorked
/** What a new one must bring. */
export type OrderOrderNeeds = "orderNo" | "uid"
/** What its actions are given, by their names. */
export type OrderOrderInputs = {
  send: OrderOrderSend
  updateInvoice: OrderOrderUpdateInvoice
  place: OrderOrderPlace
  pay: OrderOrderPay
}
/** Its moves, and who makes them. */
export type OrderOrderMoves = {
  pay: "member"
  payForPickup: "member"
  cancel: "member"
  expire: "system"
  sendPart: "platform"
  sendAll: "platform"
  refundWhole: "platform"
  nothingLeft: "system"
  verify: "merchant"
  receive: "member"
  receiveByTime: "system"
  complete: "system"
}
/** What its schema leaves to code. */
export type OrderOrderHandlers = {
  actions: "send" | "updateInvoice" | "place" | "pay"
  moves: "cancel" | "expire" | "refundWhole" | "complete"
  computed: never
  writes: true
}
/** A row of its table. */
export type OrderOrderRow = {
  id: Generated<number>
  order_no: string
  plat_order_no: Generated<string>
  out_trade_no: Generated<string>
  mer_id: number | null
  uid: number
  type: Generated<OrderType>
  second_type: Generated<OrderSecondType>
  level: Generated<number>
  group_buy_record_status: Generated<GroupBuyRecordStatus>
  status: Generated<OrderStatus>
  refund_status: Generated<OrderRefundStatus>
  cancel_status: Generated<CancelStatus>
  is_user_del: Generated<boolean>
  is_merchant_del: Generated<boolean>
  total_num: Generated<number>
  delivery_num: Generated<number>
  pro_total_price: Generated<string>
  total_postage: Generated<string>
  total_price: Generated<string>
  pay_postage: Generated<string>
  coupon_id: number | null
  plat_coupon_id: number | null
  coupon_price: Generated<string>
  mer_coupon_price: Generated<string>
  plat_coupon_price: Generated<string>
  svip_discount_price: Generated<string>
  is_svip: Generated<boolean>
  use_integral: Generated<number>
  integral_price: Generated<string>
  gain_integral: Generated<number>
  redeem_integral: Generated<number>
  pay_price: Generated<string>
  paid: Generated<boolean>
  pay_time: string | null
  pay_type: PayType | null
  pay_channel: PayChannel | null
  first_brokerage: Generated<string>
  second_brokerage: Generated<string>
  commission_charge: Generated<string>
  shipping_type: Generated<ShippingType>
  delivery_type: DeliveryType | null
  is_split_delivery: Generated<boolean>
  verify_code: Generated<string>
  clerk_id: number | null
  clerk_name: Generated<string>
  real_name: Generated<string>
  user_phone: Generated<string>
  user_address: Generated<string>
  user_remark: Generated<string>
  merchant_remark: Generated<string>
  platform_remark: Generated<string>
  system_form_id: number | null
  order_extend: unknown
  receiving_time: string | null
  complete_time: string | null
  share_time: string | null
  is_shared: Generated<boolean>
  order_no_grams: string[] | null
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
