// Made from schemas/finance/monthStatement.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';

/** 月账单, as the server holds it. */
export type FinanceMonthStatement = {
  /** ID */
  id: number
  /** 月份 */
  dataDate: string
  /** 首日 */
  firstDay: string
  /** 实际收入 */
  realIncome: string
  /** 订单实收 */
  orderRealIncome: string
  /** 订单应收金额 */
  orderReceivable: string
  /** 订单应收笔数 */
  payNum: number
  /** 平台优惠券补贴 */
  platCouponPrice: string
  /** 平台积分补贴 */
  integralPrice: string
  /** 订单实退 */
  orderRealRefund: string
  /** 订单应退金额 */
  orderRefundable: string
  /** 订单应退笔数 */
  refundNum: number
  /** 退还平台优惠券补贴 */
  refundPlatCouponPrice: string
  /** 退还平台积分补贴 */
  refundIntegralPrice: string
  /** 实际支出 */
  actualExpenditure: string
  /** 商家分账 */
  merchantTransferAmount: string
  /** 商家分账笔数 */
  merchantTransferNum: number
  /** 支付分账 */
  payTransfer: string
  /** 退款分账 */
  refundTransfer: string
  /** 佣金 */
  brokerage: string
  /** 支付佣金 */
  brokeragePrice: string
  /** 退还佣金 */
  refundBrokeragePrice: string
  /** 退款佣金代扣 */
  refundReplaceBrokerage: string
  /** 运费 */
  freight: string
  /** 支付运费 */
  freightFee: string
  /** 退还运费 */
  refundFreightFee: string
  /** 当月结余 */
  currentDayBalance: string
}

/** What is worked out beside it. */
export type FinanceMonthStatementWorked = {
}
/** As it is answered. */
export type FinanceMonthStatementAnswer = Omit<FinanceMonthStatement, never> & FinanceMonthStatementWorked
/** What a new one must bring. */
export type FinanceMonthStatementNeeds = "dataDate" | "firstDay"
/** What its actions are given, by their names. */
export type FinanceMonthStatementInputs = {}
/** Its moves, and who makes them. */
export type FinanceMonthStatementMoves = {}
/** What its schema leaves to code. */
export type FinanceMonthStatementHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type FinanceMonthStatementRow = {
  id: Generated<number>
  data_date: string
  first_day: string
  real_income: Generated<string>
  order_real_income: Generated<string>
  order_receivable: Generated<string>
  pay_num: Generated<number>
  plat_coupon_price: Generated<string>
  integral_price: Generated<string>
  order_real_refund: Generated<string>
  order_refundable: Generated<string>
  refund_num: Generated<number>
  refund_plat_coupon_price: Generated<string>
  refund_integral_price: Generated<string>
  actual_expenditure: Generated<string>
  merchant_transfer_amount: Generated<string>
  merchant_transfer_num: Generated<number>
  pay_transfer: Generated<string>
  refund_transfer: Generated<string>
  brokerage: Generated<string>
  brokerage_price: Generated<string>
  refund_brokerage_price: Generated<string>
  refund_replace_brokerage: Generated<string>
  freight: Generated<string>
  freight_fee: Generated<string>
  refund_freight_fee: Generated<string>
  current_day_balance: Generated<string>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
