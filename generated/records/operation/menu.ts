// Made from schemas/operation/menu.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { MenuType } from '../../types/enumerations';

/** 菜单, as the server holds it. */
export type OperationMenu = {
  /** ID */
  id: number
  /** 稳定标识 */
  key: string
  /** 上级菜单 */
  pid: number
  /** 菜单类型 */
  menuType: MenuType
  /** 菜单图标 */
  icon: string
  /** 菜单名称 */
  name: string
  /** 显示排序 */
  sort: number
  /** 组件路径 */
  component: string
  /** 权限字符 */
  perms: string
  /** 可见条件 */
  auth: string
  /** 显示状态 */
  isShow: boolean
  /** 系统菜单类型 */
  type: number
  /** 基础权限 */
  base: boolean
  /** 仅超级管理员授予 */
  reserved: boolean
  /** 仅管理员身份有效 */
  idle: boolean
  /** 创建时间 */
  createTime: string
  /** 更新时间 */
  updateTime: string
}

/** What is worked out beside it. */
export type OperationMenuWorked = {
}
/** As it is answered. */
export type OperationMenuAnswer = Omit<OperationMenu, never> & OperationMenuWorked
/** What a new one must bring. */
export type OperationMenuNeeds = "name"
/** What its actions are given, by their names. */
export type OperationMenuInputs = {}
/** Its moves, and who makes them. */
export type OperationMenuMoves = {}
/** What its schema leaves to code. */
export type OperationMenuHandlers = {
  actions: never
  moves: never
  computed: never
  writes: true
}
/** A row of its table. */
export type OperationMenuRow = {
  id: Generated<number>
  key: Generated<string>
  pid: Generated<number>
  menu_type: Generated<MenuType>
  icon: Generated<string>
  name: string
  sort: Generated<number>
  component: Generated<string>
  perms: Generated<string>
  auth: Generated<string>
  is_show: Generated<boolean>
  type: Generated<number>
  base: Generated<boolean>
  reserved: Generated<boolean>
  idle: Generated<boolean>
  name_grams: string[] | null
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
