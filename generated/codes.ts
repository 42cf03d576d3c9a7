// Made from schemas/enumerations/*.json. Do not edit: change the source and run `npm run generate`.
/** 收费方式 */
export const activityFee = {
  /** 免费 */
  free: 1,
  /** 付费 */
  money: 2,
  /** 积分 */
  points: 3,
  /** 付费+积分 */
  both: 4,
} as const;

/** 退款审核结果 */
export const activityRefundDecision = {
  /** 同意退款 */
  success: "success",
  /** 审核拒绝 */
  refuse: "refuse",
} as const;

/** 退款规则 */
export const activityRefundRule = {
  /** 不可退 */
  never: 1,
  /** 活动开始前可退 */
  beforeStart: 2,
  /** 指定时间前可退 */
  beforeDeadline: 3,
} as const;

/** 活动范围 */
export const activityScope = {
  /** 全部商品 */
  all: 0,
  /** 指定商品 */
  product: 1,
  /** 品牌 */
  brand: 2,
  /** 分类 */
  category: 3,
  /** 商户 */
  merchant: 4,
} as const;

/** 活动状态 */
export const activityStatus = {
  /** 未开始 */
  waiting: 0,
  /** 进行中 */
  running: 1,
  /** 已结束 */
  ended: 2,
} as const;

/** 活动样式类型 */
export const activityStyleType = {
  /** 活动氛围 */
  atmosphere: 1,
  /** 活动边框 */
  border: 0,
} as const;

/** 管理员类型 */
export const adminType = {
  /** 平台超管 */
  platformSuper: 1,
  /** 商户超管 */
  merchantSuper: 2,
  /** 平台管理员 */
  platform: 3,
  /** 商户管理员 */
  merchant: 4,
} as const;

/** 售后类型 */
export const afterSalesType = {
  /** 仅退款 */
  onlyMoney: 1,
  /** 退货退款 */
  moneyAndGoods: 2,
} as const;

/** 审核结果 */
export const auditDecision = {
  /** 通过 */
  success: "success",
  /** 拒绝 */
  fail: "fail",
} as const;

/** 审核状态 */
export const auditStatus = {
  /** 待审核 */
  pending: 0,
  /** 审核成功 */
  approved: 1,
  /** 审核失败 */
  refused: 2,
  /** 平台关闭 */
  closed: 3,
} as const;

/** 余额关联类型 */
export const balanceLinkType = {
  /** 订单 */
  order: "order",
  /** 退款 */
  refund: "refund",
  /** 充值 */
  recharge: "recharge",
  /** 付费会员 */
  paidMember: "paid_member",
  /** 佣金转余额 */
  brokerage: "brokerage",
  /** 系统操作 */
  system: "system",
} as const;

/** 流水类型 */
export const billType = {
  /** 订单支付 */
  payOrder: "pay_order",
  /** 订单退款 */
  refundOrder: "refund_order",
  /** 会员充值 */
  rechargeUser: "recharge_user",
  /** 余额支付 */
  yuePay: "yue_pay",
  /** 商户分账 */
  merchantCollect: "merchant_collect",
  /** 分佣 */
  brokerage: "brokerage",
  /** 系统 */
  system: "system",
  /** 商户结算 */
  merchantClosing: "merchant_closing",
  /** 会员结算 */
  userClosing: "user_closing",
} as const;

/** 直播状态 */
export const broadcastStatus = {
  /** 直播中 */
  live: 101,
  /** 未开始 */
  waiting: 102,
  /** 已结束 */
  over: 103,
  /** 禁播 */
  banned: 104,
  /** 暂停 */
  paused: 105,
  /** 异常 */
  abnormal: 106,
  /** 已过期 */
  expired: 107,
} as const;

/** 分销等级 */
export const brokerageLevel = {
  /** 一级推广人 */
  first: 1,
  /** 二级推广人 */
  second: 2,
} as const;

/** 佣金来源 */
export const brokerageLinkType = {
  /** 推广订单 */
  order: "order",
  /** 提现 */
  withdraw: "withdraw",
  /** 转入余额 */
  yue: "yue",
} as const;

/** 分佣类型 */
export const brokerageShare = {
  /** 不参与分佣 */
  none: 0,
  /** 单独分佣 */
  own: 1,
  /** 默认分佣 */
  usual: 2,
} as const;

/** 佣金状态 */
export const brokerageStatus = {
  /** 订单创建 */
  created: 1,
  /** 冻结期 */
  frozen: 2,
  /** 完成 */
  settled: 3,
  /** 失效 */
  void: 4,
  /** 提现申请 */
  asked: 5,
} as const;

/** 会员卡支付渠道 */
export const cardPayChannel = {
  /** 公众号 */
  public: "public",
  /** 小程序 */
  mini: "mini",
  /** 网页支付 */
  h5: "h5",
  /** 微信Ios */
  wechatIos: "wechatIos",
  /** 微信Android */
  wechatAndroid: "wechatAndroid",
  /** 支付宝 */
  alipay: "alipay",
  /** 支付宝App */
  alipayApp: "alipayApp",
  /** 余额 */
  yue: "yue",
  /** 平台赠送 */
  give: "give",
} as const;

/** 会员卡支付方式 */
export const cardPayType = {
  /** 微信 */
  weixin: "weixin",
  /** 支付宝 */
  alipay: "alipay",
  /** 平台赠送 */
  give: "give",
  /** 余额 */
  yue: "yue",
} as const;

/** 分类类型 */
export const categoryType = {
  /** 商品分类 */
  goods: 1,
  /** 文章分类 */
  article: 2,
  /** 附件分类 */
  attachment: 3,
  /** 设置分类 */
  setting: 4,
  /** 菜单分类 */
  menu: 5,
  /** 配置分类 */
  configuration: 6,
  /** 秒杀配置 */
  seckill: 7,
} as const;

