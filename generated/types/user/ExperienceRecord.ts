// Made from schemas/user/experienceRecord.json. Do not edit: change the source and run `npm run generate`.
import type { ExperienceLinkType, LedgerDirection } from '../enumerations';

/**
 * 经验记录, as answered.
 */
export interface ExperienceRecord {
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
  linkType: ExperienceLinkType
  /**
   * 类型
   */
  type: LedgerDirection
  /**
   * 标题
   */
  title?: (string | null)
  /**
   * 经验
   */
  experience?: (number | null)
  /**
   * 剩余
   */
  balance?: (number | null)
  /**
   * 备注
   */
  mark?: (string | null)
  /**
   * 添加时间
   */
  createTime?: (string | null)
}
