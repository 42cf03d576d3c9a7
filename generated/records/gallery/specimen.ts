// Made from schemas/gallery/specimen.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { AuditStatus, MemberCardType, RegisterType, SpecimenSubject } from '../../types/enumerations';

/** 标本, as the server holds it. */
export type GallerySpecimen = {
  /** ID */
  id: number
  /** 标本名称 */
  name: string
  /** 所属组别 */
  familyId: number
  /** 简介 */
  introduction: string
  /** 口令 */
  secret: string
  /** 编号 */
  code: string
  /** 面值 */
  amount: string
  /** 重量 */
  weight: (string | null)
  /** 数量 */
  quantity: number
  /** 是否显示 */
  isShow: boolean
  /** 级别 */
  level: MemberCardType
  /** 来源渠道 */
  channel: RegisterType | null
  /** 审核状态 */
  status: AuditStatus
  /** 拒绝原因 */
  rejectReason: string
  /** 制作日期 */
  madeOn: (string | null)
  /** 发布时间 */
  publishTime: (string | null)
  /** 有效期 */
  validity: (string[] | null)
  /** 开放时间 */
  openTime: string
  /** 参观权益 */
  benefits: ("experienceDoubling" | "integralDoubling" | "memberExclusivePrice" | "exclusiveCustomer")[]
  /** 产地 */
  origin: (([31] | [33, (3301 | 3303)] | [36, 3602]) & unknown[])
  /** 评分 */
  score: (number | null)
  /** 保存湿度 */
  humidity: (number | null)
  /** 营业时间 */
  openHours: ("00:00" | "01:00" | "02:00" | "03:00" | "04:00" | "05:00" | "06:00" | "07:00" | "08:00" | "09:00" | "10:00" | "11:00" | "12:00" | "13:00" | "14:00" | "15:00" | "16:00" | "17:00" | "18:00" | "19:00" | "20:00" | "21:00" | "22:00" | "23:00" | "24:00")[]
  /** 主图 */
  icon: string
  /** 标签图 */
  badge: string
  /** 图集 */
  pictures: string[]
  /** 说明书 */
  manual: string
  /** 商品分类 */
  categoryId: (number | null)
  /** 会员标签 */
  labelIds: number[]
  /** 关联类型 */
  subjectType: SpecimenSubject | null
  /** 关联对象 */
  subjectId: (number | null)
  /** 文章 */
  articleId: (number | null)
  /** 跳转链接 */
  jump: string
  /** 商品 */
  productId: (number | null)
  /** 活动商品 */
  productIds: number[]
  /** 赠送优惠券 */
  couponIds: number[]
  /** 会员 */
  memberId: (number | null)
  /** 适用商户 */
  merchantIds: number[]
  /** 关键字 */
  keywords: string[]
  /** 主题色 */
  colour: string
  /** 联系电话 */
  phone: string
  /** 外部链接 */
  link: string
  /** 详情 */
  story: string
  /** 扩展参数 */
  settings: unknown
  /**
   * 组成部分
   *
   * Items: 组成部分
   */
  parts: {
    /** 部件 */
    name: string
    /** 单价 */
    price: string
    /** 件数 */
    count: number
    /** 备件 */
    spare?: (boolean | null)
  }[]
  /** 创建时间 */
  createTime: string
}

/** What is worked out beside it. */
export type GallerySpecimenWorked = {
}
/** As it is answered. */
export type GallerySpecimenAnswer = Omit<GallerySpecimen, "secret"> & GallerySpecimenWorked
/** What a new one must bring. */
export type GallerySpecimenNeeds = "name" | "familyId" | "amount" | "quantity" | "phone"
/** What its actions are given, by their names. */
export type GallerySpecimenInputs = {}
/** Its moves, and who makes them. */
export type GallerySpecimenMoves = {
  approve: "platform"
  reject: "platform"
  close: "platform"
  resubmit: "merchant"
}
/** What its schema leaves to code. */
export type GallerySpecimenHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type GallerySpecimenRow = {
  id: Generated<number>
  name: string
  family_id: number
  introduction: Generated<string>
  secret: Generated<string>
  code: Generated<string>
  amount: string
  weight: string | null
  quantity: number
  is_show: Generated<boolean>
  level: Generated<MemberCardType>
  channel: RegisterType | null
  status: Generated<AuditStatus>
  reject_reason: Generated<string>
  made_on: string | null
  publish_time: string | null
  validity: unknown
  open_time: Generated<string>
  benefits: Generated<string[]>
  origin: Generated<unknown>
  score: number | null
  humidity: number | null
  open_hours: Generated<string>
  icon: Generated<string>
  badge: Generated<string>
  pictures: Generated<string[]>
  manual: Generated<string>
  category_id: number | null
  label_ids: Generated<number[]>
  subject_type: SpecimenSubject | null
  subject_id: number | null
  article_id: number | null
  jump: Generated<string>
  product_id: number | null
  product_ids: Generated<number[]>
  coupon_ids: Generated<number[]>
  member_id: number | null
  merchant_ids: Generated<number[]>
  keywords: Generated<string[]>
  colour: Generated<string>
  phone: string
  link: Generated<string>
  story: Generated<string>
  settings: unknown
  parts: Generated<unknown>
  name_grams: string[] | null
  is_del: Generated<boolean>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
