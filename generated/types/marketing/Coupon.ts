// Made from schemas/marketing/coupon.json. Do not edit: change the source and run `npm run generate`.
import type { CouponCategory, CouponReceiveType } from '../enumerations';

/**
 * 优惠券, as answered.
 */
export interface Coupon {
  /**
   * ID
   */
  id: number
  /**
   * 优惠券名称
   */
  name: string
  /**
   * 使用范围
   */
  category: CouponCategory
  /**
   * 领取方式
   */
  receiveType: CouponReceiveType
  /**
   * 优惠券面值(元)
   */
  money: number
  /**
   * 使用门槛(元)
   */
  minPrice: number
  /**
   * 是否限量
   */
  isLimited?: (boolean | null)
  /**
   * 发布数量
   */
  total?: (number | null)
  /**
   * 剩余数量
   */
  lastTotal?: (number | null)
  /**
   * 领取是否限时
   */
  isTimeReceive?: (boolean | null)
  /**
   * 领取开始时间
   */
  receiveStartTime?: (string | null)
  /**
   * 领取结束时间
   */
  receiveEndTime?: (string | null)
  /**
   * 固定使用时间
   */
  isFixedTime?: (boolean | null)
  /**
   * 使用开始时间
   */
  useStartTime?: (string | null)
  /**
   * 使用结束时间
   */
  useEndTime?: (string | null)
  /**
   * 有效天数
   */
  day?: (number | null)
  /**
   * 重复领取
   */
  isRepeated?: (boolean | null)
  /**
   * 是否开启
   */
  status?: (boolean | null)
  /**
   * 关联数据
   */
  linkedData?: (string | null)
  /**
   * 创建时间
   */
  createTime?: (string | null)
  /**
   * 更新时间
   */
  updateTime?: (string | null)
}
