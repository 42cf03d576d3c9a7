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
   * 管理员角色
   */
  roles: number[]
  /**
   * 最后登录IP
   */
  lastIp?: (string | null)
  /**
   * 最后登录时间
   */
  lastTime?: (string | null)
  /**
   * 登录次数
   */
  loginCount?: (number | null)
  /**
   * 管理员级别
   */
  level?: (number | null)
  /**
   * 管理员状态
   */
  status?: (boolean | null)
  /**
   * 手机号码
   */
  phone?: (string | null)
  /**
   * 是否接收短信
   */
  isSms?: (boolean | null)
  /**
   * 须修改密码
   */
  passwordChangeDue?: (boolean | null)
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
