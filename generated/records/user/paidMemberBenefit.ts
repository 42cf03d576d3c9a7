// Made from schemas/user/paidMemberBenefit.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { MemberBenefit } from '../../types/enumerations';

/** 会员权益, as the server holds it. */
export type UserPaidMemberBenefit = {
  /** ID */
  id: number
  /** 权益名称 */
  name: MemberBenefit
  /** 展示名称 */
  value: string
  /** 权益图标 */
  imageUrl: string
  /** 权益简介 */
  message: string
  /** 倍数 */
  multiple: (number | null)
  /** 翻倍渠道 */
  channelStr: ("1" | "2")[]
  /** 权益说明 */
  expand: string
  /** 排序 */
  sort: number
  /** 状态 */
  status: boolean
}

/** What is worked out beside it. */
export type UserPaidMemberBenefitWorked = {
}
/** As it is answered. */
export type UserPaidMemberBenefitAnswer = Omit<UserPaidMemberBenefit, never> & UserPaidMemberBenefitWorked
/** What a new one must bring. */
export type UserPaidMemberBenefitNeeds = "name" | "value" | "imageUrl" | "message"
/** What its actions are given, by their names. */
export type UserPaidMemberBenefitInputs = {}
/** Its moves, and who makes them. */
export type UserPaidMemberBenefitMoves = {}
/** What its schema leaves to code. */
export type UserPaidMemberBenefitHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type UserPaidMemberBenefitRow = {
  id: Generated<number>
  name: MemberBenefit
  value: string
  image_url: string
  message: string
  multiple: Generated<number | null>
  channel_str: Generated<string[]>
  expand: Generated<string>
  sort: Generated<number>
  status: Generated<boolean>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
