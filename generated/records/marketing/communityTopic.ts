// Made from schemas/marketing/communityTopic.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { CommunityTopicCreateType } from '../../types/enumerations';

/** 社区话题, as the server holds it. */
export type MarketingCommunityTopic = {
  /** ID */
  id: number
  /** 话题名称 */
  name: string
  /** 浏览量 */
  countView: number
  /** 排序 */
  sort: number
  /** 创建类型 */
  createType: CommunityTopicCreateType
  /** 添加时间 */
  createTime: string
  /** 是否推荐 */
  isHot: boolean
  /** 更新时间 */
  updateTime: string
}

/** What is worked out beside it. */
export type MarketingCommunityTopicWorked = {
  /** 文章数 */
  countUse: number
}
/** As it is answered. */
export type MarketingCommunityTopicAnswer = Omit<MarketingCommunityTopic, never> & MarketingCommunityTopicWorked
/** What a new one must bring. */
export type MarketingCommunityTopicNeeds = "name"
/** What its actions are given, by their names. */
export type MarketingCommunityTopicInputs = {}
/** Its moves, and who makes them. */
export type MarketingCommunityTopicMoves = {}
/** What its schema leaves to code. */
export type MarketingCommunityTopicHandlers = {
  actions: never
  moves: never
  computed: never
  writes: true
}
/** A row of its table. */
export type MarketingCommunityTopicRow = {
  id: Generated<number>
  name: string
  count_view: Generated<number>
  sort: Generated<number>
  create_type: Generated<CommunityTopicCreateType>
  is_hot: Generated<boolean>
  name_grams: string[] | null
  is_del: Generated<boolean>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
