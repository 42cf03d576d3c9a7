// Made from schemas/enumerations/*.json. Do not edit: change the source and run `npm run generate`.
/** 访问情况 */
export type AccessType = (0 | 1 | 2 | 3)

/** 收费方式 */
export type ActivityFee = (1 | 2 | 3 | 4)

/** 退款审核结果 */
export type ActivityRefundDecision = ("success" | "refuse")

/** 退款规则 */
export type ActivityRefundRule = (1 | 2 | 3)

/** 活动范围 */
export type ActivityScope = (0 | 1 | 2 | 3 | 4)

/** 活动状态 */
export type ActivityStatus = (0 | 1 | 2)

/** 活动样式类型 */
export type ActivityStyleType = (1 | 0)

/** 管理员类型 */
export type AdminType = (1 | 2 | 3 | 4)

/** 售后类型 */
export type AfterSalesType = (1 | 2)

/** 审核结果 */
export type AuditDecision = ("success" | "fail")

/** 审核状态 */
export type AuditStatus = (0 | 1 | 2 | 3)

/** 余额关联类型 */
export type BalanceLinkType = ("order" | "refund" | "recharge" | "paid_member" | "brokerage" | "system")

/** 砍价状态 */
export type BargainStatus = (1 | 2 | 3)

/** 翻倍渠道 */
export type BenefitChannel = ("1" | "2")

/** 流水类型 */
export type BillType = ("pay_order" | "refund_order" | "recharge_user" | "yue_pay" | "merchant_collect" | "brokerage" | "system" | "merchant_closing" | "user_closing")

/** 认证审核类型 */
export type BrandAuditType = (1 | 2 | 3 | 4)

/** 品牌经营类型 */
export type BrandManagementType = (1 | 2 | 3)

/** 直播状态 */
export type BroadcastStatus = (101 | 102 | 103 | 104 | 105 | 106 | 107)

/** 分销等级 */
export type BrokerageLevel = (1 | 2)

/** 佣金来源 */
export type BrokerageLinkType = ("order" | "withdraw" | "yue")

/** 佣金设置 */
export type BrokerageRule = (true | false)

/** 分佣类型 */
export type BrokerageShare = (0 | 1 | 2)

/** 佣金状态 */
export type BrokerageStatus = (1 | 2 | 3 | 4 | 5)

/** 气泡 */
export type Bubble = (1 | 0)

/** 取消状态 */
export type CancelStatus = (0 | 1 | 2)

/** 会员卡支付渠道 */
export type CardPayChannel = ("public" | "mini" | "h5" | "wechatIos" | "wechatAndroid" | "alipay" | "alipayApp" | "yue" | "give")

/** 会员卡支付方式 */
export type CardPayType = ("weixin" | "alipay" | "give" | "yue")

/** 分类类型 */
export type CategoryType = (1 | 2 | 3 | 4 | 5 | 6 | 7)

/** 转账状态 */
export type ClosingAccountStatus = (0 | 1)

/** 到账状态 */
export type ClosingArrival = (1 | 0)

/** 结算审核状态 */
export type ClosingAuditStatus = (0 | 1 | 2)

/** 结算方式 */
export type ClosingType = ("bank" | "wechat" | "alipay")

/** 是否进口 */
export type CommodityOrigin = (1 | 2)

/** 社区审核结果 */
export type CommunityDecision = (1 | 2)

/** 社区内容类型 */
export type CommunityNoteType = (1 | 2)

/** 社区评论类型 */
export type CommunityReplyType = (1 | 2)

/** 社区审核状态 */
export type CommunityStatus = (0 | 1 | 2)

/** 社区话题来源 */
export type CommunityTopicCreateType = (1 | 2)

/** 微信品牌状态 */
export type ComponentBrandStatus = (0 | 1 | 9)

/** 微信类目状态 */
export type ComponentCategoryStatus = (0 | 1 | 2 | 3)

/** 视频号商品平台状态 */
export type ComponentShelf = (0 | 5 | 6 | 11 | 12)

/** 是否强制退款 */
export type Compulsory = (true | false)

/** 配置类别 */
export type ConfigCategory = (0 | 1 | 2 | 3)

/** 连接状态 */
export type ConnectionStatus = (0 | 1 | 2)

