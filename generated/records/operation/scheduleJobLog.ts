// Made from schemas/operation/scheduleJobLog.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { JobResult } from '../../types/enumerations';

/** 定时任务日志, as the server holds it. */
export type OperationScheduleJobLog = {
  /** 任务ID */
  jobId: number
  /** 日志ID */
  logId: number
  /** 定时任务类名 */
  beanName: string
  /** 方法名 */
  methodName: string
  /** 参数 */
  params: string
  /** 状态 */
  status: JobResult
  /** 耗时(毫秒) */
  times: number
  /** 失败信息 */
  error: string
  /** 创建时间 */
  createTime: string
}

/** What is worked out beside it. */
export type OperationScheduleJobLogWorked = {
}
/** As it is answered. */
export type OperationScheduleJobLogAnswer = Omit<OperationScheduleJobLog, never> & OperationScheduleJobLogWorked
/** What a new one must bring. */
export type OperationScheduleJobLogNeeds = "jobId" | "beanName" | "methodName" | "status"
/** What its actions are given, by their names. */
export type OperationScheduleJobLogInputs = {}
/** Its moves, and who makes them. */
export type OperationScheduleJobLogMoves = {}
/** What its schema leaves to code. */
export type OperationScheduleJobLogHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type OperationScheduleJobLogRow = {
  job_id: number
  id: Generated<number>
  bean_name: string
  method_name: string
  params: Generated<string>
  status: JobResult
  times: Generated<number>
  error: Generated<string>
  bean_name_grams: string[] | null
  method_name_grams: string[] | null
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
