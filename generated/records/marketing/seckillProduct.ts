// Made from schemas/marketing/seckillProduct.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { ActivityStatus, ProductType, SeckillAuditStatus, StarLevel } from '../../types/enumerations';

/** 秒杀商品, as the server holds it. */
export type MarketingSeckillProduct = {
  /** ID */
  id: number
  /** 秒杀活动 */
  activityId: number
  /** 商品 */
  productId: number
  /** 商户名称 */
  merId: number
  /** 活动价 */
  seckillPrice: string
  /** 排序 */
  sort: number
  /** 商品状态 */
  isShow: boolean
  /** 审核状态 */
  auditStatus: SeckillAuditStatus
  /** 失败原因 */
  reason: string
  /** 创建时间 */
  createTime: string
  /** 更新时间 */
  updateTime: string
}

/** What is worked out beside it. */
export type MarketingSeckillProductWorked = {
  /** 商品名称 */
  name: (string | null)
  /** 商品图 */
  image: (string | null)
  /** 商品分类 */
  categoryId: (number | null)
  /** 商品售价 */
  price: (string | null)
  /** 商品规格 */
  specType: (boolean | null)
  /** 商品类型 */
  type: ProductType | null
  /** 商品分类 */
  categoryName: (string | null)
  /** 商户星级 */
  merStarLevel: StarLevel | null
  /** 商户分类 */
  merCategoryId: (number | null)
  /** 活动名称 */
  activityName: (string | null)
  /** 活动状态 */
  activityStatus: ActivityStatus | null
  /** 秒杀时段 */
  timeIntervals: (number[] | null)
  /** 秒杀场次 */
  timeList: (string[] | null)
  /** 展示图 */
  flatPattern: (string | null)
  /** 轮播图 */
  sliderImage: (string[] | null)
  /** 商品简介 */
  intro: (string | null)
  /** 关键字 */
  keyword: (string[] | null)
  /** 品牌 */
  brandId: (number | null)
  /** 保障服务 */
  guaranteeIds: (number[] | null)
  /** 单位 */
  unitName: (string | null)
  /** 销量 */
  sales: (number | null)
  /** 运费模板ID */
  tempId: (number | null)
  /** 商品详情 */
  content: (string | null)
  /** 限量剩余 */
  quota: number
  /** 限量 */
  quotaShow: number
  /** 商品信息 */
  attrValue: (Pick<import('../marketing/seckillAttrValue').MarketingSeckillAttrValueAnswer, "id" | "masterId" | "productId" | "quota" | "quotaShow" | "price" | "attrValue" | "stock" | "sales" | "sku" | "image" | "otPrice" | "cost" | "vipPrice" | "barCode" | "weight" | "volume" | "brokerage" | "brokerageTwo"> & { isDel: false; version: 0; isCallback: false; type: 0; marketingType: 1; redeemIntegral: 0; cdkeyId: 0; expand: ""; isPaidMember: false })[]
  /** 商户名称 */
  merName: (string | null)
}

/** What setPrice is given. */
export type MarketingSeckillProductSetPrice = {
  /**
   * 秒杀商品
   *
   * Items: 秒杀商品
   */
  productList: {
    /** 秒杀商品 */
    id: number
    /**
     * 规格
     *
     * Items: 规格
     */
    attrValue: {
      /** 规格 */
      id: number
      /** 活动价格 */
      activityPrice: string
    }[]
  }[]
}

/** What propose is given. */
export type MarketingSeckillProductPropose = {
  /** 秒杀活动 */
  activityId: number
  /**
   * 秒杀商品
   *
   * Items: 秒杀商品
   */
  productList: {
    /** 商品 */
    id: number
    /** 排序 */
    sort: number
    /**
     * 规格
     *
     * Items: 规格
     */
    attrValue: {
      /** 规格 */
      attrValueId: number
      /** 限量 */
      quota: number
      /** 活动价格 */
      activityPrice: string
    }[]
  }[]
}
/** As it is answered. */
export type MarketingSeckillProductAnswer = Omit<MarketingSeckillProduct, never> & MarketingSeckillProductWorked
/** What a new one must bring. */
export type MarketingSeckillProductNeeds = "activityId" | "productId" | "merId" | "seckillPrice"
/** What its actions are given, by their names. */
export type MarketingSeckillProductInputs = {
  setPrice: MarketingSeckillProductSetPrice
  propose: MarketingSeckillProductPropose
}
/** Its moves, and who makes them. */
export type MarketingSeckillProductMoves = {
  approve: "platform"
  refuse: "platform"
  down: "platform"
}
/** What its schema leaves to code. */
export type MarketingSeckillProductHandlers = {
  actions: "setPrice" | "propose"
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type MarketingSeckillProductRow = {
  id: Generated<number>
  activity_id: number
  product_id: number
  mer_id: number
  seckill_price: string
  sort: Generated<number>
  is_show: Generated<boolean>
  audit_status: Generated<SeckillAuditStatus>
  reason: Generated<string>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
