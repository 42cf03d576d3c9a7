// Made from schemas/product/category.json. Do not edit: change the source and run `npm run generate`.
/**
 * 商品分类, as answered.
 */
export interface Category {
  /**
   * ID
   */
  id: number
  /**
   * 分类名称
   */
  name: string
  /**
   * 父级
   */
  pid: number
  /**
   * 分类图标
   */
  icon?: (string | null)
  /**
   * 级别
   */
  level?: (number | null)
  /**
   * 排序
   */
  sort: number
  /**
   * 状态
   */
  isShow?: (boolean | null)
  /**
   * 创建时间
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
export interface CategoryCreate {
  /**
   * 分类名称
   */
  name: string
  /**
   * 父级
   */
  pid: number
  /**
   * 分类图标
   */
  icon?: (string | null)
  /**
   * 级别
   */
  level?: (number | null)
  /**
   * 排序
   */
  sort: number
}

/**
 * What update takes.
 *
 */
export interface CategoryUpdate {
  /**
   * 分类名称
   */
  name?: string
  /**
   * 父级
   */
  pid?: number
  /**
   * 分类图标
   */
  icon?: (string | null)
  /**
   * 级别
   */
  level?: (number | null)
  /**
   * 排序
   */
  sort?: number
}
