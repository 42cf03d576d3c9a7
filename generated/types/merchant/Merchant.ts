// Made from schemas/merchant/merchant.json. Do not edit: change the source and run `npm run generate`.
import type { MerchantCreateType, MerchantServiceType, ReceiptPrinting, StarLevel } from '../enumerations';

/**
 * 商户, as answered.
 */
export interface Merchant {
  /**
   * ID
   */
  id: number
  /**
   * 商户头像
   */
  avatar?: (string | null)
  /**
   * 商户名称
   */
  name: string
  /**
   * 商户分类
   */
  categoryId: number
  /**
   * 店铺类型
   */
  typeId: number
  /**
   * 店铺类型
   */
  typeName?: (string | null)
  /**
   * 业态
   */
  bizFormatId?: (number | null)
  /**
   * 店铺分组
   */
  groupIds?: number[]
  /**
   * 关联管理账号
   */
  adminId?: (number | null)
  /**
   * 商户账号
   */
  account?: (string | null)
  /**
   * 商户姓名
   */
  realName: string
  /**
   * 商户手机号
   */
  phone: string
  /**
   * 商户邮箱
   */
  email?: (string | null)
  /**
   * 手续费(%)
   */
  handlingFee: number
  /**
   * 商户关键字
   */
  keywords: string[]
  /**
   * 资质图片
   */
  qualificationPicture: string[]
  /**
   * 省
   */
  province?: (string | null)
  /**
   * 市
   */
  city?: (string | null)
  /**
   * 区
   */
  district?: (string | null)
  /**
   * 详细地址
   */
  addressDetail?: (string | null)
  /**
   * 纬度
   */
  latitude?: (string | null)
  /**
   * 经度
   */
  longitude?: (string | null)
  /**
   * 星级评分
   */
  starLevel: StarLevel
  /**
   * 排序
   */
  sort: number
  /**
   * 商户类别
   */
  isSelf: boolean
  /**
   * 是否推荐
   */
  isRecommend: boolean
  /**
   * 商品审核
   */
  productSwitch: boolean
  /**
   * 开启/关闭
   */
  isSwitch?: (boolean | null)
  /**
   * 第三方复制次数
   */
  copyProductNum?: (number | null)
  /**
   * 商户背景图
   */
  backImage?: (string | null)
  /**
   * 商户logo
   */
  rectangleLogo?: (string | null)
  /**
   * 商户封面图
   */
  coverImage?: (string | null)
  /**
   * 商户街背景图
   */
  streetBackImage?: (string | null)
  /**
   * PC端Logo
   */
  pcLogo?: (string | null)
  /**
   * PC端横幅
   */
  pcBanner?: (string | null)
  /**
   * PC端背景图
   */
  pcBackImage?: (string | null)
  /**
   * PC端品牌好店封面图
   */
  pcGoodStoreCoverImage?: (string | null)
  /**
   * 自提
   */
  isTakeTheir?: (boolean | null)
  /**
   * 小票打印
   */
  receiptPrintingSwitch?: ReceiptPrinting | null
  /**
   * 商户简介
   */
  intro?: (string | null)
  /**
   * 客服类型
   */
  serviceType?: MerchantServiceType | null
  /**
   * 客服H5链接
   */
  serviceLink?: (string | null)
  /**
   * 客服电话
   */
  servicePhone?: (string | null)
  /**
   * 商户余额
   */
  balance?: (string | null)
  /**
   * 创建类型
   */
  createType?: MerchantCreateType | null
  /**
   * 创建人ID
   */
  createId?: (number | null)
  /**
   * 创建人
   */
  createName?: (string | null)
  /**
   * 备注
   */
  remark?: (string | null)
  /**
   * 创建时间
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
export interface MerchantCreate {
  /**
   * 商户名称
   */
  name: string
  /**
   * 商户分类
   */
  categoryId: number
  /**
   * 店铺类型
   */
  typeId: number
  /**
   * 业态
   */
  bizFormatId?: (number | null)
  /**
   * 店铺分组
   */
  groupIds?: number[]
  /**
   * 商户姓名
   */
  realName: string
  /**
   * 商户手机号
   */
  phone: string
  /**
   * 手续费(%)
   */
  handlingFee: number
  /**
   * 商户关键字
   */
  keywords: string[]
  /**
   * 资质图片
   */
  qualificationPicture: string[]
  /**
   * 排序
   */
  sort: number
  /**
   * 商户类别
   */
  isSelf: boolean
  /**
   * 是否推荐
   */
  isRecommend: boolean
  /**
   * 商品审核
   */
  productSwitch: boolean
  /**
   * 开启/关闭
   */
  isSwitch?: (boolean | null)
  /**
   * 备注
   */
  remark?: (string | null)
}

/**
 * What update takes.
 *
 */
export interface MerchantUpdate {
  /**
   * 商户名称
   */
  name?: string
  /**
   * 商户分类
   */
  categoryId?: number
  /**
   * 店铺类型
   */
  typeId?: number
  /**
   * 业态
   */
  bizFormatId?: (number | null)
  /**
   * 店铺分组
   */
  groupIds?: number[]
  /**
   * 商户姓名
   */
  realName?: string
  /**
   * 手续费(%)
   */
  handlingFee?: number
  /**
   * 商户关键字
   */
  keywords?: string[]
  /**
   * 资质图片
   */
  qualificationPicture?: string[]
  /**
   * 详细地址
   */
  addressDetail?: (string | null)
  /**
   * 纬度
   */
  latitude?: (string | null)
  /**
   * 经度
   */
  longitude?: (string | null)
  /**
   * 星级评分
   */
  starLevel?: StarLevel
  /**
   * 排序
   */
  sort?: number
  /**
   * 商户类别
   */
  isSelf?: boolean
  /**
   * 是否推荐
   */
  isRecommend?: boolean
  /**
   * 商品审核
   */
  productSwitch?: boolean
  /**
   * 备注
   */
  remark?: (string | null)
}
