// Made from schemas/marketing/integralRule.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { EarningScope, RoundType, ValidType } from '../../types/enumerations';

/** 积分规则, as the server holds it. */
export type MarketingIntegralRule = {
  /** ID */
  id: number
  /** 规则名称 */
  name: string
  /** 适用范围 */
  scopeType: EarningScope
  /** 适用对象 */
  linkedIds: number[]
  /** 每消费(元) */
  consumeAmount: string
  /** 积分 */
  integral: number
  /** 取整方式 */
  roundType: RoundType
  /**
   * 等级倍率
   *
   * Items: 等级倍率
   */
  levelRates: {
    /** 会员等级 */
    levelId: number
    /** 倍率 */
    rate: string
  }[]
  /** 有效期 */
  validType: ValidType
  /** 有效时间 */
  startTime: (string | null)
  /** 有效时间结束 */
  endTime: (string | null)
  /** 生效星期 */
  weekdays: (1 | 2 | 3 | 4 | 5 | 6 | 7)[]
  /** 生效时段 */
  timeRange: ("00:00" | "01:00" | "02:00" | "03:00" | "04:00" | "05:00" | "06:00" | "07:00" | "08:00" | "09:00" | "10:00" | "11:00" | "12:00" | "13:00" | "14:00" | "15:00" | "16:00" | "17:00" | "18:00" | "19:00" | "20:00" | "21:00" | "22:00" | "23:00" | "24:00")[]
  /** 单笔积分上限 */
  singleLimit: number
  /** 每人每日积分上限 */
  dailyLimit: number
  /** 优先级 */
  sort: number
  /** 状态 */
  status: boolean
  /** 创建时间 */
  createTime: string
  /** 更新时间 */
  updateTime: string
}

/** What is worked out beside it. */
export type MarketingIntegralRuleWorked = {
}
/** As it is answered. */
export type MarketingIntegralRuleAnswer = Omit<MarketingIntegralRule, never> & MarketingIntegralRuleWorked
/** What a new one must bring. */
export type MarketingIntegralRuleNeeds = "name" | "weekdays" | "timeRange"
/** What its actions are given, by their names. */
export type MarketingIntegralRuleInputs = {}
/** Its moves, and who makes them. */
export type MarketingIntegralRuleMoves = {}
/** What its schema leaves to code. */
export type MarketingIntegralRuleHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type MarketingIntegralRuleRow = {
  id: Generated<number>
  name: string
  scope_type: Generated<EarningScope>
  linked_ids: Generated<number[]>
  consume_amount: Generated<string>
  integral: Generated<number>
  round_type: Generated<RoundType>
  level_rates: Generated<unknown>
  valid_type: Generated<ValidType>
  start_time: string | null
  end_time: string | null
  weekdays: string[]
  time_range: string
  single_limit: Generated<number>
  daily_limit: Generated<number>
  sort: Generated<number>
  status: Generated<boolean>
  name_grams: string[] | null
  is_del: Generated<boolean>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
