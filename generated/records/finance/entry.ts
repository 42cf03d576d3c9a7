// Made from schemas/finance/entry.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { JournalAccount, JournalEvent, JournalItem, OrderSecondType } from '../../types/enumerations';

/** 资金分录, as the server holds it. */
export type FinanceEntry = {
  /** ID */
  id: number
  /** 业务编号 */
  event: string
  /** 行号 */
  line: number
  /** 业务类型 */
  kind: JournalEvent
  /** 资金科目 */
  account: JournalAccount
  /** 款项 */
  item: JournalItem | null
  /** 金额 */
  amount: string
  /** 商户 */
  merId: (number | null)
  /** 会员 */
  uid: (number | null)
  /** 订单 */
  orderId: (number | null)
  /** 单号 */
  orderNo: string
  /** 记账日期 */
  dataDate: string
  /** 记账时间 */
  createTime: string
}

/** What is worked out beside it. */
export type FinanceEntryWorked = {
  /** 商户名称 */
  merName: (string | null)
  /** 会员昵称 */
  nickName: (string | null)
  /** 订单二级类型 */
  secondType: OrderSecondType | null
}
/** As it is answered. */
export type FinanceEntryAnswer = Omit<FinanceEntry, never> & FinanceEntryWorked
/** What a new one must bring. */
export type FinanceEntryNeeds = "event" | "line" | "kind" | "account" | "amount" | "dataDate"
/** What its actions are given, by their names. */
export type FinanceEntryInputs = {}
/** Its moves, and who makes them. */
export type FinanceEntryMoves = {}
/** What its schema leaves to code. */
export type FinanceEntryHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type FinanceEntryRow = {
  id: Generated<number>
  event: string
  line: number
  kind: JournalEvent
  account: JournalAccount
  item: JournalItem | null
  amount: string
  mer_id: number | null
  uid: number | null
  order_id: number | null
  order_no: Generated<string>
  data_date: string
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
