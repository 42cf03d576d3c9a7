// Made from schemas/merchant/classify.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';

/** 商户分类, as the server holds it. */
export type MerchantClassify = {
  /** ID */
  id: number
  /** 分类名称 */
  name: string
  /** 手续费(%) */
  handlingFee: number
  /** 添加时间 */
  createTime: string
  /** 更新时间 */
  updateTime: string
}

/** What is worked out beside it. */
export type MerchantClassifyWorked = {
}
/** As it is answered. */
export type MerchantClassifyAnswer = Omit<MerchantClassify, never> & MerchantClassifyWorked
/** What a new one must bring. */
export type MerchantClassifyNeeds = "name"
/** What its actions are given, by their names. */
export type MerchantClassifyInputs = {}
/** Its moves, and who makes them. */
export type MerchantClassifyMoves = {}
/** What its schema leaves to code. */
export type MerchantClassifyHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type MerchantClassifyRow = {
  id: Generated<number>
  name: string
  handling_fee: Generated<number>
  is_del: Generated<boolean>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
