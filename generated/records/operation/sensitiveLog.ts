// Made from schemas/operation/sensitiveLog.json. Do not edit: change the source and run `npm run generate`.
import type { OperationKind, OperationStatus } from '../../types/enumerations';

/** 敏感操作日志, as the server holds it. */
export type OperationSensitiveLog = {
  /** ID */
  id: number
  /** 管理员ID */
  adminId: (number | null)
  /** 管理员账号 */
  adminAccount: (string | null)
  /** 操作状态 */
  status: OperationStatus | null
  /** 接口描述 */
  description: (string | null)
  /** 操作时间 */
  createTime: (string | null)
  /** 主机地址 */
  ip: (string | null)
  /** 方法名称 */
  method: (string | null)
  /** 请求URL */
  url: (string | null)
  /** 请求类型 */
  methodType: OperationKind | null
  /** 请求方式 */
  requestMethod: (string | null)
  /** 请求参数 */
  requestParam: (string | null)
  /** 返回参数 */
  result: (string | null)
  /** 错误消息 */
  errorMsg: (string | null)
  /** 商户ID */
  merId: (number | null)
  /** 数据类型 */
  entity: (string | null)
  /** 数据编号 */
  recordId: (string | null)
  /** 变更内容 */
  changes: unknown
}

/** What is worked out beside it. */
export type OperationSensitiveLogWorked = {
}
/** As it is answered. */
export type OperationSensitiveLogAnswer = Omit<OperationSensitiveLog, never> & OperationSensitiveLogWorked
/** What a new one must bring. */
export type OperationSensitiveLogNeeds = never
/** What its actions are given, by their names. */
export type OperationSensitiveLogInputs = {}
/** Its moves, and who makes them. */
export type OperationSensitiveLogMoves = {}
/** What its schema leaves to code. */
export type OperationSensitiveLogHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
