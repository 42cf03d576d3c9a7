// Made from schemas/finance/summary.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';

/** 流水汇总, as the server holds it. */
export type FinanceSummary = {
  /** ID */
  id: number
  /** 日期 */
  dataDate: string
  /** 当日收支(元) */
  incomeExpenditure: string
  /** 平台收入金额(元) */
  incomeAmount: string
  /** 会员充值金额(元) */
  rechargeAmount: string
  /** 会员充值笔数 */
  rechargeNum: number
  /** 微信支付 */
  wechatPayAmount: string
  /** 微信支付笔数 */
  wechatPayNum: number
  /** 支付宝支付 */
  aliPayAmount: string
  /** 支付宝支付笔数 */
  aliPayNum: number
  /** 平台支出金额(元) */
  payoutAmount: string
  /** 商户分账结算 */
  merchantSplitSettlement: string
  /** 商户分账结算笔数 */
  merchantSplitSettlementNum: number
  /** 佣金提现结算 */
  brokerageSettlement: string
  /** 佣金提现结算笔数 */
  brokerageSettlementNum: number
  /** 订单退款 */
  orderRefundAmount: string
  /** 订单退款笔数 */
  orderRefundNum: number
  /** 创建时间 */
  createTime: string
}

/** What is worked out beside it. */
export type FinanceSummaryWorked = {
}
/** As it is answered. */
export type FinanceSummaryAnswer = Omit<FinanceSummary, never> & FinanceSummaryWorked
/** What a new one must bring. */
export type FinanceSummaryNeeds = "dataDate"
/** What its actions are given, by their names. */
export type FinanceSummaryInputs = {}
/** Its moves, and who makes them. */
export type FinanceSummaryMoves = {}
/** What its schema leaves to code. */
export type FinanceSummaryHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type FinanceSummaryRow = {
  id: Generated<number>
  data_date: string
  income_expenditure: Generated<string>
  income_amount: Generated<string>
  recharge_amount: Generated<string>
  recharge_num: Generated<number>
  wechat_pay_amount: Generated<string>
  wechat_pay_num: Generated<number>
  ali_pay_amount: Generated<string>
  ali_pay_num: Generated<number>
  payout_amount: Generated<string>
  merchant_split_settlement: Generated<string>
  merchant_split_settlement_num: Generated<number>
  brokerage_settlement: Generated<string>
  brokerage_settlement_num: Generated<number>
  order_refund_amount: Generated<string>
  order_refund_num: Generated<number>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
