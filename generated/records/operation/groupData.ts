// Made from schemas/operation/groupData.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';

/** 组合数据, as the server holds it. */
export type OperationGroupData = {
  /** 编号 */
  id: number
  /** 数据组 */
  gid: number
  /** 数据 */
  value: unknown
  /** 排序 */
  sort: number
  /** 状态 */
  status: boolean
  /** 创建时间 */
  createTime: string
  /** 更新时间 */
  updateTime: string
}

/** What is worked out beside it. */
export type OperationGroupDataWorked = {
}

/** What save is given. */
export type OperationGroupDataSave = {
  /** 数据组 */
  gid: number
  /** 表单数据 */
  form: unknown
}

/** What update is given. */
export type OperationGroupDataUpdate = {
  /** 数据组 */
  gid: number
  /** 表单数据 */
  form: unknown
}
/** As it is answered. */
export type OperationGroupDataAnswer = Omit<OperationGroupData, never> & OperationGroupDataWorked
/** What a new one must bring. */
export type OperationGroupDataNeeds = "gid"
/** What its actions are given, by their names. */
export type OperationGroupDataInputs = {
  save: OperationGroupDataSave
  update: OperationGroupDataUpdate
}
/** Its moves, and who makes them. */
export type OperationGroupDataMoves = {}
/** What its schema leaves to code. */
export type OperationGroupDataHandlers = {
  actions: "save" | "update"
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type OperationGroupDataRow = {
  id: Generated<number>
  gid: number
  value: unknown
  sort: Generated<number>
  status: Generated<boolean>
  is_del: Generated<boolean>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
