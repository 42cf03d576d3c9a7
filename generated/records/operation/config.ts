// Made from schemas/operation/config.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';

/** 系统配置, as the server holds it. */
export type OperationConfig = {
  /** ID */
  id: number
  /** 字段名称 */
  name: string
  /** 字段显示文字 */
  title: string
  /** 表单id */
  formId: number
  /** 值 */
  value: string
  /** 密钥 */
  secret: string
  /** 状态 */
  status: boolean
  /** 创建时间 */
  createTime: string
  /** 更新时间 */
  updateTime: string
}

/** What is worked out beside it. */
export type OperationConfigWorked = {
}
/** As it is answered. */
export type OperationConfigAnswer = Omit<OperationConfig, "secret"> & OperationConfigWorked
/** What a new one must bring. */
export type OperationConfigNeeds = "name" | "formId"
/** What its actions are given, by their names. */
export type OperationConfigInputs = {}
/** Its moves, and who makes them. */
export type OperationConfigMoves = {}
/** What its schema leaves to code. */
export type OperationConfigHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type OperationConfigRow = {
  id: Generated<number>
  name: string
  title: Generated<string>
  form_id: number
  value: Generated<string>
  secret: Generated<string>
  status: Generated<boolean>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
