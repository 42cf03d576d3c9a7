// Made from schemas/operation/admin.json. Do not edit: change the source and run `npm run generate`.
/**
 * 管理员, as answered.
 */
export interface Admin {
  /**
   * ID
   */
  id: number
  /**
   * 管理员账号
   */
  account: string
  /**
   * 管理员姓名
   */
  realName: string
  /**
   * 管理员头像
   */
  headerImage?: (string | null)
  /**
   * 管理员身份
   */
  roles: number[]
  /**
   * 身份
   */
  roleNames?: string[]
  /**
   * 手机号
   */
  phone?: (string | null)
  /**
   * 最后登录时间
   */
  lastTime?: (string | null)
  /**
   * 最后登录IP
   */
  lastIp?: (string | null)
  /**
   * 状态
   */
  status: boolean
  /**
   * 删除标记
   */
  isDel?: (boolean | null)
  /**
   * 登录次数
   */
  loginCount?: (number | null)
  /**
   * 管理员级别
   */
  level?: (number | null)
  /**
   * 管理员类型
   */
  type?: (number | null)
  /**
   * 是否接收短信
   */
  isSms?: (boolean | null)
  /**
   * 须修改密码
   */
  passwordChangeDue?: (boolean | null)
  /**
   * 密码由他人设置的时间
   */
  passwordGivenTime?: (string | null)
  /**
   * 微信OpenID
   */
  wechatOpenid?: (string | null)
  /**
   * 添加时间
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
export interface AdminCreate {
  /**
   * 管理员账号
   */
  account: string
  /**
   * 管理员密码
   */
  pwd?: (string | null)
  /**
   * 确认密码
   */
  repwd?: (string | null)
  /**
   * 管理员姓名
   */
  realName: string
  /**
   * 管理员身份
   */
  roles: number[]
  /**
   * 手机号
   */
  phone?: (string | null)
  /**
   * 状态
   */
  status: boolean
}

/**
 * What update takes.
 *
 */
export interface AdminUpdate {
  /**
   * 管理员账号
   */
  account?: string
  /**
   * 管理员姓名
   */
  realName?: string
  /**
   * 管理员身份
   */
  roles?: number[]
  /**
   * 手机号
   */
  phone?: (string | null)
  /**
   * 状态
   */
  status?: boolean
}
