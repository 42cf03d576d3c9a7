// Made from schemas/distribution/brokerageRecord.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { BrokerageLevel, BrokerageLinkType, BrokerageStatus, LedgerDirection } from '../../types/enumerations';

/** 佣金记录, as the server holds it. */
export type DistributionBrokerageRecord = {
  /** ID */
  id: number
  /** 推广人 */
  uid: (number | null)
  /** 下级会员 */
  subUid: (number | null)
  /** 关联类型 */
  linkType: BrokerageLinkType | null
  /** 订单 */
  orderId: (number | null)
  /** 订单编号 */
  orderNo: string
  /** 订单金额 */
  orderPrice: string
  /** 分销等级 */
  brokerageLevel: BrokerageLevel | null
  /** 类型 */
  type: LedgerDirection | null
  /** 标题 */
  title: string
  /** 返佣金额 */
  price: string
  /** 剩余佣金 */
  balance: string
  /** 备注 */
  mark: string
  /** 状态 */
  status: BrokerageStatus
  /** 冻结期时间(天) */
  frozenTime: number
  /** 解冻时间 */
  thawTime: (string | null)
  /** 添加时间 */
  createTime: string
  /** 时间 */
  updateTime: string
}

/** What is worked out beside it. */
export type DistributionBrokerageRecordWorked = {
  /** 会员信息 */
  nickname: (string | null)
}
/** As it is answered. */
export type DistributionBrokerageRecordAnswer = Omit<DistributionBrokerageRecord, never> & DistributionBrokerageRecordWorked
/** What a new one must bring. */
export type DistributionBrokerageRecordNeeds = never
/** What its actions are given, by their names. */
export type DistributionBrokerageRecordInputs = {}
/** Its moves, and who makes them. */
export type DistributionBrokerageRecordMoves = {
  thaw: "system"
  void: "system"
}
/** What its schema leaves to code. */
export type DistributionBrokerageRecordHandlers = {
  actions: never
  moves: "thaw"
  computed: never
  writes: false
}
/** A row of its table. */
export type DistributionBrokerageRecordRow = {
  id: Generated<number>
  uid: number | null
  sub_uid: number | null
  link_type: BrokerageLinkType | null
  order_id: number | null
  order_no: Generated<string>
  order_price: Generated<string>
  brokerage_level: BrokerageLevel | null
  type: LedgerDirection | null
  title: Generated<string>
  price: Generated<string>
  balance: Generated<string>
  mark: Generated<string>
  status: Generated<BrokerageStatus>
  frozen_time: Generated<number>
  thaw_time: string | null
  order_no_grams: string[] | null
  is_del: Generated<boolean>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
