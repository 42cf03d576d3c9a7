// Made from schemas/marketing/liveGoods.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { LiveAuditStatus, LiveReviewStatus, PriceType } from '../../types/enumerations';

/** 直播商品, as the server holds it. */
export type MarketingLiveGoods = {
  /** ID */
  id: number
  /** 商品ID */
  productId: number
  /** 商户 */
  merId: number
  /** 商品名称 */
  name: string
  /** 商品图 */
  coverImgUrlLocal: string
  /** 商品图素材ID */
  coverImgUrl: string
  /** 价格类型 */
  priceType: PriceType
  /** 价格 */
  price: string
  /** 价格2 */
  price2: (string | null)
  /** 商品详情页 */
  url: string
  /** 直播商品ID */
  goodsId: (number | null)
  /** 审核单ID */
  auditId: (number | null)
  /** 微信审核状态 */
  auditStatus: LiveAuditStatus
  /** 第三方AppID */
  thirdPartyAppid: string
  /** 添加方式 */
  thirdPartyTag: number
  /** 审核状态 */
  reviewStatus: LiveReviewStatus
  /** 审核失败原因 */
  reviewReason: string
  /** 排序 */
  sort: number
  /** 提交微信时间 */
  sentTime: (string | null)
  /** 微信提示 */
  wechatNote: string
}

/** What is worked out beside it. */
export type MarketingLiveGoodsWorked = {
  /** 商户分类 */
  merType: (number | null)
  /** 商户名称 */
  merName: (string | null)
}

/** What sync is given. */
export type MarketingLiveGoodsSync = {
}
/** As it is answered. */
export type MarketingLiveGoodsAnswer = Omit<MarketingLiveGoods, never> & MarketingLiveGoodsWorked
/** What a new one must bring. */
export type MarketingLiveGoodsNeeds = "productId" | "merId" | "name" | "coverImgUrlLocal" | "price"
/** What its actions are given, by their names. */
export type MarketingLiveGoodsInputs = {
  sync: MarketingLiveGoodsSync
}
/** Its moves, and who makes them. */
export type MarketingLiveGoodsMoves = {
  pass: "platform"
  refuse: "platform"
  accept: "system"
  fail: "system"
  withdraw: "merchant"
  resubmit: "merchant"
}
/** What its schema leaves to code. */
export type MarketingLiveGoodsHandlers = {
  actions: "sync"
  moves: never
  computed: never
  writes: true
}
/** A row of its table. */
export type MarketingLiveGoodsRow = {
  id: Generated<number>
  product_id: number
  mer_id: number
  name: string
  cover_img_url_local: string
  cover_img_url: Generated<string>
  price_type: Generated<PriceType>
  price: string
  price2: string | null
  url: Generated<string>
  goods_id: number | null
  audit_id: number | null
  audit_status: Generated<LiveAuditStatus>
  third_party_appid: Generated<string>
  third_party_tag: Generated<number>
  review_status: Generated<LiveReviewStatus>
  review_reason: Generated<string>
  sort: Generated<number>
  sent_time: string | null
  wechat_note: Generated<string>
  name_grams: string[] | null
  is_del: Generated<boolean>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
