// Made from schemas/user/paidMemberConfig.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { MemberPriceDisplay } from '../../types/enumerations';

/** 付费会员配置, as the server holds it. */
export type UserPaidMemberConfig = {
  /** ID */
  id: number
  /** 购买入口 */
  paidMemberPaidEntrance: boolean
  /** 会员价格 */
  paidMemberPriceDisplay: MemberPriceDisplay
  /** 会员专享 */
  paidMemberProductSwitch: boolean
}

/** What is worked out beside it. */
export type UserPaidMemberConfigWorked = {
}
/** As it is answered. */
export type UserPaidMemberConfigAnswer = Omit<UserPaidMemberConfig, never> & UserPaidMemberConfigWorked
/** What a new one must bring. */
export type UserPaidMemberConfigNeeds = never
/** What its actions are given, by their names. */
export type UserPaidMemberConfigInputs = {}
/** Its moves, and who makes them. */
export type UserPaidMemberConfigMoves = {}
/** What its schema leaves to code. */
export type UserPaidMemberConfigHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type UserPaidMemberConfigRow = {
  id: Generated<number>
  paid_member_paid_entrance: Generated<boolean>
  paid_member_price_display: Generated<MemberPriceDisplay>
  paid_member_product_switch: Generated<boolean>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
