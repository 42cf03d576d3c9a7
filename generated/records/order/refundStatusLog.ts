// Made from schemas/order/refundStatusLog.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { RefundChange } from '../../types/enumerations';

/** 退款流程, as the server holds it. */
export type OrderRefundStatusLog = {
  /** ID */
  id: number
  /** 退款单 */
  refundId: number
  /** 订单编号 */
  orderNo: string
  /** 操作类型 */
  changeType: RefundChange
  /** 操作备注 */
  changeMessage: string
  /** 操作时间 */
  createTime: string
}

/** What is worked out beside it. */
export type OrderRefundStatusLogWorked = {
}
/** As it is answered. */
export type OrderRefundStatusLogAnswer = Omit<OrderRefundStatusLog, never> & OrderRefundStatusLogWorked
/** What a new one must bring. */
export type OrderRefundStatusLogNeeds = "refundId" | "changeType"
/** What its actions are given, by their names. */
export type OrderRefundStatusLogInputs = {}
/** Its moves, and who makes them. */
export type OrderRefundStatusLogMoves = {}
/** What its schema leaves to code. */
export type OrderRefundStatusLogHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type OrderRefundStatusLogRow = {
  id: Generated<number>
  refund_id: number
  order_no: Generated<string>
  change_type: RefundChange
  change_message: Generated<string>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
