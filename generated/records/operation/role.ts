// Made from schemas/operation/role.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';

/** 角色, as the server holds it. */
export type OperationRole = {
  /** 角色编号 */
  id: number
  /** 角色名称 */
  roleName: string
  /** 角色编码 */
  code: string
  /** 状态 */
  status: boolean
  /** 菜单权限 */
  rules: number[]
  /** 级别 */
  level: number
  /** 类型 */
  type: number
  /** 创建时间 */
  createTime: string
  /** 更新时间 */
  updateTime: string
}

/** What is worked out beside it. */
export type OperationRoleWorked = {
}
/** As it is answered. */
export type OperationRoleAnswer = Omit<OperationRole, never> & OperationRoleWorked
/** What a new one must bring. */
export type OperationRoleNeeds = "roleName" | "rules"
/** What its actions are given, by their names. */
export type OperationRoleInputs = {}
/** Its moves, and who makes them. */
export type OperationRoleMoves = {}
/** What its schema leaves to code. */
export type OperationRoleHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type OperationRoleRow = {
  id: Generated<number>
  role_name: string
  code: Generated<string>
  status: Generated<boolean>
  rules: number[]
  level: Generated<number>
  type: Generated<number>
  role_name_grams: string[] | null
  is_del: Generated<boolean>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
