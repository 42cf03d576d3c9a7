// Made from schemas/product/brand.json. Do not edit: change the source and run `npm run generate`.
/**
 * 品牌, as answered.
 */
export interface Brand {
  /**
   * ID
   */
  id: number
  /**
   * 品牌名称
   */
  name: string
  /**
   * 商品分类
   */
  categoryIds: number[]
  /**
   * 品牌图标
   */
  icon?: (string | null)
  /**
   * 排序
   */
  sort: number
  /**
   * 创建时间
   */
  createTime?: (string | null)
  /**
   * 是否显示
   */
  isShow?: (boolean | null)
}

/**
 * What create takes.
 *
 */
export interface BrandCreate {
  /**
   * 品牌名称
   */
  name: string
  /**
   * 商品分类
   */
  categoryIds: number[]
  /**
   * 品牌图标
   */
  icon?: (string | null)
  /**
   * 排序
   */
  sort: number
}

/**
 * What update takes.
 *
 */
export interface BrandUpdate {
  /**
   * 品牌名称
   */
  name?: string
  /**
   * 商品分类
   */
  categoryIds?: number[]
  /**
   * 品牌图标
   */
  icon?: (string | null)
  /**
   * 排序
   */
  sort?: number
}
