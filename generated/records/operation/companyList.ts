// Made from schemas/operation/companyList.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { Opened } from '../../types/enumerations';

/** 物流公司, as the server holds it. */
export type OperationCompanyList = {
  /** ID */
  id: number
  /** 物流公司名称 */
  name: string
  /** 编码 */
  code: string
  /** 需要月结账号 */
  partnerId: boolean
  /** 需要月结密码 */
  partnerKey: boolean
  /** 需要取件网点 */
  net: boolean
  /** 月结账号 */
  account: string
  /** 月结密码 */
  password: string
  /** 网点名称 */
  netName: string
  /** 排序 */
  sort: number
  /** 是否显示 */
  isShow: boolean
  /** 是否启用 */
  status: Opened
}

/** What is worked out beside it. */
export type OperationCompanyListWorked = {
}
/** As it is answered. */
export type OperationCompanyListAnswer = Omit<OperationCompanyList, "password"> & OperationCompanyListWorked
/** What a new one must bring. */
export type OperationCompanyListNeeds = never
/** What its actions are given, by their names. */
export type OperationCompanyListInputs = {}
/** Its moves, and who makes them. */
export type OperationCompanyListMoves = {}
/** What its schema leaves to code. */
export type OperationCompanyListHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type OperationCompanyListRow = {
  id: Generated<number>
  name: Generated<string>
  code: Generated<string>
  partner_id: Generated<boolean>
  partner_key: Generated<boolean>
  net: Generated<boolean>
  account: Generated<string>
  password: Generated<string>
  net_name: Generated<string>
  sort: Generated<number>
  is_show: Generated<boolean>
  status: Generated<Opened>
  code_grams: string[] | null
  name_grams: string[] | null
  is_del: Generated<boolean>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
