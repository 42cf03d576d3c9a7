// Made from schemas/user/level.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';

/** 会员等级, as the server holds it. */
export type UserLevel = {
  /** ID */
  id: number
  /** 等级级别 */
  grade: number
  /** 等级图标 */
  icon: string
  /** 等级名称 */
  name: string
  /** 所需成长值 */
  experience: number
  /** 文字颜色 */
  backColor: string
  /** 背景图 */
  backImage: string
  /** 享受折扣 */
  discount: number
  /** 状态 */
  isShow: boolean
  /** 创建时间 */
  createTime: string
  /** 更新时间 */
  updateTime: string
}

/** What is worked out beside it. */
export type UserLevelWorked = {
}
/** As it is answered. */
export type UserLevelAnswer = Omit<UserLevel, never> & UserLevelWorked
/** What a new one must bring. */
export type UserLevelNeeds = "icon" | "name" | "experience" | "backImage"
/** What its actions are given, by their names. */
export type UserLevelInputs = {}
/** Its moves, and who makes them. */
export type UserLevelMoves = {}
/** What its schema leaves to code. */
export type UserLevelHandlers = {
  actions: never
  moves: never
  computed: never
  writes: true
}
/** A row of its table. */
export type UserLevelRow = {
  id: Generated<number>
  grade: Generated<number>
  icon: string
  name: string
  experience: number
  back_color: Generated<string>
  back_image: string
  discount: Generated<number>
  is_show: Generated<boolean>
  is_del: Generated<boolean>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
