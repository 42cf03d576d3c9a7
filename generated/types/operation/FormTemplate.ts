// Made from schemas/operation/formTemplate.json. Do not edit: change the source and run `npm run generate`.
/**
 * 表单配置, as answered.
 */
export interface FormTemplate {
  /**
   * ID
   */
  id: number
  /**
   * 名称
   */
  name: string
  /**
   * 描述
   */
  info: string
  /**
   * 表单内容
   */
  content: string
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
export interface FormTemplateCreate {
  /**
   * 名称
   */
  name: string
  /**
   * 描述
   */
  info: string
  /**
   * 表单内容
   */
  content: string
}

/**
 * What update takes.
 *
 */
export interface FormTemplateUpdate {
  /**
   * 名称
   */
  name?: string
  /**
   * 描述
   */
  info?: string
  /**
   * 表单内容
   */
  content?: string
}
