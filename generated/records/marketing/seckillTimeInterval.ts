// Made from schemas/marketing/seckillTimeInterval.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';

/** 秒杀时段, as the server holds it. */
export type MarketingSeckillTimeInterval = {
  /** ID */
  id: number
  /** 时段名称 */
  name: string
  /** 秒杀时段 */
  startTime: string
  /** 时段结束 */
  endTime: string
  /** 状态 */
  status: boolean
  /** 创建时间 */
  createTime: string
}

/** What is worked out beside it. */
export type MarketingSeckillTimeIntervalWorked = {
}
/** As it is answered. */
export type MarketingSeckillTimeIntervalAnswer = Omit<MarketingSeckillTimeInterval, never> & MarketingSeckillTimeIntervalWorked
/** What a new one must bring. */
export type MarketingSeckillTimeIntervalNeeds = "name" | "startTime" | "endTime"
/** What its actions are given, by their names. */
export type MarketingSeckillTimeIntervalInputs = {}
/** Its moves, and who makes them. */
export type MarketingSeckillTimeIntervalMoves = {}
/** What its schema leaves to code. */
export type MarketingSeckillTimeIntervalHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type MarketingSeckillTimeIntervalRow = {
  id: Generated<number>
  name: string
  start_time: string
  end_time: string
  status: Generated<boolean>
  is_del: Generated<boolean>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
