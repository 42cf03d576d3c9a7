// Made from schemas/operation/dictData.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { DictDefault, DictStatus } from '../../types/enumerations';

/** 字典数据, as the server holds it. */
export type OperationDictData = {
  /** ID */
  id: number
  /** 字典 */
  typeId: (number | null)
  /** 字典类型 */
  dictType: string
  /** 字典标签 */
  dictLabel: string
  /** 字典键值 */
  dictValue: string
  /** 排序 */
  dictSort: number
  /** 默认 */
  isDefault: DictDefault
  /** 状态 */
  status: DictStatus
  /** 样式属性 */
  cssClass: string
  /** 回显样式 */
  listClass: string
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
export type OperationDictDataWorked = {
  /** 字典名称 */
  dictName: (string | null)
}
/** As it is answered. */
export type OperationDictDataAnswer = Omit<OperationDictData, never> & OperationDictDataWorked
/** What a new one must bring. */
export type OperationDictDataNeeds = "dictType" | "dictLabel" | "dictValue"
/** What its actions are given, by their names. */
export type OperationDictDataInputs = {}
/** Its moves, and who makes them. */
export type OperationDictDataMoves = {}
/** What its schema leaves to code. */
export type OperationDictDataHandlers = {
  actions: never
  moves: never
  computed: never
  writes: true
}
/** A row of its table. */
export type OperationDictDataRow = {
  id: Generated<number>
  type_id: number | null
  dict_type: string
  dict_label: string
  dict_value: string
  dict_sort: Generated<number>
  is_default: Generated<DictDefault>
  status: Generated<DictStatus>
  css_class: Generated<string>
  list_class: Generated<string>
  remark: Generated<string>
  create_by: Generated<string>
  update_by: Generated<string>
  dict_label_grams: string[] | null
  dict_value_grams: string[] | null
  remark_grams: string[] | null
  is_del: Generated<boolean>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
