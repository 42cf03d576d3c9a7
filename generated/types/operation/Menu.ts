// Made from schemas/operation/menu.json. Do not edit: change the source and run `npm run generate`.
import type { MenuType } from '../enumerations';

/**
 * 菜单, as answered.
 */
export interface Menu {
  /**
   * ID
   */
  id: number
  /**
   * 稳定标识
   */
  key?: (string | null)
  /**
   * 上级菜单
   */
  pid?: (number | null)
  /**
   * 菜单类型
   */
  menuType: MenuType
  /**
   * 菜单图标
   */
  icon?: (string | null)
  /**
   * 菜单名称
   */
  name: string
  /**
   * 显示排序
   */
  sort: number
  /**
   * 组件路径
   */
  component?: (string | null)
  /**
   * 权限字符
   */
  perms?: (string | null)
  /**
   * 可见条件
   */
  auth?: (string | null)
  /**
   * 显示状态
   */
  isShow: boolean
  /**
   * 系统菜单类型
   */
  type?: (number | null)
  /**
   * 基础权限
   */
  base?: (boolean | null)
  /**
   * 仅超级管理员授予
   */
  reserved?: (boolean | null)
  /**
   * 仅管理员身份有效
   */
  idle?: (boolean | null)
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
export interface MenuCreate {
  /**
   * 上级菜单
   */
  pid?: (number | null)
  /**
   * 菜单类型
   */
  menuType: MenuType
  /**
   * 菜单图标
   */
  icon?: (string | null)
  /**
   * 菜单名称
   */
  name: string
  /**
   * 显示排序
   */
  sort: number
  /**
   * 组件路径
   */
  component?: (string | null)
  /**
   * 权限字符
   */
  perms?: (string | null)
  /**
   * 可见条件
   */
  auth?: (string | null)
  /**
   * 显示状态
   */
  isShow: boolean
}

/**
 * What update takes.
 *
 */
export interface MenuUpdate {
  /**
   * 上级菜单
   */
  pid?: (number | null)
  /**
   * 菜单类型
   */
  menuType?: MenuType
  /**
   * 菜单图标
   */
  icon?: (string | null)
  /**
   * 菜单名称
   */
  name?: string
  /**
   * 显示排序
   */
  sort?: number
  /**
   * 组件路径
   */
  component?: (string | null)
  /**
   * 权限字符
   */
  perms?: (string | null)
  /**
   * 可见条件
   */
  auth?: (string | null)
  /**
   * 显示状态
   */
  isShow?: boolean
}