/** 转账状态 */
export const closingAccountStatus = {
  /** 未转账 */
  open: 0,
  /** 已转账 */
  transferred: 1,
} as const;

/** 到账状态 */
export const closingArrival = {
  /** 已到账 */
  arrived: 1,
  /** 未到账 */
  open: 0,
} as const;

/** 结算审核状态 */
export const closingAuditStatus = {
  /** 待审核 */
  waiting: 0,
  /** 审核通过 */
  passed: 1,
  /** 审核失败 */
  refused: 2,
} as const;

/** 结算方式 */
export const closingType = {
  /** 银行卡 */
  bank: "bank",
  /** 微信 */
  wechat: "wechat",
  /** 支付宝 */
  alipay: "alipay",
} as const;

/** 社区内容类型 */
export const communityNoteType = {
  /** 图文 */
  pictures: 1,
  /** 短视频 */
  video: 2,
} as const;

/** 社区评论类型 */
export const communityReplyType = {
  /** 评论 */
  comment: 1,
  /** 回复 */
  reply: 2,
} as const;

/** 社区审核状态 */
export const communityStatus = {
  /** 待审核 */
  pending: 0,
  /** 已通过 */
  approved: 1,
  /** 已拒绝 */
  refused: 2,
} as const;

/** 社区话题来源 */
export const communityTopicCreateType = {
  /** 系统创建 */
  system: 1,
  /** 会员创建 */
  member: 2,
} as const;

/** 微信品牌状态 */
export const componentBrandStatus = {
  /** 审核中 */
  reviewing: 0,
  /** 审核成功 */
  passed: 1,
  /** 审核拒绝 */
  refused: 9,
} as const;

/** 微信类目状态 */
export const componentCategoryStatus = {
  /** 待提审 */
  waiting: 0,
  /** 微信审核中 */
  reviewing: 1,
  /** 微信审核失败 */
  failed: 2,
  /** 微信审核成功 */
  passed: 3,
} as const;

/** 视频号商品平台状态 */
export const componentShelf = {
  /** 商家上架 */
  byMerchant: 5,
} as const;

/** 连接状态 */
export const connectionStatus = {
  /** 未测试 */
  untested: 0,
  /** 正常 */
  working: 1,
  /** 异常 */
  failing: 2,
} as const;

/** 消费渠道 */
export const consumeChannel = {
  /** 线上订单 */
  order: 1,
  /** 线下小票 */
  receipt: 2,
  /** 手动积分 */
  manual: 3,
} as const;

/** 复制次数修改类型 */
export const copyNumChange = {
  /** 增加 */
  add: "add",
  /** 减少 */
  sub: "sub",
} as const;

/** 复制次数来源 */
export const copyNumLinkType = {
  /** 期初 */
  opening: "opening",
  /** 平台修改 */
  system: "system",
} as const;

/** 授权状态 */
export const copyrightStatus = {
  /** 未配置接口域名 */
  noDomain: -2,
  /** 未提交 */
  none: -1,
  /** 审核中 */
  pending: 0,
  /** 已授权 */
  granted: 1,
  /** 审核失败 */
  refused: 2,
} as const;

/** 优惠券使用范围 */
export const couponCategory = {
  /** 店铺 */
  shop: 1,
  /** 通用 */
  all: 3,
  /** 品类 */
  kind: 4,
  /** 商品 */
  product: 2,
  /** 品牌 */
  brand: 5,
  /** 跨店 */
  merchants: 6,
} as const;

/** 已领取的优惠券 */
export const couponHolders = {
  /** 已领取的券继续有效 */
  keep: 0,
  /** 已领取的券同时失效 */
  lose: 1,
} as const;

/** 优惠券领取方式 */
export const couponReceiveType = {
  /** 手动领取 */
  byHand: 1,
  /** 新人券 */
  newcomer: 2,
  /** 赠送券 */
  gift: 3,
} as const;

/** 优惠券使用状态 */
export const couponUserStatus = {
  /** 未使用 */
  unused: 0,
  /** 已使用 */
  used: 1,
  /** 已失效 */
  expired: 2,
} as const;

/** 优惠券核销状态 */
export const couponVerifyStatus = {
  /** 已核销 */
  verified: 1,
  /** 已撤销 */
  revoked: 2,
} as const;

/** 日期快捷范围 */
export const dateRangePreset = {
  /** 今天 */
  today: "today",
  /** 昨天 */
  yesterday: "yesterday",
  /** 最近7天 */
  lately7: "lately7",
  /** 最近30天 */
  lately30: "lately30",
  /** 本月 */
  month: "month",
  /** 本年 */
  year: "year",
} as const;

/** 发货类型 */
export const deliveryType = {
  /** 快递配送 */
  express: "express",
  /** 商家配送 */
  merchant: "merchant",
  /** 无需发货 */
  noNeed: "noNeed",
} as const;

/** 字典默认值 */
export const dictDefault = {
  /** 是 */
  yes: "Y",
  /** 否 */
  no: "N",
} as const;

/** 字典状态 */
export const dictStatus = {
  /** 正常 */
  normal: 0,
  /** 停用 */
  stopped: 1,
} as const;

/** 积分规则适用范围 */
export const earningScope = {
  /** 全部商户 */
  all: 1,
  /** 指定业态 */
  bizFormat: 2,
  /** 指定店群 */
  shopGroup: 3,
  /** 指定商户 */
  merchant: 4,
} as const;

/** 视频号商品编辑状态 */
export const editStatus = {
  /** 未审核 */
  waiting: 1,
  /** 审核中 */
  reviewing: 2,
  /** 审核失败 */
  failed: 3,
  /** 审核成功 */
  passed: 4,
} as const;

