// Made from schemas/order/order.json. Do not edit: change the source and run `npm run generate`.
import type { BrokerageShare, CancelStatus, DeliveryType, GroupBuyRecordStatus, OrderChange, OrderRefundStatus, OrderSecondType, OrderStatus, OrderType, PayChannel, PayType, ProductType, ShippingType } from '../enumerations';

/**
 * 订单, as answered.
 */
export interface Order {
  /**
   * ID
   */
  id: number
  /**
   * 订单编号
   */
  orderNo: string
  /**
   * 平台订单号
   */
  platOrderNo?: (string | null)
  /**
   * 商户单号
   */
  outTradeNo?: (string | null)
  /**
   * 商户名称
   */
  merId: number
  /**
   * 会员
   */
  uid: number
  /**
   * 会员ID
   */
  memberId?: (number | null)
  /**
   * 商户名称
   */
  merName?: (string | null)
  /**
   * 商户类别
   */
  merIsSelf?: (boolean | null)
  /**
   * 会员昵称
   */
  nickName?: (string | null)
  /**
   * 会员名称
   */
  nikeName?: (string | null)
  /**
   * 会员电话
   */
  phone?: (string | null)
  /**
   * 是否注销
   */
  isLogoff?: (boolean | null)
  /**
   * 订单类型
   */
  type?: OrderType | null
  /**
   * 订单二级类型
   */
  secondType?: OrderSecondType | null
  /**
   * 订单等级
   */
  level?: (number | null)
  /**
   * 拼团状态
   */
  groupBuyRecordStatus?: GroupBuyRecordStatus | null
  /**
   * 订单状态
   */
  status?: OrderStatus | null
  /**
   * 退款状态
   */
  refundStatus?: OrderRefundStatus | null
  /**
   * 取消状态
   */
  cancelStatus?: CancelStatus | null
  /**
   * 会员已删除
   */
  isUserDel?: (boolean | null)
  /**
   * 商户已删除
   */
  isMerchantDel?: (boolean | null)
  /**
   * 商品总数
   */
  totalNum?: (number | null)
  /**
   * 已发货数量
   */
  deliveryNum?: (number | null)
  /**
   * 商品总价
   */
  proTotalPrice?: (string | null)
  /**
   * 邮费
   */
  totalPostage?: (string | null)
  /**
   * 订单总价
   */
  totalPrice?: (string | null)
  /**
   * 支付邮费
   */
  payPostage?: (string | null)
  /**
   * 商户优惠券ID
   */
  couponId?: (number | null)
  /**
   * 平台优惠券ID
   */
  platCouponId?: (number | null)
  /**
   * 优惠券金额
   */
  couponPrice?: (string | null)
  /**
   * 商户优惠金额
   */
  merCouponPrice?: (string | null)
  /**
   * 平台优惠金额
   */
  platCouponPrice?: (string | null)
  /**
   * 会员抵扣金额
   */
  svipDiscountPrice?: (string | null)
  /**
   * 付费会员订单
   */
  isSvip?: (boolean | null)
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
   * 实际支付
   */
  payPrice?: (string | null)
  /**
   * 支付状态
   */
  paid?: (boolean | null)
  /**
   * 支付时间
   */
  payTime?: (string | null)
  /**
   * 支付方式
   */
  payType?: PayType | null
  /**
   * 支付渠道
   */
  payChannel?: PayChannel | null
  /**
   * 一级返佣金额
   */
  firstBrokerage?: (string | null)
  /**
   * 二级返佣金额
   */
  secondBrokerage?: (string | null)
  /**
   * 平台手续费
   */
  commissionCharge?: (string | null)
  /**
   * 配送方式
   */
  shippingType?: ShippingType | null
  /**
   * 发货类型
   */
  deliveryType?: DeliveryType | null
  /**
   * 拆分发货
   */
  isSplitDelivery?: (boolean | null)
  /**
   * 核销码
   */
  verifyCode?: (string | null)
  /**
   * 核销员ID
   */
  clerkId?: (number | null)
  /**
   * 核销员
   */
  clerkName?: (string | null)
  /**
   * 收货人
   */
  realName?: (string | null)
  /**
   * 收货电话
   */
  userPhone?: (string | null)
  /**
   * 收货地址
   */
  userAddress?: (string | null)
  /**
   * 买家留言
   */
  userRemark?: (string | null)
  /**
   * 商家备注
   */
  merchantRemark?: (string | null)
  /**
   * 平台备注
   */
  platformRemark?: (string | null)
  /**
   * 系统表单ID
   */
  systemFormId?: (number | null)
  /**
   * 自定义留言
   */
  orderExtend?: unknown
  /**
   * 收货时间
   */
  receivingTime?: (string | null)
  /**
   * 完成时间
   */
  completeTime?: (string | null)
  /**
   * 商品信息
   *
   * Items: 商品信息
   */
  orderDetailList?: {
    /**
     * ID
     */
    id?: (number | null)
    /**
     * 订单编号
     */
    orderNo?: (string | null)
    /**
     * 商户
     */
    merId?: (number | null)
    /**
     * 会员
     */
    uid?: (number | null)
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
  }[]
  /**
   * 订单流程
   *
   * Items: 订单流程
   */
  statusList?: {
    /**
     * ID
     */
    id?: (number | null)
    /**
     * 订单编号
     */
    orderNo?: (string | null)
    /**
     * 操作类型
     */
    changeType?: OrderChange | null
    /**
     * 操作备注
     */
    changeMessage?: (string | null)
    /**
     * 操作时间
     */
    createTime?: (string | null)
  }[]
  /**
   * 下单时间
   */
  createTime?: (string | null)
}
