// Made from schemas/product/brand.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';

/** 品牌, as the server holds it. */
export type ProductBrand = {
  /** ID */
  id: number
  /** 品牌名称 */
  name: string
  /** 商品分类 */
  categoryIds: number[]
  /** 品牌图标 */
  icon: string
  /** 排序 */
  sort: number
  /** 创建时间 */
  createTime: string
  /** 是否显示 */
  isShow: boolean
}

/** What is worked out beside it. */
export type ProductBrandWorked = {
}
/** As it is answered. */
export type ProductBrandAnswer = Omit<ProductBrand, never> & ProductBrandWorked
/** What a new one must bring. */
export type ProductBrandNeeds = "name" | "categoryIds"
/** What its actions are given, by their names. */
export type ProductBrandInputs = {}
/** Its moves, and who makes them. */
export type ProductBrandMoves = {}
/** What its schema leaves to code. */
export type ProductBrandHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type ProductBrandRow = {
  id: Generated<number>
  name: string
  category_ids: number[]
  icon: Generated<string>
  sort: Generated<number>
  is_show: Generated<boolean>
  name_grams: string[] | null
  is_del: Generated<boolean>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
