// Made from schemas/marketing/activityOrderLog.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { RegistrationChange } from '../../types/enumerations';

/** 报名记录, as the server holds it. */
export type MarketingActivityOrderLog = {
  /** ID */
  id: number
  /** 报名订单 */
  orderId: number
  /** 操作类型 */
  changeType: RegistrationChange
  /** 操作说明 */
  changeMessage: string
  /** 操作人 */
  operator: string
  /** 操作时间 */
  createTime: string
}

/** What is worked out beside it. */
export type MarketingActivityOrderLogWorked = {
}
/** As it is answered. */
export type MarketingActivityOrderLogAnswer = Omit<MarketingActivityOrderLog, never> & MarketingActivityOrderLogWorked
/** What a new one must bring. */
export type MarketingActivityOrderLogNeeds = "orderId" | "changeType"
/** What its actions are given, by their names. */
export type MarketingActivityOrderLogInputs = {}
/** Its moves, and who makes them. */
export type MarketingActivityOrderLogMoves = {}
/** What its schema leaves to code. */
export type MarketingActivityOrderLogHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type MarketingActivityOrderLogRow = {
  id: Generated<number>
  order_id: number
  change_type: RegistrationChange
  change_message: Generated<string>
  operator: Generated<string>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
