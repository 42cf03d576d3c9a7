// Made from schemas/operation/pcRecommended.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { PcRecommendScope } from '../../types/enumerations';

/** 推荐板块, as the server holds it. */
export type OperationPcRecommended = {
  /** ID */
  id: number
  /** 板块名称 */
  name: string
  /** 广告图链接 */
  linkUrl: string
  /** 广告图 */
  imageUrl: string
  /** 排序 */
  sort: number
  /** 选择商品 */
  productAssociationType: PcRecommendScope
  /** 参与对象 */
  data: number[]
  /** 是否显示 */
  status: boolean
  /** 创建时间 */
  createTime: string
  /** 更新时间 */
  updateTime: string
}

/** What is worked out beside it. */
export type OperationPcRecommendedWorked = {
}
/** As it is answered. */
export type OperationPcRecommendedAnswer = Omit<OperationPcRecommended, never> & OperationPcRecommendedWorked
/** What a new one must bring. */
export type OperationPcRecommendedNeeds = "name" | "imageUrl" | "data"
/** What its actions are given, by their names. */
export type OperationPcRecommendedInputs = {}
/** Its moves, and who makes them. */
export type OperationPcRecommendedMoves = {}
/** What its schema leaves to code. */
export type OperationPcRecommendedHandlers = {
  actions: never
  moves: never
  computed: never
  writes: true
}
/** A row of its table. */
export type OperationPcRecommendedRow = {
  id: Generated<number>
  name: string
  link_url: Generated<string>
  image_url: string
  sort: Generated<number>
  product_association_type: Generated<PcRecommendScope>
  data: number[]
  status: Generated<boolean>
  is_del: Generated<boolean>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
