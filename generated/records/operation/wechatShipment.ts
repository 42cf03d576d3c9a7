// Made from schemas/operation/wechatShipment.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { OrderSecondType, ShipmentUpload } from '../../types/enumerations';

/** 发货上传记录, as the server holds it. */
export type OperationWechatShipment = {
  /** ID */
  id: number
  /** 发货单 */
  invoiceId: (number | null)
  /** 订单 */
  orderId: (number | null)
  /** 报名订单 */
  registrationId: (number | null)
  /** 充值记录 */
  rechargeId: (number | null)
  /** 订单编号 */
  orderNo: string
  /** 快递单号 */
  trackingNumber: string
  /** 状态 */
  status: ShipmentUpload
  /** 说明 */
  reason: string
  /** 上传次数 */
  tries: number
  /** 下次上传 */
  nextTime: (string | null)
  /** 开始上传时间 */
  sentTime: (string | null)
  /** 添加时间 */
  createTime: string
  /** 更新时间 */
  updateTime: string
}

/** What is worked out beside it. */
export type OperationWechatShipmentWorked = {
  /** 订单类型 */
  orderType: OrderSecondType | null
}
/** As it is answered. */
export type OperationWechatShipmentAnswer = Omit<OperationWechatShipment, never> & OperationWechatShipmentWorked
/** What a new one must bring. */
export type OperationWechatShipmentNeeds = "orderNo"
/** What its actions are given, by their names. */
export type OperationWechatShipmentInputs = {}
/** Its moves, and who makes them. */
export type OperationWechatShipmentMoves = {
  retry: "platform"
}
/** What its schema leaves to code. */
export type OperationWechatShipmentHandlers = {
  actions: never
  moves: "retry"
  computed: never
  writes: false
}
/** A row of its table. */
export type OperationWechatShipmentRow = {
  id: Generated<number>
  invoice_id: number | null
  order_id: number | null
  registration_id: number | null
  recharge_id: number | null
  order_no: string
  tracking_number: Generated<string>
  status: Generated<ShipmentUpload>
  reason: Generated<string>
  tries: Generated<number>
  next_time: string | null
  sent_time: string | null
  order_no_grams: string[] | null
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
