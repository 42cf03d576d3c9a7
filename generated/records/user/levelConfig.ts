// Made from schemas/user/levelConfig.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';

/** 会员等级配置, as the server holds it. */
export type UserLevelConfig = {
  /** ID */
  id: number
  /** 等级开关 */
  userLevelSwitch: boolean
  /** 发布种草获得成长值 */
  userLevelCommunityNotesExp: number
  /** 每日有效发布次数 */
  userLevelCommunityNotesNum: number
}

/** What is worked out beside it. */
export type UserLevelConfigWorked = {
}
/** As it is answered. */
export type UserLevelConfigAnswer = Omit<UserLevelConfig, never> & UserLevelConfigWorked
/** What a new one must bring. */
export type UserLevelConfigNeeds = never
/** What its actions are given, by their names. */
export type UserLevelConfigInputs = {}
/** Its moves, and who makes them. */
export type UserLevelConfigMoves = {}
/** What its schema leaves to code. */
export type UserLevelConfigHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type UserLevelConfigRow = {
  id: Generated<number>
  user_level_switch: Generated<boolean>
  user_level_community_notes_exp: Generated<number>
  user_level_community_notes_num: Generated<number>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
