// Made from schemas/product/tag.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { TagOwner, TagPosition, TagScope } from '../../types/enumerations';

/** 商品标签, as the server holds it. */
export type ProductTag = {
  /** ID */
  id: number
  /** 标签名称 */
  tagName: string
  /** 标签说明 */
  tagNote: string
  /** 生效时间 */
  startTime: string
  /** 生效结束时间 */
  endTime: string
  /** 状态 */
  status: boolean
  /** 创建时间 */
  createTime: string
  /** 商城中的位置 */
  position: TagPosition
  /** 排序 */
  sort: number
  /** 归属方 */
  owner: TagOwner
  /** 商品参与类型 */
  playType: TagScope | null
  /** 参与范围 */
  playProducts: number[]
  /** 更新时间 */
  updateTime: string
}

/** What is worked out beside it. */
export type ProductTagWorked = {
}
/** As it is answered. */
export type ProductTagAnswer = Omit<ProductTag, never> & ProductTagWorked
/** What a new one must bring. */
export type ProductTagNeeds = "tagName" | "startTime" | "endTime"
/** What its actions are given, by their names. */
export type ProductTagInputs = {}
/** Its moves, and who makes them. */
export type ProductTagMoves = {}
/** What its schema leaves to code. */
export type ProductTagHandlers = {
  actions: never
  moves: never
  computed: never
  writes: true
}
/** A row of its table. */
export type ProductTagRow = {
  id: Generated<number>
  tag_name: string
  tag_note: Generated<string>
  start_time: string
  end_time: string
  status: Generated<boolean>
  position: Generated<TagPosition>
  sort: Generated<number>
  owner: Generated<TagOwner>
  play_type: Generated<TagScope | null>
  play_products: Generated<number[]>
  tag_name_grams: string[] | null
  is_del: Generated<boolean>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
