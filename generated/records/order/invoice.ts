// Made from schemas/order/invoice.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { DeliveryType } from '../../types/enumerations';

/** 发货单, as the server holds it. */
export type OrderInvoice = {
  /** ID */
  id: number
  /** 订单 */
  orderId: number
  /** 订单编号 */
  orderNo: string
  /** 商户 */
  merId: (number | null)
  /** 会员 */
  uid: number
  /** 发货类型 */
  deliveryType: DeliveryType
  /** 快递公司 */
  expressId: (number | null)
  /** 快递名称 */
  expressName: string
  /** 快递公司 */
  expressCode: string
  /** 快递单号 */
  trackingNumber: string
  /** 配送人员 */
  deliveryCarrier: string
  /** 手机号码 */
  carrierPhone: string
  /** 发货备注 */
  deliveryMark: string
  /** 发货商品总数 */
  totalNum: number
  /** 物流轨迹 */
  logistics: unknown
  /** 发货时间 */
  createTime: string
  /** 更新时间 */
  updateTime: string
}

/** What is worked out beside it. */
export type OrderInvoiceWorked = {
  /** 发货商品 */
  detailList: (Pick<import('../order/invoiceDetail').OrderInvoiceDetailAnswer, "id" | "orderDetailId" | "productId" | "attrValueId" | "image" | "productName" | "sku" | "num" | "createTime" | "updateTime"> & { invoiceId: OrderInvoice['id'] })[]
}
/** As it is answered. */
export type OrderInvoiceAnswer = Omit<OrderInvoice, never> & OrderInvoiceWorked
/** What a new one must bring. */
export type OrderInvoiceNeeds = "orderId" | "uid"
/** What its actions are given, by their names. */
export type OrderInvoiceInputs = {}
/** Its moves, and who makes them. */
export type OrderInvoiceMoves = {}
/** What its schema leaves to code. */
export type OrderInvoiceHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type OrderInvoiceRow = {
  id: Generated<number>
  order_id: number
  order_no: Generated<string>
  mer_id: number | null
  uid: number
  delivery_type: Generated<DeliveryType>
  express_id: number | null
  express_name: Generated<string>
  express_code: Generated<string>
  tracking_number: Generated<string>
  delivery_carrier: Generated<string>
  carrier_phone: Generated<string>
  delivery_mark: Generated<string>
  total_num: Generated<number>
  logistics: unknown
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