/** 例外规则适用维度 */
export const exceptionDimension = {
  /** 商户 */
  merchant: 1,
  /** 业态 */
  bizFormat: 2,
  /** 会员等级 */
  level: 3,
  /** 会员标签 */
  tag: 4,
  /** 全部 */
  all: 5,
} as const;

/** 例外类型 */
export const exceptionType = {
  /** 不积分 */
  exclude: 1,
  /** 特殊倍率 */
  multiply: 2,
  /** 积分上限 */
  limit: 3,
  /** 转人工审核 */
  review: 4,
} as const;

/** 经验翻倍渠道 */
export const experienceChannel = {
  /** 签到 */
  sign: "1",
  /** 发布种草 */
  note: "2",
} as const;

/** 经验关联类型 */
export const experienceLinkType = {
  /** 订单 */
  order: "order",
  /** 签到 */
  sign: "sign",
  /** 种草 */
  note: "note",
  /** 系统操作 */
  system: "system",
} as const;

/** 收支 */
export const flowDirection = {
  /** 收入 */
  income: 1,
  /** 支出 */
  expense: 0,
} as const;

/** 表单项布局 */
export const formLayout = {
  /** 列容器 */
  colFormItem: "colFormItem",
  /** 行容器 */
  rowFormItem: "rowFormItem",
} as const;

/** 商品类型 */
export const goodsType = {
  /** 普通商品 */
  ordinary: 0,
  /** 虚拟商品 */
  virtual: 2,
  /** 云盘商品 */
  cloud: 5,
  /** 卡密商品 */
  card: 6,
} as const;

/** 拼团订单状态 */
export const groupBuyRecordStatus = {
  /** 拼团中 */
  open: 0,
  /** 拼团成功 */
  succeeded: 10,
  /** 拼团失败 */
  failed: -1,
  /** 非拼团订单 */
  none: 99,
} as const;

/** 拼团活动审核状态 */
export const groupControlStatus = {
  /** 初始化 */
  initial: 0,
  /** 已拒绝 */
  refused: 1,
  /** 已撤销 */
  withdrawn: 2,
  /** 待审核 */
  waiting: 3,
  /** 已通过 */
  approved: 4,
} as const;

/** 参团状态 */
export const groupPlaceStatus = {
  /** 待付款 */
  held: 0,
  /** 已参团 */
  joined: 1,
  /** 已成团 */
  succeeded: 2,
  /** 待退款 */
  failed: 3,
  /** 已退款 */
  refunded: 4,
  /** 已释放 */
  released: 5,
} as const;

/** 拼团状态 */
export const groupStatus = {
  /** 进行中 */
  open: 1,
  /** 已成功 */
  succeeded: 2,
  /** 未完成 */
  failed: 3,
} as const;

/** 积分调整原因 */
export const integralAdjustReason = {
  /** 补录积分 */
  supplement: 1,
  /** 消费退款 */
  refund: 2,
  /** 投诉补偿 */
  compensation: 3,
  /** 数据更正 */
  correction: 4,
  /** 其他 */
  other: 5,
} as const;

/** 积分调整状态 */
export const integralAdjustStatus = {
  /** 待审核 */
  pending: 1,
  /** 审核通过 */
  passed: 2,
  /** 审核拒绝 */
  refused: 3,
  /** 已撤回 */
  withdrawn: 4,
} as const;

/** 积分调整类型 */
export const integralAdjustType = {
  /** 增加 */
  add: "add",
  /** 扣减 */
  sub: "sub",
} as const;

/** 积分冻结节点 */
export const integralFreezeNode = {
  /** 支付后 */
  paid: "pay",
  /** 收货后 */
  received: "receipt",
  /** 完成后 */
  complete: "complete",
} as const;

/** 积分关联类型 */
export const integralLinkType = {
  /** 订单 */
  order: "order",
  /** 退款 */
  refund: "refund",
  /** 签到 */
  sign: "sign",
  /** 系统操作 */
  system: "system",
  /** 手动积分 */
  manual: "manual",
  /** 手动调整 */
  manualAdjust: "manual_adjust",
  /** 活动 */
  activity: "activity",
} as const;

/** 积分记录状态 */
export const integralRecordStatus = {
  /** 订单创建 */
  created: 1,
  /** 冻结期 */
  frozen: 2,
  /** 完成 */
  settled: 3,
  /** 失效 */
  void: 4,
} as const;

/** 发放状态 */
export const issueStatus = {
  /** 已发放 */
  issued: 3,
  /** 已撤销 */
  revoked: 4,
} as const;

/** 发放方式 */
export const issueType = {
  /** 消费积分 */
  consume: 1,
  /** 直接发放 */
  direct: 2,
} as const;

/** 任务执行结果 */
export const jobResult = {
  /** 成功 */
  done: 1,
  /** 失败 */
  failed: 0,
} as const;

/** 定时任务状态 */
export const jobStatus = {
  /** 正常 */
  running: 0,
  /** 暂停 */
  suspended: 1,
} as const;

