// Made from schemas/order/orderDetail.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { BrokerageShare, OrderType, ProductType } from '../../types/enumerations';

/** 订单商品, as the server holds it. */
export type OrderOrderDetail = {
  /** ID */
  id: number
  /** 订单 */
  orderId: number
  /** 订单编号 */
  orderNo: string
  /** 商户 */
  merId: (number | null)
  /** 会员 */
  uid: number
  /** 商品ID */
  productId: (number | null)
  /** 商品规格ID */
  attrValueId: (number | null)
  /** 商品图片 */
  image: string
  /** 商品信息 */
  productName: string
  /** 规格 */
  sku: string
  /** 商品售价 */
  price: string
  /** 会员价格 */
  vipPrice: string
  /** 购买数量 */
  payNum: number
  /** 实际支付金额 */
  payPrice: string
  /** 运费金额 */
  freightFee: string
  /** 优惠券金额 */
  couponPrice: string
  /** 商户优惠券金额 */
  merCouponPrice: string
  /** 平台优惠券金额 */
  platCouponPrice: string
  /** 使用积分 */
  useIntegral: number
  /** 积分抵扣金额 */
  integralPrice: string
  /** 赠送积分 */
  gainIntegral: number
  /** 兑换积分 */
  redeemIntegral: number
  /** 重量(KG) */
  weight: string
  /** 体积(m³) */
  volume: string
  /** 发货数量 */
  deliveryNum: number
  /** 未发货退款数量 */
  unsentRefundNum: number
  /** 退款中 */
  applyRefundNum: number
  /** 退款成功 */
  refundNum: number
  /** 退款金额 */
  refundPrice: string
  /** 退运费金额 */
  refundFreightFee: string
  /** 退还平台优惠券金额 */
  refundPlatCouponPrice: string
  /** 退使用积分 */
  refundUseIntegral: number
  /** 退积分抵扣金额 */
  refundIntegralPrice: string
  /** 收回赠送积分 */
  refundGainIntegral: number
  /** 分佣类型 */
  subBrokerageType: BrokerageShare
  /** 一级返佣(%) */
  brokerage: number
  /** 二级返佣(%) */
  brokerageTwo: number
  /** 一级返佣金额 */
  firstBrokerageFee: string
  /** 二级返佣金额 */
  secondBrokerageFee: string
  /** 退一级返佣金额 */
  refundFirstBrokerageFee: string
  /** 退二级返佣金额 */
  refundSecondBrokerageFee: string
  /** 商品类型 */
  productType: ProductType
  /** 营销类型 */
  productMarketingType: OrderType
  /** 营销规格ID */
  marketingId: (number | null)
  /** 付费会员订单 */
  isSvip: boolean
  /** 会员商品 */
  isPaidMemberProduct: boolean
  /** 已评价 */
  isReply: boolean
  /** 已收货 */
  isReceipt: boolean
  /** 支持退款 */
  proRefundSwitch: boolean
  /** 拓展文本 */
  expand: string
  /** 卡密ID */
  cardSecretIds: string
  /**
   * 卡密
   *
   * Items: 卡密
   */
  cardSecretList: {
    /** ID */
    id?: (number | null)
    /** 商户ID */
    merId?: (number | null)
    /** 卡密库ID */
    libraryId?: (number | null)
    /** 卡号 */
    cardNumber?: (string | null)
    /** 密码 */
    secretNum?: (string | null)
    /** 已使用 */
    isUse?: (boolean | null)
    /** 已删除 */
    isDel?: (boolean | null)
    /** 创建时间 */
    createTime?: (string | null)
  }[]
  /** 创建时间 */
  createTime: string
}

/** What is worked out beside it. */
export type OrderOrderDetailWorked = {
}
/** As it is answered. */
export type OrderOrderDetailAnswer = Omit<OrderOrderDetail, never> & OrderOrderDetailWorked
/** What a new one must bring. */
export type OrderOrderDetailNeeds = "orderId" | "uid"
/** What its actions are given, by their names. */
export type OrderOrderDetailInputs = {}
/** Its moves, and who makes them. */
export type OrderOrderDetailMoves = {}
/** What its schema leaves to code. */
export type OrderOrderDetailHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type OrderOrderDetailRow = {
  id: Generated<number>
  order_id: number
  order_no: Generated<string>
  mer_id: number | null
  uid: number
  product_id: number | null
  attr_value_id: number | null
  image: Generated<string>
  product_name: Generated<string>
  sku: Generated<string>
  price: Generated<string>
  vip_price: Generated<string>
  pay_num: Generated<number>
  pay_price: Generated<string>
  freight_fee: Generated<string>
  coupon_price: Generated<string>
  mer_coupon_price: Generated<string>
  plat_coupon_price: Generated<string>
  use_integral: Generated<number>
  integral_price: Generated<string>
  gain_integral: Generated<number>
  redeem_integral: Generated<number>
  weight: Generated<string>
  volume: Generated<string>
  delivery_num: Generated<number>
  unsent_refund_num: Generated<number>
  apply_refund_num: Generated<number>
  refund_num: Generated<number>
  refund_price: Generated<string>
  refund_freight_fee: Generated<string>
  refund_plat_coupon_price: Generated<string>
  refund_use_integral: Generated<number>
  refund_integral_price: Generated<string>
  refund_gain_integral: Generated<number>
  sub_brokerage_type: Generated<BrokerageShare>
  brokerage: Generated<number>
  brokerage_two: Generated<number>
  first_brokerage_fee: Generated<string>
  second_brokerage_fee: Generated<string>
  refund_first_brokerage_fee: Generated<string>
  refund_second_brokerage_fee: Generated<string>
  product_type: Generated<ProductType>
  product_marketing_type: Generated<OrderType>
  marketing_id: number | null
  is_svip: Generated<boolean>
  is_paid_member_product: Generated<boolean>
  is_reply: Generated<boolean>
  is_receipt: Generated<boolean>
  pro_refund_switch: Generated<boolean>
  expand: Generated<string>
  card_secret_ids: Generated<string>
  card_secret_list: Generated<unknown>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
