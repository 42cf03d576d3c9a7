// Made from schemas/product/product.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { ProductAuditStatus, ProductType, StarLevel } from '../../types/enumerations';

/** 商品, as the server holds it. */
export type ProductProduct = {
  /** ID */
  id: number
  /** 商户名称 */
  merId: (number | null)
  /** 商品图 */
  image: string
  /** 轮播图 */
  sliderImage: string[]
  /** 商品名称 */
  name: string
  /** 商品简介 */
  intro: string
  /** 关键字 */
  keyword: string[]
  /** 商户商品分类 */
  cateId: string[]
  /** 商品分类 */
  categoryId: (number | null)
  /** 品牌 */
  brandId: (number | null)
  /** 保障服务 */
  guaranteeIds: number[]
  /** 商品单位 */
  unitName: string
  /** 商品售价 */
  price: string
  /** 市场价 */
  otPrice: string
  /** 兑换积分 */
  redeemIntegral: number
  /** 邮费 */
  postage: string
  /** 销量 */
  sales: number
  /** 库存 */
  stock: number
  /** 其他销量 */
  ficti: number
  /** 排序 */
  rank: number
  /** 排序 */
  sort: number
  /** 兑换数量 */
  exchangeNum: number
  /** 收藏数量 */
  collectNum: number
  /** 商品类型 */
  type: ProductType
  /** 商品规格 */
  specType: boolean
  /**
   * 规格属性
   *
   * Items: 规格属性
   */
  attrList: {
    /** 规格名称 */
    attributeName: string
    /** 规格值 */
    optionList: string[]
  }[]
  /** 佣金设置 */
  isSub: boolean
  /** 商品状态 */
  isShow: boolean
  /** 热卖 */
  isHot: boolean
  /** 审核通过后自动上架 */
  isAutoUp: boolean
  /** 已提交审核 */
  isAudit: boolean
  /** 在回收站 */
  isRecycle: boolean
  /** 审核状态 */
  auditStatus: ProductAuditStatus
  /** 拒绝原因 */
  reason: string
  /** 会员商品 */
  isPaidMember: boolean
  /** 配送方式 */
  deliveryMethod: ("1" | "2")[]
  /** 会员申请售后 */
  refundSwitch: boolean
  /** 商品详情 */
  content: string
  /** 展示图 */
  flatPattern: string
  /** 运费模板ID */
  tempId: (number | null)
  /** 购买回馈券 */
  couponIds: number[]
  /** 关联表单 */
  systemFormId: (number | null)
  /** 创建时间 */
  createTime: string
}

/** What is worked out beside it. */
export type ProductProductWorked = {
  /** 商品分类 */
  categoryName: (string | null)
  /** 保障服务列表 */
  guaranteeList: (Pick<import('../product/guarantee').ProductGuaranteeAnswer, "id" | "name" | "icon" | "content" | "sort" | "isShow" | "createTime" | "updateTime"> & { isDel: false })[]
  /** 规格属性 */
  attr: unknown
  /** 轮播图列表 */
  sliderImages: unknown
  /** 规格选项 */
  attrs: unknown
  /** 规格表头 */
  header: unknown
  /** 规格库存 */
  attrValue: (Pick<import('../product/attrValue').ProductAttrValueAnswer, "id" | "sku" | "attrValue" | "image" | "price" | "redeemIntegral" | "vipPrice" | "cost" | "otPrice" | "stock" | "sales" | "barCode" | "weight" | "volume" | "brokerage" | "brokerageTwo" | "expand" | "cdkeyId" | "cdkeyLibraryName" | "isShow"> & { productId: ProductProduct['id']; type: ProductProduct['type']; isPaidMember: ProductProduct['isPaidMember']; marketingType: 0; quota: 0; quotaShow: 0; masterId: 0; version: 0; isCallback: false; isDel: false })[]
  /** 规格库存 */
  attrValueList: Pick<import('../product/attrValue').ProductAttrValueAnswer, "id" | "sku" | "attrValue" | "image" | "price" | "redeemIntegral" | "vipPrice" | "cost" | "otPrice" | "stock" | "sales" | "barCode" | "weight" | "volume" | "brokerage" | "brokerageTwo" | "expand" | "cdkeyId" | "cdkeyLibraryName" | "isShow">[]
  /** 优惠券列表 */
  couponList: Pick<import('../marketing/coupon').MarketingCouponAnswer, "id" | "name">[]
  /** 表单内容 */
  systemFormValue: (string | null)
  /** 商户名称 */
  merchantName: (string | null)
  /** 商户分类 */
  merCategoryId: (number | null)
  /** 商户星级 */
  merStarLevel: StarLevel | null
  /** 商户名称 */
  merName: (string | null)
  /** 商户类别 */
  isSelf: (boolean | null)
}
/** As it is answered. */
export type ProductProductAnswer = Omit<ProductProduct, never> & ProductProductWorked
/** What a new one must bring. */
export type ProductProductNeeds = "image" | "name"
/** What its actions are given, by their names. */
export type ProductProductInputs = {}
/** Its moves, and who makes them. */
export type ProductProductMoves = {
  pass: "platform"
  refuse: "platform"
  down: "platform"
  restore: "platform"
  exempt: "system"
  submit: "merchant"
  putOn: "merchant"
  takeOff: "merchant"
  recycle: "merchant"
}
/** What its schema leaves to code. */
export type ProductProductHandlers = {
  actions: never
  moves: "pass"
  computed: "attr" | "sliderImages" | "attrs" | "header"
  writes: true
}
/** A row of its table. */
export type ProductProductRow = {
  id: Generated<number>
  mer_id: number | null
  image: string
  slider_image: Generated<string[]>
  name: string
  intro: Generated<string>
  keyword: Generated<string[]>
  cate_id: Generated<string[]>
  category_id: number | null
  brand_id: number | null
  guarantee_ids: Generated<number[]>
  unit_name: Generated<string>
  price: Generated<string>
  ot_price: Generated<string>
  redeem_integral: Generated<number>
  postage: Generated<string>
  sales: Generated<number>
  stock: Generated<number>
  ficti: Generated<number>
  rank: Generated<number>
  sort: Generated<number>
  exchange_num: Generated<number>
  collect_num: Generated<number>
  type: Generated<ProductType>
  spec_type: Generated<boolean>
  attr_list: Generated<unknown>
  is_sub: Generated<boolean>
  is_show: Generated<boolean>
  is_hot: Generated<boolean>
  is_auto_up: Generated<boolean>
  is_audit: Generated<boolean>
  is_recycle: Generated<boolean>
  audit_status: Generated<ProductAuditStatus>
  reason: Generated<string>
  is_paid_member: Generated<boolean>
  delivery_method: Generated<string[]>
  refund_switch: Generated<boolean>
  content: Generated<string>
  flat_pattern: Generated<string>
  temp_id: number | null
  coupon_ids: Generated<number[]>
  system_form_id: number | null
  keyword_grams: string[] | null
  name_grams: string[] | null
  is_del: Generated<boolean>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
