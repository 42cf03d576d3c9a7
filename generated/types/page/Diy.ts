// Made from schemas/page/diy.json. Do not edit: change the source and run `npm run generate`.
import type { PageDefault } from '../enumerations';

/**
 * 微页面, as answered.
 */
export interface Diy {
  /**
   * ID
   */
  id: number
  /**
   * 版本号
   */
  version?: (string | null)
  /**
   * 模板名称
   */
  name: string
  /**
   * 页面标题
   */
  title?: (string | null)
  /**
   * 封面图
   */
  coverImage?: (string | null)
  /**
   * 来源模板
   */
  templateName?: (string | null)
  /**
   * 顶部颜色
   */
  titleBgColor?: (string | null)
  /**
   * 标题颜色
   */
  titleColor?: (string | null)
  /**
   * 标题位置
   */
  textPosition?: (number | null)
  /**
   * 使用背景色
   */
  isBgColor?: (boolean | null)
  /**
   * 背景色
   */
  colorPicker?: (string | null)
  /**
   * 使用背景图
   */
  isBgPic?: (boolean | null)
  /**
   * 背景图
   */
  bgPic?: (string | null)
  /**
   * 背景图样式
   */
  bgTabVal?: (number | null)
  /**
   * 是否显示
   */
  isShow?: (boolean | null)
  /**
   * 返回地址
   */
  returnAddress?: (string | null)
  /**
   * 页面内容
   */
  value?: unknown
  /**
   * 是否使用
   */
  status?: (number | null)
  /**
   * 页面类型
   */
  type?: (number | null)
  /**
   * 是否自定义装修
   */
  isDiy?: (number | null)
  /**
   * 商家样式
   */
  serviceStatus?: (number | null)
  /**
   * 商户ID
   */
  merId?: (number | null)
  /**
   * 默认模板
   */
  isDefault?: PageDefault | null
  /**
   * 添加时间
   */
  addTime?: (string | null)
  /**
   * 更新时间
   */
  updateTime?: (string | null)
}

/**
 * What create takes.
 *
 */
export interface DiyCreate {
  /**
   * 模板名称
   */
  name: string
  /**
   * 页面标题
   */
  title?: (string | null)
  /**
   * 封面图
   */
  coverImage?: (string | null)
  /**
   * 来源模板
   */
  templateName?: (string | null)
  /**
   * 顶部颜色
   */
  titleBgColor?: (string | null)
  /**
   * 标题颜色
   */
  titleColor?: (string | null)
  /**
   * 标题位置
   */
  textPosition?: (number | null)
  /**
   * 使用背景色
   */
  isBgColor?: (boolean | null)
  /**
   * 背景色
   */
  colorPicker?: (string | null)
  /**
   * 使用背景图
   */
  isBgPic?: (boolean | null)
  /**
   * 背景图
   */
  bgPic?: (string | null)
  /**
   * 背景图样式
   */
  bgTabVal?: (number | null)
  /**
   * 是否显示
   */
  isShow?: (boolean | null)
  /**
   * 返回地址
   */
  returnAddress?: (string | null)
  /**
   * 页面内容
   */
  value?: unknown
  /**
   * 是否使用
   */
  status?: (number | null)
  /**
   * 页面类型
   */
  type?: (number | null)
  /**
   * 是否自定义装修
   */
  isDiy?: (number | null)
  /**
   * 商家样式
   */
  serviceStatus?: (number | null)
}

/**
 * What update takes.
 *
 */
export interface DiyUpdate {
  /**
   * 模板名称
   */
  name?: string
  /**
   * 页面标题
   */
  title?: (string | null)
  /**
   * 封面图
   */
  coverImage?: (string | null)
  /**
   * 来源模板
   */
  templateName?: (string | null)
  /**
   * 顶部颜色
   */
  titleBgColor?: (string | null)
  /**
   * 标题颜色
   */
  titleColor?: (string | null)
  /**
   * 标题位置
   */
  textPosition?: (number | null)
  /**
   * 使用背景色
   */
  isBgColor?: (boolean | null)
  /**
   * 背景色
   */
  colorPicker?: (string | null)
  /**
   * 使用背景图
   */
  isBgPic?: (boolean | null)
  /**
   * 背景图
   */
  bgPic?: (string | null)
  /**
   * 背景图样式
   */
  bgTabVal?: (number | null)
  /**
   * 是否显示
   */
  isShow?: (boolean | null)
  /**
   * 返回地址
   */
  returnAddress?: (string | null)
  /**
   * 页面内容
   */
  value?: unknown
  /**
   * 是否使用
   */
  status?: (number | null)
  /**
   * 页面类型
   */
  type?: (number | null)
  /**
   * 是否自定义装修
   */
  isDiy?: (number | null)
  /**
   * 商家样式
   */
  serviceStatus?: (number | null)
}
