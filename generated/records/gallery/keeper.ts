// Made from schemas/gallery/keeper.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';

/** 标本管理员, as the server holds it. */
export type GalleryKeeper = {
  /** ID */
  id: number
  /** 姓名 */
  name: string
  /** 联系电话 */
  phone: string
  /** 在岗 */
  onDuty: boolean
}

/** What is worked out beside it. */
export type GalleryKeeperWorked = {
}
/** As it is answered. */
export type GalleryKeeperAnswer = Omit<GalleryKeeper, never> & GalleryKeeperWorked
/** What a new one must bring. */
export type GalleryKeeperNeeds = "name" | "phone"
/** What its actions are given, by their names. */
export type GalleryKeeperInputs = {}
/** Its moves, and who makes them. */
export type GalleryKeeperMoves = {}
/** What its schema leaves to code. */
export type GalleryKeeperHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type GalleryKeeperRow = {
  id: Generated<number>
  name: string
  phone: string
  on_duty: Generated<boolean>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
