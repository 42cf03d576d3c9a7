// Made from schemas/finance/flow.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { BillType, FlowDirection } from '../../types/enumerations';

/** 资金流水, as the server holds it. */
export type FinanceFlow = {
  /** ID */
  id: number
  /** 业务编号 */
  event: string
  /** 订单号 */
  orderNo: string
  /** 会员 */
  uid: (number | null)
  /** 商户 */
  merId: (number | null)
  /** 交易类型 */
  type: BillType
  /** 收支 */
  pm: FlowDirection
  /** 金额 */
  amount: string
  /** 备注 */
  mark: string
  /** 交易时间 */
  createTime: string
}

/** What is worked out beside it. */
export type FinanceFlowWorked = {
  /** 会员昵称 */
  nickName: (string | null)
  /** 商户名称 */
  merName: (string | null)
}
/** As it is answered. */
export type FinanceFlowAnswer = Omit<FinanceFlow, never> & FinanceFlowWorked
/** What a new one must bring. */
export type FinanceFlowNeeds = "event" | "type" | "pm" | "amount"
/** What its actions are given, by their names. */
export type FinanceFlowInputs = {}
/** Its moves, and who makes them. */
export type FinanceFlowMoves = {}
/** What its schema leaves to code. */
export type FinanceFlowHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type FinanceFlowRow = {
  id: Generated<number>
  event: string
  order_no: Generated<string>
  uid: number | null
  mer_id: number | null
  type: BillType
  pm: FlowDirection
  amount: string
  mark: Generated<string>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
