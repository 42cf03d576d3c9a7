// Made from schemas/operation/agreementPlatformRule.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';

/** 平台规则, as the server holds it. */
export type OperationAgreementPlatformRule = {
  /** ID */
  id: number
  /** 平台规则 */
  agreement: string
}

/** What is worked out beside it. */
export type OperationAgreementPlatformRuleWorked = {
}
/** As it is answered. */
export type OperationAgreementPlatformRuleAnswer = Omit<OperationAgreementPlatformRule, never> & OperationAgreementPlatformRuleWorked
/** What a new one must bring. */
export type OperationAgreementPlatformRuleNeeds = "agreement"
/** What its actions are given, by their names. */
export type OperationAgreementPlatformRuleInputs = {}
/** Its moves, and who makes them. */
export type OperationAgreementPlatformRuleMoves = {}
/** What its schema leaves to code. */
export type OperationAgreementPlatformRuleHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type OperationAgreementPlatformRuleRow = {
  id: Generated<number>
  agreement: string
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
