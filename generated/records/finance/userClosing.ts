// Made from schemas/finance/userClosing.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { ClosingAccountStatus, ClosingAuditStatus, ClosingType } from '../../types/enumerations';

/** 会员结算, as the server holds it. */
export type FinanceUserClosing = {
  /** ID */
  id: number
  /** 会员 */
  uid: number
  /** 结算金额 */
  closingPrice: string
  /** 开户地址 */
  bankAddress: string
  /** 备注 */
  mark: string
  /** 申请时间 */
  createTime: string
  /** 更新时间 */
  updateTime: string
  /** 结算单号 */
  closingNo: string
  /** 结算类型 */
  closingType: ClosingType
  /** 开户户名 */
  cardholder: string
  /** 银行账号 */
  bankCardNo: string
  /** 银行名称 */
  bankName: string
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
export type FinanceUserClosingWorked = {
  /** 会员昵称 */
  nickName: (string | null)
  /** 是否注销 */
  isLogoff: (boolean | null)
  /** 会员余额 */
  balance: (string | null)
}
/** As it is answered. */
export type FinanceUserClosingAnswer = Omit<FinanceUserClosing, never> & FinanceUserClosingWorked
/** What a new one must bring. */
export type FinanceUserClosingNeeds = "uid" | "closingPrice" | "closingType"
/** What its actions are given, by their names. */
export type FinanceUserClosingInputs = {}
/** Its moves, and who makes them. */
export type FinanceUserClosingMoves = {
  pass: "platform"
  refuse: "platform"
}
/** What its schema leaves to code. */
export type FinanceUserClosingHandlers = {
  actions: never
  moves: never
  computed: never
  writes: true
}
/** A row of its table. */
export type FinanceUserClosingRow = {
  id: Generated<number>
  uid: number
  closing_price: string
  bank_address: Generated<string>
  mark: Generated<string>
  closing_no: Generated<string>
  closing_type: ClosingType
  cardholder: Generated<string>
  bank_card_no: Generated<string>
  bank_name: Generated<string>
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
  alipay_account_grams: string[] | null
  bank_card_no_grams: string[] | null
  cardholder_grams: string[] | null
  wechat_no_grams: string[] | null
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
