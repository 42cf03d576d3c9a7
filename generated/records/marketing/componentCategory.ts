// Made from schemas/marketing/componentCategory.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { ComponentCategoryStatus, ProductQualification } from '../../types/enumerations';

/** 微信商品类目, as the server holds it. */
export type MarketingComponentCategory = {
  /** 类目ID */
  thirdCatId: number
  /** 类目名称 */
  thirdCatName: string
  /** 二级类目ID */
  secondCatId: number
  /** 二级类目名称 */
  secondCatName: string
  /** 一级类目ID */
  firstCatId: number
  /** 一级类目名称 */
  firstCatName: string
  /** 类目资质要求 */
  qualification: string
  /** 类目资质 */
  qualificationType: ProductQualification
  /** 商品资质要求 */
  productQualification: string
  /** 商品资质 */
  productQualificationType: ProductQualification
  /** 状态 */
  status: ComponentCategoryStatus
  /** 申请单号 */
  auditId: string
  /** 审核时间 */
  auditTime: (string | null)
  /** 拒绝原因 */
  rejectReason: string
  /** 营业执照或组织机构代码证 */
  license: string
  /** 类目资质 */
  certificate: string[]
  /** 提交的资质 */
  auditQualificationReq: string
  /** 提交微信时间 */
  sentTime: (string | null)
  /** 微信提示 */
  wechatNote: string
}

/** What is worked out beside it. */
export type MarketingComponentCategoryWorked = {
}

/** What sync is given. */
export type MarketingComponentCategorySync = {
}
/** As it is answered. */
export type MarketingComponentCategoryAnswer = Omit<MarketingComponentCategory, never> & MarketingComponentCategoryWorked
/** What a new one must bring. */
export type MarketingComponentCategoryNeeds = "thirdCatName" | "secondCatId" | "secondCatName" | "firstCatId" | "firstCatName"
/** What its actions are given, by their names. */
export type MarketingComponentCategoryInputs = {
  sync: MarketingComponentCategorySync
}
/** Its moves, and who makes them. */
export type MarketingComponentCategoryMoves = {
  apply: "platform"
  accept: "system"
  refuse: "system"
}
/** What its schema leaves to code. */
export type MarketingComponentCategoryHandlers = {
  actions: "sync"
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type MarketingComponentCategoryRow = {
  id: Generated<number>
  third_cat_name: string
  second_cat_id: number
  second_cat_name: string
  first_cat_id: number
  first_cat_name: string
  qualification: Generated<string>
  qualification_type: Generated<ProductQualification>
  product_qualification: Generated<string>
  product_qualification_type: Generated<ProductQualification>
  status: Generated<ComponentCategoryStatus>
  audit_id: Generated<string>
  audit_time: string | null
  reject_reason: Generated<string>
  license: Generated<string>
  certificate: Generated<string[]>
  audit_qualification_req: Generated<string>
  sent_time: string | null
  wechat_note: Generated<string>
  third_cat_name_grams: string[] | null
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