/** 消费渠道 */
export type ConsumeChannel = (1 | 2 | 3)

/** 复制次数修改类型 */
export type CopyNumChange = ("add" | "sub")

/** 复制次数来源 */
export type CopyNumLinkType = ("opening" | "system")

/** 授权状态 */
export type CopyrightStatus = (-2 | -1 | 0 | 1 | 2)

/** 优惠券使用范围 */
export type CouponCategory = (1 | 3 | 4 | 2 | 5 | 6)

/** 已领取的优惠券 */
export type CouponHolders = (0 | 1)

/** 优惠券发布数量 */
export type CouponLimit = (true | false)

/** 优惠券领取状态 */
export type CouponReceiveStatus = (1 | 0)

/** 优惠券领取时间 */
export type CouponReceiveTime = (true | false)

/** 优惠券领取方式 */
export type CouponReceiveType = (1 | 2 | 3)

/** 优惠券重复领取 */
export type CouponRepeat = (false | true)

/** 优惠券使用状态 */
export type CouponUserStatus = (0 | 1 | 2)

/** 优惠券使用有效期 */
export type CouponValidity = (false | true)

/** 优惠券核销状态 */
export type CouponVerifyStatus = (1 | 2)

/** 日期快捷范围 */
export type DateRangePreset = ("today" | "yesterday" | "lately7" | "lately30" | "month" | "year")

/** 删除标记 */
export type Deleted = (0 | 1)

/** 配送方式 */
export type DeliveryMethod = ("1" | "2")

/** 发货类型 */
export type DeliveryType = ("express" | "merchant" | "noNeed")

/** 字典默认值 */
export type DictDefault = ("Y" | "N")

/** 字典状态 */
export type DictStatus = (0 | 1)

/** 管理员状态 */
export type Displayed = (1 | 0)

/** 草稿商品审核结果 */
export type DraftDecision = (4 | 3)

/** 积分规则适用范围 */
export type EarningScope = (1 | 2 | 3 | 4)

/** 视频号商品编辑状态 */
export type EditStatus = (-1 | -2 | -3 | 1 | 2 | 3 | 4)

/** 启用状态 */
export type Enabled = (true | false)

/** 例外规则适用维度 */
export type ExceptionDimension = (1 | 2 | 3 | 4 | 5)

/** 例外类型 */
export type ExceptionType = (1 | 2 | 3 | 4)

/** 经验翻倍渠道 */
export type ExperienceChannel = ("1" | "2")

/** 经验关联类型 */
export type ExperienceLinkType = ("order" | "sign" | "note" | "system")

/** 收支 */
export type FlowDirection = (1 | 0)

/** 表单项布局 */
export type FormLayout = ("colFormItem" | "rowFormItem")

/** 是否赠送 */
export type Given = (true | false)

/** 商品类型 */
export type GoodsType = (0 | 2 | 5 | 6)

/** 拼团订单状态 */
export type GroupBuyRecordStatus = (0 | 10 | -1 | 99)

/** 拼团活动审核状态 */
export type GroupControlStatus = (0 | 1 | 2 | 3 | 4)

/** 参团状态 */
export type GroupPlaceStatus = (0 | 1 | 2 | 3 | 4 | 5)

/** 拼团状态 */
export type GroupStatus = (1 | 2 | 3)

/** 使用状态 */
export type InUse = (true | false)

/** 积分调整原因 */
export type IntegralAdjustReason = (1 | 2 | 3 | 4 | 5)

/** 积分调整状态 */
export type IntegralAdjustStatus = (1 | 2 | 3 | 4)

/** 积分调整类型 */
export type IntegralAdjustType = ("add" | "sub")

/** 积分冻结节点 */
export type IntegralFreezeNode = ("pay" | "receipt" | "complete")

/** 积分关联类型 */
export type IntegralLinkType = ("order" | "refund" | "sign" | "system" | "manual" | "manual_adjust" | "activity")

/** 积分记录状态 */
export type IntegralRecordStatus = (1 | 2 | 3 | 4)

/** 发放状态 */
export type IssueStatus = (3 | 4)

/** 发放方式 */
export type IssueType = (1 | 2)

