// Made from schemas/user/integralRecord.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { IntegralLinkType, IntegralRecordStatus, LedgerDirection } from '../../types/enumerations';

/** 积分记录, as the server holds it. */
export type UserIntegralRecord = {
  /** ID */
  id: number
  /** 会员 */
  uid: number
  /** 关联单号 */
  linkId: string
  /** 关联类型 */
  linkType: IntegralLinkType
  /** 类型 */
  type: LedgerDirection
  /** 标题 */
  title: string
  /** 积分 */
  integral: (number | null)
  /** 剩余 */
  balance: (number | null)
  /** 备注 */
  mark: string
  /** 状态 */
  status: IntegralRecordStatus
  /** 冻结期时间(天) */
  frozenTime: number
  /** 解冻时间 */
  thawTime: (string | null)
  /** 创建时间 */
  createTime: string
  /** 添加时间 */
  updateTime: string
}

/** What is worked out beside it. */
export type UserIntegralRecordWorked = {
  /** 会员昵称 */
  nickName: (string | null)
  /** 手机号 */
  phone: (string | null)
}
/** As it is answered. */
export type UserIntegralRecordAnswer = Omit<UserIntegralRecord, never> & UserIntegralRecordWorked
/** What a new one must bring. */
export type UserIntegralRecordNeeds = "uid" | "linkType" | "type"
/** What its actions are given, by their names. */
export type UserIntegralRecordInputs = {}
/** Its moves, and who makes them. */
export type UserIntegralRecordMoves = {
  thaw: "system"
  void: "system"
}
/** What its schema leaves to code. */
export type UserIntegralRecordHandlers = {
  actions: never
  moves: "thaw"
  computed: never
  writes: false
}
/** A row of its table. */
export type UserIntegralRecordRow = {
  id: Generated<number>
  uid: number
  link_id: Generated<string>
  link_type: IntegralLinkType
  type: LedgerDirection
  title: Generated<string>
  integral: number | null
  balance: number | null
  mark: Generated<string>
  status: Generated<IntegralRecordStatus>
  frozen_time: Generated<number>
  thaw_time: string | null
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
