// Made from schemas/marketing/activityCategory.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';

/** 活动分类, as the server holds it. */
export type MarketingActivityCategory = {
  /** ID */
  id: number
  /** 分类图标 */
  icon: string
  /** 分类名称 */
  name: string
  /** 排序 */
  sort: number
  /** 创建时间 */
  createTime: string
  /** 显示状态 */
  isShow: boolean
}

/** What is worked out beside it. */
export type MarketingActivityCategoryWorked = {
  /** 活动数 */
  activityNum: number
}
/** As it is answered. */
export type MarketingActivityCategoryAnswer = Omit<MarketingActivityCategory, never> & MarketingActivityCategoryWorked
/** What a new one must bring. */
export type MarketingActivityCategoryNeeds = "name"
/** What its actions are given, by their names. */
export type MarketingActivityCategoryInputs = {}
/** Its moves, and who makes them. */
export type MarketingActivityCategoryMoves = {}
/** What its schema leaves to code. */
export type MarketingActivityCategoryHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type MarketingActivityCategoryRow = {
  id: Generated<number>
  icon: Generated<string>
  name: string
  sort: Generated<number>
  is_show: Generated<boolean>
  name_grams: string[] | null
  is_del: Generated<boolean>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
