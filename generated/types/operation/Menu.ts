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
   * 父级
   */
  pid?: (number | null)
  /**
   * 名称
   */
  name: string
  /**
   * 图标
   */
  icon?: (string | null)
  /**
   * 权限标识
   */
  perms?: (string | null)
  /**
   * 组件路径
   */
  component?: (string | null)
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
  isShow?: (boolean | null)
  /**
   * 创建时间
   */
  createTime?: (string | null)
  /**
   * 更新时间
   */
  updateTime?: (string | null)
}
