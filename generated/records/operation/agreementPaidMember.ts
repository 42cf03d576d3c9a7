// Made from schemas/operation/agreementPaidMember.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';

/** 付费会员协议, as the server holds it. */
export type OperationAgreementPaidMember = {
  /** ID */
  id: number
  /** 付费会员协议 */
  agreement: string
}

/** What is worked out beside it. */
export type OperationAgreementPaidMemberWorked = {
}
/** As it is answered. */
export type OperationAgreementPaidMemberAnswer = Omit<OperationAgreementPaidMember, never> & OperationAgreementPaidMemberWorked
/** What a new one must bring. */
export type OperationAgreementPaidMemberNeeds = "agreement"
/** What its actions are given, by their names. */
export type OperationAgreementPaidMemberInputs = {}
/** Its moves, and who makes them. */
export type OperationAgreementPaidMemberMoves = {}
/** What its schema leaves to code. */
export type OperationAgreementPaidMemberHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type OperationAgreementPaidMemberRow = {
  id: Generated<number>
  agreement: string
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
