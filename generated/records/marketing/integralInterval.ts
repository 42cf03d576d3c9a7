// Made from schemas/marketing/integralInterval.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';

/** 积分区间, as the server holds it. */
export type MarketingIntegralInterval = {
  /** ID */
  id: number
  /** 区间名称 */
  name: string
  /** 积分范围 */
  value: number[]
  /** 排序 */
  sort: number
  /** 区间状态 */
  status: boolean
  /** 创建时间 */
  createTime: string
  /** 更新时间 */
  updateTime: string
}

/** What is worked out beside it. */
export type MarketingIntegralIntervalWorked = {
}
/** As it is answered. */
export type MarketingIntegralIntervalAnswer = Omit<MarketingIntegralInterval, never> & MarketingIntegralIntervalWorked
/** What a new one must bring. */
export type MarketingIntegralIntervalNeeds = "name" | "value"
/** What its actions are given, by their names. */
export type MarketingIntegralIntervalInputs = {}
/** Its moves, and who makes them. */
export type MarketingIntegralIntervalMoves = {}
/** What its schema leaves to code. */
export type MarketingIntegralIntervalHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type MarketingIntegralIntervalRow = {
  id: Generated<number>
  name: string
  value: string
  sort: Generated<number>
  status: Generated<boolean>
  name_grams: string[] | null
  is_del: Generated<boolean>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
