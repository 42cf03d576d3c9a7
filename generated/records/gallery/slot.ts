// Made from schemas/gallery/slot.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';

/** 开放时段, as the server holds it. */
export type GallerySlot = {
  /** ID */
  id: number
  /** 时段名称 */
  name: string
  /** 时段 */
  startTime: string
  /** 时段结束 */
  endTime: string
}

/** What is worked out beside it. */
export type GallerySlotWorked = {
}
/** As it is answered. */
export type GallerySlotAnswer = Omit<GallerySlot, never> & GallerySlotWorked
/** What a new one must bring. */
export type GallerySlotNeeds = "name" | "startTime" | "endTime"
/** What its actions are given, by their names. */
export type GallerySlotInputs = {}
/** Its moves, and who makes them. */
export type GallerySlotMoves = {}
/** What its schema leaves to code. */
export type GallerySlotHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type GallerySlotRow = {
  id: Generated<number>
  name: string
  start_time: string
  end_time: string
  is_del: Generated<boolean>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
