// Made from schemas/marketing/couponVerify.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { CouponVerifyStatus } from '../../types/enumerations';

/** 优惠券核销, as the server holds it. */
export type MarketingCouponVerify = {
  /** ID */
  id: number
  /** 会员优惠券 */
  couponUserId: number
  /** 会员 */
  uid: number
  /** 券码 */
  code: string
  /** 优惠券名称 */
  name: string
  /** 面值(元) */
  money: number
  /** 使用门槛(元) */
  minPrice: number
  /** 核销商户 */
  merId: number
  /** 消费金额 */
  consumeAmount: string
  /** 核销人ID */
  verifierId: (number | null)
  /** 核销人 */
  verifierName: string
  /** 核销时间 */
  verifyTime: (string | null)
  /** 备注 */
  remark: string
  /** 状态 */
  status: CouponVerifyStatus
  /** 撤销原因 */
  reason: string
  /** 撤销人 */
  revokerName: string
  /** 撤销时间 */
  revokeTime: (string | null)
}

/** What is worked out beside it. */
export type MarketingCouponVerifyWorked = {
  /** 会员ID */
  memberId: (number | null)
  /** 核销商户 */
  merName: (string | null)
  /** 会员昵称 */
  nickname: (string | null)
  /** 手机号 */
  phone: (string | null)
}
/** As it is answered. */
export type MarketingCouponVerifyAnswer = Omit<MarketingCouponVerify, never> & MarketingCouponVerifyWorked
/** What a new one must bring. */
export type MarketingCouponVerifyNeeds = "couponUserId" | "uid" | "code" | "name" | "merId" | "consumeAmount"
/** What its actions are given, by their names. */
export type MarketingCouponVerifyInputs = {}
/** Its moves, and who makes them. */
export type MarketingCouponVerifyMoves = {
  revoke: "platform"
}
/** What its schema leaves to code. */
export type MarketingCouponVerifyHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type MarketingCouponVerifyRow = {
  id: Generated<number>
  coupon_user_id: number
  uid: number
  code: string
  name: string
  money: Generated<number>
  min_price: Generated<number>
  mer_id: number
  consume_amount: string
  verifier_id: number | null
  verifier_name: Generated<string>
  verify_time: string | null
  remark: Generated<string>
  status: Generated<CouponVerifyStatus>
  reason: Generated<string>
  revoker_name: Generated<string>
  revoke_time: string | null
  code_grams: string[] | null
  name_grams: string[] | null
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
