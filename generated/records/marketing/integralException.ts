// Made from schemas/marketing/integralException.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { ExceptionDimension, ExceptionType, LimitCycle, ValidType } from '../../types/enumerations';

/** 例外规则, as the server holds it. */
export type MarketingIntegralException = {
  /** ID */
  id: number
  /** 规则名称 */
  name: string
  /** 例外类型 */
  exceptionType: ExceptionType
  /** 适用维度 */
  dimension: ExceptionDimension
  /** 适用对象 */
  linkedIds: number[]
  /** 倍率 */
  rate: (string | null)
  /** 上限周期 */
  limitCycle: LimitCycle | null
  /** 上限积分 */
  limitIntegral: (number | null)
  /** 单笔金额达到(元) */
  triggerAmount: (string | null)
  /** 当日次数达到 */
  triggerTimes: (number | null)
  /** 有效期 */
  validType: ValidType
  /** 有效时间 */
  startTime: (string | null)
  /** 有效时间结束 */
  endTime: (string | null)
  /** 备注 */
  remark: string
  /** 状态 */
  status: boolean
  /** 创建时间 */
  createTime: string
  /** 更新时间 */
  updateTime: string
}

/** What is worked out beside it. */
export type MarketingIntegralExceptionWorked = {
}
/** As it is answered. */
export type MarketingIntegralExceptionAnswer = Omit<MarketingIntegralException, never> & MarketingIntegralExceptionWorked
/** What a new one must bring. */
export type MarketingIntegralExceptionNeeds = "name"
/** What its actions are given, by their names. */
export type MarketingIntegralExceptionInputs = {}
/** Its moves, and who makes them. */
export type MarketingIntegralExceptionMoves = {}
/** What its schema leaves to code. */
export type MarketingIntegralExceptionHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type MarketingIntegralExceptionRow = {
  id: Generated<number>
  name: string
  exception_type: Generated<ExceptionType>
  dimension: Generated<ExceptionDimension>
  linked_ids: Generated<number[]>
  rate: Generated<string | null>
  limit_cycle: Generated<LimitCycle | null>
  limit_integral: number | null
  trigger_amount: Generated<string | null>
  trigger_times: Generated<number | null>
  valid_type: Generated<ValidType>
  start_time: string | null
  end_time: string | null
  remark: Generated<string>
  status: Generated<boolean>
  name_grams: string[] | null
  is_del: Generated<boolean>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
