// Made from schemas/order/refund.json. Do not edit: change the source and run `npm run generate`.
import type { AfterSalesType, PayType, RefundChange, RefundPromoter, RefundStatus, ReturnGoodsType } from '../enumerations';

/**
 * 退款单, as answered.
 */
export interface Refund {
  /**
   * ID
   */
  id: number
  /**
   * 退款单号
   */
  refundOrderNo: string
  /**
   * 订单
   */
  orderId: number
  /**
   * 订单编号
   */
  orderNo: string
  /**
   * 订单商品
   */
  orderDetailId: number
  /**
   * 商户名称
   */
  merId: number
  /**
   * 会员
   */
  uid: number
  /**
   * 商户名称
   */
  merName?: (string | null)
  /**
   * 会员ID
   */
  memberId?: (number | null)
  /**
   * 会员昵称
   */
  userNickName?: (string | null)
  /**
   * 商品ID
   */
  productId?: (number | null)
  /**
   * 商品名称
   */
  productName?: (string | null)
  /**
   * 商品图片
   */
  image?: (string | null)
  /**
   * 规格
   */
  sku?: (string | null)
  /**
   * 商品售价
   */
  price?: (string | null)
  /**
   * 购买数量
   */
  payNum?: (number | null)
  /**
   * 实付金额
   */
  payPrice?: (string | null)
  /**
   * 退款数量
   */
  applyRefundNum?: (number | null)
  /**
   * 退款金额
   */
  refundPrice?: (string | null)
  /**
   * 商家退款金额
   */
  merchantRefundPrice?: (string | null)
  /**
   * 平台退款金额
   */
  platformRefundPrice?: (string | null)
  /**
   * 退回运费
   */
  refundFreightFee?: (string | null)
  /**
   * 退一级佣金
   */
  refundFirstBrokerageFee?: (string | null)
  /**
   * 退二级返佣
   */
  refundSecondBrokerageFee?: (string | null)
  /**
   * 退回抵扣积分
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
   * 退还平台优惠券补贴
   */
  refundPlatCouponPrice?: (string | null)
  /**
   * 退款方式
   */
  refundPayType?: PayType | null
  /**
   * 退款时间
   */
  refundTime?: (string | null)
  /**
   * 退款状态
   */
  refundStatus?: RefundStatus | null
  /**
   * 售后类型
   */
  afterSalesType?: AfterSalesType | null
  /**
   * 退货类型
   */
  returnGoodsType?: ReturnGoodsType | null
  /**
   * 退款发起方
   */
  promoterType?: RefundPromoter | null
  /**
   * 整单退款
   */
  isAll?: (boolean | null)
  /**
   * 平台代扣佣金
   */
  isReplace?: (boolean | null)
  /**
   * 会员撤销
   */
  isUserRevoke?: (boolean | null)
  /**
   * 强制退款
   */
  isCompulsoryRefund?: (boolean | null)
  /**
   * 强制退款操作人
   */
  compulsoryAdminId?: (number | null)
  /**
   * 退款原因
   */
  refundReasonWap?: (string | null)
  /**
   * 退款图片
   */
  refundReasonWapImg?: string[]
  /**
   * 退款说明
   */
  refundReasonWapExplain?: (string | null)
  /**
   * 拒绝原因
   */
  refundReason?: (string | null)
  /**
   * 收货人
   */
  receiver?: (string | null)
  /**
   * 收货电话
   */
  receiverPhone?: (string | null)
  /**
   * 退货地址
   */
  receiverAddressDetail?: (string | null)
  /**
   * 物流公司
   */
  expressName?: (string | null)
  /**
   * 退货物流
   */
  trackingNumber?: (string | null)
  /**
   * 联系电话
   */
  telephone?: (string | null)
  /**
   * 商家备注
   */
  merRemark?: (string | null)
  /**
   * 平台备注
   */
  platformRemark?: (string | null)
  /**
   * 第三方退款单号
   */
  outRefundNo?: (string | null)
  /**
   * 退款流程
   *
   * Items: 退款流程
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
    changeType?: RefundChange | null
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
   * 订单信息
   */
  orderInfoVo?: unknown
  /**
   * 创建时间
   */
  createTime?: (string | null)
}
