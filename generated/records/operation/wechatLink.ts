// Made from schemas/operation/wechatLink.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';

/** 小程序链接, as the server holds it. */
export type OperationWechatLink = {
  /** ID */
  id: number
  /** 链接名称 */
  name: string
  /** 跳转页面 */
  originalPath: string
  /** 页面路径 */
  path: string
  /** 页面参数 */
  query: string
  /** 有效期(天) */
  expireInterval: number
  /** 生成链接 */
  urlLink: string
  /** 创建人 */
  createId: (number | null)
  /** 生成时间 */
  createTime: string
  /** 更新时间 */
  updateTime: string
}

/** What is worked out beside it. */
export type OperationWechatLinkWorked = {
}
/** As it is answered. */
export type OperationWechatLinkAnswer = Omit<OperationWechatLink, never> & OperationWechatLinkWorked
/** What a new one must bring. */
export type OperationWechatLinkNeeds = "name" | "originalPath" | "path" | "urlLink"
/** What its actions are given, by their names. */
export type OperationWechatLinkInputs = {}
/** Its moves, and who makes them. */
export type OperationWechatLinkMoves = {}
/** What its schema leaves to code. */
export type OperationWechatLinkHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type OperationWechatLinkRow = {
  id: Generated<number>
  name: string
  original_path: string
  path: string
  query: Generated<string>
  expire_interval: Generated<number>
  url_link: string
  create_id: number | null
  name_grams: string[] | null
  is_del: Generated<boolean>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
