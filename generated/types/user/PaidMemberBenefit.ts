// Made from schemas/user/paidMemberBenefit.json. Do not edit: change the source and run `npm run generate`.
import type { MemberBenefit } from '../enumerations';

/**
 * 会员权益, as answered.
 */
export interface PaidMemberBenefit {
  /**
   * ID
   */
  id: number
  /**
   * 权益名称
   */
  name: MemberBenefit
  /**
   * 展示名称
   */
  value: string
  /**
   * 权益图标
   */
  imageUrl: string
  /**
   * 权益简介
   */
  message: string
  /**
   * 倍数
   */
  multiple?: (number | null)
  /**
   * 翻倍渠道
   */
  channelStr?: ("1" | "2")[]
  /**
   * 权益说明
   */
  expand?: (string | null)
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
export interface PaidMemberBenefitUpdate {
  /**
   * 展示名称
   */
  value?: string
  /**
   * 权益图标
   */
  imageUrl?: string
  /**
   * 权益简介
   */
  message?: string
  /**
   * 倍数
   */
  multiple?: (number | null)
  /**
   * 翻倍渠道
   */
  channelStr?: ("1" | "2")[]
  /**
   * 排序
   */
  sort?: number
  /**
   * 状态
   */
  status?: boolean
}
