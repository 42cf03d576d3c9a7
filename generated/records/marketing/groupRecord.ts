// Made from schemas/marketing/groupRecord.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { GroupStatus } from '../../types/enumerations';

/** 拼团记录, as the server holds it. */
export type MarketingGroupRecord = {
  /** ID */
  groupBuyingId: number
  /** 拼团活动 */
  groupActivityId: number
  /** 创建商户 */
  merId: number
  /** 团长 */
  leaderId: number
  /** 商品ID */
  productId: number
  /** 商品信息 */
  productName: string
  /** 商品图片 */
  productImage: string
  /** 结束时间 */
  endTime: string
  /** 成团人数 */
  buyingCountNum: number
  /** 已参团人数 */
  yetBuyingNum: number
  /** 虚拟成团人数 */
  fillerNum: number
  /** 虚拟成团 */
  isFilled: boolean
  /** 拼团状态 */
  recordStatus: GroupStatus
  /** 开团时间 */
  createTime: string
}

/** What is worked out beside it. */
export type MarketingGroupRecordWorked = {
  /** 活动名称 */
  groupName: (string | null)
  /** 创建商户 */
  merName: (string | null)
  /** 团长ID */
  groupLeaderUid: (number | null)
  /** 团长信息 */
  groupLeaderNickname: (string | null)
  /** 参团会员 */
  memberDataList: ({
    /** ID */
    id?: (number | null)
    /** 会员头像 */
    memberAvatar?: (string | null)
    /** 会员ID */
    memberId?: (number | null)
    /** 会员信息 */
    memberNickname?: (string | null)
    /** 团长 */
    isLeader?: (boolean | null)
    /** 订单ID */
    orderId?: (number | null)
    /** 订单编号 */
    orderNo?: (string | null)
    /** 商品规格 */
    orderDetailSku?: (string | null)
    /** 拼团时间 */
    createTime?: (string | null)
    /** 购买数量 */
    payNum?: (number | null)
    /** 实付金额 */
    payPrice?: (string | null)
    /** 已退款数量 */
    refundNum?: (number | null)
  }[] | null)
}
/** As it is answered. */
export type MarketingGroupRecordAnswer = Omit<MarketingGroupRecord, never> & MarketingGroupRecordWorked
/** What a new one must bring. */
export type MarketingGroupRecordNeeds = "groupActivityId" | "merId" | "leaderId" | "productId" | "productName" | "endTime" | "buyingCountNum"
/** What its actions are given, by their names. */
export type MarketingGroupRecordInputs = {}
/** Its moves, and who makes them. */
export type MarketingGroupRecordMoves = {
  complete: "system"
  fill: "system"
  expire: "system"
  close: "system"
}
/** What its schema leaves to code. */
export type MarketingGroupRecordHandlers = {
  actions: never
  moves: "complete" | "fill" | "expire" | "close"
  computed: "memberDataList"
  writes: false
}
/** A row of its table. */
export type MarketingGroupRecordRow = {
  id: Generated<number>
  group_activity_id: number
  mer_id: number
  leader_id: number
  product_id: number
  product_name: string
  product_image: Generated<string>
  end_time: string
  buying_count_num: number
  yet_buying_num: Generated<number>
  filler_num: Generated<number>
  is_filled: Generated<boolean>
  record_status: Generated<GroupStatus>
  product_name_grams: string[] | null
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
