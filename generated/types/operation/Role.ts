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
  level?: number
  /**
   * 状态
   */
  status?: boolean
  /**
   * 创建时间
   */
  createTime?: string
  /**
   * 更新时间
   */
  updateTime?: string
}
