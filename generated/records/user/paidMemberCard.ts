// Made from schemas/user/paidMemberCard.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { MemberCardType } from '../../types/enumerations';

/** 会员卡, as the server holds it. */
export type UserPaidMemberCard = {
  /** ID */
  id: number
  /** 会员卡名称 */
  name: string
  /** 标签文字 */
  label: string
  /** 会员卡类型 */
  type: MemberCardType
  /** 会员卡期限 */
  deadlineDay: (number | null)
  /** 会员卡原价 */
  originalPrice: string
  /** 会员卡售价 */
  price: string
  /** 赠送余额 */
  giftBalance: string
  /** 仅首充赠送 */
  isFirstChargeGive: boolean
  /** 排序 */
  sort: number
  /** 状态 */
  status: boolean
  /** 创建时间 */
  createTime: string
}

/** What is worked out beside it. */
export type UserPaidMemberCardWorked = {
}
/** As it is answered. */
export type UserPaidMemberCardAnswer = Omit<UserPaidMemberCard, never> & UserPaidMemberCardWorked
/** What a new one must bring. */
export type UserPaidMemberCardNeeds = "name" | "originalPrice" | "price"
/** What its actions are given, by their names. */
export type UserPaidMemberCardInputs = {}
/** Its moves, and who makes them. */
export type UserPaidMemberCardMoves = {}
/** What its schema leaves to code. */
export type UserPaidMemberCardHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type UserPaidMemberCardRow = {
  id: Generated<number>
  name: string
  label: Generated<string>
  type: Generated<MemberCardType>
  deadline_day: Generated<number | null>
  original_price: string
  price: string
  gift_balance: Generated<string>
  is_first_charge_give: Generated<boolean>
  sort: Generated<number>
  status: Generated<boolean>
  name_grams: string[] | null
  is_del: Generated<boolean>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