/** 资金科目 */
export const journalAccount = {
  /** 微信收款 */
  cashWeixin: "cash:weixin",
  /** 支付宝收款 */
  cashAlipay: "cash:alipay",
  /** 银行存款 */
  cashBank: "cash:bank",
  /** 会员余额 */
  memberBalance: "member:balance",
  /** 会员冻结佣金 */
  brokerageFrozen: "member:brokerage:frozen",
  /** 会员可用佣金 */
  brokerageAvailable: "member:brokerage:available",
  /** 会员提现中佣金 */
  brokerageWithdrawing: "member:brokerage:withdrawing",
  /** 商户冻结货款 */
  merchantFrozen: "merchant:frozen",
  /** 商户可用余额 */
  merchantAvailable: "merchant:available",
  /** 商户提现中余额 */
  merchantWithdrawing: "merchant:withdrawing",
  /** 待退款项 */
  refundPending: "refund:pending",
  /** 平台手续费收入 */
  incomeCommission: "income:commission",
  /** 积分商城收入 */
  incomePoints: "income:points",
  /** 会员卡收入 */
  incomeCard: "income:card",
  /** 活动报名收入 */
  incomeRegistration: "income:registration",
  /** 平台优惠券补贴 */
  expenseCoupon: "expense:coupon",
  /** 平台积分补贴 */
  expensePoints: "expense:points",
  /** 赠送余额 */
  expenseGift: "expense:gift",
  /** 平台承担佣金 */
  expenseBrokerage: "expense:brokerage",
  /** 余额调整 */
  expenseAdjust: "expense:adjust",
} as const;

/** 业务类型 */
export const journalEvent = {
  /** 订单支付 */
  orderPaid: "orderPaid",
  /** 订单取消后到账 */
  orderPaidLate: "orderPaidLate",
  /** 订单退款 */
  refundSettled: "refundSettled",
  /** 商户分账到期 */
  shareReleased: "shareReleased",
  /** 订单返佣 */
  brokerageEarned: "brokerageEarned",
  /** 退款扣减佣金 */
  brokerageReduced: "brokerageReduced",
  /** 佣金解冻 */
  brokerageThawed: "brokerageThawed",
  /** 佣金失效 */
  brokerageVoided: "brokerageVoided",
  /** 退款收回佣金 */
  brokerageTaken: "brokerageTaken",
  /** 会员申请结算 */
  userClosingAsked: "userClosingAsked",
  /** 会员结算未通过 */
  userClosingRefused: "userClosingRefused",
  /** 会员结算到账 */
  userClosingPaid: "userClosingPaid",
  /** 商户申请结算 */
  merchantClosingAsked: "merchantClosingAsked",
  /** 商户结算未通过 */
  merchantClosingRefused: "merchantClosingRefused",
  /** 商户结算到账 */
  merchantClosingPaid: "merchantClosingPaid",
  /** 余额充值 */
  balanceRecharged: "balanceRecharged",
  /** 赠送余额 */
  balanceGiven: "balanceGiven",
  /** 余额调整 */
  balanceAdjusted: "balanceAdjusted",
  /** 购买会员卡 */
  cardPaid: "cardPaid",
  /** 活动报名 */
  registrationPaid: "registrationPaid",
  /** 报名取消后到账 */
  registrationPaidLate: "registrationPaidLate",
  /** 报名退款 */
  registrationRefunded: "registrationRefunded",
} as const;

/** 账目 */
export const journalFigure = {
  /** 当期结余 */
  currentDayBalance: "currentDayBalance",
  /** 实际收入 */
  realIncome: "realIncome",
  /** 订单实收 */
  orderRealIncome: "orderRealIncome",
  /** 订单应收金额 */
  orderReceivable: "orderReceivable",
  /** 订单应收笔数 */
  payNum: "payNum",
  /** 平台优惠券补贴 */
  platCouponPrice: "platCouponPrice",
  /** 平台积分补贴 */
  integralPrice: "integralPrice",
  /** 订单实退 */
  orderRealRefund: "orderRealRefund",
  /** 订单应退金额 */
  orderRefundable: "orderRefundable",
  /** 订单应退笔数 */
  refundNum: "refundNum",
  /** 退还平台优惠券补贴 */
  refundPlatCouponPrice: "refundPlatCouponPrice",
  /** 退还平台积分补贴 */
  refundIntegralPrice: "refundIntegralPrice",
  /** 实际支出 */
  actualExpenditure: "actualExpenditure",
  /** 商家分账 */
  merchantTransferAmount: "merchantTransferAmount",
  /** 商家分账笔数 */
  merchantTransferNum: "merchantTransferNum",
  /** 支付分账 */
  payTransfer: "payTransfer",
  /** 退款分账 */
  refundTransfer: "refundTransfer",
  /** 佣金 */
  brokerage: "brokerage",
  /** 支付佣金 */
  brokeragePrice: "brokeragePrice",
  /** 退还佣金 */
  refundBrokeragePrice: "refundBrokeragePrice",
  /** 退款佣金代扣 */
  refundReplaceBrokerage: "refundReplaceBrokerage",
  /** 运费 */
  freight: "freight",
  /** 支付运费 */
  freightFee: "freightFee",
  /** 退还运费 */
  refundFreightFee: "refundFreightFee",
  /** 当日收支 */
  incomeExpenditure: "incomeExpenditure",
  /** 平台收入金额 */
  incomeAmount: "incomeAmount",
  /** 会员充值 */
  rechargeAmount: "rechargeAmount",
  /** 会员充值笔数 */
  rechargeNum: "rechargeNum",
  /** 微信支付 */
  wechatPayAmount: "wechatPayAmount",
  /** 微信支付笔数 */
  wechatPayNum: "wechatPayNum",
  /** 支付宝支付 */
  aliPayAmount: "aliPayAmount",
  /** 支付宝支付笔数 */
  aliPayNum: "aliPayNum",
  /** 平台支出金额 */
  payoutAmount: "payoutAmount",
  /** 商户分账结算 */
  merchantSplitSettlement: "merchantSplitSettlement",
  /** 商户分账结算笔数 */
  merchantSplitSettlementNum: "merchantSplitSettlementNum",
  /** 佣金提现结算 */
  brokerageSettlement: "brokerageSettlement",
  /** 佣金提现结算笔数 */
  brokerageSettlementNum: "brokerageSettlementNum",
  /** 订单退款 */
  orderRefundAmount: "orderRefundAmount",
  /** 订单退款笔数 */
  orderRefundNum: "orderRefundNum",
} as const;

