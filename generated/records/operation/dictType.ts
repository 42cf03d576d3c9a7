// Made from schemas/operation/dictType.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { DictStatus } from '../../types/enumerations';

/** 字典类型, as the server holds it. */
export type OperationDictType = {
  /** ID */
  id: number
  /** 字典名称 */
  dictName: string
  /** 字典类型 */
  dictType: string
  /** 状态 */
  status: DictStatus
  /** 备注 */
  remark: string
  /** 创建者 */
  createBy: string
  /** 更新者 */
  updateBy: string
  /** 创建时间 */
  createTime: string
  /** 更新时间 */
  updateTime: string
}

/** What is worked out beside it. */
export type OperationDictTypeWorked = {
  /** 数据数 */
  dataNum: number
}
/** As it is answered. */
export type OperationDictTypeAnswer = Omit<OperationDictType, never> & OperationDictTypeWorked
/** What a new one must bring. */
export type OperationDictTypeNeeds = "dictName" | "dictType"
/** What its actions are given, by their names. */
export type OperationDictTypeInputs = {}
/** Its moves, and who makes them. */
export type OperationDictTypeMoves = {}
/** What its schema leaves to code. */
export type OperationDictTypeHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type OperationDictTypeRow = {
  id: Generated<number>
  dict_name: string
  dict_type: string
  status: Generated<DictStatus>
  remark: Generated<string>
  create_by: Generated<string>
  update_by: Generated<string>
  dict_name_grams: string[] | null
  dict_type_grams: string[] | null
  remark_grams: string[] | null
  is_del: Generated<boolean>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
