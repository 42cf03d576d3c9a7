// Made from schemas/user/balanceRecord.json. Do not edit: change the source and run `npm run generate`.
import type { BalanceLinkType, LedgerDirection } from '../enumerations';

/**
 * 余额记录, as answered.
 */
export interface BalanceRecord {
  /**
   * ID
   */
  id: number
  /**
   * 会员
   */
  uid: number
  /**
   * 关联单号
   */
  linkId?: (string | null)
  /**
   * 关联类型
   */
  linkType: BalanceLinkType
  /**
   * 类型
   */
  type: LedgerDirection
  /**
   * 金额
   */
  amount?: (string | null)
  /**
   * 剩余
   */
  balance?: (string | null)
  /**
   * 备注
   */
  remark?: (string | null)
  /**
   * 添加时间
   */
  createTime?: (string | null)
}
