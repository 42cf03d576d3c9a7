// Made from schemas/finance/merchantClosing.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { ShareNode } from '../../types/enumerations';

/** 商户结算设置, as the server holds it. */
export type FinanceMerchantClosing = {
  /** ID */
  id: number
  /** 商户保证金额 */
  guaranteedAmount: string
  /** 商户每笔最小转账额度 */
  transferMinAmount: string
  /** 商户每笔最高转账额度 */
  transferMaxAmount: string
  /** 商户分账节点 */
  merchantShareNode: ShareNode
  /** 商户分账冻结时间(天) */
  merchantShareFreezeTime: number
}

/** What is worked out beside it. */
export type FinanceMerchantClosingWorked = {
}
/** As it is answered. */
export type FinanceMerchantClosingAnswer = Omit<FinanceMerchantClosing, never> & FinanceMerchantClosingWorked
/** What a new one must bring. */
export type FinanceMerchantClosingNeeds = never
/** What its actions are given, by their names. */
export type FinanceMerchantClosingInputs = {}
/** Its moves, and who makes them. */
export type FinanceMerchantClosingMoves = {}
/** What its schema leaves to code. */
export type FinanceMerchantClosingHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type FinanceMerchantClosingRow = {
  id: Generated<number>
  guaranteed_amount: Generated<string>
  transfer_min_amount: Generated<string>
  transfer_max_amount: Generated<string>
  merchant_share_node: Generated<ShareNode>
  merchant_share_freeze_time: Generated<number>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
