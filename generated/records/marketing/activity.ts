// Made from schemas/marketing/activity.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { ActivityFee, ActivityRefundRule, ActivityStatus, RegistrationQuestion, SignUpStatus } from '../../types/enumerations';

/** 活动, as the server holds it. */
export type MarketingActivity = {
  /** ID */
  id: number
  /** 活动名称 */
  name: string
  /** 活动分类 */
  categoryId: number
  /** 封面图 */
  cover: string
  /** 轮播图 */
  sliderImages: string[]
  /** 主办商户 */
  merId: (number | null)
  /** 报名时间 */
  signStartTime: string
  /** 报名结束时间 */
  signEndTime: string
  /** 活动时间 */
  startTime: string
  /** 活动结束时间 */
  endTime: string
  /** 省份 */
  provinceId: number
  /** 城市 */
  cityId: number
  /** 区县 */
  districtId: number
  /** 省份 */
  province: string
  /** 城市 */
  city: string
  /** 区县 */
  district: string
  /** 活动地点 */
  address: string
  /** 联系人 */
  contactName: string
  /** 联系电话 */
  contactPhone: string
  /** 活动简介 */
  intro: string
  /** 排序 */
  sort: number
  /** 上架 */
  isOpen: boolean
  /** 收费方式 */
  feeType: ActivityFee
  /** 报名费(元) */
  price: (string | null)
  /** 所需积分 */
  integral: (number | null)
  /** 名额 */
  totalLimit: number
  /** 每人限报 */
  userLimit: number
  /** 限会员等级 */
  levelIds: number[]
  /** 退款规则 */
  refundType: ActivityRefundRule | null
  /** 退款截止 */
  refundDeadline: (string | null)
  /** 签到奖励积分 */
  rewardIntegral: number
  /**
   * 报名信息
   *
   * Items: 报名信息
   */
  formFields: {
    /** 名称 */
    label: string
    /** 类型 */
    type: RegistrationQuestion
    /** 必填 */
    required?: (boolean | null)
    /** 选项 */
    options?: (string[] | null)
  }[]
  /** 活动详情 */
  content: string
  /** 报名须知 */
  notice: string
  /** 报名人数 */
  signedNum: number
  /** 报名状态 */
  signStatus: SignUpStatus
  /** 活动状态 */
  status: ActivityStatus
  /** 取消原因 */
  cancelReason: string
  /** 取消时间 */
  cancelTime: (string | null)
  /** 创建时间 */
  createTime: string
}

/** What is worked out beside it. */
export type MarketingActivityWorked = {
  /** 活动分类 */
  categoryName: (string | null)
  /** 主办方 */
  merName: (string | null)
  /** 已签到 */
  verifiedNum: number
}

/** What cancel is given. */
export type MarketingActivityCancel = {
  /** 取消原因 */
  reason: string
}
/** As it is answered. */
export type MarketingActivityAnswer = Omit<MarketingActivity, never> & MarketingActivityWorked
/** What a new one must bring. */
export type MarketingActivityNeeds = "name" | "categoryId" | "cover" | "signStartTime" | "signEndTime" | "startTime" | "endTime" | "provinceId" | "cityId" | "districtId" | "address" | "contactName" | "contactPhone" | "intro" | "formFields" | "content"
/** What its actions are given, by their names. */
export type MarketingActivityInputs = {
  cancel: MarketingActivityCancel
}
/** Its moves, and who makes them. */
export type MarketingActivityMoves = {
  cancel: "platform"
}
/** What its schema leaves to code. */
export type MarketingActivityHandlers = {
  actions: "cancel"
  moves: never
  computed: never
  writes: true
}
/** A row of its table. */
export type MarketingActivityRow = {
  id: Generated<number>
  name: string
  category_id: number
  cover: string
  slider_images: Generated<string[]>
  mer_id: number | null
  sign_start_time: string
  sign_end_time: string
  start_time: string
  end_time: string
  province_id: number
  city_id: number
  district_id: number
  province: Generated<string>
  city: Generated<string>
  district: Generated<string>
  address: string
  contact_name: string
  contact_phone: string
  intro: string
  sort: Generated<number>
  is_open: Generated<boolean>
  fee_type: Generated<ActivityFee>
  price: string | null
  integral: number | null
  total_limit: Generated<number>
  user_limit: Generated<number>
  level_ids: Generated<number[]>
  refund_type: Generated<ActivityRefundRule | null>
  refund_deadline: string | null
  reward_integral: Generated<number>
  form_fields: unknown
  content: string
  notice: Generated<string>
  signed_num: Generated<number>
  sign_status: Generated<SignUpStatus>
  status: Generated<ActivityStatus>
  cancel_reason: Generated<string>
  cancel_time: string | null
  name_grams: string[] | null
  is_del: Generated<boolean>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
