// Made from schemas/marketing/integralAdjustLog.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';

/** 积分调整记录, as the server holds it. */
export type MarketingIntegralAdjustLog = {
  /** ID */
  id: number
  /** 积分调整申请 */
  adjustId: number
  /** 时间 */
  time: (string | null)
  /** 操作人 */
  operator: string
  /** 操作 */
  action: string
  /** 备注 */
  remark: string
}

/** What is worked out beside it. */
export type MarketingIntegralAdjustLogWorked = {
}
/** As it is answered. */
export type MarketingIntegralAdjustLogAnswer = Omit<MarketingIntegralAdjustLog, never> & MarketingIntegralAdjustLogWorked
/** What a new one must bring. */
export type MarketingIntegralAdjustLogNeeds = "adjustId" | "action"
/** What its actions are given, by their names. */
export type MarketingIntegralAdjustLogInputs = {}
/** Its moves, and who makes them. */
export type MarketingIntegralAdjustLogMoves = {}
/** What its schema leaves to code. */
export type MarketingIntegralAdjustLogHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type MarketingIntegralAdjustLogRow = {
  id: Generated<number>
  adjust_id: number
  time: string | null
  operator: Generated<string>
  action: string
  remark: Generated<string>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
