// Made from schemas/operation/group.json. Do not edit: change the source and run `npm run generate`.
/**
 * 数据组, as answered.
 */
export interface Group {
  /**
   * ID
   */
  id: number
  /**
   * 数据组名称
   */
  name: string
  /**
   * 数据简介
   */
  info: string
  /**
   * 表单数据ID
   */
  formId: number
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
export interface GroupCreate {
  /**
   * 数据组名称
   */
  name: string
  /**
   * 数据简介
   */
  info: string
  /**
   * 表单数据ID
   */
  formId: number
}

/**
 * What update takes.
 *
 */
export interface GroupUpdate {
  /**
   * 数据组名称
   */
  name?: string
  /**
   * 数据简介
   */
  info?: string
  /**
   * 表单数据ID
   */
  formId?: number
}
