// Made from schemas/merchant/apply.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { MerchantApplyStatus } from '../../types/enumerations';

/** 商户入驻申请, as the server holds it. */
export type MerchantApply = {
  /** ID */
  id: number
  /** 申请会员 */
  uid: (number | null)
  /** 商户名称 */
  name: string
  /** 商户分类 */
  categoryId: (number | null)
  /** 店铺类型 */
  typeId: (number | null)
  /** 商户账号 */
  account: string
  /** 商户姓名 */
  realName: string
  /** 商户邮箱 */
  email: string
  /** 商户手机号 */
  phone: string
  /** 手续费(%) */
  handlingFee: number
  /** 简介 */
  keywords: string[]
  /** 商户地址 */
  address: string
  /** 商户类别 */
  isSelf: boolean
  /** 是否推荐 */
  isRecommend: boolean
  /** 状态 */
  auditStatus: MerchantApplyStatus
  /** 拒绝原因 */
  denialReason: string
  /** 审核员ID */
  auditorId: (number | null)
  /** 审核员 */
  auditorName: string
  /** 备注 */
  remark: string
  /** 资质图片 */
  qualificationPicture: string[]
  /** 申请时间 */
  createTime: string
  /** 更新时间 */
  updateTime: string
}

/** What is worked out beside it. */
export type MerchantApplyWorked = {
}
/** As it is answered. */
export type MerchantApplyAnswer = Omit<MerchantApply, never> & MerchantApplyWorked
/** What a new one must bring. */
export type MerchantApplyNeeds = never
/** What its actions are given, by their names. */
export type MerchantApplyInputs = {}
/** Its moves, and who makes them. */
export type MerchantApplyMoves = {
  approve: "platform"
  refuse: "platform"
}
/** What its schema leaves to code. */
export type MerchantApplyHandlers = {
  actions: never
  moves: never
  computed: never
  writes: true
}
/** A row of its table. */
export type MerchantApplyRow = {
  id: Generated<number>
  uid: number | null
  name: Generated<string>
  category_id: number | null
  type_id: number | null
  account: Generated<string>
  real_name: Generated<string>
  email: Generated<string>
  phone: Generated<string>
  handling_fee: Generated<number>
  keywords: Generated<string[]>
  address: Generated<string>
  is_self: Generated<boolean>
  is_recommend: Generated<boolean>
  audit_status: Generated<MerchantApplyStatus>
  denial_reason: Generated<string>
  auditor_id: number | null
  auditor_name: Generated<string>
  remark: Generated<string>
  qualification_picture: Generated<string[]>
  keywords_grams: string[] | null
  name_grams: string[] | null
  is_del: Generated<boolean>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
