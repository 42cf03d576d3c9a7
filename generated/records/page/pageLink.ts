// Made from schemas/page/pageLink.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { PageLinkType } from '../../types/enumerations';

/** 页面链接, as the server holds it. */
export type PagePageLink = {
  /** ID */
  id: number
  /** 页面名称 */
  name: string
  /** 链接分类 */
  cateId: number
  /** 分组 */
  type: PageLinkType
  /** 页面链接 */
  url: string
  /** 参数 */
  param: string
  /** 示例 */
  example: string
  /** 排序 */
  sort: number
  /** 商户端 */
  isMer: boolean
  /** 状态 */
  status: boolean
  /** 添加时间 */
  addTime: (string | null)
}

/** What is worked out beside it. */
export type PagePageLinkWorked = {
}
/** As it is answered. */
export type PagePageLinkAnswer = Omit<PagePageLink, never> & PagePageLinkWorked
/** What a new one must bring. */
export type PagePageLinkNeeds = "name" | "cateId" | "url"
/** What its actions are given, by their names. */
export type PagePageLinkInputs = {}
/** Its moves, and who makes them. */
export type PagePageLinkMoves = {}
/** What its schema leaves to code. */
export type PagePageLinkHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type PagePageLinkRow = {
  id: Generated<number>
  name: string
  cate_id: number
  type: Generated<PageLinkType>
  url: string
  param: Generated<string>
  example: Generated<string>
  sort: Generated<number>
  is_mer: Generated<boolean>
  status: Generated<boolean>
  add_time: string | null
  name_grams: string[] | null
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
