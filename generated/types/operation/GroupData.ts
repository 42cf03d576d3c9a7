// Made from schemas/operation/groupData.json. Do not edit: change the source and run `npm run generate`.
/**
 * 组合数据, as answered.
 */
export interface GroupData {
  /**
   * 编号
   */
  id: number
  /**
   * 数据组
   */
  gid: number
  /**
   * 数据
   */
  value?: unknown
  /**
   * 排序
   */
  sort: number
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
}
