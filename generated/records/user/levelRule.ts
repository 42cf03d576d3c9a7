// Made from schemas/user/levelRule.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';

/** 会员等级说明, as the server holds it. */
export type UserLevelRule = {
  /** ID */
  id: number
  /** 等级规则说明 */
  rule: string
}

/** What is worked out beside it. */
export type UserLevelRuleWorked = {
}
/** As it is answered. */
export type UserLevelRuleAnswer = Omit<UserLevelRule, never> & UserLevelRuleWorked
/** What a new one must bring. */
export type UserLevelRuleNeeds = "rule"
/** What its actions are given, by their names. */
export type UserLevelRuleInputs = {}
/** Its moves, and who makes them. */
export type UserLevelRuleMoves = {}
/** What its schema leaves to code. */
export type UserLevelRuleHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type UserLevelRuleRow = {
  id: Generated<number>
  rule: string
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
