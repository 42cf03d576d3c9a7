// Made from schemas/operation/admin.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { AdminType } from '../../types/enumerations';

/** 管理员, as the server holds it. */
export type OperationAdmin = {
  /** ID */
  id: number
  /** 管理员账号 */
  account: string
  /** 管理员密码 */
  pwd: string
  /** 管理员姓名 */
  realName: string
  /** 管理员头像 */
  headerImage: string
  /** 管理员身份 */
  roles: number[]
  /** 手机号 */
  phone: string
  /** 最后登录时间 */
  lastTime: (string | null)
  /** 最后登录IP */
  lastIp: string
  /** 状态 */
  status: boolean
  /** 删除标记 */
  isDel: boolean
  /** 登录次数 */
  loginCount: number
  /** 管理员级别 */
  level: number
  /** 管理员类型 */
  type: AdminType
  /** 是否接收短信 */
  isSms: boolean
  /** 须修改密码 */
  passwordChangeDue: boolean
  /** 密码由他人设置的时间 */
  passwordGivenTime: (string | null)
  /** 微信OpenID */
  wechatOpenid: string
  /** 添加时间 */
  createTime: string
  /** 更新时间 */
  updateTime: string
}

/** What is worked out beside it. */
export type OperationAdminWorked = {
  /** 身份 */
  roleNames: (string[] | null)
}

/** What unlock is given. */
export type OperationAdminUnlock = {
}

/** What resetSecondFactor is given. */
export type OperationAdminResetSecondFactor = {
}
/** As it is answered. */
export type OperationAdminAnswer = Omit<OperationAdmin, "pwd"> & OperationAdminWorked
/** What a new one must bring. */
export type OperationAdminNeeds = "account" | "realName" | "roles"
/** What its actions are given, by their names. */
export type OperationAdminInputs = {
  unlock: OperationAdminUnlock
  resetSecondFactor: OperationAdminResetSecondFactor
}
/** Its moves, and who makes them. */
export type OperationAdminMoves = {}
/** What its schema leaves to code. */
export type OperationAdminHandlers = {
  actions: "unlock" | "resetSecondFactor"
  moves: never
  computed: never
  writes: true
}
/** A row of its table. */
export type OperationAdminRow = {
  id: Generated<number>
  account: string
  pwd: Generated<string>
  real_name: string
  header_image: Generated<string>
  roles: number[]
  phone: Generated<string>
  last_time: string | null
  last_ip: Generated<string>
  status: Generated<boolean>
  login_count: Generated<number>
  level: Generated<number>
  type: Generated<AdminType>
  is_sms: Generated<boolean>
  password_change_due: Generated<boolean>
  password_given_time: string | null
  wechat_openid: Generated<string>
  account_grams: string[] | null
  real_name_grams: string[] | null
  is_del: Generated<boolean>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
