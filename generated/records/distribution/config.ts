// Made from schemas/distribution/config.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { PromoterBinding, ShareNode } from '../../types/enumerations';

/** 分销配置, as the server holds it. */
export type DistributionConfig = {
  /** ID */
  id: number
  /** 分销启用 */
  retailStoreSwitch: boolean
  /** 满额分销最低金额 */
  retailStoreLine: number
  /** 分销关系绑定 */
  retailStoreBindingType: PromoterBinding
  /** 分销气泡 */
  retailStoreBubbleSwitch: boolean
  /** 一级返佣比例(%) */
  retailStoreBrokerageFirstRatio: number
  /** 二级返佣比例(%) */
  retailStoreBrokerageSecondRatio: number
  /** 提现最低金额 */
  retailStoreExtractMinPrice: string
  /** 提现银行卡 */
  retailStoreExtractBank: string[]
  /** 开始冻结规则 */
  retailStoreBrokerageShareNode: ShareNode
  /** 冻结时长(天) */
  retailStoreBrokerageFreezingTime: number
}

/** What is worked out beside it. */
export type DistributionConfigWorked = {
}
/** As it is answered. */
export type DistributionConfigAnswer = Omit<DistributionConfig, never> & DistributionConfigWorked
/** What a new one must bring. */
export type DistributionConfigNeeds = never
/** What its actions are given, by their names. */
export type DistributionConfigInputs = {}
/** Its moves, and who makes them. */
export type DistributionConfigMoves = {}
/** What its schema leaves to code. */
export type DistributionConfigHandlers = {
  actions: never
  moves: never
  computed: never
  writes: true
}
/** A row of its table. */
export type DistributionConfigRow = {
  id: Generated<number>
  retail_store_switch: Generated<boolean>
  retail_store_line: Generated<number>
  retail_store_binding_type: Generated<PromoterBinding>
  retail_store_bubble_switch: Generated<boolean>
  retail_store_brokerage_first_ratio: Generated<number>
  retail_store_brokerage_second_ratio: Generated<number>
  retail_store_extract_min_price: Generated<string>
  retail_store_extract_bank: Generated<string[]>
  retail_store_brokerage_share_node: Generated<ShareNode>
  retail_store_brokerage_freezing_time: Generated<number>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
