// Made from schemas/product/tag.json. Do not edit: change the source and run `npm run generate`.
import type { TagOwner, TagPosition, TagScope } from '../enumerations';

/**
 * 商品标签, as answered.
 */
export interface Tag {
  /**
   * ID
   */
  id: number
  /**
   * 标签名称
   */
  tagName: string
  /**
   * 标签说明
   */
  tagNote?: (string | null)
  /**
   * 生效时间
   */
  startTime: string
  /**
   * 生效结束时间
   */
  endTime: string
  /**
   * 状态
   */
  status: boolean
  /**
   * 创建时间
   */
  createTime?: (string | null)
  /**
   * 更新时间
   */
  updateTime?: (string | null)
  /**
   * 商城中的位置
   */
  position: TagPosition
  /**
   * 排序
   */
  sort: number
  /**
   * 归属方
   */
  owner?: TagOwner | null
  /**
   * 商品参与类型
   */
  playType?: TagScope | null
  /**
   * 参与范围
   */
  playProducts?: number[]
}

/**
 * What create takes.
 *
 */
export interface TagCreate {
  /**
   * 标签名称
   */
  tagName: string
  /**
   * 标签说明
   */
  tagNote?: (string | null)
  /**
   * 生效时间
   */
  startTime: string
  /**
   * 生效结束时间
   */
  endTime: string
  /**
   * 状态
   */
  status: boolean
  /**
   * 商城中的位置
   */
  position: TagPosition
  /**
   * 排序
   */
  sort: number
  /**
   * 归属方
   */
  owner?: TagOwner | null
  /**
   * 商品参与类型
   */
  playType?: TagScope | null
  /**
   * 参与范围
   */
  playProducts?: number[]
}

/**
 * What update takes.
 *
 */
export interface TagUpdate {
  /**
   * 标签名称
   */
  tagName?: string
  /**
   * 标签说明
   */
  tagNote?: (string | null)
  /**
   * 生效时间
   */
  startTime?: string
  /**
   * 生效结束时间
   */
  endTime?: string
  /**
   * 状态
   */
  status?: boolean
  /**
   * 商城中的位置
   */
  position?: TagPosition
  /**
   * 排序
   */
  sort?: number
  /**
   * 归属方
   */
  owner?: TagOwner | null
  /**
   * 商品参与类型
   */
  playType?: TagScope | null
  /**
   * 参与范围
   */
  playProducts?: number[]
}
