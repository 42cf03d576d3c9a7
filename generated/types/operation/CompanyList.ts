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
  name?: (string | null)
  /**
   * 编码
   */
  code?: (string | null)
  /**
   * 需要月结账号
   */
  partnerId?: (boolean | null)
  /**
   * 需要月结密码
   */
  partnerKey?: (boolean | null)
  /**
   * 需要取件网点
   */
  net?: (boolean | null)
  /**
   * 月结账号
   */
  account?: (string | null)
  /**
   * 网点名称
   */
  netName?: (string | null)
  /**
   * 排序
   */
  sort: number
  /**
   * 是否显示
   */
  isShow?: (boolean | null)
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
  account?: (string | null)
  /**
   * 月结密码
   */
  password?: (string | null)
  /**
   * 网点名称
   */
  netName?: (string | null)
  /**
   * 排序
   */
  sort?: number
  /**
   * 是否启用
   */
  status?: Opened
}