/** 任务执行结果 */
export type JobResult = (1 | 0)

/** 定时任务状态 */
export type JobStatus = (0 | 1)

/** 资金科目 */
export type JournalAccount = ("cash:weixin" | "cash:alipay" | "cash:bank" | "member:balance" | "member:brokerage:frozen" | "member:brokerage:available" | "member:brokerage:withdrawing" | "merchant:frozen" | "merchant:available" | "merchant:withdrawing" | "refund:pending" | "income:commission" | "income:points" | "income:card" | "income:registration" | "expense:coupon" | "expense:points" | "expense:gift" | "expense:brokerage" | "expense:adjust")

/** 业务类型 */
export type JournalEvent = ("orderPaid" | "orderPaidLate" | "refundSettled" | "shareReleased" | "brokerageEarned" | "brokerageReduced" | "brokerageThawed" | "brokerageVoided" | "brokerageTaken" | "userClosingAsked" | "userClosingRefused" | "userClosingPaid" | "merchantClosingAsked" | "merchantClosingRefused" | "merchantClosingPaid" | "balanceRecharged" | "balanceGiven" | "balanceAdjusted" | "cardPaid" | "registrationPaid" | "registrationPaidLate" | "registrationRefunded")

/** 账目 */
export type JournalFigure = ("currentDayBalance" | "realIncome" | "orderRealIncome" | "orderReceivable" | "payNum" | "platCouponPrice" | "integralPrice" | "orderRealRefund" | "orderRefundable" | "refundNum" | "refundPlatCouponPrice" | "refundIntegralPrice" | "actualExpenditure" | "merchantTransferAmount" | "merchantTransferNum" | "payTransfer" | "refundTransfer" | "brokerage" | "brokeragePrice" | "refundBrokeragePrice" | "refundReplaceBrokerage" | "freight" | "freightFee" | "refundFreightFee" | "incomeExpenditure" | "incomeAmount" | "rechargeAmount" | "rechargeNum" | "wechatPayAmount" | "wechatPayNum" | "aliPayAmount" | "aliPayNum" | "payoutAmount" | "merchantSplitSettlement" | "merchantSplitSettlementNum" | "brokerageSettlement" | "brokerageSettlementNum" | "orderRefundAmount" | "orderRefundNum")

/** 款项 */
export type JournalItem = ("goods" | "freight" | "platCoupon" | "integral" | "commission" | "firstBrokerage" | "secondBrokerage")

/** 关键字回复类型 */
export type KeywordReplyType = ("text" | "image" | "news" | "voice")

/** 布局 */
export type Layout = ("defaults" | "columns" | "classic" | "transverse")

/** 收支类型 */
export type LedgerDirection = (1 | 2)

/** 上限周期 */
export type LimitCycle = (1 | 2 | 3)

/** 微信审核状态 */
export type LiveAuditStatus = (0 | 1 | 2 | 3)

/** 直播商品审核结果 */
export type LiveGoodsDecision = (2 | 3)

/** 直播商品审核状态 */
export type LiveReviewStatus = (0 | 1 | 2 | 3 | 4 | 5)

/** 直播间类型 */
export type LiveType = (1 | 0)

/** 注销状态 */
export type Logoff = (true | false)

/** 素材类型 */
export type MediaTab = ("pic" | "video")

/** 会员权益 */
export type MemberBenefit = ("experienceDoubling" | "integralDoubling" | "memberExclusivePrice" | "exclusiveCustomer")

/** 会员卡类型 */
export type MemberCardType = (0 | 1 | 2)

/** 会员身份 */
export type MemberIdentity = (1 | 2 | 3)

/** 会员价格展示 */
export type MemberPriceDisplay = ("all" | "paid")

/** 会员搜索类型 */
export type MemberSearchType = ("all" | "uid" | "phone" | "nickname")

/** 会员类型 */
export type MemberType = (0 | 1 | 2)

/** 菜单高亮风格 */
export type MenuHighlightStyle = ("round" | "card")

/** 菜单类型 */
export type MenuType = ("M" | "C" | "A")

/** 入驻申请状态 */
export type MerchantApplyStatus = (1 | 2 | 3)

/** 商户创建类型 */
export type MerchantCreateType = ("admin" | "apply")

