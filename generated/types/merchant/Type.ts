// Made from schemas/merchant/type.json. Do not edit: change the source and run `npm run generate`.
/**
 * 店铺类型, as answered.
 */
export interface Type {
  /**
   * ID
   */
  id: number
  /**
   * 店铺类型名称
   */
  name: string
  /**
   * 店铺类型要求
   */
  info: string
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
export interface TypeCreate {
  /**
   * 店铺类型名称
   */
  name: string
  /**
   * 店铺类型要求
   */
  info: string
}

/**
 * What update takes.
 *
 */
export interface TypeUpdate {
  /**
   * 店铺类型名称
   */
  name?: string
  /**
   * 店铺类型要求
   */
  info?: string
}
