// Made from schemas/order/orderDetail.json. Do not edit: change the source and run `npm run generate`.
import type { BrokerageShare, OrderType, ProductType } from '../enumerations';

/**
 * 订单商品, as answered.
 */
export interface OrderDetail {
  /**
   * ID
   */
  id: number
  /**
   * 订单
   */
  orderId: number
  /**
   * 订单编号
   */
  orderNo?: (string | null)
  /**
   * 商户
   */
  merId: number
  /**
   * 会员
   */
  uid: number
  /**
   * 商品ID
   */
  productId?: (number | null)
  /**
   * 商品规格ID
   */
  attrValueId?: (number | null)
  /**
   * 商品图片
   */
  image?: (string | null)
  /**
   * 商品信息
   */
  productName?: (string | null)
  /**
   * 规格
   */
  sku?: (string | null)
  /**
   * 商品售价
   */
  price?: (string | null)
  /**
   * 会员价格
   */
  vipPrice?: (string | null)
  /**
   * 购买数量
   */
  payNum?: (number | null)
  /**
   * 实际支付金额
   */
  payPrice?: (string | null)
  /**
   * 运费金额
   */
  freightFee?: (string | null)
  /**
   * 优惠券金额
   */
  couponPrice?: (string | null)
  /**
   * 商户优惠券金额
   */
  merCouponPrice?: (string | null)
  /**
   * 平台优惠券金额
   */
  platCouponPrice?: (string | null)
  /**
   * 使用积分
   */
  useIntegral?: (number | null)
  /**
   * 积分抵扣金额
   */
  integralPrice?: (string | null)
  /**
   * 赠送积分
   */
  gainIntegral?: (number | null)
  /**
   * 兑换积分
   */
  redeemIntegral?: (number | null)
  /**
   * 重量(KG)
   */
  weight?: (string | null)
  /**
   * 体积(m³)
   */
  volume?: (string | null)
  /**
   * 发货数量
   */
  deliveryNum?: (number | null)
  /**
   * 未发货退款数量
   */
  unsentRefundNum?: (number | null)
  /**
   * 退款中
   */
  applyRefundNum?: (number | null)
  /**
   * 退款成功
   */
  refundNum?: (number | null)
  /**
   * 退款金额
   */
  refundPrice?: (string | null)
  /**
   * 退运费金额
   */
  refundFreightFee?: (string | null)
  /**
   * 退还平台优惠券金额
   */
  refundPlatCouponPrice?: (string | null)
  /**
   * 退使用积分
   */
  refundUseIntegral?: (number | null)
  /**
   * 退积分抵扣金额
   */
  refundIntegralPrice?: (string | null)
  /**
   * 收回赠送积分
   */
  refundGainIntegral?: (number | null)
  /**
   * 分佣类型
   */
  subBrokerageType?: BrokerageShare | null
  /**
   * 一级返佣(%)
   */
  brokerage?: (number | null)
  /**
   * 二级返佣(%)
   */
  brokerageTwo?: (number | null)
  /**
   * 一级返佣金额
   */
  firstBrokerageFee?: (string | null)
  /**
   * 二级返佣金额
   */
  secondBrokerageFee?: (string | null)
  /**
   * 退一级返佣金额
   */
  refundFirstBrokerageFee?: (string | null)
  /**
   * 退二级返佣金额
   */
  refundSecondBrokerageFee?: (string | null)
  /**
   * 商品类型
   */
  productType?: ProductType | null
  /**
   * 营销类型
   */
  productMarketingType?: OrderType | null
  /**
   * 付费会员订单
   */
  isSvip?: (boolean | null)
  /**
   * 会员商品
   */
  isPaidMemberProduct?: (boolean | null)
  /**
   * 已评价
   */
  isReply?: (boolean | null)
  /**
   * 已收货
   */
  isReceipt?: (boolean | null)
  /**
   * 支持退款
   */
  proRefundSwitch?: (boolean | null)
  /**
   * 拓展文本
   */
  expand?: (string | null)
  /**
   * 卡密ID
   */
  cardSecretIds?: (string | null)
  /**
   * 卡密
   *
   * Items: 卡密
   */
  cardSecretList?: {
    /**
     * ID
     */
    id?: (number | null)
    /**
     * 商户ID
     */
    merId?: (number | null)
    /**
     * 卡密库ID
     */
    libraryId?: (number | null)
    /**
     * 卡号
     */
    cardNumber?: (string | null)
    /**
     * 密码
     */
    secretNum?: (string | null)
    /**
     * 已使用
     */
    isUse?: (boolean | null)
    /**
     * 已删除
     */
    isDel?: (boolean | null)
    /**
     * 创建时间
     */
    createTime?: (string | null)
  }[]
  /**
   * 创建时间
   */
  createTime?: (string | null)
}
