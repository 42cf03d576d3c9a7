// Made from schemas/operation/scheduleJob.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { JobResult, JobStatus } from '../../types/enumerations';

/** 定时任务, as the server holds it. */
export type OperationScheduleJob = {
  /** 任务ID */
  jobId: number
  /** 定时任务类名 */
  beanName: string
  /** 方法名 */
  methodName: string
  /** cron表达式 */
  cronExpression: string
  /** 参数 */
  params: string
  /** 状态 */
  status: JobStatus
  /** 系统任务 */
  isSystem: boolean
  /** 下次执行 */
  nextTime: (string | null)
  /** 上次执行 */
  lastTime: (string | null)
  /** 执行结果 */
  lastStatus: JobResult | null
  /** 手动执行 */
  askedTime: (string | null)
  /** 开始执行 */
  startTime: (string | null)
  /** 备注 */
  remark: string
  /** 创建时间 */
  createTime: string
  /** 更新时间 */
  updateTime: string
}

/** What is worked out beside it. */
export type OperationScheduleJobWorked = {
}

/** What trig is given. */
export type OperationScheduleJobTrig = {
}
/** As it is answered. */
export type OperationScheduleJobAnswer = Omit<OperationScheduleJob, never> & OperationScheduleJobWorked
/** What a new one must bring. */
export type OperationScheduleJobNeeds = "beanName" | "methodName" | "cronExpression"
/** What its actions are given, by their names. */
export type OperationScheduleJobInputs = {
  trig: OperationScheduleJobTrig
}
/** Its moves, and who makes them. */
export type OperationScheduleJobMoves = {
  start: "platform"
  suspend: "platform"
}
/** What its schema leaves to code. */
export type OperationScheduleJobHandlers = {
  actions: "trig"
  moves: never
  computed: never
  writes: true
}
/** A row of its table. */
export type OperationScheduleJobRow = {
  id: Generated<number>
  bean_name: string
  method_name: string
  cron_expression: string
  params: Generated<string>
  status: Generated<JobStatus>
  is_system: Generated<boolean>
  next_time: string | null
  last_time: string | null
  last_status: JobResult | null
  asked_time: string | null
  start_time: string | null
  remark: Generated<string>
  bean_name_grams: string[] | null
  is_del: Generated<boolean>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
