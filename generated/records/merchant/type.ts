// Made from schemas/merchant/type.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';

/** 店铺类型, as the server holds it. */
export type MerchantType = {
  /** ID */
  id: number
  /** 店铺类型名称 */
  name: string
  /** 店铺类型要求 */
  info: string
  /** 添加时间 */
  createTime: string
  /** 更新时间 */
  updateTime: string
}

/** What is worked out beside it. */
export type MerchantTypeWorked = {
}
/** As it is answered. */
export type MerchantTypeAnswer = Omit<MerchantType, never> & MerchantTypeWorked
/** What a new one must bring. */
export type MerchantTypeNeeds = "name" | "info"
/** What its actions are given, by their names. */
export type MerchantTypeInputs = {}
/** Its moves, and who makes them. */
export type MerchantTypeMoves = {}
/** What its schema leaves to code. */
export type MerchantTypeHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type MerchantTypeRow = {
  id: Generated<number>
  name: string
  info: string
  is_del: Generated<boolean>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
