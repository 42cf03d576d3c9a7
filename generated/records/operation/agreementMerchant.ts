// Made from schemas/operation/agreementMerchant.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';

/** 入驻协议, as the server holds it. */
export type OperationAgreementMerchant = {
  /** ID */
  id: number
  /** 入驻协议 */
  agreement: string
}

/** What is worked out beside it. */
export type OperationAgreementMerchantWorked = {
}
/** As it is answered. */
export type OperationAgreementMerchantAnswer = Omit<OperationAgreementMerchant, never> & OperationAgreementMerchantWorked
/** What a new one must bring. */
export type OperationAgreementMerchantNeeds = "agreement"
/** What its actions are given, by their names. */
export type OperationAgreementMerchantInputs = {}
/** Its moves, and who makes them. */
export type OperationAgreementMerchantMoves = {}
/** What its schema leaves to code. */
export type OperationAgreementMerchantHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type OperationAgreementMerchantRow = {
  id: Generated<number>
  agreement: string
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
