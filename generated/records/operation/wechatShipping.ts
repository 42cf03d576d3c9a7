// Made from schemas/operation/wechatShipping.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';

/** 发货管理, as the server holds it. */
export type OperationWechatShipping = {
  /** ID */
  id: number
  /** 配置键 */
  key: string
  /** 更新时间 */
  since: (string | null)
  /** 发货配置 */
  value: boolean
}

/** What is worked out beside it. */
export type OperationWechatShippingWorked = {
}
/** As it is answered. */
export type OperationWechatShippingAnswer = Omit<OperationWechatShipping, never> & OperationWechatShippingWorked
/** What a new one must bring. */
export type OperationWechatShippingNeeds = never
/** What its actions are given, by their names. */
export type OperationWechatShippingInputs = {}
/** Its moves, and who makes them. */
export type OperationWechatShippingMoves = {}
/** What its schema leaves to code. */
export type OperationWechatShippingHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type OperationWechatShippingRow = {
  id: Generated<number>
  key: Generated<string>
  since: string | null
  value: Generated<boolean>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
