// Made from schemas/merchant/admin.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';

/** 商户管理账号, as the server holds it. */
export type MerchantAdmin = {
  /** ID */
  id: number
  /** 账号 */
  account: string
  /** 密码 */
  pwd: string
  /** 姓名 */
  realName: string
  /** 手机号 */
  phone: string
  /** 是否接收短信 */
  isSms: boolean
  /** 状态 */
  status: boolean
  /** 须修改密码 */
  passwordChangeDue: boolean
  /** 创建时间 */
  createTime: string
  /** 更新时间 */
  updateTime: string
}

/** What is worked out beside it. */
export type MerchantAdminWorked = {
}
/** As it is answered. */
export type MerchantAdminAnswer = Omit<MerchantAdmin, "pwd"> & MerchantAdminWorked
/** What a new one must bring. */
export type MerchantAdminNeeds = "account" | "realName"
/** What its actions are given, by their names. */
export type MerchantAdminInputs = {}
/** Its moves, and who makes them. */
export type MerchantAdminMoves = {}
/** What its schema leaves to code. */
export type MerchantAdminHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type MerchantAdminRow = {
  id: Generated<number>
  account: string
  pwd: Generated<string>
  real_name: string
  phone: Generated<string>
  is_sms: Generated<boolean>
  status: Generated<boolean>
  password_change_due: Generated<boolean>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
