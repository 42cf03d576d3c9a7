// Made from schemas/user/label.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';

/** 会员标签, as the server holds it. */
export type UserLabel = {
  /** ID */
  id: number
  /** 标签名称 */
  name: string
}

/** What is worked out beside it. */
export type UserLabelWorked = {
}
/** As it is answered. */
export type UserLabelAnswer = Omit<UserLabel, never> & UserLabelWorked
/** What a new one must bring. */
export type UserLabelNeeds = "name"
/** What its actions are given, by their names. */
export type UserLabelInputs = {}
/** Its moves, and who makes them. */
export type UserLabelMoves = {}
/** What its schema leaves to code. */
export type UserLabelHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type UserLabelRow = {
  id: Generated<number>
  name: string
  is_del: Generated<boolean>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
