// Made from schemas/marketing/newPeoplePresent.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';

/** 新人礼, as the server holds it. */
export type MarketingNewPeoplePresent = {
  /** ID */
  id: number
  /** 活动状态 */
  newPeopleSwitch: boolean
  /** 优惠券 */
  couponIdList: number[]
}

/** What is worked out beside it. */
export type MarketingNewPeoplePresentWorked = {
  /** 优惠券 */
  couponList: (Pick<import('../marketing/coupon').MarketingCouponAnswer, "id" | "name" | "category" | "receiveType" | "money" | "minPrice" | "isLimited" | "total" | "lastTotal" | "isTimeReceive" | "receiveStartTime" | "receiveEndTime" | "isFixedTime" | "useStartTime" | "useEndTime" | "day" | "status" | "linkedData" | "isRepeated" | "isDel" | "createTime" | "updateTime"> & { merId: 0; publisher: 1; couponType: 1; discount: 0; sort: 0 })[]
}
/** As it is answered. */
export type MarketingNewPeoplePresentAnswer = Omit<MarketingNewPeoplePresent, never> & MarketingNewPeoplePresentWorked
/** What a new one must bring. */
export type MarketingNewPeoplePresentNeeds = never
/** What its actions are given, by their names. */
export type MarketingNewPeoplePresentInputs = {}
/** Its moves, and who makes them. */
export type MarketingNewPeoplePresentMoves = {}
/** What its schema leaves to code. */
export type MarketingNewPeoplePresentHandlers = {
  actions: never
  moves: never
  computed: never
  writes: true
}
/** A row of its table. */
export type MarketingNewPeoplePresentRow = {
  id: Generated<number>
  new_people_switch: Generated<boolean>
  coupon_id_list: Generated<number[]>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
