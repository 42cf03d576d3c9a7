// Made from schemas/marketing/article.json. Do not edit: change the source and run `npm run generate`.
/**
 * 文章, as answered.
 */
export interface Article {
  /**
   * ID
   */
  id: number
  /**
   * 图文封面
   */
  cover: string
  /**
   * 标题
   */
  title: string
  /**
   * 作者
   */
  author: string
  /**
   * 文章分类
   */
  cid: number
  /**
   * 文章简介
   */
  synopsis: string
  /**
   * 文章内容
   */
  content: string
  /**
   * 外部链接
   */
  url?: (string | null)
  /**
   * 浏览量
   */
  visit?: (number | null)
  /**
   * 是否Banner
   */
  isBanner: boolean
  /**
   * 是否热门
   */
  isHot: boolean
  /**
   * 排序
   */
  sort?: (number | null)
  /**
   * 创建时间
   */
  createTime?: (string | null)
  /**
   * 更新时间
   */
  updateTime?: (string | null)
  /**
   * 状态
   */
  status?: (boolean | null)
}

/**
 * What create takes.
 *
 */
export interface ArticleCreate {
  /**
   * 图文封面
   */
  cover: string
  /**
   * 标题
   */
  title: string
  /**
   * 作者
   */
  author: string
  /**
   * 文章分类
   */
  cid: number
  /**
   * 文章简介
   */
  synopsis: string
  /**
   * 文章内容
   */
  content: string
  /**
   * 外部链接
   */
  url?: (string | null)
  /**
   * 是否Banner
   */
  isBanner: boolean
  /**
   * 是否热门
   */
  isHot: boolean
  /**
   * 排序
   */
  sort?: (number | null)
}

/**
 * What update takes.
 *
 */
export interface ArticleUpdate {
  /**
   * 图文封面
   */
  cover?: string
  /**
   * 标题
   */
  title?: string
  /**
   * 作者
   */
  author?: string
  /**
   * 文章分类
   */
  cid?: number
  /**
   * 文章简介
   */
  synopsis?: string
  /**
   * 文章内容
   */
  content?: string
  /**
   * 是否Banner
   */
  isBanner?: boolean
  /**
   * 是否热门
   */
  isHot?: boolean
  /**
   * 排序
   */
  sort?: (number | null)
}
