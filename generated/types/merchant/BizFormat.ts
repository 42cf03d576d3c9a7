// Made from schemas/merchant/bizFormat.json. Do not edit: change the source and run `npm run generate`.
/**
 * 业态, as answered.
 */
export interface BizFormat {
  /**
   * ID
   */
  id: number
  /**
   * 图标
   */
  icon?: (string | null)
  /**
   * 业态名称
   */
  name: string
  /**
   * 业态编码
   */
  code: string
  /**
   * 商户数
   */
  merchantNum?: (number | null)
  /**
   * 说明
   */
  info?: (string | null)
  /**
   * 排序
   */
  sort: number
  /**
   * 状态
   */
  status: boolean
  /**
   * 添加时间
   */
  createTime?: (string | null)
  /**
   * 更新时间
   */
  updateTime?: (string | null)
}

/**
 * What create takes.
 *
 */
export interface BizFormatCreate {
  /**
   * 图标
   */
  icon?: (string | null)
  /**
   * 业态名称
   */
  name: string
  /**
   * 业态编码
   */
  code: string
  /**
   * 说明
   */
  info?: (string | null)
  /**
   * 排序
   */
  sort: number
  /**
   * 状态
   */
  status: boolean
}

/**
 * What update takes.
 *
 */
export interface BizFormatUpdate {
  /**
   * 图标
   */
  icon?: (string | null)
  /**
   * 业态名称
   */
  name?: string
  /**
   * 业态编码
   */
  code?: string
  /**
   * 说明
   */
  info?: (string | null)
  /**
   * 排序
   */
  sort?: number
  /**
   * 状态
   */
  status?: boolean
}
