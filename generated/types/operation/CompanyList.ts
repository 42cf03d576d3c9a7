// Made from schemas/operation/companyList.json. Do not edit: change the source and run `npm run generate`.
import type { Opened } from '../enumerations';

/**
 * 物流公司, as answered.
 */
export interface CompanyList {
  /**
   * ID
   */
  id: number
  /**
   * 物流公司名称
   */
  name?: string
  /**
   * 编码
   */
  code?: string
  /**
   * 需要月结账号
   */
  partnerId?: boolean
  /**
   * 需要月结密码
   */
  partnerKey?: boolean
  /**
   * 需要取件网点
   */
  net?: boolean
  /**
   * 月结账号
   */
  account?: string
  /**
   * 网点名称
   */
  netName?: string
  /**
   * 排序
   */
  sort: number
  /**
   * 是否显示
   */
  isShow?: boolean
  /**
   * 是否启用
   */
  status: Opened
}

/**
 * What update takes.
 *
 */
export interface CompanyListUpdate {
  /**
   * 月结账号
   */
  account?: string
  /**
   * 月结密码
   */
  password?: string
  /**
   * 网点名称
   */
  netName?: string
  /**
   * 排序
   */
  sort?: number
  /**
   * 是否启用
   */
  status?: Opened
}
