// Made from schemas/marketing/communityReply.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { CommunityReplyType, CommunityStatus } from '../../types/enumerations';

/** 社区评论, as the server holds it. */
export type MarketingCommunityReply = {
  /** ID */
  id: number
  /** 会员 */
  uid: number
  /** 社区内容 */
  noteId: number
  /** 回复的评论 */
  parentId: (number | null)
  /** 评论类型 */
  type: CommunityReplyType
  /** 评论内容 */
  content: string
  /** 点赞数 */
  countStart: number
  /** 审核状态 */
  auditStatus: CommunityStatus
  /** 审核失败原因 */
  refusal: string
  /** 评论时间 */
  createTime: string
}

/** What is worked out beside it. */
export type MarketingCommunityReplyWorked = {
  /** 文章标题 */
  noteTitle: (string | null)
  /** 评论数 */
  countReply: number
  /** 会员昵称 */
  userNickname: (string | null)
}
/** As it is answered. */
export type MarketingCommunityReplyAnswer = Omit<MarketingCommunityReply, never> & MarketingCommunityReplyWorked
/** What a new one must bring. */
export type MarketingCommunityReplyNeeds = "uid" | "noteId" | "content"
/** What its actions are given, by their names. */
export type MarketingCommunityReplyInputs = {}
/** Its moves, and who makes them. */
export type MarketingCommunityReplyMoves = {
  approve: "platform"
  refuse: "platform"
}
/** What its schema leaves to code. */
export type MarketingCommunityReplyHandlers = {
  actions: never
  moves: never
  computed: never
  writes: true
}
/** A row of its table. */
export type MarketingCommunityReplyRow = {
  id: Generated<number>
  uid: number
  note_id: number
  parent_id: number | null
  type: Generated<CommunityReplyType>
  content: string
  count_start: Generated<number>
  audit_status: Generated<CommunityStatus>
  refusal: Generated<string>
  content_grams: string[] | null
  is_del: Generated<boolean>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
