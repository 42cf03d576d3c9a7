// Made from schemas/marketing/signAward.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';

/** 连续签到奖励, as the server holds it. */
export type MarketingSignAward = {
  /** ID */
  id: number
  /** 连续天数 */
  day: number
  /** 赠送积分 */
  isIntegral: boolean
  /** 积分值 */
  integral: number
  /** 赠送经验 */
  isExperience: boolean
  /** 经验值 */
  experience: number
  /** 备注 */
  mark: string
  /** 创建时间 */
  createTime: string
}

/** What is worked out beside it. */
export type MarketingSignAwardWorked = {
}
/** As it is answered. */
export type MarketingSignAwardAnswer = Omit<MarketingSignAward, never> & MarketingSignAwardWorked
/** What a new one must bring. */
export type MarketingSignAwardNeeds = "day"
/** What its actions are given, by their names. */
export type MarketingSignAwardInputs = {}
/** Its moves, and who makes them. */
export type MarketingSignAwardMoves = {}
/** What its schema leaves to code. */
export type MarketingSignAwardHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type MarketingSignAwardRow = {
  id: Generated<number>
  day: number
  is_integral: Generated<boolean>
  integral: Generated<number>
  is_experience: Generated<boolean>
  experience: Generated<number>
  mark: Generated<string>
  is_del: Generated<boolean>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
