// Made from schemas/marketing/integralAdjust.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { IntegralAdjustReason, IntegralAdjustStatus, IntegralAdjustType } from '../../types/enumerations';

/** 积分调整, as the server holds it. */
export type MarketingIntegralAdjust = {
  /** ID */
  id: number
  /** 会员 */
  uid: number
  /** 调整前积分 */
  beforeIntegral: (number | null)
  /** 调整后积分 */
  afterIntegral: (number | null)
  /** 调整类型 */
  adjustType: IntegralAdjustType
  /** 调整积分 */
  integral: number
  /** 调整原因 */
  reasonType: IntegralAdjustReason
  /** 说明 */
  remark: string
  /** 凭证图片 */
  attachments: string[]
  /** 申请人ID */
  applicantId: (number | null)
  /** 申请人 */
  applicantName: string
  /** 申请时间 */
  createTime: string
  /** 状态 */
  auditStatus: IntegralAdjustStatus
  /** 审批人ID */
  auditorId: (number | null)
  /** 审批人 */
  auditorName: string
  /** 审批时间 */
  auditTime: (string | null)
  /** 拒绝原因 */
  refusalReason: string
}

/** What is worked out beside it. */
export type MarketingIntegralAdjustWorked = {
  /** 会员ID */
  memberId: (number | null)
  /** 会员昵称 */
  nickname: (string | null)
  /** 手机号 */
  phone: (string | null)
  /** 当前积分 */
  currentIntegral: (number | null)
  /** 冻结积分 */
  frozenIntegral: (number | null)
  /** 预计调整后积分 */
  expectedIntegral: (number | null)
  /** 审批记录 */
  log: Pick<import('../marketing/integralAdjustLog').MarketingIntegralAdjustLogAnswer, "id" | "time" | "operator" | "action" | "remark">[]
}

/** What resubmit is given. */
export type MarketingIntegralAdjustResubmit = {
  /** 调整类型 */
  adjustType: IntegralAdjustType
  /** 调整积分 */
  integral: number
  /** 调整原因 */
  reasonType: IntegralAdjustReason
  /** 说明 */
  remark?: (string | null)
  /** 凭证图片 */
  attachments?: (string[] | null)
}
/** As it is answered. */
export type MarketingIntegralAdjustAnswer = Omit<MarketingIntegralAdjust, never> & MarketingIntegralAdjustWorked
/** What a new one must bring. */
export type MarketingIntegralAdjustNeeds = "uid" | "integral"
/** What its actions are given, by their names. */
export type MarketingIntegralAdjustInputs = {
  resubmit: MarketingIntegralAdjustResubmit
}
/** Its moves, and who makes them. */
export type MarketingIntegralAdjustMoves = {
  pass: "platform"
  refuse: "platform"
  withdraw: "platform"
}
/** What its schema leaves to code. */
export type MarketingIntegralAdjustHandlers = {
  actions: "resubmit"
  moves: never
  computed: "frozenIntegral" | "expectedIntegral"
  writes: true
}
/** A row of its table. */
export type MarketingIntegralAdjustRow = {
  id: Generated<number>
  uid: number
  before_integral: number | null
  after_integral: number | null
  adjust_type: Generated<IntegralAdjustType>
  integral: number
  reason_type: Generated<IntegralAdjustReason>
  remark: Generated<string>
  attachments: Generated<string[]>
  applicant_id: number | null
  applicant_name: Generated<string>
  audit_status: Generated<IntegralAdjustStatus>
  auditor_id: number | null
  auditor_name: Generated<string>
  audit_time: string | null
  refusal_reason: Generated<string>
  applicant_name_grams: string[] | null
  is_del: Generated<boolean>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
