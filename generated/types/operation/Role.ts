// Made from schemas/operation/role.json. Do not edit: change the source and run `npm run generate`.
/**
 * 角色, as answered.
 */
export interface Role {
  /**
   * 角色编号
   */
  id: number
  /**
   * 角色名称
   */
  roleName: string
  /**
   * 角色编码
   */
  code?: (string | null)
  /**
   * 状态
   */
  status: boolean
  /**
   * 菜单权限
   */
  rules: number[]
  /**
   * 级别
   */
  level?: (number | null)
  /**
   * 类型
   */
  type?: (number | null)
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
export interface RoleCreate {
  /**
   * 角色名称
   */
  roleName: string
  /**
   * 角色编码
   */
  code?: (string | null)
  /**
   * 状态
   */
  status: boolean
  /**
   * 菜单权限
   */
  rules: number[]
}

/**
 * What update takes.
 *
 */
export interface RoleUpdate {
  /**
   * 角色名称
   */
  roleName?: string
  /**
   * 状态
   */
  status?: boolean
  /**
   * 菜单权限
   */
  rules?: number[]
}
