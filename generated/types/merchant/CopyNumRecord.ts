// Made from schemas/merchant/copyNumRecord.json. Do not edit: change the source and run `npm run generate`.
import type { CopyNumLinkType, LedgerDirection } from '../enumerations';

/**
 * 复制次数记录, as answered.
 */
export interface CopyNumRecord {
  /**
   * ID
   */
  id: number
  /**
   * 商户
   */
  merId: number
  /**
   * 来源
   */
  linkType: CopyNumLinkType
  /**
   * 类型
   */
  type: LedgerDirection
  /**
   * 次数
   */
  num: number
  /**
   * 剩余
   */
  balance?: (number | null)
  /**
   * 添加时间
   */
  createTime?: (string | null)
}
