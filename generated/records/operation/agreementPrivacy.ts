// Made from schemas/operation/agreementPrivacy.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';

/** 隐私协议, as the server holds it. */
export type OperationAgreementPrivacy = {
  /** ID */
  id: number
  /** 隐私协议 */
  agreement: string
}

/** What is worked out beside it. */
export type OperationAgreementPrivacyWorked = {
}
/** As it is answered. */
export type OperationAgreementPrivacyAnswer = Omit<OperationAgreementPrivacy, never> & OperationAgreementPrivacyWorked
/** What a new one must bring. */
export type OperationAgreementPrivacyNeeds = "agreement"
/** What its actions are given, by their names. */
export type OperationAgreementPrivacyInputs = {}
/** Its moves, and who makes them. */
export type OperationAgreementPrivacyMoves = {}
/** What its schema leaves to code. */
export type OperationAgreementPrivacyHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type OperationAgreementPrivacyRow = {
  id: Generated<number>
  agreement: string
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
