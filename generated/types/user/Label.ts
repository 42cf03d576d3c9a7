// Made from schemas/user/label.json. Do not edit: change the source and run `npm run generate`.
/**
 * 会员标签, as answered.
 */
export interface Label {
  /**
   * ID
   */
  id: number
  /**
   * 标签名称
   */
  name: string
}

/**
 * What create takes.
 *
 */
export interface LabelCreate {
  /**
   * 标签名称
   */
  name: string
}

/**
 * What update takes.
 *
 */
export interface LabelUpdate {
  /**
   * 标签名称
   */
  name?: string
}
