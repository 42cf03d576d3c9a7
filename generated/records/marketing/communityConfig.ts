// Made from schemas/marketing/communityConfig.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';

/** 社区配置, as the server holds it. */
export type MarketingCommunityConfig = {
  /** ID */
  id: number
  /** 图文审核 */
  communityImageTextAuditSwitch: boolean
  /** 短视频审核 */
  communityShortVideoAuditSwitch: boolean
  /** 评论功能 */
  communityReplySwitch: boolean
  /** 评论审核 */
  communityReplyAuditSwitch: boolean
}

/** What is worked out beside it. */
export type MarketingCommunityConfigWorked = {
}
/** As it is answered. */
export type MarketingCommunityConfigAnswer = Omit<MarketingCommunityConfig, never> & MarketingCommunityConfigWorked
/** What a new one must bring. */
export type MarketingCommunityConfigNeeds = never
/** What its actions are given, by their names. */
export type MarketingCommunityConfigInputs = {}
/** Its moves, and who makes them. */
export type MarketingCommunityConfigMoves = {}
/** What its schema leaves to code. */
export type MarketingCommunityConfigHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type MarketingCommunityConfigRow = {
  id: Generated<number>
  community_image_text_audit_switch: Generated<boolean>
  community_short_video_audit_switch: Generated<boolean>
  community_reply_switch: Generated<boolean>
  community_reply_audit_switch: Generated<boolean>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
