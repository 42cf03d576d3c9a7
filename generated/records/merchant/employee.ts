// Made from schemas/merchant/employee.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';

/** 店员, as the server holds it. */
export type MerchantEmployee = {
  /** ID */
  id: number
  /** 头像 */
  avatar: string
  /** 名称 */
  name: string
  /** 商户 */
  merId: number
  /** 手机号 */
  phone: string
  /** 关联会员 */
  uid: (number | null)
  /** 权限 */
  role: (1 | 2 | 3 | 4 | 5 | 6)[]
  /** 状态 */
  status: boolean
  /** 创建时间 */
  creatTime: (string | null)
  /** 更新时间 */
  updateTime: string
}

/** What is worked out beside it. */
export type MerchantEmployeeWorked = {
  /** 商户 */
  merName: (string | null)
  /** 关联会员 */
  nickname: (string | null)
}
/** As it is answered. */
export type MerchantEmployeeAnswer = Omit<MerchantEmployee, never> & MerchantEmployeeWorked
/** What a new one must bring. */
export type MerchantEmployeeNeeds = "name" | "merId" | "phone" | "role"
/** What its actions are given, by their names. */
export type MerchantEmployeeInputs = {}
/** Its moves, and who makes them. */
export type MerchantEmployeeMoves = {}
/** What its schema leaves to code. */
export type MerchantEmployeeHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type MerchantEmployeeRow = {
  id: Generated<number>
  avatar: Generated<string>
  name: string
  mer_id: number
  phone: string
  uid: number | null
  role: string[]
  status: Generated<boolean>
  creat_time: string | null
  name_grams: string[] | null
  is_del: Generated<boolean>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
