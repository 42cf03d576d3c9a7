// Made from schemas/marketing/videoProduct.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { ComponentShelf, EditStatus, PlatformStatus, VideoStatus } from '../../types/enumerations';

/** 视频号商品, as the server holds it. */
export type MarketingVideoProduct = {
  /** ID */
  id: number
  /** 草稿商品 */
  draftId: number
  /** 商品ID */
  primaryProductId: number
  /** 视频号商品ID */
  componentProductId: number
  /** 商户 */
  merId: number
  /** 名称 */
  title: string
  /** 小程序页面 */
  path: string
  /** 商品图片 */
  headImg: string[]
  /** 商品资质图 */
  qualificationPics: string[]
  /** 微信商品类目 */
  thirdCatId: number
  /** 品牌ID */
  brandId: number
  /** 资料版本 */
  infoVersion: string
  /** 状态 */
  status: VideoStatus
  /** 微信审核 */
  editStatus: EditStatus
  /** 平台状态 */
  platformStatus: ComponentShelf
  /** 平台审核 */
  platformEditStatus: PlatformStatus
  /** 运费模板ID */
  tempId: (number | null)
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
  /** 佣金设置 */
  isSub: boolean
  /** 规格 */
  skus: unknown
  /** 创建时间 */
  createTime: string
  /** 更新时间 */
  updateTime: string
}

/** What is worked out beside it. */
export type MarketingVideoProductWorked = {
  /** 类目 */
  thirdCatName: (string | null)
  /** 商品规格 */
  skuList: ({
    /** ID */
    id?: (number | null)
    /** 商品ID */
    productId?: (number | null)
    /** 视频号商品ID */
    componentProductId?: (number | null)
    /** 规格编号 */
    skuId?: (string | null)
    /** 图片 */
    thumbImg?: (string | null)
    /** 售价(分) */
    salePrice?: (number | null)
    /** 划线价(分) */
    marketPrice?: (number | null)
    /** 库存 */
    stockNum?: (number | null)
    /** 条形码 */
    barcode?: (string | null)
    /** 商品编码 */
    skuCode?: (string | null)
    /** 已删除 */
    isDel?: (boolean | null)
    /** 规格 */
    sku?: (string | null)
    /** 规格ID */
    attrValueId?: (number | null)
    /** 规格值 */
    attrList?: unknown
    /** 版本 */
    version?: (number | null)
  }[] | null)
}
/** As it is answered. */
export type MarketingVideoProductAnswer = Omit<MarketingVideoProduct, "skus"> & MarketingVideoProductWorked
/** What a new one must bring. */
export type MarketingVideoProductNeeds = "draftId" | "primaryProductId" | "componentProductId" | "merId" | "title" | "headImg" | "thirdCatId"
/** What its actions are given, by their names. */
export type MarketingVideoProductInputs = {}
/** Its moves, and who makes them. */
export type MarketingVideoProductMoves = {
  putDown: "platform"
  takeDown: "merchant"
  putUp: "merchant"
  ban: "system"
}
/** What its schema leaves to code. */
export type MarketingVideoProductHandlers = {
  actions: never
  moves: never
  computed: "skuList"
  writes: true
}
/** A row of its table. */
export type MarketingVideoProductRow = {
  id: Generated<number>
  draft_id: number
  primary_product_id: number
  component_product_id: number
  mer_id: number
  title: string
  path: Generated<string>
  head_img: string[]
  qualification_pics: Generated<string[]>
  third_cat_id: number
  brand_id: Generated<number>
  info_version: Generated<string>
  status: Generated<VideoStatus>
  edit_status: Generated<EditStatus>
  platform_status: Generated<ComponentShelf>
  platform_edit_status: Generated<PlatformStatus>
  temp_id: number | null
  stock: Generated<number>
  sales: Generated<number>
  unit_name: Generated<string>
  give_integral: Generated<number>
  spec_type: Generated<boolean>
  ficti: Generated<number>
  is_sub: Generated<boolean>
  skus: unknown
  title_grams: string[] | null
  is_del: Generated<boolean>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
