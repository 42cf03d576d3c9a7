// Made from schemas/operation/config.json. Do not edit: change the source and run `npm run generate`.
/**
 * 系统配置, as answered.
 */
export interface Config {
  /**
   * ID
   */
  id: number
  /**
   * 字段名称
   */
  name: string
  /**
   * 字段显示文字
   */
  title?: (string | null)
  /**
   * 表单id
   */
  formId: number
  /**
   * 值
   */
  value?: (string | null)
  /**
   * 状态
   */
  status?: (boolean | null)
  /**
   * 创建时间
   */
  createTime?: (string | null)
  /**
   * 更新时间
   */
  updateTime?: (string | null)
}
