// Made from schemas/product/guarantee.json. Do not edit: change the source and run `npm run generate`.
/**
 * 保障服务, as answered.
 */
export interface Guarantee {
  /**
   * ID
   */
  id: number
  /**
   * 服务条款
   */
  name: string
  /**
   * 服务内容描述
   */
  content: string
  /**
   * 服务条款图标
   */
  icon: string
  /**
   * 排序
   */
  sort: number
  /**
   * 使用商户数
   */
  merNum?: (number | null)
  /**
   * 使用商品数
   */
  proNum?: (number | null)
  /**
   * 创建时间
   */
  createTime?: (string | null)
  /**
   * 更新时间
   */
  updateTime?: (string | null)
  /**
   * 是否显示
   */
  isShow?: (boolean | null)
}

/**
 * What create takes.
 *
 */
export interface GuaranteeCreate {
  /**
   * 服务条款
   */
  name: string
  /**
   * 服务内容描述
   */
  content: string
  /**
   * 服务条款图标
   */
  icon: string
  /**
   * 排序
   */
  sort: number
}

/**
 * What update takes.
 *
 */
export interface GuaranteeUpdate {
  /**
   * 服务条款
   */
  name?: string
  /**
   * 服务内容描述
   */
  content?: string
  /**
   * 服务条款图标
   */
  icon?: string
  /**
   * 排序
   */
  sort?: number
}
