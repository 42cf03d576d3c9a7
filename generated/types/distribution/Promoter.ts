// Made from schemas/distribution/promoter.json. Do not edit: change the source and run `npm run generate`.
import type { MemberType, RegisterType, Sex } from '../enumerations';

/**
 * 分销员, as answered.
 */
export interface Promoter {
  /**
   * 会员信息
   */
  nickname: string
  /**
   * 推广会员(一级)数量
   */
  spreadCount?: (number | null)
  /**
   * 未提现金额
   */
  brokeragePrice?: (string | null)
  /**
   * 成为推广员时间
   */
  promoterTime?: (string | null)
  /**
   * 会员编号
   */
  id: number
  /**
   * 会员账号
   */
  account?: (string | null)
  /**
   * 头像
   */
  avatar?: (string | null)
  /**
   * 真实姓名
   */
  realName?: (string | null)
  /**
   * 手机号码
   */
  phone: string
  /**
   * 身份证号码
   */
  identityCardNo?: (string | null)
  /**
   * 卡号
   */
  cardNumber?: (string | null)
  /**
   * 会员类型
   */
  userType?: MemberType | null
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
  provinceId?: (number | null)
  /**
   * 城市
   */
  cityId?: (number | null)
  /**
   * 区县
   */
  districtId?: (number | null)
  /**
   * 所在省份
   */
  province?: (string | null)
  /**
   * 所在城市
   */
  city?: (string | null)
  /**
   * 所在区县
   */
  district?: (string | null)
  /**
   * 详细地址
   */
  address?: (string | null)
  /**
   * 会员标签
   */
  tagId?: number[]
  /**
   * 注册类型
   */
  registerType?: RegisterType | null
  /**
   * 创建ip
   */
  addIp?: (string | null)
  /**
   * 最后一次登录ip
   */
  lastIp?: (string | null)
  /**
   * 关联公众号
   */
  isWechatPublic?: (boolean | null)
  /**
   * 关联小程序
   */
  isWechatRoutine?: (boolean | null)
  /**
   * 关联微信ios
   */
  isWechatIos?: (boolean | null)
  /**
   * 关联微信安卓
   */
  isWechatAndroid?: (boolean | null)
  /**
   * 关联ios
   */
  isBindingIos?: (boolean | null)
  /**
   * 状态
   */
  status?: (boolean | null)
  /**
   * 是否注销
   */
  isLogoff?: (boolean | null)
  /**
   * 注销时间
   */
  logoffTime?: (string | null)
  /**
   * 余额
   */
  nowMoney?: (string | null)
  /**
   * 积分
   */
  integral?: (number | null)
  /**
   * 经验
   */
  experience?: (number | null)
  /**
   * 会员等级
   */
  level?: (number | null)
  /**
   * 等级级别
   */
  grade?: (number | null)
  /**
   * 连续签到
   */
  signNum?: (number | null)
  /**
   * 消费次数
   */
  payCount?: (number | null)
  /**
   * 付费会员
   */
  isPaidMember?: (boolean | null)
  /**
   * 永久付费会员
   */
  isPermanentPaidMember?: (boolean | null)
  /**
   * 到期时间
   */
  paidMemberExpirationTime?: (string | null)
  /**
   * 推广员
   */
  isPromoter?: (boolean | null)
  /**
   * 推荐人
   */
  spreadUid?: (number | null)
  /**
   * 推荐人昵称
   */
  spreadName?: (string | null)
  /**
   * 上级推广人
   */
  spreadNickname?: (string | null)
  /**
   * 二级推广人
   */
  upperUid?: (number | null)
  /**
   * 绑定上级推广员时间
   */
  spreadTime?: (string | null)
  /**
   * 推广会员数量
   */
  spreadPeopleCount?: (number | null)
  /**
   * 推广订单数量
   */
  spreadOrderNum?: (number | null)
  /**
   * 推广订单金额
   */
  spreadOrderTotalPrice?: (string | null)
  /**
   * 佣金总金额
   */
  totalBrokeragePrice?: (string | null)
  /**
   * 冻结中佣金
   */
  freezeBrokeragePrice?: (string | null)
  /**
   * 已提现金额
   */
  extractCountPrice?: (string | null)
  /**
   * 已提现次数
   */
  extractCountNum?: (number | null)
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

/**
 * What update takes.
 *
 */
export interface PromoterUpdate {
  /**
   * 会员信息
   */
  nickname?: string
  /**
   * 头像
   */
  avatar?: (string | null)
  /**
   * 真实姓名
   */
  realName?: (string | null)
  /**
   * 手机号码
   */
  phone?: string
  /**
   * 身份证号码
   */
  identityCardNo?: (string | null)
  /**
   * 卡号
   */
  cardNumber?: (string | null)
  /**
   * 会员类型
   */
  userType?: MemberType | null
  /**
   * 性别
   */
  sex?: Sex | null
  /**
   * 生日
   */
  birthday?: (string | null)
  /**
   * 省份
   */
  provinceId?: (number | null)
  /**
   * 城市
   */
  cityId?: (number | null)
  /**
   * 区县
   */
  districtId?: (number | null)
  /**
   * 所在省份
   */
  province?: (string | null)
  /**
   * 所在城市
   */
  city?: (string | null)
  /**
   * 所在区县
   */
  district?: (string | null)
  /**
   * 详细地址
   */
  address?: (string | null)
  /**
   * 会员标签
   */
  tagId?: number[]
  /**
   * 状态
   */
  status?: (boolean | null)
  /**
   * 推广员
   */
  isPromoter?: (boolean | null)
  /**
   * 会员备注
   */
  mark?: (string | null)
}
