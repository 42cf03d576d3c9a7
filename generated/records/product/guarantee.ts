// Made from schemas/product/guarantee.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';

/** 保障服务, as the server holds it. */
export type ProductGuarantee = {
  /** ID */
  id: number
  /** 服务条款 */
  name: string
  /** 服务内容描述 */
  content: string
  /** 服务条款图标 */
  icon: string
  /** 排序 */
  sort: number
  /** 创建时间 */
  createTime: string
  /** 更新时间 */
  updateTime: string
  /** 是否显示 */
  isShow: boolean
}

/** What is worked out beside it. */
export type ProductGuaranteeWorked = {
  /** 使用商户数 */
  merNum: number
  /** 使用商品数 */
  proNum: number
}
/** As it is answered. */
export type ProductGuaranteeAnswer = Omit<ProductGuarantee, never> & ProductGuaranteeWorked
/** What a new one must bring. */
export type ProductGuaranteeNeeds = "name" | "content" | "icon"
/** What its actions are given, by their names. */
export type ProductGuaranteeInputs = {}
/** Its moves, and who makes them. */
export type ProductGuaranteeMoves = {}
/** What its schema leaves to code. */
export type ProductGuaranteeHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type ProductGuaranteeRow = {
  id: Generated<number>
  name: string
  content: string
  icon: string
  sort: Generated<number>
  is_show: Generated<boolean>
  is_del: Generated<boolean>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
