// Made from schemas/user/integralRecord.json. Do not edit: change the source and run `npm run generate`.
import type { IntegralLinkType, IntegralRecordStatus, LedgerDirection } from '../enumerations';

/**
 * 积分记录, as answered.
 */
export interface IntegralRecord {
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
  linkType: IntegralLinkType
  /**
   * 类型
   */
  type: LedgerDirection
  /**
   * 标题
   */
  title?: (string | null)
  /**
   * 积分
   */
  integral?: (number | null)
  /**
   * 剩余
   */
  balance?: (number | null)
  /**
   * 备注
   */
  mark?: (string | null)
  /**
   * 状态
   */
  status?: IntegralRecordStatus | null
  /**
   * 冻结期时间(天)
   */
  frozenTime?: (number | null)
  /**
   * 解冻时间
   */
  thawTime?: (string | null)
  /**
   * 添加时间
   */
  createTime?: (string | null)
}
