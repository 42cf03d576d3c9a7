// Made from schemas/operation/wechatReply.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { KeywordReplyType } from '../../types/enumerations';

/** 关键字回复, as the server holds it. */
export type OperationWechatReply = {
  /** ID */
  id: number
  /** 关键字 */
  keywords: string
  /** 回复类型 */
  type: KeywordReplyType
  /** 回复数据 */
  data: unknown
  /** 是否显示 */
  status: boolean
  /** 创建时间 */
  createTime: string
  /** 更新时间 */
  updateTime: string
}

/** What is worked out beside it. */
export type OperationWechatReplyWorked = {
}
/** As it is answered. */
export type OperationWechatReplyAnswer = Omit<OperationWechatReply, never> & OperationWechatReplyWorked
/** What a new one must bring. */
export type OperationWechatReplyNeeds = "keywords" | "type" | "data"
/** What its actions are given, by their names. */
export type OperationWechatReplyInputs = {}
/** Its moves, and who makes them. */
export type OperationWechatReplyMoves = {}
/** What its schema leaves to code. */
export type OperationWechatReplyHandlers = {
  actions: never
  moves: never
  computed: never
  writes: true
}
/** A row of its table. */
export type OperationWechatReplyRow = {
  id: Generated<number>
  keywords: string
  type: KeywordReplyType
  data: unknown
  status: Generated<boolean>
  keywords_grams: string[] | null
  is_del: Generated<boolean>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
