// Made from schemas/page/pageCategory.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { PageCategoryType } from '../../types/enumerations';

/** 链接分类, as the server holds it. */
export type PagePageCategory = {
  /** ID */
  id: number
  /** 分类名称 */
  name: string
  /** 上级分类 */
  pid: number
  /** 类型 */
  type: PageCategoryType
  /** 层级 */
  level: (number | null)
  /** 排序 */
  sort: number
  /** 商户端 */
  isMer: boolean
  /** 状态 */
  status: boolean
  /** 添加时间 */
  addTime: (string | null)
}

/** What is worked out beside it. */
export type PagePageCategoryWorked = {
}
/** As it is answered. */
export type PagePageCategoryAnswer = Omit<PagePageCategory, never> & PagePageCategoryWorked
/** What a new one must bring. */
export type PagePageCategoryNeeds = "name"
/** What its actions are given, by their names. */
export type PagePageCategoryInputs = {}
/** Its moves, and who makes them. */
export type PagePageCategoryMoves = {}
/** What its schema leaves to code. */
export type PagePageCategoryHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type PagePageCategoryRow = {
  id: Generated<number>
  name: string
  pid: Generated<number>
  type: Generated<PageCategoryType>
  level: number | null
  sort: Generated<number>
  is_mer: Generated<boolean>
  status: Generated<boolean>
  add_time: string | null
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
