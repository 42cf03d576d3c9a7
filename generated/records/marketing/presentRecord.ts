// Made from schemas/marketing/presentRecord.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { PresentKind } from '../../types/enumerations';

/** 礼包发放记录, as the server holds it. */
export type MarketingPresentRecord = {
  /** ID */
  id: number
  /** 会员 */
  uid: number
  /** 礼包 */
  kind: PresentKind
  /** 年份 */
  year: number
  /** 已发放 */
  given: string
  /** 未发放 */
  withheld: string
  /** 发放时间 */
  createTime: string
}

/** What is worked out beside it. */
export type MarketingPresentRecordWorked = {
  /** 会员昵称 */
  nickname: (string | null)
  /** 手机号 */
  phone: (string | null)
}
/** As it is answered. */
export type MarketingPresentRecordAnswer = Omit<MarketingPresentRecord, never> & MarketingPresentRecordWorked
/** What a new one must bring. */
export type MarketingPresentRecordNeeds = "uid" | "kind" | "year"
/** What its actions are given, by their names. */
export type MarketingPresentRecordInputs = {}
/** Its moves, and who makes them. */
export type MarketingPresentRecordMoves = {}
/** What its schema leaves to code. */
export type MarketingPresentRecordHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type MarketingPresentRecordRow = {
  id: Generated<number>
  uid: number
  kind: PresentKind
  year: number
  given: Generated<string>
  withheld: Generated<string>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
