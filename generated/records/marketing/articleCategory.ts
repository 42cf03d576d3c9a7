// Made from schemas/marketing/articleCategory.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';

/** 文章分类, as the server holds it. */
export type MarketingArticleCategory = {
  /** ID */
  id: number
  /** 分类名称 */
  name: string
  /** 上级分类 */
  pid: number
  /** 分类图标 */
  icon: string
  /** 排序 */
  sort: number
  /** 状态 */
  status: boolean
}

/** What is worked out beside it. */
export type MarketingArticleCategoryWorked = {
}
/** As it is answered. */
export type MarketingArticleCategoryAnswer = Omit<MarketingArticleCategory, never> & MarketingArticleCategoryWorked
/** What a new one must bring. */
export type MarketingArticleCategoryNeeds = "name"
/** What its actions are given, by their names. */
export type MarketingArticleCategoryInputs = {}
/** Its moves, and who makes them. */
export type MarketingArticleCategoryMoves = {}
/** What its schema leaves to code. */
export type MarketingArticleCategoryHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type MarketingArticleCategoryRow = {
  id: Generated<number>
  name: string
  pid: Generated<number>
  icon: Generated<string>
  sort: Generated<number>
  status: Generated<boolean>
  is_del: Generated<boolean>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
