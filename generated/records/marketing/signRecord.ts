// Made from schemas/marketing/signRecord.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';

/** 签到记录, as the server holds it. */
export type MarketingSignRecord = {
  /** ID */
  id: number
  /** 会员 */
  uid: number
  /** 签到日期 */
  date: string
  /** 连续签到天数 */
  day: number
  /** 签到积分 */
  integral: number
  /** 签到经验 */
  experience: number
  /** 连续奖励积分 */
  awardIntegral: number
  /** 连续奖励经验 */
  awardExperience: number
  /** 备注 */
  mark: string
  /** 添加时间 */
  createTime: string
}

/** What is worked out beside it. */
export type MarketingSignRecordWorked = {
  /** 头像 */
  avatar: (string | null)
  /** 会员昵称 */
  nickname: (string | null)
  /** 手机号 */
  phone: (string | null)
}
/** As it is answered. */
export type MarketingSignRecordAnswer = Omit<MarketingSignRecord, never> & MarketingSignRecordWorked
/** What a new one must bring. */
export type MarketingSignRecordNeeds = "uid"
/** What its actions are given, by their names. */
export type MarketingSignRecordInputs = {}
/** Its moves, and who makes them. */
export type MarketingSignRecordMoves = {}
/** What its schema leaves to code. */
export type MarketingSignRecordHandlers = {
  actions: never
  moves: never
  computed: never
  writes: true
}
/** A row of its table. */
export type MarketingSignRecordRow = {
  id: Generated<number>
  uid: number
  date: string
  day: Generated<number>
  integral: Generated<number>
  experience: Generated<number>
  award_integral: Generated<number>
  award_experience: Generated<number>
  mark: Generated<string>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
