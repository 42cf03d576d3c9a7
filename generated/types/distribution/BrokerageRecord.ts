// Made from schemas/distribution/brokerageRecord.json. Do not edit: change the source and run `npm run generate`.
import type { BrokerageLevel, BrokerageLinkType, BrokerageStatus, LedgerDirection } from '../enumerations';

/**
 * 佣金记录, as answered.
 */
export interface BrokerageRecord {
  /**
   * ID
   */
  id: number
  /**
   * 推广人
   */
  uid?: (number | null)
  /**
   * 下级会员
   */
  subUid?: (number | null)
  /**
   * 会员信息
   */
  nickname?: (string | null)
  /**
   * 关联类型
   */
  linkType?: BrokerageLinkType | null
  /**
   * 订单
   */
  orderId?: (number | null)
  /**
   * 订单编号
   */
  orderNo?: (string | null)
  /**
   * 订单金额
   */
  orderPrice?: (string | null)
  /**
   * 分销等级
   */
  brokerageLevel?: BrokerageLevel | null
  /**
   * 类型
   */
  type?: LedgerDirection | null
  /**
   * 标题
   */
  title?: (string | null)
  /**
   * 返佣金额
   */
  price?: (string | null)
  /**
   * 剩余佣金
   */
  balance?: (string | null)
  /**
   * 备注
   */
  mark?: (string | null)
  /**
   * 状态
   */
  status?: BrokerageStatus | null
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
  /**
   * 时间
   */
  updateTime?: (string | null)
}