/** 店员权限 */
export type MerchantEmployeeRole = (1 | 2 | 3 | 4 | 5 | 6)

/** 商户客服类型 */
export type MerchantServiceType = ("H5" | "phone")

/** 移动端主题色 */
export type MobileTheme = (0 | 1 | 2 | 3 | 4)

/** 通知发送状态 */
export type NoticeStatus = (0 | 1 | 2 | 3 | 4)

/** 通知渠道 */
export type NotificationChannel = ("wechat" | "routine" | "sms")

/** 通知对象 */
export type NotificationReceiver = (1 | 2)

/** 通知渠道状态 */
export type NotificationSwitch = (1 | 2 | 0)

/** 开启状态 */
export type Opened = (true | false)

/** 修改方式 */
export type OperateType = ("add" | "sub")

/** 操作类型 */
export type OperationKind = ("ADD" | "UPDATE" | "DELETE" | "RESTORE" | "LOGIN")

/** 操作状态 */
export type OperationStatus = (0 | 1)

/** 订单操作类型 */
export type OrderChange = ("create" | "pay" | "express" | "fictitious" | "receipt" | "evaluation" | "fulfilled" | "edit" | "cancel" | "remove")

/** 订单退款状态 */
export type OrderRefundStatus = (0 | 1 | 2 | 3)

/** 订单二级类型 */
export type OrderSecondType = (0 | 1 | 2 | 4 | 5 | 6)

/** 订单状态 */
export type OrderStatus = (0 | 1 | 2 | 3 | 4 | 5 | 6 | 9)

/** 订单类型 */
export type OrderType = (0 | 1 | 2)

/** 链接分类类型 */
export type PageCategoryType = ("link" | "special" | "product" | "product_category" | "custom")

/** 默认模板 */
export type PageDefault = (0 | 1 | 2)

/** 页面链接分组 */
export type PageLinkType = (1 | 2 | 3)

/** 定时上线状态 */
export type PageScheduleStatus = (0 | 1 | 2 | 3)

/** 主页面切换动画 */
export type PageTransition = ("slide-left" | "opacity" | "slide-right")

/** 支付状态 */
export type Paid = (true | false)

/** 付费服务类型 */
export type PaidServiceType = ("sms" | "copy" | "expr_query" | "expr_dump")

/** 停车服务商 */
export type ParkingProvider = "generic"

/** 签名方式 */
export type ParkingSign = ("md5" | "hmac" | "rsa")

/** 支付渠道 */
export type PayChannel = ("public" | "h5" | "mini" | "wechatIos" | "wechatAndroid" | "alipay" | "alipayApp" | "yue")

/** 消费情况 */
export type PayTimes = (0 | 1 | 2 | 3 | 4 | 5)

/** 支付方式 */
export type PayType = ("weixin" | "alipay" | "yue")

/** 推荐板块的商品 */
export type PcRecommendScope = ("product" | "brand" | "category" | "merchant")

/** 视频号商品平台审核状态 */
export type PlatformStatus = (1 | 2 | 3 | 4)

/** 会员有礼 */
export type PresentKind = (1 | 2)

/** 直播商品价格类型 */
export type PriceType = (1 | 2 | 3)

/** 商品审核状态 */
export type ProductAuditStatus = (0 | 1 | 2 | 3)

/** 类目商品资质 */
export type ProductQualification = (0 | 1 | 2 | null)

/** 商品类型 */
export type ProductType = (0 | 1 | 2 | 4 | 5 | 6)

/** 推广员 */
export type Promoter = (true | false)

/** 分销关系绑定 */
export type PromoterBinding = (0 | 1)

/** 推广层级 */
export type PromoterLevel = (0 | 1 | 2)

/** 原路退款状态 */
export type ProviderRefundState = (0 | 1 | 2 | 3 | 4)

/** 审核结果 */
export type ReceiptDecision = (2 | 3)

/** 小票打印 */
export type ReceiptPrinting = (0 | 1 | 2 | 3)

/** 小票来源 */
export type ReceiptSource = (1 | 2)

/** 小票审核状态 */
export type ReceiptStatus = (1 | 2 | 3)

/** 充值渠道 */
export type RechargeChannel = ("public" | "h5" | "mini" | "wechatIos" | "wechatAndroid" | "alipay" | "alipayApp")