/** 款项 */
export const journalItem = {
  /** 货款 */
  goods: "goods",
  /** 运费 */
  freight: "freight",
  /** 平台优惠券 */
  platCoupon: "platCoupon",
  /** 积分抵扣 */
  integral: "integral",
  /** 平台手续费 */
  commission: "commission",
  /** 一级佣金 */
  firstBrokerage: "firstBrokerage",
  /** 二级佣金 */
  secondBrokerage: "secondBrokerage",
} as const;

/** 关键字回复类型 */
export const keywordReplyType = {
  /** 文字消息 */
  text: "text",
  /** 图片消息 */
  image: "image",
  /** 图文消息 */
  news: "news",
  /** 声音消息 */
  voice: "voice",
} as const;

/** 布局 */
export const layout = {
  /** 默认 */
  defaults: "defaults",
  /** 分栏 */
  columns: "columns",
  /** 经典 */
  classic: "classic",
  /** 横向 */
  transverse: "transverse",
} as const;

/** 收支类型 */
export const ledgerDirection = {
  /** 增加 */
  in: 1,
  /** 扣减 */
  out: 2,
} as const;

/** 上限周期 */
export const limitCycle = {
  /** 单笔 */
  single: 1,
  /** 每日 */
  day: 2,
  /** 每月 */
  month: 3,
} as const;

/** 直播商品审核状态 */
export const liveReviewStatus = {
  /** 商户创建/撤回 */
  withdrawn: 0,
  /** 平台待审核 */
  pending: 1,
  /** 平台审核通过/微信审核中 */
  reviewing: 2,
  /** 平台审核失败 */
  refused: 3,
  /** 微信审核成功 */
  passed: 4,
  /** 微信审核失败 */
  failed: 5,
} as const;

/** 素材类型 */
export const mediaTab = {
  /** 图片 */
  pic: "pic",
  /** 视频 */
  video: "video",
} as const;

/** 会员权益 */
export const memberBenefit = {
  /** 经验值翻倍 */
  experienceDoubling: "experienceDoubling",
  /** 积分翻倍 */
  integralDoubling: "integralDoubling",
  /** 会员专享价 */
  memberExclusivePrice: "memberExclusivePrice",
  /** 专属客服 */
  exclusiveCustomer: "exclusiveCustomer",
} as const;

/** 会员卡类型 */
export const memberCardType = {
  /** 试用 */
  trial: 0,
  /** 期限 */
  term: 1,
  /** 永久 */
  permanent: 2,
} as const;

/** 会员价格展示 */
export const memberPriceDisplay = {
  /** 全部会员可见 */
  all: "all",
  /** 仅付费会员可见 */
  paid: "paid",
} as const;

/** 会员搜索类型 */
export const memberSearchType = {
  /** 全部 */
  all: "all",
  /** 会员ID */
  uid: "uid",
  /** 手机号 */
  phone: "phone",
  /** 会员昵称 */
  nickname: "nickname",
} as const;

/** 菜单高亮风格 */
export const menuHighlightStyle = {
  /** 圆角 */
  round: "round",
  /** 卡片 */
  card: "card",
} as const;

/** 菜单类型 */
export const menuType = {
  /** 目录 */
  directory: "M",
  /** 菜单 */
  screen: "C",
  /** 按钮 */
  button: "A",
} as const;

/** 入驻申请状态 */
export const merchantApplyStatus = {
  /** 未处理 */
  pending: 1,
  /** 已通过 */
  approved: 2,
  /** 已拒绝 */
  refused: 3,
} as const;

/** 商户创建类型 */
export const merchantCreateType = {
  /** 管理员创建 */
  admin: "admin",
  /** 商户入驻申请 */
  apply: "apply",
} as const;

/** 店员权限 */
export const merchantEmployeeRole = {
  /** 订单管理 */
  orders: 1,
  /** 商品管理 */
  products: 2,
  /** 售后管理 */
  afterSales: 3,
  /** 代客下单 */
  ordering: 4,
  /** 订单核销 */
  verifying: 5,
  /** 统计 */
  statistics: 6,
} as const;

/** 商户客服类型 */
export const merchantServiceType = {
  /** H5链接 */
  h5: "H5",
  /** 电话 */
  phone: "phone",
} as const;

/** 通知发送状态 */
export const noticeStatus = {
  /** 待发送 */
  waiting: 0,
  /** 发送中 */
  sending: 1,
  /** 已发送 */
  sent: 2,
  /** 发送失败 */
  failed: 3,
  /** 结果未知 */
  unknown: 4,
} as const;

/** 通知渠道 */
export const notificationChannel = {
  /** 公众号模板消息 */
  wechat: "wechat",
  /** 小程序订阅消息 */
  routine: "routine",
  /** 短信 */
  sms: "sms",
} as const;

/** 通知对象 */
export const notificationReceiver = {
  /** 通知会员 */
  member: 1,
  /** 通知管理员 */
  staff: 2,
} as const;

/** 通知渠道状态 */
export const notificationSwitch = {
  /** 启用 */
  on: 1,
  /** 禁用 */
  off: 2,
  /** 不存在 */
  none: 0,
} as const;

/** 修改方式 */
export const operateType = {
  /** 增加 */
  add: "add",
  /** 减少 */
  sub: "sub",
} as const;

/** 操作类型 */
export const operationKind = {
  /** 新增 */
  add: "ADD",
  /** 修改 */
  update: "UPDATE",
  /** 删除 */
  delete: "DELETE",
  /** 恢复 */
  restore: "RESTORE",
  /** 登录 */
  login: "LOGIN",
} as const;

