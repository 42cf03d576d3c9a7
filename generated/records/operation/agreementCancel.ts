// Made from schemas/operation/agreementCancel.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';

/** 注销协议, as the server holds it. */
export type OperationAgreementCancel = {
  /** ID */
  id: number
  /** 注销协议 */
  agreement: string
}

/** What is worked out beside it. */
export type OperationAgreementCancelWorked = {
}
/** As it is answered. */
export type OperationAgreementCancelAnswer = Omit<OperationAgreementCancel, never> & OperationAgreementCancelWorked
/** What a new one must bring. */
export type OperationAgreementCancelNeeds = "agreement"
/** What its actions are given, by their names. */
export type OperationAgreementCancelInputs = {}
/** Its moves, and who makes them. */
export type OperationAgreementCancelMoves = {}
/** What its schema leaves to code. */
export type OperationAgreementCancelHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type OperationAgreementCancelRow = {
  id: Generated<number>
  agreement: string
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
