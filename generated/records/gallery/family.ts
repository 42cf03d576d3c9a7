// Made from schemas/gallery/family.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';

/** 标本组别, as the server holds it. */
export type GalleryFamily = {
  /** ID */
  id: number
  /** 组别名称 */
  name: string
  /** 说明 */
  kindHint: string
  /** 管理员 */
  keeperId: (number | null)
  /** 适用商户分类 */
  merchantClassifyId: (number | null)
  /** 适用店铺类型 */
  merchantTypeId: (number | null)
  /** 排序 */
  sort: number
}

/** What is worked out beside it. */
export type GalleryFamilyWorked = {
  /** 标本数 */
  specimenNum: number
}
/** As it is answered. */
export type GalleryFamilyAnswer = Omit<GalleryFamily, never> & GalleryFamilyWorked
/** What a new one must bring. */
export type GalleryFamilyNeeds = "name"
/** What its actions are given, by their names. */
export type GalleryFamilyInputs = {}
/** Its moves, and who makes them. */
export type GalleryFamilyMoves = {}
/** What its schema leaves to code. */
export type GalleryFamilyHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type GalleryFamilyRow = {
  id: Generated<number>
  name: string
  kind_hint: Generated<string>
  keeper_id: number | null
  merchant_classify_id: number | null
  merchant_type_id: number | null
  sort: Generated<number>
  name_grams: string[] | null
  is_del: Generated<boolean>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