/** 订单操作类型 */
export const orderChange = {
  /** 创建订单 */
  create: "create",
  /** 支付 */
  pay: "pay",
  /** 快递 */
  express: "express",
  /** 虚拟发货 */
  fictitious: "fictitious",
  /** 收货 */
  receipt: "receipt",
  /** 评价订单 */
  evaluation: "evaluation",
  /** 完成 */
  fulfilled: "fulfilled",
  /** 编辑 */
  edit: "edit",
  /** 取消 */
  cancel: "cancel",
  /** 删除订单 */
  remove: "remove",
} as const;

/** 订单退款状态 */
export const orderRefundStatus = {
  /** 未退款 */
  none: 0,
  /** 申请退款中 */
  asked: 1,
  /** 部分退款 */
  partly: 2,
  /** 已退款 */
  whole: 3,
} as const;

/** 订单二级类型 */
export const orderSecondType = {
  /** 普通订单 */
  ordinary: 0,
  /** 积分订单 */
  points: 1,
  /** 虚拟订单 */
  virtual: 2,
  /** 视频号订单 */
  video: 4,
  /** 云盘订单 */
  cloud: 5,
  /** 卡密订单 */
  card: 6,
} as const;

/** 订单状态 */
export const orderStatus = {
  /** 待支付 */
  unpaid: 0,
  /** 待发货 */
  toShip: 1,
  /** 部分发货 */
  partlyShipped: 2,
  /** 待核销 */
  toVerify: 3,
  /** 待收货 */
  shipped: 4,
  /** 已收货 */
  received: 5,
  /** 已完成 */
  complete: 6,
  /** 已取消 */
  cancelled: 9,
} as const;

/** 订单类型 */
export const orderType = {
  /** 普通订单 */
  ordinary: 0,
  /** 秒杀订单 */
  seckill: 1,
  /** 拼团订单 */
  group: 2,
} as const;

/** 链接分类类型 */
export const pageCategoryType = {
  /** 商城链接 */
  link: "link",
  /** 专题链接 */
  special: "special",
  /** 商品 */
  product: "product",
  /** 商品分类 */
  productCategory: "product_category",
  /** 自定义 */
  custom: "custom",
} as const;

/** 默认模板 */
export const pageDefault = {
  /** 自定义页面 */
  custom: 0,
  /** 首页 */
  home: 1,
  /** 商户默认 */
  merchant: 2,
} as const;

/** 页面链接分组 */
export const pageLinkType = {
  /** 基础 */
  basic: 1,
  /** 分销 */
  distribution: 2,
  /** 个人中心 */
  member: 3,
} as const;

/** 定时上线状态 */
export const pageScheduleStatus = {
  /** 待上线 */
  waiting: 0,
  /** 已上线 */
  live: 1,
  /** 已结束 */
  over: 2,
  /** 已取消 */
  cancelled: 3,
} as const;

/** 主页面切换动画 */
export const pageTransition = {
  /** 左滑 */
  slideLeft: "slide-left",
  /** 透明 */
  opacity: "opacity",
  /** 右滑 */
  slideRight: "slide-right",
} as const;

/** 付费服务类型 */
export const paidServiceType = {
  /** 短信 */
  sms: "sms",
  /** 商品采集 */
  copy: "copy",
  /** 物流查询 */
  exprQuery: "expr_query",
  /** 电子面单 */
  exprDump: "expr_dump",
} as const;

/** 停车服务商 */
export const parkingProvider = {
  /** 通用接口 */
  generic: "generic",
} as const;

/** 签名方式 */
export const parkingSign = {
  /** MD5 */
  md5: "md5",
  /** HMAC-SHA256 */
  hmac: "hmac",
  /** RSA2 */
  rsa: "rsa",
} as const;

/** 支付渠道 */
export const payChannel = {
  /** 微信公众号 */
  public: "public",
  /** 网页支付 */
  h5: "h5",
  /** 小程序 */
  mini: "mini",
  /** 微信Ios */
  wechatIos: "wechatIos",
  /** 微信Android */
  wechatAndroid: "wechatAndroid",
  /** 支付宝 */
  alipay: "alipay",
  /** 支付宝App */
  alipayApp: "alipayApp",
  /** 余额 */
  yue: "yue",
} as const;

/** 支付方式 */
export const payType = {
  /** 微信 */
  weixin: "weixin",
  /** 支付宝 */
  alipay: "alipay",
  /** 余额 */
  yue: "yue",
} as const;

/** 推荐板块的商品 */
export const pcRecommendScope = {
  /** 指定商品参与 */
  product: "product",
  /** 指定品牌参与 */
  brand: "brand",
  /** 指定分类参与 */
  category: "category",
  /** 指定商户参与 */
  merchant: "merchant",
} as const;

/** 视频号商品平台审核状态 */
export const platformStatus = {
  /** 未审核 */
  draft: 1,
  /** 审核中 */
  pending: 2,
  /** 审核失败 */
  refused: 3,
  /** 审核成功 */
  passed: 4,
} as const;

/** 会员有礼 */
export const presentKind = {
  /** 新人礼 */
  newcomer: 1,
  /** 生日有礼 */
  birthday: 2,
} as const;

/** 商品审核状态 */
export const productAuditStatus = {
  /** 无需审核 */
  exempt: 0,
  /** 待审核 */
  pending: 1,
  /** 审核成功 */
  approved: 2,
  /** 审核拒绝 */
  refused: 3,
} as const;

