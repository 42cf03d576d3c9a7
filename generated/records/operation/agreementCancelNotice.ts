// Made from schemas/operation/agreementCancelNotice.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';

/** 注销声明, as the server holds it. */
export type OperationAgreementCancelNotice = {
  /** ID */
  id: number
  /** 注销声明 */
  agreement: string
}

/** What is worked out beside it. */
export type OperationAgreementCancelNoticeWorked = {
}
/** As it is answered. */
export type OperationAgreementCancelNoticeAnswer = Omit<OperationAgreementCancelNotice, never> & OperationAgreementCancelNoticeWorked
/** What a new one must bring. */
export type OperationAgreementCancelNoticeNeeds = "agreement"
/** What its actions are given, by their names. */
export type OperationAgreementCancelNoticeInputs = {}
/** Its moves, and who makes them. */
export type OperationAgreementCancelNoticeMoves = {}
/** What its schema leaves to code. */
export type OperationAgreementCancelNoticeHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type OperationAgreementCancelNoticeRow = {
  id: Generated<number>
  agreement: string
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
