// Made from schemas/marketing/componentBrand.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { BrandAuditType, BrandManagementType, CommodityOrigin, ComponentBrandStatus, TrademarkType } from '../../types/enumerations';

/** 微信品牌, as the server holds it. */
export type MarketingComponentBrand = {
  /** ID */
  id: number
  /** 品牌ID */
  brandId: (number | null)
  /** 审核单ID */
  auditId: string
  /** 商标分类 */
  trademarkType: TrademarkType
  /** 品牌经营类型 */
  brandManagementType: BrandManagementType
  /** 商品产地是否进口 */
  commodityOriginType: CommodityOrigin
  /** 认证审核类型 */
  brandAuditType: BrandAuditType | null
  /** 商标/品牌词 */
  brandWording: string
  /** 商标注册人 */
  trademarkRegistrant: string
  /** 注册号/申请号 */
  trademarkRegistrantNu: string
  /** 商标申请人 */
  trademarkApplicant: string
  /** 商标有效期 */
  trademarkAuthorizationPeriod: (string | null)
  /** 商标申请时间 */
  trademarkApplicationTime: (string | null)
  /** 营业执照或组织机构代码证 */
  license: string
  /** 销售授权书 */
  saleAuthorization: string[]
  /** 商标注册证书 */
  trademarkRegistrationCertificate: string[]
  /** 商标变更证明 */
  trademarkChangeCertificate: string[]
  /** 注册申请受理通知书 */
  trademarkRegistrationApplication: string[]
  /** 报关单 */
  importedGoodsForm: string[]
  /** 审核状态 */
  status: ComponentBrandStatus
  /** 拒绝原因 */
  rejectReason: string
  /** 提交微信时间 */
  sentTime: (string | null)
  /** 微信提示 */
  wechatNote: string
  /** 创建时间 */
  createTime: string
}

/** What is worked out beside it. */
export type MarketingComponentBrandWorked = {
}

/** What sync is given. */
export type MarketingComponentBrandSync = {
}

/** What result is given. */
export type MarketingComponentBrandResult = {
}
/** As it is answered. */
export type MarketingComponentBrandAnswer = Omit<MarketingComponentBrand, never> & MarketingComponentBrandWorked
/** What a new one must bring. */
export type MarketingComponentBrandNeeds = "trademarkType" | "brandManagementType" | "commodityOriginType" | "brandWording" | "license"
/** What its actions are given, by their names. */
export type MarketingComponentBrandInputs = {
  sync: MarketingComponentBrandSync
  result: MarketingComponentBrandResult
}
/** Its moves, and who makes them. */
export type MarketingComponentBrandMoves = {
  accept: "system"
  refuse: "system"
}
/** What its schema leaves to code. */
export type MarketingComponentBrandHandlers = {
  actions: "sync" | "result"
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type MarketingComponentBrandRow = {
  id: Generated<number>
  brand_id: number | null
  audit_id: Generated<string>
  trademark_type: TrademarkType
  brand_management_type: BrandManagementType
  commodity_origin_type: CommodityOrigin
  brand_audit_type: BrandAuditType | null
  brand_wording: string
  trademark_registrant: Generated<string>
  trademark_registrant_nu: Generated<string>
  trademark_applicant: Generated<string>
  trademark_authorization_period: string | null
  trademark_application_time: string | null
  license: string
  sale_authorization: Generated<string[]>
  trademark_registration_certificate: Generated<string[]>
  trademark_change_certificate: Generated<string[]>
  trademark_registration_application: Generated<string[]>
  imported_goods_form: Generated<string[]>
  status: Generated<ComponentBrandStatus>
  reject_reason: Generated<string>
  sent_time: string | null
  wechat_note: Generated<string>
  is_del: Generated<boolean>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
