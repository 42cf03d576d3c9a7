// Made from schemas/finance/rechargeOrder.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { RechargeChannel, RechargePayType } from '../../types/enumerations';

/** 充值记录, as the server holds it. */
export type FinanceRechargeOrder = {
  /** ID */
  id: number
  /** 订单编号 */
  orderNo: string
  /** 会员ID */
  uid: number
  /** 支付金额 */
  price: string
  /** 赠送金额 */
  givePrice: string
  /** 支付状态 */
  paid: boolean
  /** 支付方式 */
  payType: RechargePayType | null
  /** 支付渠道 */
  payChannel: RechargeChannel | null
  /** 商户单号 */
  outTradeNo: string
  /** 支付时间 */
  payTime: (string | null)
  /** 已上传发货信息 */
  isWechatShipping: boolean
  /** 充值时间 */
  createTime: string
  /** 更新时间 */
  updateTime: string
}

/** What is worked out beside it. */
export type FinanceRechargeOrderWorked = {
  /** 头像 */
  avatar: (string | null)
  /** 会员昵称 */
  nickname: (string | null)
  /** 手机号 */
  phone: (string | null)
}

/** What place is given. */
export type FinanceRechargeOrderPlace = {
  /** 会员ID */
  uid: number
  /** 充值套餐 */
  packageId?: (number | null)
  /** 充值金额 */
  price?: (string | null)
}

/** What pay is given. */
export type FinanceRechargeOrderPay = {
  /** 支付金额 */
  payPrice: string
  /** 支付方式 */
  payType: RechargePayType
  /** 支付渠道 */
  payChannel: RechargeChannel
  /** 商户单号 */
  outTradeNo: string
}
/** As it is answered. */
export type FinanceRechargeOrderAnswer = Omit<FinanceRechargeOrder, never> & FinanceRechargeOrderWorked
/** What a new one must bring. */
export type FinanceRechargeOrderNeeds = "uid" | "price"
/** What its actions are given, by their names. */
export type FinanceRechargeOrderInputs = {
  place: FinanceRechargeOrderPlace
  pay: FinanceRechargeOrderPay
}
/** Its moves, and who makes them. */
export type FinanceRechargeOrderMoves = {}
/** What its schema leaves to code. */
export type FinanceRechargeOrderHandlers = {
  actions: "place" | "pay"
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type FinanceRechargeOrderRow = {
  id: Generated<number>
  order_no: Generated<string>
  uid: number
  price: string
  give_price: Generated<string>
  paid: Generated<boolean>
  pay_type: RechargePayType | null
  pay_channel: RechargeChannel | null
  out_trade_no: Generated<string>
  pay_time: string | null
  is_wechat_shipping: Generated<boolean>
  order_no_grams: string[] | null
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
