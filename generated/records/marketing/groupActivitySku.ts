// Made from schemas/marketing/groupActivitySku.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { ActivityStatus, GroupControlStatus } from '../../types/enumerations';

/** 拼团商品, as the server holds it. */
export type MarketingGroupActivitySku = {
  /** ID */
  id: number
  /** 拼团活动 */
  groupActivityId: number
  /** 商品 */
  productId: number
  /** 商品规格ID */
  skuId: number
  /** 拼团价（元） */
  activePrice: string
  /** 拼团限量 */
  quotaShow: number
  /** 剩余数量 */
  quota: number
  /** 创建时间 */
  createTime: string
}

/** What is worked out beside it. */
export type MarketingGroupActivitySkuWorked = {
  /** 商品名称 */
  name: (string | null)
  /** 商品图 */
  image: (string | null)
  /** 活动名称 */
  groupName: (string | null)
  /** 审核状态 */
  groupStatus: GroupControlStatus | null
  /** 活动进程 */
  groupProcess: ActivityStatus | null
  /** 活动状态 */
  activityStatus: (boolean | null)
}
/** As it is answered. */
export type MarketingGroupActivitySkuAnswer = Omit<MarketingGroupActivitySku, never> & MarketingGroupActivitySkuWorked
/** What a new one must bring. */
export type MarketingGroupActivitySkuNeeds = "groupActivityId" | "productId" | "skuId" | "activePrice" | "quotaShow" | "quota"
/** What its actions are given, by their names. */
export type MarketingGroupActivitySkuInputs = {}
/** Its moves, and who makes them. */
export type MarketingGroupActivitySkuMoves = {}
/** What its schema leaves to code. */
export type MarketingGroupActivitySkuHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type MarketingGroupActivitySkuRow = {
  id: Generated<number>
  group_activity_id: number
  product_id: number
  sku_id: number
  active_price: string
  quota_show: number
  quota: number
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
