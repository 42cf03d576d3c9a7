// Made from schemas/merchant/merchant.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { MerchantCreateType, MerchantServiceType, ReceiptPrinting, StarLevel } from '../../types/enumerations';

/** 商户, as the server holds it. */
export type MerchantMerchant = {
  /** ID */
  id: number
  /** 商户头像 */
  avatar: string
  /** 商户名称 */
  name: string
  /** 商户分类 */
  categoryId: number
  /** 店铺类型 */
  typeId: number
  /** 业态 */
  bizFormatId: (number | null)
  /** 店铺分组 */
  groupIds: number[]
  /** 关联管理账号 */
  adminId: (number | null)
  /** 商户姓名 */
  realName: string
  /** 商户手机号 */
  phone: string
  /** 商户邮箱 */
  email: string
  /** 手续费(%) */
  handlingFee: number
  /** 商户关键字 */
  keywords: string[]
  /** 资质图片 */
  qualificationPicture: string[]
  /** 省 */
  province: string
  /** 市 */
  city: string
  /** 区 */
  district: string
  /** 详细地址 */
  addressDetail: string
  /** 纬度 */
  latitude: string
  /** 经度 */
  longitude: string
  /** 星级评分 */
  starLevel: StarLevel
  /** 排序 */
  sort: number
  /** 商户类别 */
  isSelf: boolean
  /** 是否推荐 */
  isRecommend: boolean
  /** 商品审核 */
  productSwitch: boolean
  /** 开启/关闭 */
  isSwitch: boolean
  /** 第三方复制次数 */
  copyProductNum: number
  /** 商户背景图 */
  backImage: string
  /** 商户logo */
  rectangleLogo: string
  /** 商户封面图 */
  coverImage: string
  /** 商户街背景图 */
  streetBackImage: string
  /** PC端Logo */
  pcLogo: string
  /** PC端横幅 */
  pcBanner: string
  /** PC端背景图 */
  pcBackImage: string
  /** PC端品牌好店封面图 */
  pcGoodStoreCoverImage: string
  /** 自提 */
  isTakeTheir: boolean
  /** 小票打印 */
  receiptPrintingSwitch: ReceiptPrinting
  /** 商户简介 */
  intro: string
  /** 客服类型 */
  serviceType: MerchantServiceType | null
  /** 客服H5链接 */
  serviceLink: string
  /** 客服电话 */
  servicePhone: string
  /** 创建类型 */
  createType: MerchantCreateType
  /** 创建人ID */
  createId: (number | null)
  /** 创建人 */
  createName: string
  /** 备注 */
  remark: string
  /** 创建时间 */
  createTime: string
  /** 更新时间 */
  updateTime: string
}

/** What is worked out beside it. */
export type MerchantMerchantWorked = {
  /** 店铺类型 */
  typeName: (string | null)
  /** 商户账号 */
  account: (string | null)
  /** 商户余额 */
  balance: string
}

/** What login is given. */
export type MerchantMerchantLogin = {
}
/** As it is answered. */
export type MerchantMerchantAnswer = Omit<MerchantMerchant, never> & MerchantMerchantWorked
/** What a new one must bring. */
export type MerchantMerchantNeeds = "name" | "categoryId" | "typeId" | "realName" | "phone" | "keywords" | "qualificationPicture"
/** What its actions are given, by their names. */
export type MerchantMerchantInputs = {
  login: MerchantMerchantLogin
}
/** Its moves, and who makes them. */
export type MerchantMerchantMoves = {
  open: "platform"
  close: "platform"
}
/** What its schema leaves to code. */
export type MerchantMerchantHandlers = {
  actions: "login"
  moves: never
  computed: never
  writes: true
}
/** A row of its table. */
export type MerchantMerchantRow = {
  id: Generated<number>
  avatar: Generated<string>
  name: string
  category_id: number
  type_id: number
  biz_format_id: number | null
  group_ids: Generated<number[]>
  admin_id: number | null
  real_name: string
  phone: string
  email: Generated<string>
  handling_fee: Generated<number>
  keywords: string[]
  qualification_picture: string[]
  province: Generated<string>
  city: Generated<string>
  district: Generated<string>
  address_detail: Generated<string>
  latitude: Generated<string>
  longitude: Generated<string>
  star_level: Generated<StarLevel>
  sort: Generated<number>
  is_self: Generated<boolean>
  is_recommend: Generated<boolean>
  product_switch: Generated<boolean>
  is_switch: Generated<boolean>
  copy_product_num: Generated<number>
  back_image: Generated<string>
  rectangle_logo: Generated<string>
  cover_image: Generated<string>
  street_back_image: Generated<string>
  pc_logo: Generated<string>
  pc_banner: Generated<string>
  pc_back_image: Generated<string>
  pc_good_store_cover_image: Generated<string>
  is_take_their: Generated<boolean>
  receipt_printing_switch: Generated<ReceiptPrinting>
  intro: Generated<string>
  service_type: MerchantServiceType | null
  service_link: Generated<string>
  service_phone: Generated<string>
  create_type: Generated<MerchantCreateType>
  create_id: number | null
  create_name: Generated<string>
  remark: Generated<string>
  keywords_grams: string[] | null
  name_grams: string[] | null
  is_del: Generated<boolean>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
