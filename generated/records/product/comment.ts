// Made from schemas/product/comment.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';

/** 商品评论, as the server holds it. */
export type ProductComment = {
  /** ID */
  id: number
  /** 会员 */
  uid: number
  /** 商户名称 */
  merId: number
  /** 商品 */
  productId: number
  /** 规格 */
  sku: string
  /** 评价星级 */
  star: number
  /** 评价内容 */
  comment: string
  /** 评价图片 */
  pics: string[]
  /** 评价状态 */
  isReply: boolean
  /** 回复内容 */
  merchantReplyContent: string
  /** 回复时间 */
  merchantReplyTime: (string | null)
  /** 评价时间 */
  createTime: string
}

/** What is worked out beside it. */
export type ProductCommentWorked = {
  /** 商品图 */
  productImage: (string | null)
  /** 商品信息 */
  productName: (string | null)
  /** 头像 */
  avatar: (string | null)
  /** 是否注销 */
  isLogoff: (boolean | null)
  /** 商户名称 */
  merName: (string | null)
  /** 会员昵称 */
  nickname: (string | null)
}
/** As it is answered. */
export type ProductCommentAnswer = Omit<ProductComment, never> & ProductCommentWorked
/** What a new one must bring. */
export type ProductCommentNeeds = "uid" | "merId" | "productId" | "star"
/** What its actions are given, by their names. */
export type ProductCommentInputs = {}
/** Its moves, and who makes them. */
export type ProductCommentMoves = {}
/** What its schema leaves to code. */
export type ProductCommentHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type ProductCommentRow = {
  id: Generated<number>
  uid: number
  mer_id: number
  product_id: number
  sku: Generated<string>
  star: number
  comment: Generated<string>
  pics: Generated<string[]>
  is_reply: Generated<boolean>
  merchant_reply_content: Generated<string>
  merchant_reply_time: string | null
  is_del: Generated<boolean>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
