// Made from schemas/operation/agreementLicence.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';

/** 资质证照, as the server holds it. */
export type OperationAgreementLicence = {
  /** ID */
  id: number
  /** 资质证照 */
  agreement: string
}

/** What is worked out beside it. */
export type OperationAgreementLicenceWorked = {
}
/** As it is answered. */
export type OperationAgreementLicenceAnswer = Omit<OperationAgreementLicence, never> & OperationAgreementLicenceWorked
/** What a new one must bring. */
export type OperationAgreementLicenceNeeds = "agreement"
/** What its actions are given, by their names. */
export type OperationAgreementLicenceInputs = {}
/** Its moves, and who makes them. */
export type OperationAgreementLicenceMoves = {}
/** What its schema leaves to code. */
export type OperationAgreementLicenceHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type OperationAgreementLicenceRow = {
  id: Generated<number>
  agreement: string
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
