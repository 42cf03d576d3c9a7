// Made from schemas/marketing/activityRefund.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { PayType, ProviderRefundState, RefundStatus } from '../../types/enumerations';

/** 报名退款, as the server holds it. */
export type MarketingActivityRefund = {
  /** ID */
  id: number
  /** 退款单号 */
  refundOrderNo: string
  /** 报名订单 */
  orderId: number
  /** 活动 */
  activityId: (number | null)
  /** 主办商户 */
  merId: (number | null)
  /** 会员 */
  uid: (number | null)
  /** 退款方式 */
  refundPayType: PayType | null
  /** 退款金额 */
  refundPrice: (string | null)
  /** 退回积分 */
  refundIntegral: (number | null)
  /** 收回奖励积分 */
  takenIntegral: number
  /** 退款原因 */
  refundReason: string
  /** 退款说明 */
  refundExplain: string
  /** 凭证图片 */
  refundImages: string[]
  /** 退款状态 */
  refundStatus: RefundStatus
  /** 拒绝原因 */
  refusal: string
  /** 审核人 */
  auditorName: string
  /** 审核时间 */
  auditTime: (string | null)
  /** 退款时间 */
  refundTime: (string | null)
  /** 第三方退款单号 */
  outRefundNo: string
  /** 退款备注 */
  remark: string
  /** 原路退款 */
  providerState: ProviderRefundState | null
  /** 原路退款说明 */
  providerReason: string
  /** 提交次数 */
  providerTries: number
  /** 下次处理 */
  providerTime: (string | null)
  /** 线下退款凭证 */
  offlineProof: string[]
  /** 线下退款说明 */
  offlineRemark: string
  /** 登记人 */
  offlineName: string
  /** 申请时间 */
  createTime: string
}

/** What is worked out beside it. */
export type MarketingActivityRefundWorked = {
  /** 订单编号 */
  orderNo: (string | null)
  /** 活动名称 */
  activityName: (string | null)
  /** 活动封面 */
  activityCover: (string | null)
  /** 活动时间 */
  activityStart: (string | null)
  /** 会员ID */
  memberId: (number | null)
  /** 报名人 */
  signName: (string | null)
  /** 人数 */
  num: (number | null)
  /** 实付金额 */
  payPrice: (string | null)
  /** 使用积分 */
  useIntegral: (number | null)
  /** 会员昵称 */
  nickname: (string | null)
}
/** As it is answered. */
export type MarketingActivityRefundAnswer = Omit<MarketingActivityRefund, never> & MarketingActivityRefundWorked
/** What a new one must bring. */
export type MarketingActivityRefundNeeds = "orderId"
/** What its actions are given, by their names. */
export type MarketingActivityRefundInputs = {}
/** Its moves, and who makes them. */
export type MarketingActivityRefundMoves = {
  agree: "platform"
  refuse: "platform"
  revoke: "member"
  settle: "system"
  offline: "platform"
}
/** What its schema leaves to code. */
export type MarketingActivityRefundHandlers = {
  actions: never
  moves: "agree" | "offline"
  computed: never
  writes: true
}
/** A row of its table. */
export type MarketingActivityRefundRow = {
  id: Generated<number>
  refund_order_no: Generated<string>
  order_id: number
  activity_id: number | null
  mer_id: number | null
  uid: number | null
  refund_pay_type: PayType | null
  refund_price: string | null
  refund_integral: number | null
  taken_integral: Generated<number>
  refund_reason: Generated<string>
  refund_explain: Generated<string>
  refund_images: Generated<string[]>
  refund_status: Generated<RefundStatus>
  refusal: Generated<string>
  auditor_name: Generated<string>
  audit_time: string | null
  refund_time: string | null
  out_refund_no: Generated<string>
  remark: Generated<string>
  provider_state: ProviderRefundState | null
  provider_reason: Generated<string>
  provider_tries: Generated<number>
  provider_time: string | null
  offline_proof: Generated<string[]>
  offline_remark: Generated<string>
  offline_name: Generated<string>
  refund_order_no_grams: string[] | null
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
