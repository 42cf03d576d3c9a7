// Made from schemas/marketing/integralReceipt.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { ReceiptSource, ReceiptStatus } from '../../types/enumerations';

/** 小票审核, as the server holds it. */
export type MarketingIntegralReceipt = {
  /** ID */
  id: number
  /** 小票图片 */
  images: string[]
  /** 会员 */
  uid: number
  /** 消费商户 */
  merId: (number | null)
  /** 小票号 */
  receiptNo: string
  /** 消费金额(元) */
  consumeAmount: (string | null)
  /** 消费时间 */
  consumeTime: (string | null)
  /** 预计/发放积分 */
  integral: number
  /** 适用规则 */
  ruleId: (number | null)
  /** 适用规则 */
  ruleName: string
  /** 重复提示 */
  repeatCount: number
  /** 来源 */
  source: ReceiptSource
  /** 提交时间 */
  createTime: string
  /** 状态 */
  auditStatus: ReceiptStatus
  /** 审核人ID */
  auditorId: (number | null)
  /** 审核人 */
  auditorName: string
  /** 审核时间 */
  auditTime: (string | null)
  /** 审核备注 */
  remark: string
  /** 拒绝原因 */
  refusalReason: string
}

/** What is worked out beside it. */
export type MarketingIntegralReceiptWorked = {
  /** 会员ID */
  memberId: (number | null)
  /** 头像 */
  avatar: (string | null)
  /** 当前积分 */
  currentIntegral: (number | null)
  /** 消费商户 */
  merName: (string | null)
  /** 相同小票号 */
  repeatList: ({
    /** 小票ID */
    id?: (number | null)
    /** 会员ID */
    uid?: (number | null)
    /** 会员昵称 */
    nickname?: (string | null)
    /** 消费金额 */
    consumeAmount?: (string | null)
    /** 状态 */
    auditStatus?: ReceiptStatus | null
    /** 提交时间 */
    createTime?: (string | null)
  }[] | null)
  /** 会员昵称 */
  nickname: (string | null)
  /** 手机号 */
  phone: (string | null)
}

/** What calculate is given. */
export type MarketingIntegralReceiptCalculate = {
  /** 小票 */
  id: number
  /** 消费商户 */
  merId: number
  /** 消费金额(元) */
  consumeAmount: string
  /** 消费时间 */
  consumeTime: string
}

/** What upload is given. */
export type MarketingIntegralReceiptUpload = {
  /** 会员 */
  uid: number
  /** 小票图片 */
  images: string[]
  /** 消费商户 */
  merId?: (number | null)
  /** 小票号 */
  receiptNo?: (string | null)
  /** 消费金额(元) */
  consumeAmount?: (string | null)
  /** 消费时间 */
  consumeTime?: (string | null)
}
/** As it is answered. */
export type MarketingIntegralReceiptAnswer = Omit<MarketingIntegralReceipt, never> & MarketingIntegralReceiptWorked
/** What a new one must bring. */
export type MarketingIntegralReceiptNeeds = "uid"
/** What its actions are given, by their names. */
export type MarketingIntegralReceiptInputs = {
  calculate: MarketingIntegralReceiptCalculate
  upload: MarketingIntegralReceiptUpload
}
/** Its moves, and who makes them. */
export type MarketingIntegralReceiptMoves = {
  pass: "platform"
  refuse: "platform"
}
/** What its schema leaves to code. */
export type MarketingIntegralReceiptHandlers = {
  actions: "calculate" | "upload"
  moves: never
  computed: "repeatList"
  writes: true
}
/** A row of its table. */
export type MarketingIntegralReceiptRow = {
  id: Generated<number>
  images: Generated<string[]>
  uid: number
  mer_id: number | null
  receipt_no: Generated<string>
  consume_amount: string | null
  consume_time: string | null
  integral: Generated<number>
  rule_id: number | null
  rule_name: Generated<string>
  repeat_count: Generated<number>
  source: Generated<ReceiptSource>
  audit_status: Generated<ReceiptStatus>
  auditor_id: number | null
  auditor_name: Generated<string>
  audit_time: string | null
  remark: Generated<string>
  refusal_reason: Generated<string>
  receipt_no_grams: string[] | null
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
