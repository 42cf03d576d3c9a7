// Made from schemas/order/invoiceDetail.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';

/** 发货商品, as the server holds it. */
export type OrderInvoiceDetail = {
  /** ID */
  id: number
  /** 发货单 */
  invoiceId: number
  /** 订单商品 */
  orderDetailId: number
  /** 商品ID */
  productId: (number | null)
  /** 商品规格ID */
  attrValueId: (number | null)
  /** 商品图片 */
  image: string
  /** 商品信息 */
  productName: string
  /** 规格 */
  sku: string
  /** 发货数量 */
  num: number
  /** 创建时间 */
  createTime: string
  /** 更新时间 */
  updateTime: string
}

/** What is worked out beside it. */
export type OrderInvoiceDetailWorked = {
}
/** As it is answered. */
export type OrderInvoiceDetailAnswer = Omit<OrderInvoiceDetail, never> & OrderInvoiceDetailWorked
/** What a new one must bring. */
export type OrderInvoiceDetailNeeds = "invoiceId" | "orderDetailId"
/** What its actions are given, by their names. */
export type OrderInvoiceDetailInputs = {}
/** Its moves, and who makes them. */
export type OrderInvoiceDetailMoves = {}
/** What its schema leaves to code. */
export type OrderInvoiceDetailHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type OrderInvoiceDetailRow = {
  id: Generated<number>
  invoice_id: number
  order_detail_id: number
  product_id: number | null
  attr_value_id: number | null
  image: Generated<string>
  product_name: Generated<string>
  sku: Generated<string>
  num: Generated<number>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
