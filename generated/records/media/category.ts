// Made from schemas/media/category.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { CategoryType } from '../../types/enumerations';

/** 分类, as the server holds it. */
export type MediaCategory = {
  /** ID */
  id: number
  /** 分类名称 */
  name: string
  /** 上级分类 */
  pid: number
  /** 类型 */
  type: CategoryType
  /** 排序 */
  sort: number
  /** 状态 */
  status: boolean
  /** 地址 */
  url: string
  /** 扩展字段 */
  extra: string
  /** 创建时间 */
  createTime: string
  /** 更新时间 */
  updateTime: string
}

/** What is worked out beside it. */
export type MediaCategoryWorked = {
  /** 路径 */
  path: string
}
/** As it is answered. */
export type MediaCategoryAnswer = Omit<MediaCategory, never> & MediaCategoryWorked
/** What a new one must bring. */
export type MediaCategoryNeeds = "name"
/** What its actions are given, by their names. */
export type MediaCategoryInputs = {}
/** Its moves, and who makes them. */
export type MediaCategoryMoves = {}
/** What its schema leaves to code. */
export type MediaCategoryHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type MediaCategoryRow = {
  id: Generated<number>
  name: string
  pid: Generated<number>
  type: Generated<CategoryType>
  sort: Generated<number>
  status: Generated<boolean>
  url: Generated<string>
  extra: Generated<string>
  name_grams: string[] | null
  is_del: Generated<boolean>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
