// Made from schemas/user/level.json. Do not edit: change the source and run `npm run generate`.
/**
 * 会员等级, as answered.
 */
export interface Level {
  /**
   * ID
   */
  id: number
  /**
   * 等级级别
   */
  grade: number
  /**
   * 等级图标
   */
  icon: string
  /**
   * 等级名称
   */
  name: string
  /**
   * 所需成长值
   */
  experience: number
  /**
   * 文字颜色
   */
  backColor: string
  /**
   * 背景图
   */
  backImage: string
  /**
   * 享受折扣
   */
  discount?: (number | null)
  /**
   * 状态
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

/**
 * What create takes.
 *
 */
export interface LevelCreate {
  /**
   * 等级级别
   */
  grade: number
  /**
   * 等级图标
   */
  icon: string
  /**
   * 等级名称
   */
  name: string
  /**
   * 所需成长值
   */
  experience: number
  /**
   * 文字颜色
   */
  backColor: string
  /**
   * 背景图
   */
  backImage: string
}

/**
 * What update takes.
 *
 */
export interface LevelUpdate {
  /**
   * 等级级别
   */
  grade?: number
  /**
   * 等级图标
   */
  icon?: string
  /**
   * 等级名称
   */
  name?: string
  /**
   * 所需成长值
   */
  experience?: number
  /**
   * 文字颜色
   */
  backColor?: string
  /**
   * 背景图
   */
  backImage?: string
}