/** 商品类型 */
export const productType = {
  /** 普通 */
  ordinary: 0,
  /** 积分 */
  points: 1,
  /** 虚拟 */
  virtual: 2,
  /** 视频号 */
  video: 4,
  /** 云盘 */
  cloud: 5,
  /** 卡密 */
  card: 6,
} as const;

/** 原路退款状态 */
export const providerRefundState = {
  /** 待提交 */
  waiting: 0,
  /** 支付平台处理中 */
  underWay: 1,
  /** 支付平台拒绝 */
  refused: 2,
  /** 已原路退回 */
  done: 3,
  /** 已线下退款 */
  offline: 4,
} as const;

/** 审核结果 */
export const receiptDecision = {
  /** 审核通过 */
  pass: 2,
  /** 审核拒绝 */
  refuse: 3,
} as const;

/** 小票来源 */
export const receiptSource = {
  /** 会员上传 */
  member: 1,
  /** 员工录入 */
  staff: 2,
} as const;

/** 小票审核状态 */
export const receiptStatus = {
  /** 待审核 */
  pending: 1,
  /** 审核通过 */
  passed: 2,
  /** 审核拒绝 */
  refused: 3,
} as const;

/** 充值渠道 */
export const rechargeChannel = {
  /** 微信公众号 */
  public: "public",
  /** 网页支付 */
  h5: "h5",
  /** 小程序 */
  mini: "mini",
  /** 微信Ios */
  wechatIos: "wechatIos",
  /** 微信Android */
  wechatAndroid: "wechatAndroid",
  /** 支付宝 */
  alipay: "alipay",
  /** 支付宝App */
  alipayApp: "alipayApp",
} as const;

/** 充值支付方式 */
export const rechargePayType = {
  /** 微信 */
  weixin: "weixin",
  /** 支付宝 */
  alipay: "alipay",
} as const;

/** 退款操作类型 */
export const refundChange = {
  /** 申请退款 */
  apply: "apply",
  /** 商家审核 */
  audit: "audit",
  /** 商品退回 */
  returning: "returning",
  /** 商家确认收货 */
  receiving: "receiving",
  /** 商家拒绝收货 */
  rejectionGoods: "rejectionGoods",
  /** 已撤销 */
  revoke: "revoke",
  /** 平台强制退款 */
  compulsory: "compulsory",
  /** 退款成功 */
  refund: "refund",
} as const;

/** 退款发起方 */
export const refundPromoter = {
  /** 会员 */
  user: "user",
  /** 商户 */
  merchant: "merchant",
} as const;

/** 退款单状态 */
export const refundStatus = {
  /** 待审核 */
  asked: 0,
  /** 商家拒绝 */
  refused: 1,
  /** 退款中 */
  refunding: 2,
  /** 退款成功 */
  settled: 3,
  /** 会员退货 */
  returning: 4,
  /** 商家待收货 */
  returned: 5,
  /** 已撤销 */
  revoked: 6,
} as const;

/** 区域类型 */
export const regionType = {
  /** 省 */
  province: 1,
  /** 市 */
  city: 2,
  /** 区 */
  district: 3,
  /** 街道 */
  street: 4,
} as const;

/** 注册渠道 */
export const registerType = {
  /** 公众号 */
  wechat: "wechat",
  /** 小程序 */
  routine: "routine",
  /** H5 */
  h5: "h5",
  /** 微信ios */
  iosWx: "iosWx",
  /** 微信安卓 */
  androidWx: "androidWx",
  /** ios */
  ios: "ios",
} as const;

/** 报名操作类型 */
export const registrationChange = {
  /** 提交报名 */
  create: "create",
  /** 支付 */
  pay: "pay",
  /** 核销 */
  verify: "verify",
  /** 退款 */
  refund: "refund",
  /** 取消 */
  cancel: "cancel",
} as const;

/** 报名信息类型 */
export const registrationQuestion = {
  /** 文本 */
  text: "text",
  /** 手机号 */
  phone: "phone",
  /** 数字 */
  number: "number",
  /** 单选 */
  radio: "radio",
  /** 日期 */
  date: "date",
} as const;

/** 报名订单状态 */
export const registrationStatus = {
  /** 待支付 */
  unpaid: 0,
  /** 待核销 */
  toVerify: 3,
  /** 已完成 */
  complete: 6,
  /** 已取消 */
  cancelled: 9,
} as const;

/** 评论开关状态 */
export const replyStatus = {
  /** 开启 */
  open: 1,
  /** 关闭 */
  off: 2,
  /** 平台关闭 */
  closed: 3,
} as const;

/** 退货类型 */
export const returnGoodsType = {
  /** 不退货 */
  none: 0,
  /** 快递退回 */
  byExpress: 1,
  /** 到店退货 */
  toShop: 2,
} as const;

/** 奖励条件 */
export const rewardCondition = {
  /** 单笔满额 */
  single: 1,
  /** 累计满额 */
  total: 2,
} as const;

/** 发放时机 */
export const rewardNode = {
  /** 支付后 */
  paid: 1,
  /** 收货后 */
  received: 2,
  /** 完成后 */
  complete: 3,
} as const;

/** 奖励状态 */
export const rewardStatus = {
  /** 待发放 */
  waiting: 0,
  /** 已发放 */
  given: 1,
  /** 已回收 */
  recovered: 2,
  /** 发放失败 */
  failed: 3,
} as const;

/** 奖励类型 */
export const rewardType = {
  /** 积分 */
  points: 1,
  /** 优惠券 */
  coupons: 2,
  /** 积分+优惠券 */
  both: 3,
} as const;

/** 内置角色 */
export const roleCode = {
  /** 超级管理员 */
  admin: "admin",
  /** 运营编辑 */
  editor: "editor",
} as const;

/** 直播间功能 */
export const roomFlag = {
  /** 开启 */
  open: 0,
  /** 关闭 */
  closed: 1,
} as const;

