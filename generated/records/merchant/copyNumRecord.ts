// Made from schemas/merchant/copyNumRecord.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { CopyNumLinkType, LedgerDirection } from '../../types/enumerations';

/** 复制次数记录, as the server holds it. */
export type MerchantCopyNumRecord = {
  /** ID */
  id: number
  /** 商户 */
  merId: number
  /** 来源 */
  linkType: CopyNumLinkType
  /** 类型 */
  type: LedgerDirection
  /** 次数 */
  num: number
  /** 剩余 */
  balance: (number | null)
  /** 添加时间 */
  createTime: string
}

/** What is worked out beside it. */
export type MerchantCopyNumRecordWorked = {
}
/** As it is answered. */
export type MerchantCopyNumRecordAnswer = Omit<MerchantCopyNumRecord, never> & MerchantCopyNumRecordWorked
/** What a new one must bring. */
export type MerchantCopyNumRecordNeeds = "merId" | "linkType" | "type" | "num"
/** What its actions are given, by their names. */
export type MerchantCopyNumRecordInputs = {}
/** Its moves, and who makes them. */
export type MerchantCopyNumRecordMoves = {}
/** What its schema leaves to code. */
export type MerchantCopyNumRecordHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type MerchantCopyNumRecordRow = {
  id: Generated<number>
  mer_id: number
  link_type: CopyNumLinkType
  type: LedgerDirection
  num: number
  balance: number | null
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
