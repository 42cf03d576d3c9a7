// Made from schemas/marketing/liveRoom.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { BroadcastStatus, LiveType, RoomFlag, RoomReviewStatus, StarLevel } from '../../types/enumerations';

/** 直播间, as the server holds it. */
export type MarketingLiveRoom = {
  /** ID */
  id: number
  /** 直播间ID */
  roomId: (number | null)
  /** 商户 */
  merId: number
  /** 直播间名称 */
  roomName: string
  /** 背景图素材ID */
  coverImg: string
  /** 微信背景图 */
  coverImgWx: string
  /** 背景图 */
  coverImgLocal: string
  /** 封面图素材ID */
  feedsImg: string
  /** 微信封面图 */
  feedsImgWx: string
  /** 封面图 */
  feedsImgLocal: string
  /** 分享图素材ID */
  shareImg: string
  /** 微信分享图 */
  shareImgWx: string
  /** 分享图 */
  shareImgLocal: string
  /** 主播昵称 */
  anchorName: string
  /** 主播微信号 */
  anchorWechat: string
  /** 主播副号微信号 */
  subAnchorWechat: string
  /** 创建者微信号 */
  createrWechat: string
  /** 创建者openid */
  createrOpenid: string
  /** 直播开始时间 */
  startTime: string
  /** 计划结束时间 */
  endTime: string
  /** 直播状态 */
  liveStatus: BroadcastStatus
  /** 直播间类型 */
  type: LiveType
  /** 显示在商城 */
  storeShow: boolean
  /** 官方收录 */
  isFeedsPublic: boolean
  /** 点赞 */
  closeLike: RoomFlag
  /** 货架 */
  closeGoods: RoomFlag
  /** 评论 */
  closeComment: RoomFlag
  /** 客服 */
  closeKf: RoomFlag
  /** 回放 */
  closeReplay: RoomFlag
  /** 分享 */
  closeShare: RoomFlag
  /** 直播间回放 */
  liveReplay: string
  /** 直播间商品 */
  goods: number[]
  /** 微信直播间商品 */
  goodsJson: string
  /** 小程序码 */
  qrcodeUrl: string
  /** 直播小助手 */
  assistant: string
  /** 审核状态 */
  reviewStatus: RoomReviewStatus
  /** 审核失败原因 */
  reviewReason: string
  /** 排序 */
  sort: number
  /** 提交微信时间 */
  sentTime: (string | null)
  /** 微信提示 */
  wechatNote: string
  /** 创建时间 */
  createTime: string
}

/** What is worked out beside it. */
export type MarketingLiveRoomWorked = {
  /** 商户分类 */
  merType: (number | null)
  /** 推荐级别 */
  star: StarLevel | null
  /** 商户名称 */
  merName: (string | null)
}

/** What sync is given. */
export type MarketingLiveRoomSync = {
}
/** As it is answered. */
export type MarketingLiveRoomAnswer = Omit<MarketingLiveRoom, never> & MarketingLiveRoomWorked
/** What a new one must bring. */
export type MarketingLiveRoomNeeds = "merId" | "roomName" | "coverImgLocal" | "feedsImgLocal" | "shareImgLocal" | "anchorName" | "anchorWechat" | "startTime" | "endTime"
/** What its actions are given, by their names. */
export type MarketingLiveRoomInputs = {
  sync: MarketingLiveRoomSync
}
/** Its moves, and who makes them. */
export type MarketingLiveRoomMoves = {
  pass: "platform"
  refuse: "platform"
  fail: "system"
  resubmit: "merchant"
}
/** What its schema leaves to code. */
export type MarketingLiveRoomHandlers = {
  actions: "sync"
  moves: never
  computed: never
  writes: true
}
/** A row of its table. */
export type MarketingLiveRoomRow = {
  id: Generated<number>
  room_id: number | null
  mer_id: number
  room_name: string
  cover_img: Generated<string>
  cover_img_wx: Generated<string>
  cover_img_local: string
  feeds_img: Generated<string>
  feeds_img_wx: Generated<string>
  feeds_img_local: string
  share_img: Generated<string>
  share_img_wx: Generated<string>
  share_img_local: string
  anchor_name: string
  anchor_wechat: string
  sub_anchor_wechat: Generated<string>
  creater_wechat: Generated<string>
  creater_openid: Generated<string>
  start_time: string
  end_time: string
  live_status: Generated<BroadcastStatus>
  type: Generated<LiveType>
  store_show: Generated<boolean>
  is_feeds_public: Generated<boolean>
  close_like: Generated<RoomFlag>
  close_goods: Generated<RoomFlag>
  close_comment: Generated<RoomFlag>
  close_kf: Generated<RoomFlag>
  close_replay: Generated<RoomFlag>
  close_share: Generated<RoomFlag>
  live_replay: Generated<string>
  goods: Generated<number[]>
  goods_json: Generated<string>
  qrcode_url: Generated<string>
  assistant: Generated<string>
  review_status: Generated<RoomReviewStatus>
  review_reason: Generated<string>
  sort: Generated<number>
  sent_time: string | null
  wechat_note: Generated<string>
  anchor_name_grams: string[] | null
  anchor_wechat_grams: string[] | null
  room_name_grams: string[] | null
  sub_anchor_wechat_grams: string[] | null
  is_del: Generated<boolean>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
