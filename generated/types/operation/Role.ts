// Made from schemas/operation/role.json. Do not edit: change the source and run `npm run generate`.
/**
 * 角色, as answered.
 */
export interface Role {
  /**
   * ID
   */
  id: number
  /**
   * 角色名称
   */
  roleName: string
  /**
   * 角色编码
   */
  code: string
  /**
   * 角色权限
   */
  rules?: number[]
  /**
   * 级别
   */
  level?: (number | null)
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
