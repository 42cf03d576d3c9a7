// Made from schemas/user/user.json. Do not edit: change the source and run `npm run generate`.
import type { RegisterType, Sex } from '../enumerations';

/**
 * 会员, as answered.
 */
export interface User {
  /**
   * ID
   */
  id: number
  /**
   * 头像
   */
  avatar?: (string | null)
  /**
   * 会员昵称
   */
  nickname: string
  /**
   * 真实姓名
   */
  realName?: (string | null)
  /**
   * 性别
   */
  sex?: Sex | null
  /**
   * 生日
   */
  birthday?: (string | null)
  /**
   * 国家
   */
  country?: (string | null)
  /**
   * 省份
   */
  province?: (string | null)
  /**
   * 城市
   */
  city?: (string | null)
  /**
   * 会员标签
   */
  tagId?: number[]
  /**
   * 注册类型
   */
  registerType?: RegisterType | null
  /**
   * 会员身份
   */
  isPromoter?: (boolean | null)
  /**
   * 状态
   */
  status?: (boolean | null)
  /**
   * 是否注销
   */
  isLogoff?: (boolean | null)
  /**
   * 余额
   */
  nowMoney?: (string | null)
  /**
   * 积分
   */
  integral?: (number | null)
  /**
   * 消费次数
   */
  payCount?: (number | null)
  /**
   * 推荐人
   */
  spreadUid?: (number | null)
  /**
   * 推荐人昵称
   */
  spreadName?: (string | null)
  /**
   * 会员备注
   */
  mark?: (string | null)
  /**
   * 近次访问
   */
  lastLoginTime?: (string | null)
  /**
   * 首次访问
   */
  createTime?: (string | null)
}
