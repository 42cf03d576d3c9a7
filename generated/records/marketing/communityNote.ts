// Made from schemas/marketing/communityNote.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { AuditStatus, CommunityNoteType, ReplyStatus, StarLevel } from '../../types/enumerations';

/** 社区内容, as the server holds it. */
export type MarketingCommunityNote = {
  /** ID */
  id: number
  /** 作者 */
  uid: number
  /** 内容类型 */
  type: CommunityNoteType
  /** 内容标题 */
  title: string
  /** 文章内容 */
  content: string
  /** 封面 */
  cover: string
  /** 图片 */
  image: string[]
  /** 短视频 */
  video: string
  /** 分类 */
  categoryId: number
  /** 话题 */
  topicIds: number[]
  /** 关联商品 */
  productIds: number[]
  /** 推荐级别 */
  star: StarLevel | null
  /** 点赞数 */
  likeNum: number
  /** 评论 */
  replyStatus: ReplyStatus
  /** 审核状态 */
  auditStatus: AuditStatus
  /** 拒绝原因 */
  refusal: string
  /** 审核时间 */
  operateTime: (string | null)
  /** 发布时间 */
  createTime: string
}

/** What is worked out beside it. */
export type MarketingCommunityNoteWorked = {
  /** 作者ID */
  authorId: (number | null)
  /** 内容作者 */
  authorName: (string | null)
  /** 分类 */
  categoryName: (string | null)
  /** 话题 */
  topicList: (string[] | null)
  /** 关联商品 */
  productList: ({
    /** ID */
    id?: (number | null)
    /** 内容ID */
    noteId?: (number | null)
    /** 商品ID */
    productId?: (number | null)
    /** 商品图 */
    productImage?: (string | null)
    /** 商品信息 */
    productName?: (string | null)
    /** 售价 */
    price?: (string | null)
    /** 划线价 */
    otPrice?: (string | null)
    /** 作者已购买 */
    isPay?: (boolean | null)
    /** 关联时间 */
    createTime?: (string | null)
  }[] | null)
  /** 评论数 */
  replyNum: number
}
/** As it is answered. */
export type MarketingCommunityNoteAnswer = Omit<MarketingCommunityNote, never> & MarketingCommunityNoteWorked
/** What a new one must bring. */
export type MarketingCommunityNoteNeeds = "uid" | "content" | "cover" | "categoryId"
/** What its actions are given, by their names. */
export type MarketingCommunityNoteInputs = {}
/** Its moves, and who makes them. */
export type MarketingCommunityNoteMoves = {
  approve: "platform"
  refuse: "platform"
  close: "platform"
}
/** What its schema leaves to code. */
export type MarketingCommunityNoteHandlers = {
  actions: never
  moves: never
  computed: "productList"
  writes: true
}
/** A row of its table. */
export type MarketingCommunityNoteRow = {
  id: Generated<number>
  uid: number
  type: Generated<CommunityNoteType>
  title: Generated<string>
  content: string
  cover: string
  image: Generated<string[]>
  video: Generated<string>
  category_id: number
  topic_ids: Generated<number[]>
  product_ids: Generated<number[]>
  star: StarLevel | null
  like_num: Generated<number>
  reply_status: Generated<ReplyStatus>
  audit_status: Generated<AuditStatus>
  refusal: Generated<string>
  operate_time: string | null
  title_grams: string[] | null
  is_del: Generated<boolean>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
