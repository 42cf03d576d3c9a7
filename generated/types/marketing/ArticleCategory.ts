// Made from schemas/marketing/articleCategory.json. Do not edit: change the source and run `npm run generate`.
/**
 * 文章分类, as answered.
 */
export interface ArticleCategory {
  /**
   * ID
   */
  id: number
  /**
   * 分类名称
   */
  name: string
  /**
   * 上级分类
   */
  pid?: (number | null)
  /**
   * 分类图标
   */
  icon?: (string | null)
  /**
   * 排序
   */
  sort: number
  /**
   * 状态
   */
  status?: (boolean | null)
}

/**
 * What create takes.
 *
 */
export interface ArticleCategoryCreate {
  /**
   * 分类名称
   */
  name: string
  /**
   * 上级分类
   */
  pid?: (number | null)
  /**
   * 分类图标
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
export interface ArticleCategoryUpdate {
  /**
   * 分类名称
   */
  name?: string
  /**
   * 上级分类
   */
  pid?: (number | null)
  /**
   * 分类图标
   */
  icon?: (string | null)
  /**
   * 排序
   */
  sort?: number
}