/** 充值支付方式 */
export type RechargePayType = ("weixin" | "alipay")

/** 是否推荐 */
export type Recommended = (1 | 0)

/** 退款操作类型 */
export type RefundChange = ("apply" | "audit" | "returning" | "receiving" | "rejectionGoods" | "revoke" | "compulsory" | "refund")

/** 退款发起方 */
export type RefundPromoter = ("user" | "merchant")

/** 退款单状态 */
export type RefundStatus = (0 | 1 | 2 | 3 | 4 | 5 | 6)

/** 区域类型 */
export type RegionType = (1 | 2 | 3 | 4)

/** 注册渠道 */
export type RegisterType = ("wechat" | "routine" | "h5" | "iosWx" | "androidWx" | "ios")

/** 报名操作类型 */
export type RegistrationChange = ("create" | "pay" | "verify" | "refund" | "cancel")

/** 报名信息类型 */
export type RegistrationQuestion = ("text" | "phone" | "number" | "radio" | "date")

/** 报名订单状态 */
export type RegistrationStatus = (0 | 3 | 6 | 9)

/** 评价状态 */
export type Replied = (true | false)

/** 评论开关状态 */
export type ReplyStatus = (1 | 2 | 3)

/** 退货类型 */
export type ReturnGoodsType = (0 | 1 | 2)

/** 审核筛选 */
export type ReviewFilter = (1 | 2 | 3)

/** 奖励条件 */
export type RewardCondition = (1 | 2)

/** 发放时机 */
export type RewardNode = (1 | 2 | 3)

/** 奖励状态 */
export type RewardStatus = (0 | 1 | 2 | 3)

/** 奖励类型 */
export type RewardType = (1 | 2 | 3)

/** 内置角色 */
export type RoleCode = ("admin" | "editor")

/** 直播间功能 */
export type RoomFlag = (0 | 1)

/** 直播间审核结果 */
export type RoomReviewDecision = (3 | 1)

/** 直播间审核状态 */
export type RoomReviewStatus = (0 | 1 | 2 | 3)

/** 直播间显示状态 */
export type RoomShow = (1 | 0)

/** 取整方式 */
export type RoundType = (1 | 2 | 3)

/** 秒杀商品审核状态 */
export type SeckillAuditStatus = (1 | 2 | 3)

/** 商户类别 */
export type SelfRun = (true | false)

/** 服务密钥状态 */
export type ServiceKeyStatus = (1 | 2 | 3)

/** 性别 */
export type Sex = (0 | 1 | 2 | 3)

/** 分账节点 */
export type ShareNode = ("pay" | "receipt" | "complete")

/** 上架筛选 */
export type ShelfFilter = ("1" | "0")

/** 上架状态 */
export type ShelfStatus = (true | false)

/** 发货信息上传状态 */
export type ShipmentUpload = (0 | 1 | 2)

/** 配送方式 */
export type ShippingType = (1 | 2 | 3)

/** 显示状态 */
export type Show = (1 | 0)

/** 场次讲解 */
export type ShowingGuide = (1 | 2 | 0)

/** 报名信息类型 */
export type ShowingQuestion = ("text" | "number" | "radio")

/** 场次状态 */
export type ShowingStatus = (0 | 1)

/** 报名状态 */
export type SignUpStatus = (0 | 1 | 2 | 3)

/** 界面尺寸 */
export type Size = ("mini" | "small" | "medium")

/** 排序方式 */
export type SortDirection = ("asc" | "desc")

/** 商品规格 */
export type SpecType = (true | false)

/** 标本关联类型 */
export type SpecimenSubject = ("none" | "brand" | "article")

/** 平台添加的会员类型 */
export type StaffMemberType = (1 | 2)

/** 商户星级 */
export type StarLevel = (1 | 2 | 3 | 4 | 5)

/** 商户星级 */
export type StarsFrom = (1 | 2 | 3 | 4 | 5)

/** 订阅消息类型 */
export type SubscriptionType = (2 | 3)

/** 开关 */
export type Switch = (1 | 0)

/** 标签归属 */
export type TagOwner = (0 | 1)

