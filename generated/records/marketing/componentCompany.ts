// Made from schemas/marketing/componentCompany.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';

/** 视频号物流公司, as the server holds it. */
export type MarketingComponentCompany = {
  /** ID */
  id: number
  /** 快递公司编码 */
  deliveryId: string
  /** 快递公司名称 */
  deliveryName: string
}

/** What is worked out beside it. */
export type MarketingComponentCompanyWorked = {
}
/** As it is answered. */
export type MarketingComponentCompanyAnswer = Omit<MarketingComponentCompany, never> & MarketingComponentCompanyWorked
/** What a new one must bring. */
export type MarketingComponentCompanyNeeds = "deliveryId" | "deliveryName"
/** What its actions are given, by their names. */
export type MarketingComponentCompanyInputs = {}
/** Its moves, and who makes them. */
export type MarketingComponentCompanyMoves = {}
/** What its schema leaves to code. */
export type MarketingComponentCompanyHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type MarketingComponentCompanyRow = {
  id: Generated<number>
  delivery_id: string
  delivery_name: string
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
