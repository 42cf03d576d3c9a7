// Made from schemas/marketing/rewardRecord.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { ConsumeChannel, RewardNode, RewardStatus, RewardType } from '../../types/enumerations';

/** 奖励记录, as the server holds it. */
export type MarketingRewardRecord = {
  /** ID */
  id: number
  /** 活动名称 */
  activityId: number
  /** 活动名称 */
  activityName: string
  /** 会员 */
  uid: number
  /** 消费渠道 */
  channel: ConsumeChannel
  /** 来源ID */
  sourceId: number
  /** 关联单号 */
  linkNo: string
  /** 消费商户 */
  merId: (number | null)
  /** 消费金额 */
  consumeAmount: string
  /** 消费时间 */
  consumeTime: string
  /** 达成档位 */
  tierAmount: string
  /** 奖励倍数 */
  times: number
  /** 奖励类型 */
  rewardType: RewardType
  /** 发放时机 */
  sendNode: RewardNode
  /** 奖励积分 */
  integral: number
  /** 奖励优惠券 */
  couponIds: number[]
  /** 奖励优惠券 */
  couponNames: string
  /** 发放的优惠券 */
  couponUserIds: number[]
  /** 状态 */
  status: RewardStatus
  /** 失败原因 */
  failReason: string
  /** 回收原因 */
  reason: string
  /** 收回积分 */
  takenIntegral: number
  /** 备注 */
  mark: string
  /** 发放时间 */
  sendTime: (string | null)
  /** 回收时间 */
  recoverTime: (string | null)
  /** 奖励时间 */
  createTime: string
}

/** What is worked out beside it. */
export type MarketingRewardRecordWorked = {
  /** 会员ID */
  memberId: (number | null)
  /** 消费商户 */
  merName: (string | null)
  /** 会员昵称 */
  nickname: (string | null)
  /** 手机号 */
  phone: (string | null)
}
/** As it is answered. */
export type MarketingRewardRecordAnswer = Omit<MarketingRewardRecord, never> & MarketingRewardRecordWorked
/** What a new one must bring. */
export type MarketingRewardRecordNeeds = "activityId" | "activityName" | "uid" | "sourceId" | "linkNo" | "consumeAmount" | "consumeTime" | "tierAmount"
/** What its actions are given, by their names. */
export type MarketingRewardRecordInputs = {}
/** Its moves, and who makes them. */
export type MarketingRewardRecordMoves = {
  give: "platform"
  fail: "system"
  recover: "platform"
  drop: "system"
}
/** What its schema leaves to code. */
export type MarketingRewardRecordHandlers = {
  actions: never
  moves: "give" | "recover"
  computed: never
  writes: false
}
/** A row of its table. */
export type MarketingRewardRecordRow = {
  id: Generated<number>
  activity_id: number
  activity_name: string
  uid: number
  channel: Generated<ConsumeChannel>
  source_id: number
  link_no: string
  mer_id: number | null
  consume_amount: string
  consume_time: string
  tier_amount: string
  times: Generated<number>
  reward_type: Generated<RewardType>
  send_node: Generated<RewardNode>
  integral: Generated<number>
  coupon_ids: Generated<number[]>
  coupon_names: Generated<string>
  coupon_user_ids: Generated<number[]>
  status: Generated<RewardStatus>
  fail_reason: Generated<string>
  reason: Generated<string>
  taken_integral: Generated<number>
  mark: Generated<string>
  send_time: string | null
  recover_time: string | null
  link_no_grams: string[] | null
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
