// Made from schemas/product/attrValue.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';

/** 商品规格, as the server holds it. */
export type ProductAttrValue = {
  /** ID */
  id: number
  /** 商品 */
  productId: number
  /** 规格 */
  sku: string
  /** 规格值 */
  attrValue: unknown
  /** 图片 */
  image: string
  /** 售价 */
  price: string
  /** 兑换积分 */
  redeemIntegral: number
  /** 会员价 */
  vipPrice: string
  /** 成本价 */
  cost: string
  /** 划线价 */
  otPrice: string
  /** 库存 */
  stock: number
  /** 销量 */
  sales: number
  /** 商品编码 */
  barCode: string
  /** 重量(KG) */
  weight: string
  /** 体积(m³) */
  volume: string
  /** 一级返佣(%) */
  brokerage: number
  /** 二级返佣(%) */
  brokerageTwo: number
  /** 拓展文本 */
  expand: string
  /** 卡密库ID */
  cdkeyId: (number | null)
  /** 卡密库名称 */
  cdkeyLibraryName: string
  /** 是否显示 */
  isShow: boolean
}

/** What is worked out beside it. */
export type ProductAttrValueWorked = {
}
/** As it is answered. */
export type ProductAttrValueAnswer = Omit<ProductAttrValue, never> & ProductAttrValueWorked
/** What a new one must bring. */
export type ProductAttrValueNeeds = "productId"
/** What its actions are given, by their names. */
export type ProductAttrValueInputs = {}
/** Its moves, and who makes them. */
export type ProductAttrValueMoves = {}
/** What its schema leaves to code. */
export type ProductAttrValueHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type ProductAttrValueRow = {
  id: Generated<number>
  product_id: number
  sku: Generated<string>
  attr_value: unknown
  image: Generated<string>
  price: Generated<string>
  redeem_integral: Generated<number>
  vip_price: Generated<string>
  cost: Generated<string>
  ot_price: Generated<string>
  stock: Generated<number>
  sales: Generated<number>
  bar_code: Generated<string>
  weight: Generated<string>
  volume: Generated<string>
  brokerage: Generated<number>
  brokerage_two: Generated<number>
  expand: Generated<string>
  cdkey_id: number | null
  cdkey_library_name: Generated<string>
  is_show: Generated<boolean>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
