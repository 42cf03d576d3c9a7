// Made from schemas/user/experienceRecord.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { ExperienceLinkType, LedgerDirection } from '../../types/enumerations';

/** 经验记录, as the server holds it. */
export type UserExperienceRecord = {
  /** ID */
  id: number
  /** 会员 */
  uid: number
  /** 关联单号 */
  linkId: string
  /** 关联类型 */
  linkType: ExperienceLinkType
  /** 类型 */
  type: LedgerDirection
  /** 标题 */
  title: string
  /** 经验 */
  experience: (number | null)
  /** 剩余 */
  balance: (number | null)
  /** 备注 */
  mark: string
  /** 添加时间 */
  createTime: string
}

/** What is worked out beside it. */
export type UserExperienceRecordWorked = {
}
/** As it is answered. */
export type UserExperienceRecordAnswer = Omit<UserExperienceRecord, never> & UserExperienceRecordWorked
/** What a new one must bring. */
export type UserExperienceRecordNeeds = "uid" | "linkType" | "type"
/** What its actions are given, by their names. */
export type UserExperienceRecordInputs = {}
/** Its moves, and who makes them. */
export type UserExperienceRecordMoves = {}
/** What its schema leaves to code. */
export type UserExperienceRecordHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type UserExperienceRecordRow = {
  id: Generated<number>
  uid: number
  link_id: Generated<string>
  link_type: ExperienceLinkType
  type: LedgerDirection
  title: Generated<string>
  experience: number | null
  balance: number | null
  mark: Generated<string>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
