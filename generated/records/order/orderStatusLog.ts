// Made from schemas/order/orderStatusLog.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { OrderChange } from '../../types/enumerations';

/** 订单流程, as the server holds it. */
export type OrderOrderStatusLog = {
  /** ID */
  id: number
  /** 订单 */
  orderId: number
  /** 订单编号 */
  orderNo: string
  /** 操作类型 */
  changeType: OrderChange
  /** 操作备注 */
  changeMessage: string
  /** 操作时间 */
  createTime: string
}

/** What is worked out beside it. */
export type OrderOrderStatusLogWorked = {
}
/** As it is answered. */
export type OrderOrderStatusLogAnswer = Omit<OrderOrderStatusLog, never> & OrderOrderStatusLogWorked
/** What a new one must bring. */
export type OrderOrderStatusLogNeeds = "orderId" | "changeType"
/** What its actions are given, by their names. */
export type OrderOrderStatusLogInputs = {}
/** Its moves, and who makes them. */
export type OrderOrderStatusLogMoves = {}
/** What its schema leaves to code. */
export type OrderOrderStatusLogHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type OrderOrderStatusLogRow = {
  id: Generated<number>
  order_id: number
  order_no: Generated<string>
  change_type: OrderChange
  change_message: Generated<string>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
