// Made from schemas/product/category.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';

/** 商品分类, as the server holds it. */
export type ProductCategory = {
  /** ID */
  id: number
  /** 分类名称 */
  name: string
  /** 父级 */
  pid: number
  /** 分类图标 */
  icon: string
  /** 级别 */
  level: (number | null)
  /** 排序 */
  sort: number
  /** 状态 */
  isShow: boolean
  /** 创建时间 */
  createTime: string
  /** 更新时间 */
  updateTime: string
}

/** What is worked out beside it. */
export type ProductCategoryWorked = {
}
/** As it is answered. */
export type ProductCategoryAnswer = Omit<ProductCategory, never> & ProductCategoryWorked
/** What a new one must bring. */
export type ProductCategoryNeeds = "name"
/** What its actions are given, by their names. */
export type ProductCategoryInputs = {}
/** Its moves, and who makes them. */
export type ProductCategoryMoves = {}
/** What its schema leaves to code. */
export type ProductCategoryHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type ProductCategoryRow = {
  id: Generated<number>
  name: string
  pid: Generated<number>
  icon: Generated<string>
  level: number | null
  sort: Generated<number>
  is_show: Generated<boolean>
  is_del: Generated<boolean>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
