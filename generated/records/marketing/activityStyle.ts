// Made from schemas/marketing/activityStyle.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { ActivityScope, ActivityStatus, ActivityStyleType } from '../../types/enumerations';

/** 氛围图, as the server holds it. */
export type MarketingActivityStyle = {
  /** ID */
  id: number
  /** 活动名称 */
  name: string
  /** 活动类型 */
  type: ActivityStyleType
  /** 活动时间 */
  starttime: string
  /** 活动结束时间 */
  endtime: string
  /** 活动氛围图 */
  style: string
  /** 是否开启 */
  status: boolean
  /** 参与方式 */
  method: ActivityScope
  /** 参与对象 */
  products: number[]
  /** 活动状态 */
  runningStatus: ActivityStatus
  /** 创建时间 */
  createtime: (string | null)
  /** 更新时间 */
  updatetime: (string | null)
}

/** What is worked out beside it. */
export type MarketingActivityStyleWorked = {
}
/** As it is answered. */
export type MarketingActivityStyleAnswer = Omit<MarketingActivityStyle, never> & MarketingActivityStyleWorked
/** What a new one must bring. */
export type MarketingActivityStyleNeeds = "name" | "starttime" | "endtime" | "style"
/** What its actions are given, by their names. */
export type MarketingActivityStyleInputs = {}
/** Its moves, and who makes them. */
export type MarketingActivityStyleMoves = {
}
/** What its schema leaves to code. */
export type MarketingActivityStyleHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type MarketingActivityStyleRow = {
  id: Generated<number>
  name: string
  type: Generated<ActivityStyleType>
  starttime: string
  endtime: string
  style: string
  status: Generated<boolean>
  method: Generated<ActivityScope>
  products: Generated<number[]>
  running_status: Generated<ActivityStatus>
  createtime: string | null
  updatetime: string | null
  name_grams: string[] | null
  is_del: Generated<boolean>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
