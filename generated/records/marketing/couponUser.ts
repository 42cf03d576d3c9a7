// Made from schemas/marketing/couponUser.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { CouponCategory, CouponReceiveType, CouponUserStatus } from '../../types/enumerations';

/** 领取记录, as the server holds it. */
export type MarketingCouponUser = {
  /** 优惠券ID */
  id: number
  /** 优惠券 */
  couponId: number
  /** 店铺ID */
  merId: number
  /** 会员 */
  uid: number
  /** 赠送订单 */
  orderId: (number | null)
  /** 券码 */
  code: string
  /** 优惠券名称 */
  name: string
  /** 发行方 */
  publisher: number
  /** 使用范围 */
  category: CouponCategory
  /** 领取方式 */
  receiveType: CouponReceiveType
  /** 优惠券面值(元) */
  money: (number | null)
  /** 使用门槛(元) */
  minPrice: number
  /** 开始使用时间 */
  startTime: string
  /** 过期时间 */
  endTime: string
  /** 领取时间 */
  createTime: string
  /** 使用时间 */
  useTime: (string | null)
  /** 使用状态 */
  status: CouponUserStatus
}

/** What is worked out beside it. */
export type MarketingCouponUserWorked = {
  /** 会员头像 */
  avatar: (string | null)
  /** 会员昵称 */
  nickname: (string | null)
  /** 手机号 */
  phone: (string | null)
}

/** What claim is given. */
export type MarketingCouponUserClaim = {
  /** 优惠券 */
  couponId: number
  /** 会员 */
  uid: number
}
/** As it is answered. */
export type MarketingCouponUserAnswer = Omit<MarketingCouponUser, never> & MarketingCouponUserWorked
/** What a new one must bring. */
export type MarketingCouponUserNeeds = "couponId" | "uid" | "name" | "startTime" | "endTime"
/** What its actions are given, by their names. */
export type MarketingCouponUserInputs = {
  claim: MarketingCouponUserClaim
}
/** Its moves, and who makes them. */
export type MarketingCouponUserMoves = {
  use: "platform"
  giveBack: "platform"
  lapse: "system"
}
/** What its schema leaves to code. */
export type MarketingCouponUserHandlers = {
  actions: "claim"
  moves: never
  computed: never
  writes: true
}
/** A row of its table. */
export type MarketingCouponUserRow = {
  id: Generated<number>
  coupon_id: number
  mer_id: Generated<number>
  uid: number
  order_id: number | null
  code: Generated<string>
  name: string
  publisher: Generated<number>
  category: Generated<CouponCategory>
  receive_type: Generated<CouponReceiveType>
  money: number | null
  min_price: Generated<number>
  start_time: string
  end_time: string
  use_time: string | null
  status: Generated<CouponUserStatus>
  name_grams: string[] | null
  is_del: Generated<boolean>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
