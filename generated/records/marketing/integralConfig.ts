// Made from schemas/marketing/integralConfig.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { IntegralFreezeNode } from '../../types/enumerations';

/** 积分配置, as the server holds it. */
export type MarketingIntegralConfig = {
  /** ID */
  id: number
  /** 积分抵扣 */
  integralDeductionSwitch: boolean
  /** 抵扣起用金额 */
  integralDeductionStartMoney: number
  /** 单积分抵扣金额 */
  integralDeductionMoney: string
  /** 抵扣比例上限 */
  integralDeductionRatio: number
  /** 赠送1积分所需实付金额 */
  orderGiveIntegral: number
  /** 积分冻结天数 */
  freezeIntegralDay: number
  /** 冻结起算节点 */
  integralFreezeNode: IntegralFreezeNode
}

/** What is worked out beside it. */
export type MarketingIntegralConfigWorked = {
}
/** As it is answered. */
export type MarketingIntegralConfigAnswer = Omit<MarketingIntegralConfig, never> & MarketingIntegralConfigWorked
/** What a new one must bring. */
export type MarketingIntegralConfigNeeds = never
/** What its actions are given, by their names. */
export type MarketingIntegralConfigInputs = {}
/** Its moves, and who makes them. */
export type MarketingIntegralConfigMoves = {}
/** What its schema leaves to code. */
export type MarketingIntegralConfigHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type MarketingIntegralConfigRow = {
  id: Generated<number>
  integral_deduction_switch: Generated<boolean>
  integral_deduction_start_money: Generated<number>
  integral_deduction_money: Generated<string>
  integral_deduction_ratio: Generated<number>
  order_give_integral: Generated<number>
  freeze_integral_day: Generated<number>
  integral_freeze_node: Generated<IntegralFreezeNode>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
