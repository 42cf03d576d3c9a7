// Made from schemas/marketing/seckillAttrValue.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';

/** 秒杀规格, as the server holds it. */
export type MarketingSeckillAttrValue = {
  /** ID */
  id: number
  /** 秒杀商品 */
  seckillProductId: number
  /** 商品规格 */
  masterId: number
  /** 商品 */
  productId: number
  /** 限量剩余 */
  quota: number
  /** 限量 */
  quotaShow: number
  /** 活动价格 */
  price: string
  /** 规格 */
  sku: string
  /** 图片 */
  image: string
  /** 售价 */
  otPrice: string
  /** 成本价 */
  cost: string
  /** 会员价 */
  vipPrice: string
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
}

/** What is worked out beside it. */
export type MarketingSeckillAttrValueWorked = {
  /** 规格值 */
  attrValue: unknown
  /** 库存 */
  stock: (number | null)
  /** 销量 */
  sales: (number | null)
}
/** As it is answered. */
export type MarketingSeckillAttrValueAnswer = Omit<MarketingSeckillAttrValue, never> & MarketingSeckillAttrValueWorked
/** What a new one must bring. */
export type MarketingSeckillAttrValueNeeds = "seckillProductId" | "masterId" | "productId" | "price"
/** What its actions are given, by their names. */
export type MarketingSeckillAttrValueInputs = {}
/** Its moves, and who makes them. */
export type MarketingSeckillAttrValueMoves = {}
/** What its schema leaves to code. */
export type MarketingSeckillAttrValueHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type MarketingSeckillAttrValueRow = {
  id: Generated<number>
  seckill_product_id: number
  master_id: number
  product_id: number
  quota: Generated<number>
  quota_show: Generated<number>
  price: string
  sku: Generated<string>
  image: Generated<string>
  ot_price: Generated<string>
  cost: Generated<string>
  vip_price: Generated<string>
  bar_code: Generated<string>
  weight: Generated<string>
  volume: Generated<string>
  brokerage: Generated<number>
  brokerage_two: Generated<number>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
