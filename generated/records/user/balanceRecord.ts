// Made from schemas/user/balanceRecord.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { BalanceLinkType, LedgerDirection } from '../../types/enumerations';

/** 余额记录, as the server holds it. */
export type UserBalanceRecord = {
  /** ID */
  id: number
  /** 会员 */
  uid: number
  /** 关联单号 */
  linkId: string
  /** 关联类型 */
  linkType: BalanceLinkType
  /** 类型 */
  type: LedgerDirection
  /** 金额 */
  amount: (string | null)
  /** 剩余 */
  balance: (string | null)
  /** 备注 */
  remark: string
  /** 添加时间 */
  createTime: string
}

/** What is worked out beside it. */
export type UserBalanceRecordWorked = {
}
/** As it is answered. */
export type UserBalanceRecordAnswer = Omit<UserBalanceRecord, never> & UserBalanceRecordWorked
/** What a new one must bring. */
export type UserBalanceRecordNeeds = "uid" | "linkType" | "type"
/** What its actions are given, by their names. */
export type UserBalanceRecordInputs = {}
/** Its moves, and who makes them. */
export type UserBalanceRecordMoves = {}
/** What its schema leaves to code. */
export type UserBalanceRecordHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type UserBalanceRecordRow = {
  id: Generated<number>
  uid: number
  link_id: Generated<string>
  link_type: BalanceLinkType
  type: LedgerDirection
  amount: string | null
  balance: string | null
  remark: Generated<string>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
