// Made from schemas/parking/deduction.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';

/** 停车抵扣, as the server holds it. */
export type ParkingDeduction = {
  /** ID */
  id: number
  /** 停车场 */
  credentialId: number
  /** 交易号 */
  tradeNo: string
  /** 会员 */
  uid: number
  /** 申请抵扣分钟 */
  asked: number
  /** 抵扣分钟 */
  minutes: number
  /** 积分 */
  integral: number
  /** 创建时间 */
  createTime: string
}

/** What is worked out beside it. */
export type ParkingDeductionWorked = {
}
/** As it is answered. */
export type ParkingDeductionAnswer = Omit<ParkingDeduction, never> & ParkingDeductionWorked
/** What a new one must bring. */
export type ParkingDeductionNeeds = "credentialId" | "tradeNo" | "uid" | "asked" | "minutes" | "integral"
/** What its actions are given, by their names. */
export type ParkingDeductionInputs = {}
/** Its moves, and who makes them. */
export type ParkingDeductionMoves = {}
/** What its schema leaves to code. */
export type ParkingDeductionHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type ParkingDeductionRow = {
  id: Generated<number>
  credential_id: number
  trade_no: string
  uid: number
  asked: number
  minutes: number
  integral: number
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
