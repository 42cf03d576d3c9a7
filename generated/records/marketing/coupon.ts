// Made from schemas/marketing/coupon.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { CouponCategory, CouponReceiveType } from '../../types/enumerations';

/** 优惠券, as the server holds it. */
export type MarketingCoupon = {
  /** ID */
  id: number
  /** 优惠券名称 */
  name: string
  /** 使用范围 */
  category: CouponCategory
  /** 领取方式 */
  receiveType: CouponReceiveType
  /** 优惠券面值(元) */
  money: number
  /** 使用门槛(元) */
  minPrice: number
  /** 是否限量 */
  isLimited: boolean
  /** 发布数量 */
  total: number
  /** 剩余数量 */
  lastTotal: number
  /** 领取是否限时 */
  isTimeReceive: boolean
  /** 领取开始时间 */
  receiveStartTime: (string | null)
  /** 领取结束时间 */
  receiveEndTime: (string | null)
  /** 固定使用时间 */
  isFixedTime: boolean
  /** 使用开始时间 */
  useStartTime: (string | null)
  /** 使用结束时间 */
  useEndTime: (string | null)
  /** 有效天数 */
  day: number
  /** 重复领取 */
  isRepeated: boolean
  /** 是否开启 */
  status: boolean
  /** 关联数据 */
  linkedData: string
  /** 创建时间 */
  createTime: string
  /** 更新时间 */
  updateTime: string
}

/** What is worked out beside it. */
export type MarketingCouponWorked = {
}
/** As it is answered. */
export type MarketingCouponAnswer = Omit<MarketingCoupon, never> & MarketingCouponWorked
/** What a new one must bring. */
export type MarketingCouponNeeds = "name"
/** What its actions are given, by their names. */
export type MarketingCouponInputs = {}
/** Its moves, and who makes them. */
export type MarketingCouponMoves = {}
/** What its schema leaves to code. */
export type MarketingCouponHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type MarketingCouponRow = {
  id: Generated<number>
  name: string
  category: Generated<CouponCategory>
  receive_type: Generated<CouponReceiveType>
  money: Generated<number>
  min_price: Generated<number>
  is_limited: Generated<boolean>
  total: Generated<number>
  last_total: Generated<number>
  is_time_receive: Generated<boolean>
  receive_start_time: string | null
  receive_end_time: string | null
  is_fixed_time: Generated<boolean>
  use_start_time: string | null
  use_end_time: string | null
  day: Generated<number>
  is_repeated: Generated<boolean>
  status: Generated<boolean>
  linked_data: Generated<string>
  name_grams: string[] | null
  is_del: Generated<boolean>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