/** 商城标题位置 */
export type TagPosition = (0 | 1)

/** 商品参与类型 */
export type TagScope = ("product" | "brand" | "category" | "merchant")

/** 历史菜单风格 */
export type TagsStyle = ("card" | "fluid" | "smooth")

/** 主题 */
export type ThemeStyle = ("theme-1" | "theme-2" | "theme-3" | "theme-4" | "theme-5" | "theme-6" | "theme-7" | "theme-8" | "theme-9")

/** 顶级菜单风格 */
export type TopMenuStyle = ("horizontal" | "vertical")

/** 商标分类 */
export type TrademarkType = ("1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "13" | "14" | "15" | "16" | "17" | "18" | "19" | "20" | "21" | "22" | "23" | "24" | "25" | "26" | "27" | "28" | "29" | "30" | "31" | "32" | "33" | "34" | "35" | "36" | "37" | "38" | "39" | "40" | "41" | "42" | "43" | "44" | "45")

/** 交易类型 */
export type TransactionType = ("pay_order" | "refund_order")

/** 有效期 */
export type ValidType = (1 | 2)

/** 视频号商品状态 */
export type VideoStatus = (0 | 5 | 11 | 13)

/** 星期 */
export type Weekday = (1 | 2 | 3 | 4 | 5 | 6 | 7)

/** 提现状态 */
export type WithdrawalStatus = (-1 | 0 | 1)

/** 提现方式 */
export type WithdrawalType = ("bank" | "alipay" | "weixin")

/** 是否 */
export type YesNo = (true | false)

/** 服务权限 */
export type ServiceRight = ("service:finance:merchantClosingRecord:ask" | "service:finance:rechargeOrder:place" | "service:finance:rechargeOrder:pay" | "service:finance:userClosing:ask" | "service:gallery:specimen:resubmit" | "service:marketing:activityOrder:register" | "service:marketing:activityOrder:pay" | "service:marketing:activityOrder:askRefund" | "service:marketing:activityOrder:withdraw" | "service:marketing:activityRefund:revoke" | "service:marketing:communityNote:publish" | "service:marketing:communityNote:setLikes" | "service:marketing:communityReply:comment" | "service:marketing:communityReply:setLikes" | "service:marketing:couponUser:claim" | "service:marketing:groupActivity:submit" | "service:marketing:groupActivity:turn" | "service:marketing:groupActivity:withdraw" | "service:marketing:integralReceipt:upload" | "service:marketing:liveGoods:submit" | "service:marketing:liveGoods:withdraw" | "service:marketing:liveGoods:resubmit" | "service:marketing:liveRoom:submit" | "service:marketing:liveRoom:resubmit" | "service:marketing:seckillActivity:see" | "service:marketing:seckillProduct:propose" | "service:marketing:signRecord:sign" | "service:marketing:videoDraft:submit" | "service:marketing:videoDraft:withdraw" | "service:marketing:videoDraft:resubmit" | "service:marketing:videoProduct:takeDown" | "service:marketing:videoProduct:putUp" | "service:merchant:apply:apply" | "service:order:order:place" | "service:order:order:pay" | "service:order:order:cancel" | "service:order:order:verify" | "service:order:order:receive" | "service:order:refund:ask" | "service:order:refund:revoke" | "service:order:refund:refuse" | "service:order:refund:agree" | "service:order:refund:agreeReturn" | "service:order:refund:sendBack" | "service:order:refund:receiveReturn" | "service:order:refund:refuseReturn" | "service:product:product:submit" | "service:product:product:putOn" | "service:product:product:takeOff" | "service:product:product:recycle" | "service:user:user:register" | "service:user:user:bindWechat")

/** By which the server finds one. */
export type EnumerationName = "accessType" | "activityFee" | "activityRefundDecision" | "activityRefundRule" | "activityScope" | "activityStatus" | "activityStyleType" | "adminType" | "afterSalesType" | "auditDecision" | "auditStatus" | "balanceLinkType" | "bargainStatus" | "benefitChannel" | "billType" | "brandAuditType" | "brandManagementType" | "broadcastStatus" | "brokerageLevel" | "brokerageLinkType" | "brokerageRule" | "brokerageShare" | "brokerageStatus" | "bubble" | "cancelStatus" | "cardPayChannel" | "cardPayType" | "categoryType" | "closingAccountStatus" | "closingArrival" | "closingAuditStatus" | "closingType" | "commodityOrigin" | "communityDecision" | "communityNoteType" | "communityReplyType" | "communityStatus" | "communityTopicCreateType" | "componentBrandStatus" | "componentCategoryStatus" | "componentShelf" | "compulsory" | "configCategory" | "connectionStatus" | "consumeChannel" | "copyNumChange" | "copyNumLinkType" | "copyrightStatus" | "couponCategory" | "couponHolders" | "couponLimit" | "couponReceiveStatus" | "couponReceiveTime" | "couponReceiveType" | "couponRepeat" | "couponUserStatus" | "couponValidity" | "couponVerifyStatus" | "dateRangePreset" | "deleted" | "deliveryMethod" | "deliveryType" | "dictDefault" | "dictStatus" | "displayed" | "draftDecision" | "earningScope" | "editStatus" | "enabled" | "exceptionDimension" | "exceptionType" | "experienceChannel" | "experienceLinkType" | "flowDirection" | "formLayout" | "given" | "goodsType" | "groupBuyRecordStatus" | "groupControlStatus" | "groupPlaceStatus" | "groupStatus" | "inUse" | "integralAdjustReason" | "integralAdjustStatus" | "integralAdjustType" | "integralFreezeNode" | "integralLinkType" | "integralRecordStatus" | "issueStatus" | "issueType" | "jobResult" | "jobStatus" | "journalAccount" | "journalEvent" | "journalFigure" | "journalItem" | "keywordReplyType" | "layout" | "ledgerDirection" | "limitCycle" | "liveAuditStatus" | "liveGoodsDecision" | "liveReviewStatus" | "liveType" | "logoff" | "mediaTab" | "memberBenefit" | "memberCardType" | "memberIdentity" | "memberPriceDisplay" | "memberSearchType" | "memberType" | "menuHighlightStyle" | "menuType" | "merchantApplyStatus" | "merchantCreateType" | "merchantEmployeeRole" | "merchantServiceType" | "mobileTheme" | "noticeStatus" | "notificationChannel" | "notificationReceiver" | "notificationSwitch" | "opened" | "operateType" | "operationKind" | "operationStatus" | "orderChange" | "orderRefundStatus" | "orderSecondType" | "orderStatus" | "orderType" | "pageCategoryType" | "pageDefault" | "pageLinkType" | "pageScheduleStatus" | "pageTransition" | "paid" | "paidServiceType" | "parkingProvider" | "parkingSign" | "payChannel" | "payTimes" | "payType" | "pcRecommendScope" | "platformStatus" | "presentKind" | "priceType" | "productAuditStatus" | "productQualification" | "productType" | "promoter" | "promoterBinding" | "promoterLevel" | "providerRefundState" | "receiptDecision" | "receiptPrinting" | "receiptSource" | "receiptStatus" | "rechargeChannel" | "rechargePayType" | "recommended" | "refundChange" | "refundPromoter" | "refundStatus" | "regionType" | "registerType" | "registrationChange" | "registrationQuestion" | "registrationStatus" | "replied" | "replyStatus" | "returnGoodsType" | "reviewFilter" | "rewardCondition" | "rewardNode" | "rewardStatus" | "rewardType" | "roleCode" | "roomFlag" | "roomReviewDecision" | "roomReviewStatus" | "roomShow" | "roundType" | "seckillAuditStatus" | "selfRun" | "serviceKeyStatus" | "sex" | "shareNode" | "shelfFilter" | "shelfStatus" | "shipmentUpload" | "shippingType" | "show" | "showingGuide" | "showingQuestion" | "showingStatus" | "signUpStatus" | "size" | "sortDirection" | "specType" | "specimenSubject" | "staffMemberType" | "starLevel" | "starsFrom" | "subscriptionType" | "switch" | "tagOwner" | "tagPosition" | "tagScope" | "tagsStyle" | "themeStyle" | "topMenuStyle" | "trademarkType" | "transactionType" | "validType" | "videoStatus" | "weekday" | "withdrawalStatus" | "withdrawalType" | "yesNo" | "serviceRight"
