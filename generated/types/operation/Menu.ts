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
  key?: string
  /**
   * 父级
   */
  pid?: number
  /**
   * 名称
   */
  name: string
  /**
   * 图标
   */
  icon?: string
  /**
   * 权限标识
   */
  perms?: string
  /**
   * 组件路径
   */
  component?: string
  /**
   * 类型
   */
  menuType: MenuType
  /**
   * 排序
   */
  sort: number
  /**
   * 显示状态
   */
  isShow?: boolean
  /**
   * 创建时间
   */
  createTime?: string
  /**
   * 更新时间
   */
  updateTime?: string
}
