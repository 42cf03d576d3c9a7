// Made from schemas/marketing/signConfig.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';

/** 签到规则, as the server holds it. */
export type MarketingSignConfig = {
  /** ID */
  id: number
  /** 连续签到天数 */
  day: number
  /** 赠送积分 */
  isIntegral: boolean
  /** 积分值 */
  integral: number
  /** 赠送经验 */
  isExperience: boolean
  /** 经验值 */
  experience: number
  /** 签到规则说明 */
  signRuleDescription: string
  /** 备注 */
  mark: string
  /** 创建时间 */
  createTime: string
}

/** What is worked out beside it. */
export type MarketingSignConfigWorked = {
  /** 基础签到配置 */
  baseSignConfig: unknown
  /** 连续签到列表 */
  signConfigList: unknown
}
/** As it is answered. */
export type MarketingSignConfigAnswer = Omit<MarketingSignConfig, never> & MarketingSignConfigWorked
/** What a new one must bring. */
export type MarketingSignConfigNeeds = never
/** What its actions are given, by their names. */
export type MarketingSignConfigInputs = {}
/** Its moves, and who makes them. */
export type MarketingSignConfigMoves = {}
/** What its schema leaves to code. */
export type MarketingSignConfigHandlers = {
  actions: never
  moves: never
  computed: "baseSignConfig" | "signConfigList"
  writes: false
}
/** A row of its table. */
export type MarketingSignConfigRow = {
  id: Generated<number>
  day: Generated<number>
  is_integral: Generated<boolean>
  integral: Generated<number>
  is_experience: Generated<boolean>
  experience: Generated<number>
  sign_rule_description: Generated<string>
  mark: Generated<string>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
