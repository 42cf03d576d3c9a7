// Made from schemas/gallery/memo.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';

/** 便签, as the server holds it. */
export type GalleryMemo = {
  /** ID */
  id: number
  /** 便签标题 */
  name: string
  /** 内容 */
  body: string
  /** 已办 */
  done: boolean
}

/** What is worked out beside it. */
export type GalleryMemoWorked = {
}
/** As it is answered. */
export type GalleryMemoAnswer = Omit<GalleryMemo, never> & GalleryMemoWorked
/** What a new one must bring. */
export type GalleryMemoNeeds = "name"
/** What its actions are given, by their names. */
export type GalleryMemoInputs = {}
/** Its moves, and who makes them. */
export type GalleryMemoMoves = {}
/** What its schema leaves to code. */
export type GalleryMemoHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type GalleryMemoRow = {
  id: Generated<number>
  name: string
  body: Generated<string>
  done: Generated<boolean>
  name_grams: string[] | null
  is_del: Generated<boolean>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
