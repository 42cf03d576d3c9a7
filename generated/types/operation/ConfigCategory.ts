// Made from schemas/operation/configCategory.json. Do not edit: change the source and run `npm run generate`.
import type { CategoryType } from '../enumerations';

/**
 * 配置分类, as answered.
 */
export interface ConfigCategory {
  /**
   * ID
   */
  id: number
  /**
   * 父级
   */
  pid?: (number | null)
  /**
   * 分类名称
   */
  name: string
  /**
   * 英文名称
   */
  url: string
  /**
   * 已关联的表单
   */
  extra?: (string | null)
  /**
   * 排序
   */
  sort: number
  /**
   * 状态
   */
  status?: (boolean | null)
  /**
   * 类型
   */
  type?: CategoryType | null
  /**
   * 路径
   */
  path?: (string | null)
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
export interface ConfigCategoryCreate {
  /**
   * 父级
   */
  pid?: (number | null)
  /**
   * 分类名称
   */
  name: string
  /**
   * 英文名称
   */
  url: string
  /**
   * 已关联的表单
   */
  extra?: (string | null)
  /**
   * 排序
   */
  sort: number
  /**
   * 状态
   */
  status?: (boolean | null)
  /**
   * 类型
   */
  type?: CategoryType | null
}

/**
 * What update takes.
 *
 */
export interface ConfigCategoryUpdate {
  /**
   * 父级
   */
  pid?: (number | null)
  /**
   * 分类名称
   */
  name?: string
  /**
   * 英文名称
   */
  url?: string
  /**
   * 已关联的表单
   */
  extra?: (string | null)
  /**
   * 排序
   */
  sort?: number
  /**
   * 状态
   */
  status?: (boolean | null)
  /**
   * 类型
   */
  type?: CategoryType | null
}
