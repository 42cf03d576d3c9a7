// Made from schemas/marketing/integralManual.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { IssueStatus, IssueType } from '../../types/enumerations';

/** 手动积分, as the server holds it. */
export type MarketingIntegralManual = {
  /** ID */
  id: number
  /** 会员 */
  uid: number
  /** 发放方式 */
  issueType: IssueType
  /** 消费商户 */
  merId: (number | null)
  /** 消费金额(元) */
  consumeAmount: (string | null)
  /** 消费时间 */
  consumeTime: (string | null)
  /** 小票号 */
  receiptNo: string
  /** 小票图片 */
  receiptImages: string[]
  /** 发放积分 */
  integral: number
  /** 适用规则 */
  ruleId: (number | null)
  /** 适用规则 */
  ruleName: string
  /** 例外规则 */
  exceptionRuleName: string
  /** 备注 */
  remark: string
  /** 操作人ID */
  operatorId: (number | null)
  /** 操作人 */
  operatorName: string
  /** 发放时间 */
  createTime: string
  /** 状态 */
  status: IssueStatus
  /** 撤销原因 */
  revokeReason: string
  /** 撤销人 */
  revokerName: string
  /** 撤销时间 */
  revokeTime: (string | null)
}

/** What is worked out beside it. */
export type MarketingIntegralManualWorked = {
  /** 会员ID */
  memberId: (number | null)
  /** 头像 */
  avatar: (string | null)
  /** 消费商户 */
  merName: (string | null)
  /** 会员昵称 */
  nickname: (string | null)
  /** 手机号 */
  phone: (string | null)
}

/** What calculate is given. */
export type MarketingIntegralManualCalculate = {
  /** 会员 */
  uid: number
  /** 消费商户 */
  merId: number
  /** 消费金额(元) */
  consumeAmount: string
  /** 消费时间 */
  consumeTime: string
}

/** What issue is given. */
export type MarketingIntegralManualIssue = {
  /** 会员 */
  uid: number
  /** 发放方式 */
  issueType: IssueType
  /** 消费商户 */
  merId?: (number | null)
  /** 消费金额(元) */
  consumeAmount?: (string | null)
  /** 消费时间 */
  consumeTime?: (string | null)
  /** 小票号 */
  receiptNo?: (string | null)
  /** 小票图片 */
  receiptImages?: (string[] | null)
  /** 发放积分 */
  integral?: (number | null)
  /** 备注 */
  remark?: (string | null)
}
/** As it is answered. */
export type MarketingIntegralManualAnswer = Omit<MarketingIntegralManual, never> & MarketingIntegralManualWorked
/** What a new one must bring. */
export type MarketingIntegralManualNeeds = "uid" | "integral"
/** What its actions are given, by their names. */
export type MarketingIntegralManualInputs = {
  calculate: MarketingIntegralManualCalculate
  issue: MarketingIntegralManualIssue
}
/** Its moves, and who makes them. */
export type MarketingIntegralManualMoves = {
  revoke: "platform"
}
/** What its schema leaves to code. */
export type MarketingIntegralManualHandlers = {
  actions: "calculate" | "issue"
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type MarketingIntegralManualRow = {
  id: Generated<number>
  uid: number
  issue_type: Generated<IssueType>
  mer_id: number | null
  consume_amount: string | null
  consume_time: string | null
  receipt_no: Generated<string>
  receipt_images: Generated<string[]>
  integral: number
  rule_id: number | null
  rule_name: Generated<string>
  exception_rule_name: Generated<string>
  remark: Generated<string>
  operator_id: number | null
  operator_name: Generated<string>
  status: Generated<IssueStatus>
  revoke_reason: Generated<string>
  revoker_name: Generated<string>
  revoke_time: string | null
  receipt_no_grams: string[] | null
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
