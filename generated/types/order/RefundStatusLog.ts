// Made from schemas/order/refundStatusLog.json. Do not edit: change the source and run `npm run generate`.
import type { RefundChange } from '../enumerations';

/**
 * 退款流程, as answered.
 */
export interface RefundStatusLog {
  /**
   * ID
   */
  id: number
  /**
   * 退款单
   */
  refundId: number
  /**
   * 订单编号
   */
  orderNo?: (string | null)
  /**
   * 操作类型
   */
  changeType: RefundChange
  /**
   * 操作备注
   */
  changeMessage?: (string | null)
  /**
   * 操作时间
   */
  createTime?: (string | null)
}
