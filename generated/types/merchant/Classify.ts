// Made from schemas/merchant/classify.json. Do not edit: change the source and run `npm run generate`.
/**
 * 商户分类, as answered.
 */
export interface Classify {
  /**
   * ID
   */
  id: number
  /**
   * 分类名称
   */
  name: string
  /**
   * 手续费(%)
   */
  handlingFee: number
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
export interface ClassifyCreate {
  /**
   * 分类名称
   */
  name: string
  /**
   * 手续费(%)
   */
  handlingFee: number
}

/**
 * What update takes.
 *
 */
export interface ClassifyUpdate {
  /**
   * 分类名称
   */
  name?: string
  /**
   * 手续费(%)
   */
  handlingFee?: number
}
