// Made from schemas/merchant/shopGroup.json. Do not edit: change the source and run `npm run generate`.
/**
 * 店铺分组, as answered.
 */
export interface ShopGroup {
  /**
   * ID
   */
  id: number
  /**
   * 分组名称
   */
  name: string
  /**
   * 店铺数
   */
  merchantNum?: (number | null)
  /**
   * 选择店铺
   */
  merIds?: number[]
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
export interface ShopGroupCreate {
  /**
   * 分组名称
   */
  name: string
  /**
   * 选择店铺
   */
  merIds?: number[]
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
export interface ShopGroupUpdate {
  /**
   * 分组名称
   */
  name?: string
  /**
   * 选择店铺
   */
  merIds?: number[]
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
