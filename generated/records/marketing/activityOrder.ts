// Made from schemas/marketing/activityOrder.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { OrderRefundStatus, PayChannel, PayType, RegistrationStatus } from '../../types/enumerations';

/** 报名订单, as the server holds it. */
export type MarketingActivityOrder = {
  /** ID */
  id: number
  /** 订单编号 */
  orderNo: string
  /** 活动 */
  activityId: number
  /** 主办商户 */
  merId: (number | null)
  /** 会员 */
  uid: number
  /** 报名人 */
  signName: string
  /** 报名电话 */
  signPhone: string
  /** 人数 */
  num: number
  /**
   * 报名信息
   *
   * Items: 报名信息
   */
  answers: {
    /** 第几人 */
    person: number
    /** 报名项 */
    label: string
    /** 内容 */
    value?: (string | null)
  }[]
  /** 报名费 */
  price: string
  /** 实付金额 */
  payPrice: string
  /** 使用积分 */
  useIntegral: number
  /** 支付状态 */
  paid: boolean
  /** 支付方式 */
  payType: PayType | null
  /** 支付渠道 */
  payChannel: PayChannel | null
  /** 商户单号 */
  outTradeNo: string
  /** 支付时间 */
  payTime: (string | null)
  /** 订单状态 */
  status: RegistrationStatus
  /** 退款状态 */
  refundStatus: OrderRefundStatus
  /** 核销码 */
  verifyCode: string
  /** 核销人ID */
  verifierId: (number | null)
  /** 核销人 */
  verifierName: string
  /** 核销时间 */
  verifyTime: (string | null)
  /** 签到奖励积分 */
  rewardIntegral: number
  /** 订单备注 */
  remark: string
  /** 报名时间 */
  createTime: string
}

/** What is worked out beside it. */
export type MarketingActivityOrderWorked = {
  /** 活动信息 */
  activityName: (string | null)
  /** 活动封面 */
  activityCover: (string | null)
  /** 活动时间 */
  activityStart: (string | null)
  /** 活动结束时间 */
  activityEnd: (string | null)
  /** 活动地点 */
  activityAddress: (string | null)
  /** 会员ID */
  memberId: (number | null)
  /** 已退金额 */
  refundedPrice: string
  /** 已退积分 */
  refundedIntegral: number
  /** 操作记录 */
  statusList: Pick<import('../marketing/activityOrderLog').MarketingActivityOrderLogAnswer, "id" | "changeType" | "changeMessage" | "operator" | "createTime">[]
  /** 会员昵称 */
  nickname: (string | null)
  /** 手机号 */
  phone: (string | null)
}

/** What register is given. */
export type MarketingActivityOrderRegister = {
  /** 订单编号 */
  orderNo: string
  /** 活动 */
  activityId: number
  /** 会员 */
  uid: number
  /** 人数 */
  num: number
  /**
   * 报名信息
   *
   * Items: 报名信息
   */
  answers: {
    /** 第几人 */
    person: number
    /** 报名项 */
    label: string
    /** 内容 */
    value?: (string | null)
  }[]
}

/** What pay is given. */
export type MarketingActivityOrderPay = {
  /** 支付金额 */
  payPrice: string
  /** 支付方式 */
  payType: PayType
  /** 支付渠道 */
  payChannel: PayChannel
  /** 商户单号 */
  outTradeNo?: (string | null)
}
/** As it is answered. */
export type MarketingActivityOrderAnswer = Omit<MarketingActivityOrder, never> & MarketingActivityOrderWorked
/** What a new one must bring. */
export type MarketingActivityOrderNeeds = "orderNo" | "activityId" | "uid" | "num" | "answers"
/** What its actions are given, by their names. */
export type MarketingActivityOrderInputs = {
  register: MarketingActivityOrderRegister
  pay: MarketingActivityOrderPay
}
/** Its moves, and who makes them. */
export type MarketingActivityOrderMoves = {
  pay: "shop"
  withdraw: "member"
  cancel: "platform"
  expire: "system"
  callOff: "system"
  verify: "platform"
  giveBack: "system"
}
/** What its schema leaves to code. */
export type MarketingActivityOrderHandlers = {
  actions: "register" | "pay"
  moves: "withdraw" | "cancel" | "expire" | "callOff" | "verify" | "giveBack"
  computed: never
  writes: false
}
/** A row of its table. */
export type MarketingActivityOrderRow = {
  id: Generated<number>
  order_no: string
  activity_id: number
  mer_id: number | null
  uid: number
  sign_name: Generated<string>
  sign_phone: Generated<string>
  num: number
  answers: unknown
  price: Generated<string>
  pay_price: Generated<string>
  use_integral: Generated<number>
  paid: Generated<boolean>
  pay_type: PayType | null
  pay_channel: PayChannel | null
  out_trade_no: Generated<string>
  pay_time: string | null
  status: Generated<RegistrationStatus>
  refund_status: Generated<OrderRefundStatus>
  verify_code: Generated<string>
  verifier_id: number | null
  verifier_name: Generated<string>
  verify_time: string | null
  reward_integral: Generated<number>
  remark: Generated<string>
  order_no_grams: string[] | null
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
