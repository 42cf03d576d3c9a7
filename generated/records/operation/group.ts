// Made from schemas/operation/group.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';

/** 数据组, as the server holds it. */
export type OperationGroup = {
  /** ID */
  id: number
  /** 数据组名称 */
  name: string
  /** 数据简介 */
  info: string
  /** 表单数据ID */
  formId: number
  /** 创建时间 */
  createTime: string
  /** 更新时间 */
  updateTime: string
}

/** What is worked out beside it. */
export type OperationGroupWorked = {
}
/** As it is answered. */
export type OperationGroupAnswer = Omit<OperationGroup, never> & OperationGroupWorked
/** What a new one must bring. */
export type OperationGroupNeeds = "name" | "info" | "formId"
/** What its actions are given, by their names. */
export type OperationGroupInputs = {}
/** Its moves, and who makes them. */
export type OperationGroupMoves = {}
/** What its schema leaves to code. */
export type OperationGroupHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type OperationGroupRow = {
  id: Generated<number>
  name: string
  info: string
  form_id: number
  info_grams: string[] | null
  name_grams: string[] | null
  is_del: Generated<boolean>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
