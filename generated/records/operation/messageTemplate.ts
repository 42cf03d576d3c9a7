// Made from schemas/operation/messageTemplate.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { NotificationChannel } from '../../types/enumerations';

/** 消息模板, as the server holds it. */
export type OperationMessageTemplate = {
  /** ID */
  id: number
  /** 模板名 */
  name: string
  /** 渠道 */
  channel: NotificationChannel
  /** 模板编号 */
  tempKey: string
  /** 模板说明 */
  title: string
  /** 模板ID */
  tempId: string
  /** 模板内容 */
  content: string
  /** 创建时间 */
  createTime: string
  /** 更新时间 */
  updateTime: string
}

/** What is worked out beside it. */
export type OperationMessageTemplateWorked = {
}
/** As it is answered. */
export type OperationMessageTemplateAnswer = Omit<OperationMessageTemplate, never> & OperationMessageTemplateWorked
/** What a new one must bring. */
export type OperationMessageTemplateNeeds = "name" | "channel"
/** What its actions are given, by their names. */
export type OperationMessageTemplateInputs = {}
/** Its moves, and who makes them. */
export type OperationMessageTemplateMoves = {}
/** What its schema leaves to code. */
export type OperationMessageTemplateHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type OperationMessageTemplateRow = {
  id: Generated<number>
  name: string
  channel: NotificationChannel
  temp_key: Generated<string>
  title: Generated<string>
  temp_id: Generated<string>
  content: Generated<string>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
