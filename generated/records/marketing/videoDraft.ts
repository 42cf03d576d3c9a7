// Made from schemas/marketing/videoDraft.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { ComponentShelf, EditStatus, PlatformStatus, ProductQualification, VideoStatus } from '../../types/enumerations';

/** 视频号草稿商品, as the server holds it. */
export type MarketingVideoDraft = {
  /** ID */
  id: number
  /** 视频号商品ID */
  productId: (number | null)
  /** 商品ID */
  primaryProductId: number
  /** 微信商品ID */
  componentProductId: (number | null)
  /** 商户 */
  merId: number
  /** 商品名称 */
  title: string
  /** 小程序页面 */
  path: string
  /** 商品轮播图 */
  headImg: string[]
  /** 商品资质图 */
  qualificationPics: string[]
  /** 微信商品类目 */
  thirdCatId: number
  /** 品牌ID */
  brandId: number
  /** 资料版本 */
  infoVersion: string
  /** 微信审核原因 */
  reject_reason: string
  /** 微信状态 */
  status: VideoStatus
  /** 微信审核 */
  editStatus: EditStatus
  /** 平台状态 */
  platformStatus: ComponentShelf
  /** 平台审核 */
  platformEditStatus: PlatformStatus
  /** 原因 */
  platformStatusReason: string
  /** 运费模板ID */
  tempId: number
  /** 库存 */
  stock: number
  /** 销量 */
  sales: number
  /** 单位 */
  unitName: string
  /** 获得积分 */
  giveIntegral: number
  /** 商品规格 */
  specType: boolean
  /** 虚拟销量 */
  ficti: number
  /** 商品详情 */
  descInfo: string
  /** 商品详情图 */
  descImgs: string[]
  /** 规格 */
  sku: string
  /** 规格属性 */
  attr: unknown
  /** 规格明细 */
  attrValue: unknown
  /** 创建时间 */
  addTime: (string | null)
  /** 提交微信时间 */
  sentTime: (string | null)
  /** 微信提示 */
  wechatNote: string
  /** 创建时间 */
  createTime: string
  /** 更新时间 */
  updateTime: string
}

/** What is worked out beside it. */
export type MarketingVideoDraftWorked = {
  /** 类目 */
  thirdCatName: (string | null)
  /** 类目信息 */
  catInfo: unknown
  /** 微信商品类目 */
  catPath: (string | null)
  /** 商品资质要求 */
  productQualification: (string | null)
  /** 商品资质 */
  productQualificationType: ProductQualification | null
  /** 规格属性 */
  attrList: ({
    /** 规格名称 */
    attributeName?: (string | null)
    /** 规格值 */
    optionList?: (string[] | null)
  }[] | null)
  /** 商品规格 */
  skuTable: ({
    /** 规格值 */
    attrValue?: unknown
    /** 图片 */
    image?: (string | null)
    /** 售价 */
    price?: (string | null)
    /** 成本价 */
    cost?: (string | null)
    /** 划线价 */
    otPrice?: (string | null)
    /** 库存 */
    stock?: (number | null)
    /** 重量(KG) */
    weight?: (string | null)
    /** 体积(m³) */
    volume?: (string | null)
  }[] | null)
}

/** What sync is given. */
export type MarketingVideoDraftSync = {
}
/** As it is answered. */
export type MarketingVideoDraftAnswer = Omit<MarketingVideoDraft, never> & MarketingVideoDraftWorked
/** What a new one must bring. */
export type MarketingVideoDraftNeeds = "primaryProductId" | "merId" | "title" | "headImg" | "thirdCatId" | "tempId" | "attrValue"
/** What its actions are given, by their names. */
export type MarketingVideoDraftInputs = {
  sync: MarketingVideoDraftSync
}
/** Its moves, and who makes them. */
export type MarketingVideoDraftMoves = {
  pass: "platform"
  refuse: "platform"
  withdraw: "merchant"
  resubmit: "merchant"
}
/** What its schema leaves to code. */
export type MarketingVideoDraftHandlers = {
  actions: "sync"
  moves: never
  computed: "catInfo" | "catPath" | "attrList" | "skuTable"
  writes: true
}
/** A row of its table. */
export type MarketingVideoDraftRow = {
  id: Generated<number>
  product_id: number | null
  primary_product_id: number
  component_product_id: number | null
  mer_id: number
  title: string
  path: Generated<string>
  head_img: string[]
  qualification_pics: Generated<string[]>
  third_cat_id: number
  brand_id: Generated<number>
  info_version: Generated<string>
  reject_reason: Generated<string>
  status: Generated<VideoStatus>
  edit_status: Generated<EditStatus>
  platform_status: Generated<ComponentShelf>
  platform_edit_status: Generated<PlatformStatus>
  platform_status_reason: Generated<string>
  temp_id: number
  stock: Generated<number>
  sales: Generated<number>
  unit_name: Generated<string>
  give_integral: Generated<number>
  spec_type: Generated<boolean>
  ficti: Generated<number>
  desc_info: Generated<string>
  desc_imgs: Generated<string[]>
  sku: Generated<string>
  attr: unknown
  attr_value: unknown
  add_time: string | null
  sent_time: string | null
  wechat_note: Generated<string>
  title_grams: string[] | null
  is_del: Generated<boolean>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
