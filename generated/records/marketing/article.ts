// Made from schemas/marketing/article.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';

/** 文章, as the server holds it. */
export type MarketingArticle = {
  /** ID */
  id: number
  /** 图文封面 */
  cover: string
  /** 标题 */
  title: string
  /** 作者 */
  author: string
  /** 文章分类 */
  cid: number
  /** 文章简介 */
  synopsis: string
  /** 文章内容 */
  content: string
  /** 外部链接 */
  url: string
  /** 浏览量 */
  visit: number
  /** 是否Banner */
  isBanner: boolean
  /** 是否热门 */
  isHot: boolean
  /** 排序 */
  sort: number
  /** 创建时间 */
  createTime: string
  /** 状态 */
  status: boolean
  /** 更新时间 */
  updateTime: string
}

/** What is worked out beside it. */
export type MarketingArticleWorked = {
}
/** As it is answered. */
export type MarketingArticleAnswer = Omit<MarketingArticle, never> & MarketingArticleWorked
/** What a new one must bring. */
export type MarketingArticleNeeds = "cover" | "title" | "author" | "cid" | "synopsis" | "content"
/** What its actions are given, by their names. */
export type MarketingArticleInputs = {}
/** Its moves, and who makes them. */
export type MarketingArticleMoves = {}
/** What its schema leaves to code. */
export type MarketingArticleHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type MarketingArticleRow = {
  id: Generated<number>
  cover: string
  title: string
  author: string
  cid: number
  synopsis: string
  content: string
  url: Generated<string>
  visit: Generated<number>
  is_banner: Generated<boolean>
  is_hot: Generated<boolean>
  sort: Generated<number>
  status: Generated<boolean>
  author_grams: string[] | null
  content_grams: string[] | null
  title_grams: string[] | null
  is_del: Generated<boolean>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
