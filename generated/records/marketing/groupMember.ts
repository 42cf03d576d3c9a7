// Made from schemas/marketing/groupMember.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { GroupPlaceStatus } from '../../types/enumerations';

/** 参团会员, as the server holds it. */
export type MarketingGroupMember = {
  /** ID */
  id: number
  /** 拼团活动 */
  groupActivityId: number
  /** 拼团记录 */
  recordId: (number | null)
  /** 占位的团 */
  heldRecordId: (number | null)
  /** 拼团规格 */
  activitySkuId: number
  /** 会员ID */
  memberId: number
  /** 团长 */
  isLeader: boolean
  /** 订单 */
  orderId: number
  /** 订单商品 */
  orderDetailId: number
  /** 订单编号 */
  orderNo: string
  /** 购买数量 */
  payNum: number
  /** 支付状态 */
  isPaid: boolean
  /** 未成团时间 */
  failTime: (string | null)
  /** 参团状态 */
  status: GroupPlaceStatus
  /** 拼团时间 */
  createTime: string
}

/** What is worked out beside it. */
export type MarketingGroupMemberWorked = {
}
/** As it is answered. */
export type MarketingGroupMemberAnswer = Omit<MarketingGroupMember, never> & MarketingGroupMemberWorked
/** What a new one must bring. */
export type MarketingGroupMemberNeeds = "groupActivityId" | "activitySkuId" | "memberId" | "orderId" | "orderDetailId" | "payNum"
/** What its actions are given, by their names. */
export type MarketingGroupMemberInputs = {}
/** Its moves, and who makes them. */
export type MarketingGroupMemberMoves = {
  refund: "system"
}
/** What its schema leaves to code. */
export type MarketingGroupMemberHandlers = {
  actions: never
  moves: "refund"
  computed: never
  writes: false
}
/** A row of its table. */
export type MarketingGroupMemberRow = {
  id: Generated<number>
  group_activity_id: number
  record_id: number | null
  held_record_id: number | null
  activity_sku_id: number
  member_id: number
  is_leader: Generated<boolean>
  order_id: number
  order_detail_id: number
  order_no: Generated<string>
  pay_num: number
  is_paid: Generated<boolean>
  fail_time: string | null
  status: Generated<GroupPlaceStatus>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
