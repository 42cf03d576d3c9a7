// Made from schemas/operation/formTemplate.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';

/** 表单配置, as the server holds it. */
export type OperationFormTemplate = {
  /** ID */
  id: number
  /** 名称 */
  name: string
  /** 描述 */
  info: string
  /** 表单内容 */
  content: string
  /** 创建时间 */
  createTime: string
  /** 更新时间 */
  updateTime: string
}

/** What is worked out beside it. */
export type OperationFormTemplateWorked = {
}
/** As it is answered. */
export type OperationFormTemplateAnswer = Omit<OperationFormTemplate, never> & OperationFormTemplateWorked
/** What a new one must bring. */
export type OperationFormTemplateNeeds = "name" | "info" | "content"
/** What its actions are given, by their names. */
export type OperationFormTemplateInputs = {}
/** Its moves, and who makes them. */
export type OperationFormTemplateMoves = {}
/** What its schema leaves to code. */
export type OperationFormTemplateHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type OperationFormTemplateRow = {
  id: Generated<number>
  name: string
  info: string
  content: string
  info_grams: string[] | null
  name_grams: string[] | null
  is_del: Generated<boolean>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
