// Made from schemas/merchant/menu.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { MenuType } from '../../types/enumerations';

/** 商户菜单, as the server holds it. */
export type MerchantMenu = {
  /** ID */
  id: number
  /** 上级菜单 */
  pid: number
  /** 菜单类型 */
  menuType: MenuType
  /** 菜单图标 */
  icon: string
  /** 菜单名称 */
  name: string
  /** 组件路径 */
  component: string
  /** 显示排序 */
  sort: number
  /** 权限字符 */
  perms: string
  /** 显示状态 */
  isShow: boolean
  /** 系统菜单类型 */
  type: number
  /** 创建时间 */
  createTime: string
  /** 更新时间 */
  updateTime: string
}

/** What is worked out beside it. */
export type MerchantMenuWorked = {
}
/** As it is answered. */
export type MerchantMenuAnswer = Omit<MerchantMenu, never> & MerchantMenuWorked
/** What a new one must bring. */
export type MerchantMenuNeeds = "name"
/** What its actions are given, by their names. */
export type MerchantMenuInputs = {}
/** Its moves, and who makes them. */
export type MerchantMenuMoves = {}
/** What its schema leaves to code. */
export type MerchantMenuHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type MerchantMenuRow = {
  id: Generated<number>
  pid: Generated<number>
  menu_type: Generated<MenuType>
  icon: Generated<string>
  name: string
  component: Generated<string>
  sort: Generated<number>
  perms: Generated<string>
  is_show: Generated<boolean>
  type: Generated<number>
  name_grams: string[] | null
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
