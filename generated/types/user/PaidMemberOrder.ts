// Made from schemas/user/paidMemberOrder.json. Do not edit: change the source and run `npm run generate`.
import type { CardPayChannel, CardPayType, MemberCardType } from '../enumerations';

/**
 * 购买记录, as answered.
 */
export interface PaidMemberOrder {
  /**
   * ID
   */
  id: number
  /**
   * 订单号
   */
  orderNo: string
  /**
   * 会员
   */
  uid: number
  /**
   * 会员昵称/ID
   */
  userNickname?: (string | null)
  /**
   * 手机号
   */
  userPhone?: (string | null)
  /**
   * 会员卡
   */
  cardId?: (number | null)
  /**
   * 会员卡名称
   */
  cardName?: (string | null)
  /**
   * 会员卡类型
   */
  type: MemberCardType
  /**
   * 会员卡期限
   */
  deadlineDay?: (number | null)
  /**
   * 会员卡原价
   */
  originalPrice?: (string | null)
  /**
   * 支付金额(元)
   */
  price?: (string | null)
  /**
   * 赠送余额
   */
  giftBalance?: (string | null)
  /**
   * 支付状态
   */
  paid?: (boolean | null)
  /**
   * 支付方式
   */
  payType?: CardPayType | null
  /**
   * 支付渠道
   */
  payChannel?: CardPayChannel | null
  /**
   * 支付时间
   */
  payTime?: (string | null)
  /**
   * 支付服务方订单号
   */
  outTradeNo?: (string | null)
  /**
   * 到期时间
   */
  cardExpirationTime?: (string | null)
  /**
   * 创建时间
   */
  createTime?: (string | null)
}
