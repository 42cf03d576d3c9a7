// Made from schemas/finance/merchantClosingRecord.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { ClosingAccountStatus, ClosingAuditStatus, ClosingType } from '../../types/enumerations';

/** 商户结算, as the server holds it. */
export type FinanceMerchantClosingRecord = {
  /** ID */
  id: number
  /** 商户 */
  merId: number
  /** 商户流水金额 */
  amount: string
  /** 开户银行 */
  closingBank: string
  /** 审核员姓名 */
  auditName: string
  /** 商户备注 */
  mark: string
  /** 平台备注 */
  platformMark: string
  /** 申请时间 */
  createTime: string
  /** 更新时间 */
  updateTime: string
  /** 结算单号 */
  closingNo: string
  /** 结算类型 */
  closingType: ClosingType
  /** 开户户名 */
  closingName: string
  /** 银行账号 */
  closingBankCard: string
  /** 微信号 */
  wechatNo: string
  /** 支付宝账号 */
  alipayAccount: string
  /** 真实姓名 */
  realName: string
  /** 收款二维码 */
  paymentCode: string
  /** 审核状态 */
  auditStatus: ClosingAuditStatus
  /** 审核未通过原因 */
  refusalReason: string
  /** 审核员ID */
  auditId: (number | null)
  /** 审核时间 */
  auditTime: (string | null)
  /** 到账状态 */
  accountStatus: ClosingAccountStatus
  /** 结算凭证 */
  closingProof: string[]
  /** 结算时间 */
  closingTime: (string | null)
}

/** What is worked out beside it. */
export type FinanceMerchantClosingRecordWorked = {
  /** 商户余额 */
  balance: (string | null)
  /** 商户名称 */
  merName: (string | null)
}
/** As it is answered. */
export type FinanceMerchantClosingRecordAnswer = Omit<FinanceMerchantClosingRecord, never> & FinanceMerchantClosingRecordWorked
/** What a new one must bring. */
export type FinanceMerchantClosingRecordNeeds = "merId" | "amount" | "closingType"
/** What its actions are given, by their names. */
export type FinanceMerchantClosingRecordInputs = {}
/** Its moves, and who makes them. */
export type FinanceMerchantClosingRecordMoves = {
  pass: "platform"
  refuse: "platform"
}
/** What its schema leaves to code. */
export type FinanceMerchantClosingRecordHandlers = {
  actions: never
  moves: never
  computed: "balance"
  writes: true
}
/** A row of its table. */
export type FinanceMerchantClosingRecordRow = {
  id: Generated<number>
  mer_id: number
  amount: string
  closing_bank: Generated<string>
  audit_name: Generated<string>
  mark: Generated<string>
  platform_mark: Generated<string>
  closing_no: Generated<string>
  closing_type: ClosingType
  closing_name: Generated<string>
  closing_bank_card: Generated<string>
  wechat_no: Generated<string>
  alipay_account: Generated<string>
  real_name: Generated<string>
  payment_code: Generated<string>
  audit_status: Generated<ClosingAuditStatus>
  refusal_reason: Generated<string>
  audit_id: number | null
  audit_time: string | null
  account_status: Generated<ClosingAccountStatus>
  closing_proof: Generated<string[]>
  closing_time: string | null
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
