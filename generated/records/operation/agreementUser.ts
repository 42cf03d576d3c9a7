// Made from schemas/operation/agreementUser.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';

/** 会员协议, as the server holds it. */
export type OperationAgreementUser = {
  /** ID */
  id: number
  /** 会员协议 */
  agreement: string
}

/** What is worked out beside it. */
export type OperationAgreementUserWorked = {
}
/** As it is answered. */
export type OperationAgreementUserAnswer = Omit<OperationAgreementUser, never> & OperationAgreementUserWorked
/** What a new one must bring. */
export type OperationAgreementUserNeeds = "agreement"
/** What its actions are given, by their names. */
export type OperationAgreementUserInputs = {}
/** Its moves, and who makes them. */
export type OperationAgreementUserMoves = {}
/** What its schema leaves to code. */
export type OperationAgreementUserHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type OperationAgreementUserRow = {
  id: Generated<number>
  agreement: string
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