/** 直播间审核状态 */
export const roomReviewStatus = {
  /** 平台待审核 */
  pending: 0,
  /** 平台审核失败 */
  refused: 1,
  /** 微信审核失败 */
  failed: 2,
  /** 微信审核成功 */
  passed: 3,
} as const;

/** 取整方式 */
export const roundType = {
  /** 向下取整 */
  down: 1,
  /** 四舍五入 */
  nearest: 2,
  /** 向上取整 */
  up: 3,
} as const;

/** 秒杀商品审核状态 */
export const seckillAuditStatus = {
  /** 待审核 */
  pending: 1,
  /** 审核通过 */
  approved: 2,
  /** 审核拒绝 */
  refused: 3,
} as const;

/** 服务密钥状态 */
export const serviceKeyStatus = {
  /** 有效 */
  active: 1,
  /** 已撤销 */
  revoked: 2,
  /** 已到期 */
  ended: 3,
} as const;

/** 分账节点 */
export const shareNode = {
  /** 订单支付后 */
  pay: "pay",
  /** 订单收货后 */
  receipt: "receipt",
  /** 订单完成后 */
  complete: "complete",
} as const;

/** 发货信息上传状态 */
export const shipmentUpload = {
  /** 待上传 */
  waiting: 0,
  /** 已上传 */
  uploaded: 1,
  /** 上传失败 */
  failed: 2,
} as const;

/** 配送方式 */
export const shippingType = {
  /** 商家配送 */
  delivery: 1,
  /** 到店自提 */
  pickup: 2,
  /** 虚拟发货 */
  virtual: 3,
} as const;

/** 场次讲解 */
export const showingGuide = {
  /** 有讲解 */
  guided: 1,
  /** 无讲解 */
  alone: 2,
  /**  */
  untold: 0,
} as const;

/** 报名信息类型 */
export const showingQuestion = {
  /** 文本 */
  text: "text",
  /** 数字 */
  number: "number",
  /** 单选 */
  radio: "radio",
} as const;

/** 场次状态 */
export const showingStatus = {
  /** 正常 */
  running: 0,
  /** 暂停 */
  suspended: 1,
} as const;

/** 报名状态 */
export const signUpStatus = {
  /** 未开始 */
  waiting: 0,
  /** 报名中 */
  open: 1,
  /** 已满员 */
  full: 2,
  /** 已截止 */
  closed: 3,
} as const;

/** 界面尺寸 */
export const size = {
  /** 紧凑 */
  mini: "mini",
  /** 标准 */
  small: "small",
  /** 宽松 */
  medium: "medium",
} as const;

/** 排序方式 */
export const sortDirection = {
  /** 从低到高 */
  asc: "asc",
  /** 从高到低 */
  desc: "desc",
} as const;

/** 标本关联类型 */
export const specimenSubject = {
  /** 不关联 */
  none: "none",
  /** 品牌 */
  brand: "brand",
  /** 文章 */
  article: "article",
} as const;

/** 平台添加的会员类型 */
export const staffMemberType = {
  /** 管理员 */
  manager: 1,
  /** 员工 */
  employee: 2,
} as const;

/** 标签归属 */
export const tagOwner = {
  /** 系统内置 */
  system: 0,
  /** 平台自建 */
  platform: 1,
} as const;

/** 商品参与类型 */
export const tagScope = {
  /** 指定商品 */
  product: "product",
  /** 指定品牌 */
  brand: "brand",
  /** 指定分类 */
  category: "category",
  /** 指定商户 */
  merchant: "merchant",
} as const;

/** 历史菜单风格 */
export const tagsStyle = {
  /** 卡片 */
  card: "card",
  /** 灵动 */
  fluid: "fluid",
  /** 圆滑 */
  smooth: "smooth",
} as const;

/** 主题 */
export const themeStyle = {
  /** 蓝黑 */
  theme1: "theme-1",
  /** 蓝白 */
  theme2: "theme-2",
  /** 绿黑 */
  theme3: "theme-3",
  /** 绿白 */
  theme4: "theme-4",
  /** 紫黑 */
  theme5: "theme-5",
  /** 紫白 */
  theme6: "theme-6",
  /** 红黑 */
  theme7: "theme-7",
  /** 红白 */
  theme8: "theme-8",
  /** 渐变 */
  theme9: "theme-9",
} as const;

/** 顶级菜单风格 */
export const topMenuStyle = {
  /** 水平 */
  horizontal: "horizontal",
  /** 垂直 */
  vertical: "vertical",
} as const;

/** 交易类型 */
export const transactionType = {
  /** 订单支付 */
  payOrder: "pay_order",
  /** 订单退款 */
  refundOrder: "refund_order",
} as const;

/** 有效期 */
export const validType = {
  /** 长期 */
  always: 1,
  /** 时间段 */
  period: 2,
} as const;

/** 视频号商品状态 */
export const videoStatus = {
  /** 初始值 */
  initial: 0,
  /** 上架 */
  onSale: 5,
  /** 自主下架 */
  takenDown: 11,
  /** 违规下架 */
  banned: 13,
} as const;

/** 星期 */
export const weekday = {
  /** 周一 */
  monday: 1,
  /** 周二 */
  tuesday: 2,
  /** 周三 */
  wednesday: 3,
  /** 周四 */
  thursday: 4,
  /** 周五 */
  friday: 5,
  /** 周六 */
  saturday: 6,
  /** 周日 */
  sunday: 7,
} as const;

/** 提现方式 */
export const withdrawalType = {
  /** 银行卡 */
  bank: "bank",
  /** 支付宝 */
  alipay: "alipay",
  /** 微信 */
  weixin: "weixin",
} as const;
