// Made from schemas/user/user.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { MemberType, RegisterType, Sex, StaffMemberType } from '../../types/enumerations';

/** 会员, as the server holds it. */
export type UserUser = {
  /** 会员编号 */
  id: number
  /** 会员账号 */
  account: string
  /** 密码 */
  pwd: string
  /** 头像 */
  avatar: string
  /** 会员昵称 */
  nickname: string
  /** 真实姓名 */
  realName: string
  /** 手机号码 */
  phone: string
  /** 身份证号码 */
  identityCardNo: string
  /** 卡号 */
  cardNumber: string
  /** 会员类型 */
  userType: MemberType
  /** 性别 */
  sex: Sex
  /** 生日 */
  birthday: (string | null)
  /** 国家 */
  country: string
  /** 省份 */
  provinceId: (number | null)
  /** 城市 */
  cityId: (number | null)
  /** 区县 */
  districtId: (number | null)
  /** 所在省份 */
  province: string
  /** 所在城市 */
  city: string
  /** 所在区县 */
  district: string
  /** 详细地址 */
  address: string
  /** 会员标签 */
  tagId: number[]
  /** 注册类型 */
  registerType: RegisterType
  /** 创建ip */
  addIp: string
  /** 最后一次登录ip */
  lastIp: string
  /** 关联公众号 */
  isWechatPublic: boolean
  /** 关联小程序 */
  isWechatRoutine: boolean
  /** 关联微信ios */
  isWechatIos: boolean
  /** 关联微信安卓 */
  isWechatAndroid: boolean
  /** 关联ios */
  isBindingIos: boolean
  /** 公众号openid */
  publicOpenid: string
  /** 小程序openid */
  routineOpenid: string
  /** 状态 */
  status: boolean
  /** 是否注销 */
  isLogoff: boolean
  /** 注销时间 */
  logoffTime: (string | null)
  /** 余额 */
  nowMoney: string
  /** 积分 */
  integral: number
  /** 经验 */
  experience: number
  /** 会员等级 */
  level: (number | null)
  /** 连续签到 */
  signNum: number
  /** 消费次数 */
  payCount: number
  /** 付费会员 */
  isPaidMember: boolean
  /** 永久付费会员 */
  isPermanentPaidMember: boolean
  /** 到期时间 */
  paidMemberExpirationTime: (string | null)
  /** 推广员 */
  isPromoter: boolean
  /** 成为分销员时间 */
  promoterTime: (string | null)
  /** 佣金 */
  brokeragePrice: string
  /** 推荐人 */
  spreadUid: (number | null)
  /** 绑定上级推广员时间 */
  spreadTime: (string | null)
  /** 下级人数 */
  spreadCount: number
  /** 会员备注 */
  mark: string
  /** 近次访问 */
  lastLoginTime: (string | null)
  /** 首次访问 */
  createTime: string
}

/** What is worked out beside it. */
export type UserUserWorked = {
  /** 等级级别 */
  grade: (number | null)
  /** 推荐人昵称 */
  spreadName: (string | null)
  /** 上级推广人 */
  spreadNickname: (string | null)
  /** 二级推广人 */
  upperUid: (number | null)
  /** 推广会员数量 */
  spreadPeopleCount: number
  /** 推广订单数量 */
  spreadOrderNum: number
  /** 推广订单金额 */
  spreadOrderTotalPrice: string
  /** 佣金总金额 */
  totalBrokeragePrice: string
  /** 冻结中佣金 */
  freezeBrokeragePrice: string
  /** 已提现金额 */
  extractCountPrice: string
  /** 已提现次数 */
  extractCountNum: number
}

