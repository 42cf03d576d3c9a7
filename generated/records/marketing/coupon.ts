// Made from schemas/marketing/coupon.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { CouponCategory, CouponHolders, CouponReceiveType } from '../../types/enumerations';

/** 优惠券, as the server holds it. */
export type MarketingCoupon = {
  /** ID */
  id: number
  /** 优惠券名称 */
  name: string
  /** 优惠券面值(元) */
  money: number
  /** 使用门槛(元) */
  minPrice: number
  /** 领取方式 */
  receiveType: CouponReceiveType
  /** 领取时间 */
  isTimeReceive: (boolean | null)
  /** 领取时间段 */
  receiveStartTime: (string | null)
  /** 领取结束时间 */
  receiveEndTime: (string | null)
  /** 使用有效期 */
  isFixedTime: boolean
  /** 有效天数 */
  day: (number | null)
  /** 有效时间段 */
  useStartTime: (string | null)
  /** 有效结束时间 */
  useEndTime: (string | null)
  /** 发布数量 */
  isLimited: boolean
  /** 数量(张) */
  total: (number | null)
  /** 增加数量(张) */
  num: (number | null)
  /** 剩余数量 */
  lastTotal: number
  /** 重复领取 */
  isRepeated: boolean
  /** 是否开启 */
  status: boolean
  /** 使用范围 */
  category: CouponCategory
  /** 适用对象 */
  linkedData: number[]
  /** 已删除 */
  isDel: boolean
  /** 已领取的券 */
  holders: CouponHolders
  /** 创建时间 */
  createTime: string
  /** 更新时间 */
  updateTime: string
}

/** What is worked out beside it. */
export type MarketingCouponWorked = {
  /** 适用对象 */
  linkedDataStr: (string | null)
  /** 适用商品 */
  productList: Pick<import('../product/product').ProductProductAnswer, "id" | "image" | "name" | "price" | "stock">[]
  /** 适用商户 */
  merchantList: (Pick<import('../merchant/merchant').MerchantMerchantAnswer, "id" | "avatar" | "name" | "categoryId" | "typeId" | "handlingFee" | "keywords" | "province" | "city" | "district" | "addressDetail" | "latitude" | "longitude" | "isSelf" | "isRecommend" | "isSwitch" | "productSwitch" | "isTakeTheir" | "remark" | "qualificationPicture" | "backImage" | "rectangleLogo" | "coverImage" | "streetBackImage" | "intro" | "copyProductNum" | "starLevel" | "pcBanner" | "pcBackImage" | "sort" | "createType" | "createId" | "adminId" | "receiptPrintingSwitch" | "createTime" | "updateTime" | "pcLogo" | "pcGoodStoreCoverImage"> & { isDel: false; realName: null; email: null; phone: null; balance: null })[]
  /** 已发放数量 */
  issuedNum: number
  /** 已使用数量 */
  usedNum: number
  /** 使用率 */
  useRate: (string | null)
  /** 带来订单数 */
  orderNum: (number | null)
  /** 带来订单金额(元) */
  orderMoney: (string | null)
  /** 门店核销消费(元) */
  verifyMoney: (string | null)
}
/** As it is answered. */
export type MarketingCouponAnswer = Omit<MarketingCoupon, "num"> & MarketingCouponWorked
/** What a new one must bring. */
export type MarketingCouponNeeds = "name"
/** What its actions are given, by their names. */
export type MarketingCouponInputs = {}
/** Its moves, and who makes them. */
export type MarketingCouponMoves = {}
/** What its schema leaves to code. */
export type MarketingCouponHandlers = {
  actions: never
  moves: never
  computed: "linkedDataStr" | "useRate" | "orderNum" | "orderMoney" | "verifyMoney"
  writes: true
}
/** A row of its table. */
export type MarketingCouponRow = {
  id: Generated<number>
  name: string
  money: Generated<number>
  min_price: Generated<number>
  receive_type: Generated<CouponReceiveType>
  is_time_receive: Generated<boolean | null>
  receive_start_time: string | null
  receive_end_time: string | null
  is_fixed_time: Generated<boolean>
  day: Generated<number | null>
  use_start_time: string | null
  use_end_time: string | null
  is_limited: Generated<boolean>
  total: Generated<number | null>
  num: Generated<number | null>
  last_total: Generated<number>
  is_repeated: Generated<boolean>
  status: Generated<boolean>
  category: Generated<CouponCategory>
  linked_data: Generated<number[]>
  holders: Generated<CouponHolders>
  name_grams: string[] | null
  is_del: Generated<boolean>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
