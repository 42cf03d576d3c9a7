// Made from schemas/order/orderStatusLog.json. Do not edit: change the source and run `npm run generate`.
import type { OrderChange } from '../enumerations';

/**
 * 订单流程, as answered.
 */
export interface OrderStatusLog {
  /**
   * ID
   */
  id: number
  /**
   * 订单
   */
  orderId: number
  /**
   * 订单编号
   */
  orderNo?: (string | null)
  /**
   * 操作类型
   */
  changeType: OrderChange
  /**
   * 操作备注
   */
  changeMessage?: (string | null)
  /**
   * 操作时间
   */
  createTime?: (string | null)
}
