// Made from schemas/gallery/specimen.json. Do not edit: change the source and run `npm run generate`.
import type { AuditStatus, MemberCardType, RegisterType, SpecimenSubject } from '../enumerations';

/**
 * 标本, as answered.
 */
export interface Specimen {
  /**
   * ID
   */
  id: number
  /**
   * 标本名称
   */
  name: string
  /**
   * 所属组别
   */
  familyId: number
  /**
   * 简介
   */
  introduction?: (string | null)
  /**
   * 编号
   */
  code?: (string | null)
  /**
   * 面值
   */
  amount: string
  /**
   * 重量
   */
  weight?: (string | null)
  /**
   * 数量
   */
  quantity: number
  /**
   * 是否显示
   */
  isShow: boolean
  /**
   * 级别
   */
  level: MemberCardType
  /**
   * 来源渠道
   */
  channel?: RegisterType | null
  /**
   * 审核状态
   */
  status?: AuditStatus | null
  /**
   * 拒绝原因
   */
  rejectReason?: (string | null)
  /**
   * 制作日期
   */
  madeOn?: (string | null)
  /**
   * 发布时间
   */
  publishTime?: (string | null)
  /**
   * 有效期
   */
  validity?: (string[] | null)
  /**
   * 开放时间
   */
  openTime?: string
  /**
   * 参观权益
   */
  benefits?: ("experienceDoubling" | "integralDoubling" | "memberExclusivePrice" | "exclusiveCustomer")[]
  /**
   * 产地
   */
  origin?: unknown[]
  /**
   * 评分
   */
  score?: (number | null)
  /**
   * 保存湿度
   */
  humidity?: (number | null)
  /**
   * 营业时间
   */
  openHours?: ("00:00" | "01:00" | "02:00" | "03:00" | "04:00" | "05:00" | "06:00" | "07:00" | "08:00" | "09:00" | "10:00" | "11:00" | "12:00" | "13:00" | "14:00" | "15:00" | "16:00" | "17:00" | "18:00" | "19:00" | "20:00" | "21:00" | "22:00" | "23:00" | "24:00")[]
  /**
   * 主图
   */
  icon?: (string | null)
  /**
   * 标签图
   */
  badge?: (string | null)
  /**
   * 图集
   */
  pictures?: string[]
  /**
   * 说明书
   */
  manual?: (string | null)
  /**
   * 商品分类
   */
  categoryId?: (number | null)
  /**
   * 会员标签
   */
  labelIds?: number[]
  /**
   * 关联类型
   */
  subjectType?: SpecimenSubject | null
  /**
   * 关联对象
   */
  subjectId?: (number | null)
  /**
   * 文章
   */
  articleId?: (number | null)
  /**
   * 跳转链接
   */
  jump?: (string | null)
  /**
   * 商品
   */
  productId?: (number | null)
  /**
   * 活动商品
   */
  productIds?: number[]
  /**
   * 赠送优惠券
   */
  couponIds?: number[]
  /**
   * 会员
   */
  memberId?: (number | null)
  /**
   * 适用商户
   */
  merchantIds?: number[]
  /**
   * 关键字
   */
  keywords?: string[]
  /**
   * 主题色
   */
  colour?: (string | null)
  /**
   * 联系电话
   */
  phone: string
  /**
   * 外部链接
   */
  link?: (string | null)
  /**
   * 详情
   */
  story?: (string | null)
  /**
   * 扩展参数
   */
  settings?: unknown
  /**
   * 组成部分
   *
   * Items: 组成部分
   */
  parts?: {
    /**
     * 部件
     */
    name: string
    /**
     * 单价
     */
    price: string
    /**
     * 件数
     */
    count: number
    /**
     * 备件
     */
    spare?: (boolean | null)
  }[]
  /**
   * 创建时间
   */
  createTime?: (string | null)
}

/**
 * What create takes.
 *
 */
