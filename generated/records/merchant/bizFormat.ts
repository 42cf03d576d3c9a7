// Made from schemas/merchant/bizFormat.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';

/** 业态, as the server holds it. */
export type MerchantBizFormat = {
  /** ID */
  id: number
  /** 图标 */
  icon: string
  /** 业态名称 */
  name: string
  /** 业态编码 */
  code: string
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
export type MerchantBizFormatWorked = {
  /** 商户数 */
  merchantNum: number
}
/** As it is answered. */
export type MerchantBizFormatAnswer = Omit<MerchantBizFormat, never> & MerchantBizFormatWorked
/** What a new one must bring. */
export type MerchantBizFormatNeeds = "name" | "code"
/** What its actions are given, by their names. */
export type MerchantBizFormatInputs = {}
/** Its moves, and who makes them. */
export type MerchantBizFormatMoves = {}
/** What its schema leaves to code. */
export type MerchantBizFormatHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type MerchantBizFormatRow = {
  id: Generated<number>
  icon: Generated<string>
  name: string
  code: string
  info: Generated<string>
  sort: Generated<number>
  status: Generated<boolean>
  name_grams: string[] | null
  is_del: Generated<boolean>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
