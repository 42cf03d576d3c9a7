// Made from schemas/page/schedule.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { PageScheduleStatus } from '../../types/enumerations';

/** 定时上线, as the server holds it. */
export type PageSchedule = {
  /** ID */
  id: number
  /** 微页面 */
  pageId: number
  /** 版本号 */
  version: (number | null)
  /** 上线时间 */
  startTime: string
  /** 结束时间 */
  endTime: (string | null)
  /** 备注 */
  note: string
  /** 状态 */
  status: PageScheduleStatus
  /** 安排人 */
  realName: string
  /** 上线内容 */
  document: unknown
  /** 原内容 */
  former: unknown
  /** 创建时间 */
  createTime: string
}

/** What is worked out beside it. */
export type PageScheduleWorked = {
}
/** As it is answered. */
export type PageScheduleAnswer = Omit<PageSchedule, never> & PageScheduleWorked
/** What a new one must bring. */
export type PageScheduleNeeds = "pageId" | "startTime" | "document"
/** What its actions are given, by their names. */
export type PageScheduleInputs = {}
/** Its moves, and who makes them. */
export type PageScheduleMoves = {
  begin: "system"
  finish: "system"
  miss: "system"
  cancel: "platform"
}
/** What its schema leaves to code. */
export type PageScheduleHandlers = {
  actions: never
  moves: "begin" | "finish"
  computed: never
  writes: false
}
/** A row of its table. */
export type PageScheduleRow = {
  id: Generated<number>
  page_id: number
  version: number | null
  start_time: string
  end_time: string | null
  note: Generated<string>
  status: Generated<PageScheduleStatus>
  real_name: Generated<string>
  document: unknown
  former: unknown
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
