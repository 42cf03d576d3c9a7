// Made from schemas/merchant/admin.json. Do not edit: change the source and run `npm run generate`.
/**
 * 商户管理账号, as answered.
 */
export interface Admin {
  /**
   * ID
   */
  id: number
  /**
   * 账号
   */
  account: string
  /**
   * 姓名
   */
  realName: string
  /**
   * 手机号
   */
  phone?: (string | null)
  /**
   * 是否接收短信
   */
  isSms?: (boolean | null)
  /**
   * 状态
   */
  status?: (boolean | null)
  /**
   * 须修改密码
   */
  passwordChangeDue?: (boolean | null)
  /**
   * 创建时间
   */
  createTime?: (string | null)
  /**
   * 更新时间
   */
  updateTime?: (string | null)
}