/** What add is given. */
export type UserUserAdd = {
  /** 会员账号 */
  account: string
  /** 会员密码 */
  pwd: string
  /** 真实姓名 */
  realName: string
  /** 会员昵称 */
  nickname: string
  /** 手机号码 */
  phone: string
  /** 身份证号码 */
  identityCardNo?: (string | null)
  /** 会员类型 */
  userType: StaffMemberType
  /** 性别 */
  sex?: Sex | null
  /** 头像 */
  avatar?: (string | null)
  /** 省份 */
  provinceId?: (number | null)
  /** 城市 */
  cityId?: (number | null)
  /** 区县 */
  districtId?: (number | null)
  /** 所在省份 */
  province?: (string | null)
  /** 所在城市 */
  city?: (string | null)
  /** 所在区县 */
  district?: (string | null)
  /** 详细地址 */
  address?: (string | null)
  /** 会员备注 */
  mark?: (string | null)
}

/** What updateSpread is given. */
export type UserUserUpdateSpread = {
  /** 选择会员 */
  spreadUid: number
}

/** What cleanSpread is given. */
export type UserUserCleanSpread = {
}

/** What updateLevel is given. */
export type UserUserUpdateLevel = {
  /** 会员等级 */
  levelId: number
  /** 扣除经验 */
  isSub?: (boolean | null)
}

/** What gift is given. */
export type UserUserGift = {
  /** 会员卡 */
  cardId: number
}

/** What sendCoupon is given. */
export type UserUserSendCoupon = {
  /** 优惠券 */
  couponId: number
}
/** As it is answered. */
export type UserUserAnswer = Omit<UserUser, "pwd" | "publicOpenid" | "routineOpenid"> & UserUserWorked
/** What a new one must bring. */
export type UserUserNeeds = "nickname" | "phone"
/** What its actions are given, by their names. */
export type UserUserInputs = {
  add: UserUserAdd
  updateSpread: UserUserUpdateSpread
  cleanSpread: UserUserCleanSpread
  updateLevel: UserUserUpdateLevel
  gift: UserUserGift
  sendCoupon: UserUserSendCoupon
}
/** Its moves, and who makes them. */
export type UserUserMoves = {}
/** What its schema leaves to code. */
export type UserUserHandlers = {
  actions: "add" | "updateSpread" | "cleanSpread" | "updateLevel" | "gift" | "sendCoupon"
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type UserUserRow = {
  id: Generated<number>
  account: Generated<string>
  pwd: Generated<string>
  avatar: Generated<string>
  nickname: string
  real_name: Generated<string>
  phone: string
  identity_card_no: Generated<string>
  card_number: Generated<string>
  user_type: Generated<MemberType>
  sex: Generated<Sex>
  birthday: string | null
  country: Generated<string>
  province_id: number | null
  city_id: number | null
  district_id: number | null
  province: Generated<string>
  city: Generated<string>
  district: Generated<string>
  address: Generated<string>
  tag_id: Generated<number[]>
  register_type: Generated<RegisterType>
  add_ip: Generated<string>
  last_ip: Generated<string>
  is_wechat_public: Generated<boolean>
  is_wechat_routine: Generated<boolean>
  is_wechat_ios: Generated<boolean>
  is_wechat_android: Generated<boolean>
  is_binding_ios: Generated<boolean>
  public_openid: Generated<string>
  routine_openid: Generated<string>
  status: Generated<boolean>
  is_logoff: Generated<boolean>
  logoff_time: string | null
  now_money: Generated<string>
  integral: Generated<number>
  experience: Generated<number>
  level: number | null
  sign_num: Generated<number>
  pay_count: Generated<number>
  is_paid_member: Generated<boolean>
  is_permanent_paid_member: Generated<boolean>
  paid_member_expiration_time: string | null
  is_promoter: Generated<boolean>
  promoter_time: string | null
  brokerage_price: Generated<string>
  spread_uid: number | null
  spread_time: string | null
  spread_count: Generated<number>
  mark: Generated<string>
  last_login_time: string | null
  nickname_grams: string[] | null
  phone_grams: string[] | null
  is_del: Generated<boolean>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
