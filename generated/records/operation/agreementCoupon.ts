// Made from schemas/operation/agreementCoupon.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';

/** 优惠券协议, as the server holds it. */
export type OperationAgreementCoupon = {
  /** ID */
  id: number
  /** 优惠券协议 */
  agreement: string
}

/** What is worked out beside it. */
export type OperationAgreementCouponWorked = {
}
/** As it is answered. */
export type OperationAgreementCouponAnswer = Omit<OperationAgreementCoupon, never> & OperationAgreementCouponWorked
/** What a new one must bring. */
export type OperationAgreementCouponNeeds = "agreement"
/** What its actions are given, by their names. */
export type OperationAgreementCouponInputs = {}
/** Its moves, and who makes them. */
export type OperationAgreementCouponMoves = {}
/** What its schema leaves to code. */
export type OperationAgreementCouponHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type OperationAgreementCouponRow = {
  id: Generated<number>
  agreement: string
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
