// Made from schemas/media/category.json. Do not edit: change the source and run `npm run generate`.
import type { CategoryType } from '../enumerations';

/**
 * 分类, as answered.
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
   * 上级分类
   */
  pid: number
  /**
   * 路径
   */
  path?: (string | null)
  /**
   * 类型
   */
  type: CategoryType
  /**
   * 排序
   */
  sort: number
  /**
   * 状态
   */
  status?: (boolean | null)
  /**
   * 地址
   */
  url?: (string | null)
  /**
   * 扩展字段
   */
  extra?: (string | null)
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
   * 上级分类
   */
  pid: number
  /**
   * 类型
   */
  type: CategoryType
  /**
   * 排序
   */
  sort: number
  /**
   * 状态
   */
  status?: (boolean | null)
  /**
   * 地址
   */
  url?: (string | null)
  /**
   * 扩展字段
   */
  extra?: (string | null)
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
   * 上级分类
   */
  pid?: number
  /**
   * 类型
   */
  type?: CategoryType
  /**
   * 排序
   */
  sort?: number
  /**
   * 状态
   */
  status?: (boolean | null)
  /**
   * 地址
   */
  url?: (string | null)
  /**
   * 扩展字段
   */
  extra?: (string | null)
}
