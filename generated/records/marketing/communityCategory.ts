// Made from schemas/marketing/communityCategory.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';

/** 社区分类, as the server holds it. */
export type MarketingCommunityCategory = {
  /** ID */
  id: number
  /** 分类名称 */
  name: string
  /** 排序 */
  sort: number
  /** 添加时间 */
  createTime: string
  /** 是否显示 */
  isShow: boolean
  /** 更新时间 */
  updateTime: string
}

/** What is worked out beside it. */
export type MarketingCommunityCategoryWorked = {
}
/** As it is answered. */
export type MarketingCommunityCategoryAnswer = Omit<MarketingCommunityCategory, never> & MarketingCommunityCategoryWorked
/** What a new one must bring. */
export type MarketingCommunityCategoryNeeds = "name"
/** What its actions are given, by their names. */
export type MarketingCommunityCategoryInputs = {}
/** Its moves, and who makes them. */
export type MarketingCommunityCategoryMoves = {}
/** What its schema leaves to code. */
export type MarketingCommunityCategoryHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type MarketingCommunityCategoryRow = {
  id: Generated<number>
  name: string
  sort: Generated<number>
  is_show: Generated<boolean>
  name_grams: string[] | null
  is_del: Generated<boolean>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
