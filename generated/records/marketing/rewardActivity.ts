// Made from schemas/marketing/rewardActivity.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { ActivityScope, ActivityStatus, RewardCondition, RewardNode, RewardType } from '../../types/enumerations';

/** 奖励活动, as the server holds it. */
export type MarketingRewardActivity = {
  /** ID */
  id: number
  /** 活动名称 */
  name: string
  /** 活动时间 */
  startTime: string
  /** 活动结束时间 */
  endTime: string
  /** 消费渠道 */
  channels: (1 | 2 | 3)[]
  /** 适用范围 */
  method: ActivityScope
  /** 适用对象 */
  products: number[]
  /** 会员等级 */
  levelIds: number[]
  /** 用券订单不参与 */
  excludeCoupon: boolean
  /** 退款后回收奖励 */
  excludeRefund: boolean
  /** 优先级 */
  sort: number
  /** 是否开启 */
  isOpen: boolean
  /** 活动说明 */
  description: string
  /** 奖励条件 */
  conditionType: RewardCondition
  /** 循环奖励 */
  cyclical: (boolean | null)
  /**
   * 奖励档位
   *
   * Items: 奖励档位
   */
  tiers: {
    /** 满额(元) */
    amount: string
    /** 奖励类型 */
    rewardType: RewardType
    /** 积分 */
    integral?: (number | null)
    /** 优惠券 */
    couponIds?: (number[] | null)
  }[]
  /** 奖励类型 */
  rewardTypes: (1 | 2 | 3)[]
  /** 每人奖励次数 */
  userLimit: number
  /** 总奖励次数 */
  totalLimit: number
  /** 积分总预算 */
  budgetIntegral: number
  /** 发放时机 */
  sendNode: RewardNode
  /** 活动状态 */
  status: ActivityStatus
  /** 创建时间 */
  createTime: string
}

/** What is worked out beside it. */
export type MarketingRewardActivityWorked = {
  /** 参与人数 */
  joinNum: number
  /** 发放次数 */
  rewardNum: number
}
/** As it is answered. */
export type MarketingRewardActivityAnswer = Omit<MarketingRewardActivity, never> & MarketingRewardActivityWorked
/** What a new one must bring. */
export type MarketingRewardActivityNeeds = "name" | "startTime" | "endTime" | "channels" | "description" | "tiers"
/** What its actions are given, by their names. */
export type MarketingRewardActivityInputs = {}
/** Its moves, and who makes them. */
export type MarketingRewardActivityMoves = {
}
/** What its schema leaves to code. */
export type MarketingRewardActivityHandlers = {
  actions: never
  moves: never
  computed: never
  writes: true
}
/** A row of its table. */
export type MarketingRewardActivityRow = {
  id: Generated<number>
  name: string
  start_time: string
  end_time: string
  channels: string[]
  method: Generated<ActivityScope>
  products: Generated<number[]>
  level_ids: Generated<number[]>
  exclude_coupon: Generated<boolean>
  exclude_refund: Generated<boolean>
  sort: Generated<number>
  is_open: Generated<boolean>
  description: string
  condition_type: Generated<RewardCondition>
  cyclical: Generated<boolean | null>
  tiers: unknown
  reward_types: Generated<string[]>
  user_limit: Generated<number>
  total_limit: Generated<number>
  budget_integral: Generated<number>
  send_node: Generated<RewardNode>
  status: Generated<ActivityStatus>
  name_grams: string[] | null
  is_del: Generated<boolean>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
