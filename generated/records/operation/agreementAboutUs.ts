// Made from schemas/operation/agreementAboutUs.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';

/** 关于我们, as the server holds it. */
export type OperationAgreementAboutUs = {
  /** ID */
  id: number
  /** 关于我们 */
  agreement: string
}

/** What is worked out beside it. */
export type OperationAgreementAboutUsWorked = {
}
/** As it is answered. */
export type OperationAgreementAboutUsAnswer = Omit<OperationAgreementAboutUs, never> & OperationAgreementAboutUsWorked
/** What a new one must bring. */
export type OperationAgreementAboutUsNeeds = "agreement"
/** What its actions are given, by their names. */
export type OperationAgreementAboutUsInputs = {}
/** Its moves, and who makes them. */
export type OperationAgreementAboutUsMoves = {}
/** What its schema leaves to code. */
export type OperationAgreementAboutUsHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type OperationAgreementAboutUsRow = {
  id: Generated<number>
  agreement: string
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
