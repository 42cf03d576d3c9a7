// Made from schemas/operation/region.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { RegionType } from '../../types/enumerations';

/** 城市区域, as the server holds it. */
export type OperationRegion = {
  /** ID */
  id: number
  /** 区域名称 */
  regionName: string
  /** 区域编码 */
  regionId: number
  /** 上级区域 */
  pid: number
  /** 区域类型 */
  regionType: RegionType | null
  /** 创建时间 */
  createTime: string
  /** 更新时间 */
  updateTime: string
}

/** What is worked out beside it. */
export type OperationRegionWorked = {
}
/** As it is answered. */
export type OperationRegionAnswer = Omit<OperationRegion, never> & OperationRegionWorked
/** What a new one must bring. */
export type OperationRegionNeeds = "regionName" | "regionId"
/** What its actions are given, by their names. */
export type OperationRegionInputs = {}
/** Its moves, and who makes them. */
export type OperationRegionMoves = {}
/** What its schema leaves to code. */
export type OperationRegionHandlers = {
  actions: never
  moves: never
  computed: never
  writes: true
}
/** A row of its table. */
export type OperationRegionRow = {
  id: Generated<number>
  region_name: string
  region_id: number
  pid: Generated<number>
  region_type: RegionType | null
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
