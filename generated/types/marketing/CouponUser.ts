// Made from schemas/marketing/couponUser.json. Do not edit: change the source and run `npm run generate`.
import type { CouponCategory, CouponReceiveType, CouponUserStatus } from '../enumerations';

/**
 * 会员优惠券, as answered.
 */
export interface CouponUser {
  /**
   * ID
   */
  id: number
  /**
   * 优惠券
   */
  couponId: number
  /**
   * 店铺ID
   */
  merId?: (number | null)
  /**
   * 会员
   */
  uid: number
  /**
   * 优惠券名称
   */
  name: string
  /**
   * 发行方
   */
  publisher?: (number | null)
  /**
   * 使用范围
   */
  category?: CouponCategory | null
  /**
   * 领取方式
   */
  receiveType?: CouponReceiveType | null
  /**
   * 优惠券面值(元)
   */
  money?: (number | null)
  /**
   * 使用门槛(元)
   */
  minPrice?: (number | null)
  /**
   * 开始使用时间
   */
  startTime: string
  /**
   * 过期时间
   */
  endTime: string
  /**
   * 使用时间
   */
  useTime?: (string | null)
  /**
   * 使用状态
   */
  status?: CouponUserStatus | null
  /**
   * 创建时间
   */
  createTime?: (string | null)
}
