// Made from schemas/merchant/shopGroup.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';

/** 店铺分组, as the server holds it. */
export type MerchantShopGroup = {
  /** ID */
  id: number
  /** 分组名称 */
  name: string
  /** 说明 */
  info: string
  /** 排序 */
  sort: number
  /** 状态 */
  status: boolean
  /** 添加时间 */
  createTime: string
  /** 更新时间 */
  updateTime: string
}

/** What is worked out beside it. */
export type MerchantShopGroupWorked = {
  /** 店铺数 */
  merchantNum: number
  /** 选择店铺 */
  merIds: number[]
}
/** As it is answered. */
export type MerchantShopGroupAnswer = Omit<MerchantShopGroup, never> & MerchantShopGroupWorked
/** What a new one must bring. */
export type MerchantShopGroupNeeds = "name"
/** What its actions are given, by their names. */
export type MerchantShopGroupInputs = {}
/** Its moves, and who makes them. */
export type MerchantShopGroupMoves = {}
/** What its schema leaves to code. */
export type MerchantShopGroupHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type MerchantShopGroupRow = {
  id: Generated<number>
  name: string
  info: Generated<string>
  sort: Generated<number>
  status: Generated<boolean>
  name_grams: string[] | null
  is_del: Generated<boolean>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