export interface SpecimenCreate {
  /**
   * 标本名称
   */
  name: string
  /**
   * 所属组别
   */
  familyId: number
  /**
   * 简介
   */
  introduction?: (string | null)
  /**
   * 口令
   */
  secret?: (string | null)
  /**
   * 编号
   */
  code?: (string | null)
  /**
   * 面值
   */
  amount: string
  /**
   * 重量
   */
  weight?: (string | null)
  /**
   * 数量
   */
  quantity: number
  /**
   * 是否显示
   */
  isShow: boolean
  /**
   * 级别
   */
  level: MemberCardType
  /**
   * 来源渠道
   */
  channel?: RegisterType | null
  /**
   * 制作日期
   */
  madeOn?: (string | null)
  /**
   * 发布时间
   */
  publishTime?: (string | null)
  /**
   * 有效期
   */
  validity?: (string[] | null)
  /**
   * 开放时间
   */
  openTime?: string
  /**
   * 参观权益
   */
  benefits?: ("experienceDoubling" | "integralDoubling" | "memberExclusivePrice" | "exclusiveCustomer")[]
  /**
   * 产地
   */
  origin?: unknown[]
  /**
   * 评分
   */
  score?: (number | null)
  /**
   * 保存湿度
   */
  humidity?: (number | null)
  /**
   * 营业时间
   */
  openHours?: ("00:00" | "01:00" | "02:00" | "03:00" | "04:00" | "05:00" | "06:00" | "07:00" | "08:00" | "09:00" | "10:00" | "11:00" | "12:00" | "13:00" | "14:00" | "15:00" | "16:00" | "17:00" | "18:00" | "19:00" | "20:00" | "21:00" | "22:00" | "23:00" | "24:00")[]
  /**
   * 主图
   */
  icon?: (string | null)
  /**
   * 标签图
   */
  badge?: (string | null)
  /**
   * 图集
   */
  pictures?: string[]
  /**
   * 说明书
   */
  manual?: (string | null)
  /**
   * 商品分类
   */
  categoryId?: (number | null)
  /**
   * 会员标签
   */
  labelIds?: number[]
  /**
   * 关联类型
   */
  subjectType?: SpecimenSubject | null
  /**
   * 关联对象
   */
  subjectId?: (number | null)
  /**
   * 文章
   */
  articleId?: (number | null)
  /**
   * 跳转链接
   */
  jump?: (string | null)
  /**
   * 商品
   */
  productId?: (number | null)
  /**
   * 活动商品
   */
  productIds?: number[]
  /**
   * 赠送优惠券
   */
  couponIds?: number[]
  /**
   * 会员
   */
  memberId?: (number | null)
  /**
   * 适用商户
   */
  merchantIds?: number[]
  /**
   * 关键字
   */
  keywords?: string[]
  /**
   * 主题色
   */
  colour?: (string | null)
  /**
   * 联系电话
   */
  phone: string
  /**
   * 外部链接
   */
  link?: (string | null)
  /**
   * 详情
   */
  story?: (string | null)
  /**
   * 扩展参数
   */
  settings?: unknown
  /**
   * 组成部分
   *
   * Items: 组成部分
   */
  parts?: {
    /**
     * 部件
     */
    name: string
    /**
     * 单价
     */
    price: string
    /**
     * 件数
     */
    count: number
    /**
     * 备件
     */
    spare?: (boolean | null)
  }[]
}

/**
 * What update takes.
 *
 */
export interface SpecimenUpdate {
  /**
   * 标本名称
   */
  name?: string
  /**
   * 所属组别
   */
  familyId?: number
  /**
   * 简介
   */
  introduction?: (string | null)
  /**
   * 口令
   */
  secret?: (string | null)
  /**
   * 编号
   */
  code?: (string | null)
  /**
   * 面值
   */
  amount?: string
  /**
   * 重量
   */
  weight?: (string | null)
  /**
   * 数量
   */
  quantity?: number
  /**
   * 是否显示
   */
  isShow?: boolean
  /**
   * 级别
   */
  level?: MemberCardType
  /**
   * 来源渠道
   */
  channel?: RegisterType | null
  /**
   * 制作日期
   */
  madeOn?: (string | null)
  /**
   * 发布时间
   */
  publishTime?: (string | null)
  /**
   * 有效期
   */
  validity?: (string[] | null)
  /**
   * 开放时间
   */
  openTime?: string
  /**
   * 参观权益
   */
  benefits?: ("experienceDoubling" | "integralDoubling" | "memberExclusivePrice" | "exclusiveCustomer")[]
  /**
   * 产地
   */
  origin?: unknown[]
  /**
   * 评分
   */
  score?: (number | null)
  /**
   * 保存湿度
   */
  humidity?: (number | null)
  /**
   * 营业时间
   */
  openHours?: ("00:00" | "01:00" | "02:00" | "03:00" | "04:00" | "05:00" | "06:00" | "07:00" | "08:00" | "09:00" | "10:00" | "11:00" | "12:00" | "13:00" | "14:00" | "15:00" | "16:00" | "17:00" | "18:00" | "19:00" | "20:00" | "21:00" | "22:00" | "23:00" | "24:00")[]
  /**
   * 主图
   */
  icon?: (string | null)
  /**
   * 标签图
   */
  badge?: (string | null)
  /**
   * 图集
   */
  pictures?: string[]
  /**
   * 说明书
   */
  manual?: (string | null)
  /**
   * 商品分类
   */
  categoryId?: (number | null)
  /**
   * 会员标签
   */
  labelIds?: number[]
  /**
   * 关联类型
   */
  subjectType?: SpecimenSubject | null
  /**
   * 关联对象
   */
  subjectId?: (number | null)
  /**
   * 文章
   */
  articleId?: (number | null)
  /**
   * 跳转链接
   */
  jump?: (string | null)
  /**
   * 商品
   */
  productId?: (number | null)
  /**
   * 活动商品
   */
  productIds?: number[]
  /**
   * 赠送优惠券
   */
  couponIds?: number[]
  /**
   * 会员
   */
  memberId?: (number | null)
  /**
   * 适用商户
   */
  merchantIds?: number[]
  /**
   * 关键字
   */
  keywords?: string[]
  /**
   * 主题色
   */
  colour?: (string | null)
  /**
   * 联系电话
   */
  phone?: string
  /**
   * 外部链接
   */
  link?: (string | null)
  /**
   * 详情
   */
  story?: (string | null)
  /**
   * 扩展参数
   */
  settings?: unknown
  /**
   * 组成部分
   *
   * Items: 组成部分
   */
  parts?: {
    /**
     * 部件
     */
    name: string
    /**
     * 单价
     */
    price: string
    /**
     * 件数
     */
    count: number
    /**
     * 备件
     */
    spare?: (boolean | null)
  }[]
}
