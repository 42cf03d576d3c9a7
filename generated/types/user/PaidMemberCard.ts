// Made from schemas/user/paidMemberCard.json. Do not edit: change the source and run `npm run generate`.
import type { MemberCardType } from '../enumerations';

/**
 * 会员卡, as answered.
 */
export interface PaidMemberCard {
  /**
   * ID
   */
  id: number
  /**
   * 会员卡名称
   */
  name: string
  /**
   * 标签文字
   */
  label?: (string | null)
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
  originalPrice: string
  /**
   * 会员卡售价
   */
  price: string
  /**
   * 赠送余额
   */
  giftBalance: string
  /**
   * 仅首充赠送
   */
  isFirstChargeGive: boolean
  /**
   * 排序
   */
  sort: number
  /**
   * 状态
   */
  status: boolean
  /**
   * 创建时间
   */
  createTime?: (string | null)
}

/**
 * What create takes.
 *
 */
export interface PaidMemberCardCreate {
  /**
   * 会员卡名称
   */
  name: string
  /**
   * 标签文字
   */
  label?: (string | null)
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
  originalPrice: string
  /**
   * 会员卡售价
   */
  price: string
  /**
   * 赠送余额
   */
  giftBalance: string
  /**
   * 仅首充赠送
   */
  isFirstChargeGive: boolean
  /**
   * 排序
   */
  sort: number
  /**
   * 状态
   */
  status: boolean
}

/**
 * What update takes.
 *
 */
export interface PaidMemberCardUpdate {
  /**
   * 会员卡名称
   */
  name?: string
  /**
   * 标签文字
   */
  label?: (string | null)
  /**
   * 会员卡类型
   */
  type?: MemberCardType
  /**
   * 会员卡期限
   */
  deadlineDay?: (number | null)
  /**
   * 会员卡原价
   */
  originalPrice?: string
  /**
   * 会员卡售价
   */
  price?: string
  /**
   * 赠送余额
   */
  giftBalance?: string
  /**
   * 仅首充赠送
   */
  isFirstChargeGive?: boolean
  /**
   * 排序
   */
  sort?: number
  /**
   * 状态
   */
  status?: boolean
}
