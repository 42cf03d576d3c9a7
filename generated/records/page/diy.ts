// Made from schemas/page/diy.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { PageDefault } from '../../types/enumerations';

/** 微页面, as the server holds it. */
export type PageDiy = {
  /** ID */
  id: number
  /** 版本号 */
  version: string
  /** 模板名称 */
  name: string
  /** 页面标题 */
  title: string
  /** 封面图 */
  coverImage: string
  /** 来源模板 */
  templateName: string
  /** 顶部颜色 */
  titleBgColor: string
  /** 标题颜色 */
  titleColor: string
  /** 标题位置 */
  textPosition: number
  /** 使用背景色 */
  isBgColor: boolean
  /** 背景色 */
  colorPicker: string
  /** 使用背景图 */
  isBgPic: boolean
  /** 背景图 */
  bgPic: string
  /** 背景图样式 */
  bgTabVal: number
  /** 是否显示 */
  isShow: boolean
  /** 返回地址 */
  returnAddress: string
  /** 页面内容 */
  value: unknown
  /** 是否使用 */
  status: number
  /** 页面类型 */
  type: number
  /** 是否自定义装修 */
  isDiy: number
  /** 商家样式 */
  serviceStatus: number
  /** 商户ID */
  merId: number
  /** 默认模板 */
  isDefault: PageDefault
  /** 添加时间 */
  addTime: (string | null)
  /** 更新时间 */
  updateTime: string
}

/** What is worked out beside it. */
export type PageDiyWorked = {
}
/** As it is answered. */
export type PageDiyAnswer = Omit<PageDiy, never> & PageDiyWorked
/** What a new one must bring. */
export type PageDiyNeeds = "name"
/** What its actions are given, by their names. */
export type PageDiyInputs = {}
/** Its moves, and who makes them. */
export type PageDiyMoves = {}
/** What its schema leaves to code. */
export type PageDiyHandlers = {
  actions: never
  moves: never
  computed: never
  writes: true
}
/** A row of its table. */
export type PageDiyRow = {
  id: Generated<number>
  version: Generated<string>
  name: string
  title: Generated<string>
  cover_image: Generated<string>
  template_name: Generated<string>
  title_bg_color: Generated<string>
  title_color: Generated<string>
  text_position: Generated<number>
  is_bg_color: Generated<boolean>
  color_picker: Generated<string>
  is_bg_pic: Generated<boolean>
  bg_pic: Generated<string>
  bg_tab_val: Generated<number>
  is_show: Generated<boolean>
  return_address: Generated<string>
  value: unknown
  status: Generated<number>
  type: Generated<number>
  is_diy: Generated<number>
  service_status: Generated<number>
  mer_id: Generated<number>
  is_default: Generated<PageDefault>
  add_time: string | null
  name_grams: string[] | null
  is_del: Generated<boolean>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
