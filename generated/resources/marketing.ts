// Made from schemas/marketing/*.json. Do not edit: change the source and run `npm run generate`.
import type { EnumerationModel } from '../../src/engine/model';

export const enumerations: EnumerationModel[] = [
  {
    name: "activityScope",
    title: "活动范围",
    items: [
      { value: 0, title: "全部商品", name: "all" },
      { value: 1, title: "指定商品", name: "product" },
      { value: 2, title: "品牌", name: "brand" },
      { value: 3, title: "分类", name: "category" },
      { value: 4, title: "商户", name: "merchant" },
    ],
  },
  {
    name: "activityStatus",
    title: "活动状态",
    items: [
      { value: 0, title: "未开始", colour: "warning", name: "waiting" },
      { value: 1, title: "进行中", colour: "success", name: "running" },
      { value: 2, title: "已结束", colour: "info", name: "ended" },
    ],
  },
  {
    name: "activityStyleType",
    title: "活动样式类型",
    items: [{ value: 1, title: "活动氛围", name: "atmosphere" }, { value: 0, title: "活动边框", name: "border" }],
  },
  {
    name: "auditStatus",
    title: "审核状态",
    items: [
      { value: 0, title: "待审核", colour: "warning", name: "pending" },
      { value: 1, title: "审核成功", colour: "success", name: "approved" },
      { value: 2, title: "审核失败", colour: "danger", name: "refused" },
      { value: 3, title: "平台关闭", colour: "info", name: "closed" },
    ],
  },
  {
    name: "brokerageShare",
    title: "分佣类型",
    items: [{ value: 0, title: "不参与分佣", name: "none" }, { value: 1, title: "单独分佣", name: "own" }, { value: 2, title: "默认分佣", name: "usual" }],
  },
  { name: "cancelStatus", title: "取消状态", items: [{ value: 0, title: "未取消" }, { value: 1, title: "系统取消" }, { value: 2, title: "会员取消" }] },
  { name: "communityDecision", title: "社区审核结果", items: [{ value: 1, title: "审核通过" }, { value: 2, title: "审核拒绝" }] },
  { name: "communityNoteType", title: "社区内容类型", items: [{ value: 1, title: "图文", name: "pictures" }, { value: 2, title: "短视频", name: "video" }] },
  { name: "communityReplyType", title: "社区评论类型", items: [{ value: 1, title: "评论", name: "comment" }, { value: 2, title: "回复", name: "reply" }] },
  {
    name: "communityStatus",
    title: "社区审核状态",
    items: [
      { value: 0, title: "待审核", colour: "warning", name: "pending" },
      { value: 1, title: "已通过", colour: "success", name: "approved" },
      { value: 2, title: "已拒绝", colour: "danger", name: "refused" },
    ],
  },
  {
    name: "communityTopicCreateType",
    title: "社区话题来源",
    items: [{ value: 1, title: "系统创建", name: "system" }, { value: 2, title: "会员创建", name: "member" }],
  },
  {
    name: "consumeChannel",
    title: "消费渠道",
    items: [{ value: 1, title: "线上订单", name: "order" }, { value: 2, title: "线下小票", name: "receipt" }, { value: 3, title: "手动积分", name: "manual" }],
  },
  {
    name: "couponCategory",
    title: "优惠券使用范围",
    items: [
      { value: 1, title: "店铺", name: "shop", offered: false },
      { value: 3, title: "通用", name: "all" },
      { value: 4, title: "品类", name: "kind" },
      { value: 2, title: "商品", name: "product" },
      { value: 5, title: "品牌", name: "brand" },
      { value: 6, title: "跨店", name: "merchants" },
    ],
  },
  { name: "couponHolders", title: "已领取的优惠券", items: [{ value: 0, title: "已领取的券继续有效", name: "keep" }, { value: 1, title: "已领取的券同时失效", name: "lose" }] },
  { name: "couponLimit", title: "优惠券发布数量", items: [{ value: true, title: "限量" }, { value: false, title: "不限量" }] },
  { name: "couponReceiveStatus", title: "优惠券领取状态", items: [{ value: 1, title: "可领取" }, { value: 0, title: "不可领取" }] },
  { name: "couponReceiveTime", title: "优惠券领取时间", items: [{ value: true, title: "时间段" }, { value: false, title: "不限时" }] },
  {
    name: "couponReceiveType",
    title: "优惠券领取方式",
    items: [{ value: 1, title: "手动领取", name: "byHand" }, { value: 2, title: "新人券", name: "newcomer" }, { value: 3, title: "赠送券", name: "gift" }],
  },
  { name: "couponRepeat", title: "优惠券重复领取", items: [{ value: false, title: "不可重复" }, { value: true, title: "可重复" }] },
  {
    name: "couponUserStatus",
    title: "优惠券使用状态",
    items: [
      { value: 0, title: "未使用", colour: "primary", name: "unused" },
      { value: 1, title: "已使用", colour: "success", name: "used" },
      { value: 2, title: "已失效", colour: "info", name: "expired" },
    ],
  },
  { name: "couponValidity", title: "优惠券使用有效期", items: [{ value: false, title: "天数" }, { value: true, title: "时间段" }] },
  {
    name: "couponVerifyStatus",
    title: "优惠券核销状态",
    items: [{ value: 1, title: "已核销", colour: "success", name: "verified" }, { value: 2, title: "已撤销", colour: "info", name: "revoked" }],
  },
  {
    name: "deliveryType",
    title: "发货类型",
    items: [{ value: "express", title: "快递配送" }, { value: "merchant", title: "商家配送" }, { value: "noNeed", title: "无需发货" }],
  },
  {
    name: "earningScope",
    title: "积分规则适用范围",
    items: [
      { value: 1, title: "全部商户", name: "all" },
      { value: 2, title: "指定业态", name: "bizFormat" },
      { value: 3, title: "指定店群", name: "shopGroup" },
      { value: 4, title: "指定商户", name: "merchant" },
    ],
  },
  { name: "enabled", title: "启用状态", items: [{ value: true, title: "启用", colour: "success" }, { value: false, title: "禁用", colour: "info" }] },
  {
    name: "exceptionDimension",
    title: "例外规则适用维度",
    items: [
      { value: 1, title: "商户", name: "merchant" },
      { value: 2, title: "业态", name: "bizFormat" },
      { value: 3, title: "会员等级", name: "level" },
      { value: 4, title: "会员标签", name: "tag" },
      { value: 5, title: "全部", name: "all" },
    ],
  },
  {
    name: "exceptionType",
    title: "例外类型",
    items: [
      { value: 1, title: "不积分", colour: "danger", name: "exclude" },
      { value: 2, title: "特殊倍率", colour: "success", name: "multiply" },
      { value: 3, title: "积分上限", colour: "warning", name: "limit" },
      { value: 4, title: "转人工审核", colour: "primary", name: "review" },
    ],
  },
  { name: "given", title: "是否赠送", items: [{ value: true, title: "赠送", colour: "success" }, { value: false, title: "不赠送", colour: "info" }] },
  {
    name: "integralAdjustReason",
    title: "积分调整原因",
    items: [
      { value: 1, title: "补录积分", name: "supplement" },
      { value: 2, title: "消费退款", name: "refund" },
      { value: 3, title: "投诉补偿", name: "compensation" },
      { value: 4, title: "数据更正", name: "correction" },
      { value: 5, title: "其他", name: "other" },
    ],
  },
  {
    name: "integralAdjustStatus",
    title: "积分调整状态",
    items: [
      { value: 1, title: "待审核", colour: "warning", name: "pending" },
      { value: 2, title: "审核通过", colour: "success", name: "passed" },
      { value: 3, title: "审核拒绝", colour: "danger", name: "refused" },
      { value: 4, title: "已撤回", colour: "info", name: "withdrawn" },
    ],
  },
  {
    name: "integralAdjustType",
    title: "积分调整类型",
    items: [{ value: "add", title: "增加", colour: "success" }, { value: "sub", title: "扣减", colour: "danger" }],
  },
  {
    name: "integralFreezeNode",
    title: "积分冻结节点",
    items: [
      { value: "pay", title: "支付后", name: "paid" },
      { value: "receipt", title: "收货后", name: "received" },
      { value: "complete", title: "完成后", name: "complete" },
    ],
  },
  {
    name: "issueStatus",
    title: "发放状态",
    items: [{ value: 3, title: "已发放", colour: "success", name: "issued" }, { value: 4, title: "已撤销", colour: "info", name: "revoked" }],
  },
  {
    name: "issueType",
    title: "发放方式",
    items: [{ value: 1, title: "消费积分", colour: "primary", name: "consume" }, { value: 2, title: "直接发放", colour: "warning", name: "direct" }],
  },
  {
    name: "limitCycle",
    title: "上限周期",
    items: [{ value: 1, title: "单笔", name: "single" }, { value: 2, title: "每日", name: "day" }, { value: 3, title: "每月", name: "month" }],
  },
  {
    name: "memberSearchType",
    title: "会员搜索类型",
    items: [{ value: "all", title: "全部" }, { value: "uid", title: "会员ID" }, { value: "phone", title: "手机号" }, { value: "nickname", title: "会员昵称" }],
  },
  { name: "merchantCreateType", title: "商户创建类型", items: [{ value: "admin", title: "管理员创建" }, { value: "apply", title: "商户入驻申请" }] },
  { name: "opened", title: "开启状态", items: [{ value: true, title: "开启", colour: "success" }, { value: false, title: "关闭", colour: "info" }] },
  {
    name: "orderChange",
    title: "订单操作类型",
    items: [
      { value: "create", title: "创建订单" },
      { value: "pay", title: "支付" },
      { value: "express", title: "快递" },
      { value: "fictitious", title: "虚拟发货" },
      { value: "receipt", title: "收货" },
      { value: "evaluation", title: "评价订单" },
      { value: "fulfilled", title: "完成" },
      { value: "edit", title: "编辑" },
      { value: "cancel", title: "取消" },
      { value: "remove", title: "删除订单" },
    ],
  },
  {
    name: "orderRefundStatus",
    title: "订单退款状态",
    items: [
      { value: 0, title: "未退款", colour: "info", name: "none" },
      { value: 1, title: "申请退款中", colour: "warning", name: "asked" },
      { value: 2, title: "部分退款", colour: "warning", name: "partly" },
      { value: 3, title: "已退款", colour: "danger", name: "whole" },
    ],
  },
  {
    name: "orderSecondType",
    title: "订单二级类型",
    items: [
      { value: 0, title: "普通订单", name: "ordinary" },
      { value: 1, title: "积分订单", name: "points" },
      { value: 2, title: "虚拟订单", name: "virtual" },
      { value: 4, title: "视频号订单", name: "video" },
      { value: 5, title: "云盘订单", name: "cloud" },
      { value: 6, title: "卡密订单", name: "card" },
    ],
  },
  {
    name: "orderStatus",
    title: "订单状态",
    items: [
      { value: 0, title: "待支付", colour: "warning", name: "unpaid" },
      { value: 1, title: "待发货", colour: "primary", name: "toShip" },
      { value: 2, title: "部分发货", colour: "primary", name: "partlyShipped" },
      { value: 3, title: "待核销", colour: "warning", name: "toVerify" },
      { value: 4, title: "待收货", colour: "primary", name: "shipped" },
      { value: 5, title: "已收货", colour: "success", name: "received" },
      { value: 6, title: "已完成", colour: "success", name: "complete" },
      { value: 9, title: "已取消", colour: "info", name: "cancelled" },
    ],
  },
  {
    name: "orderType",
    title: "订单类型",
    items: [
      { value: 0, title: "普通订单", colour: "default", name: "ordinary" },
      { value: 1, title: "秒杀订单", colour: "danger", name: "seckill" },
      { value: 2, title: "拼团订单", colour: "primary", name: "group" },
    ],
  },
  { name: "paid", title: "支付状态", items: [{ value: true, title: "已支付", colour: "success" }, { value: false, title: "未支付", colour: "warning" }] },
  {
    name: "payChannel",
    title: "支付渠道",
    items: [
      { value: "public", title: "微信公众号" },
      { value: "h5", title: "网页支付" },
      { value: "mini", title: "小程序" },
      { value: "wechatIos", title: "微信Ios" },
      { value: "wechatAndroid", title: "微信Android" },
      { value: "alipay", title: "支付宝" },
      { value: "alipayApp", title: "支付宝App" },
      { value: "yue", title: "余额" },
    ],
  },
  { name: "payType", title: "支付方式", items: [{ value: "weixin", title: "微信" }, { value: "alipay", title: "支付宝" }, { value: "yue", title: "余额" }] },
  {
    name: "presentKind",
    title: "会员有礼",
    items: [{ value: 1, title: "新人礼", colour: "primary", name: "newcomer" }, { value: 2, title: "生日有礼", colour: "success", name: "birthday" }],
  },
  {
    name: "productAuditStatus",
    title: "商品审核状态",
    items: [
      { value: 0, title: "无需审核", colour: "info", name: "exempt" },
      { value: 1, title: "待审核", colour: "warning", name: "pending" },
      { value: 2, title: "审核成功", colour: "success", name: "approved" },
      { value: 3, title: "审核拒绝", colour: "danger", name: "refused" },
    ],
  },
  {
    name: "productType",
    title: "商品类型",
    items: [
      { value: 0, title: "普通", name: "ordinary" },
      { value: 1, title: "积分", name: "points" },
      { value: 2, title: "虚拟", name: "virtual" },
      { value: 4, title: "视频号", name: "video" },
      { value: 5, title: "云盘", name: "cloud" },
      { value: 6, title: "卡密", name: "card" },
    ],
  },
  { name: "receiptDecision", title: "审核结果", items: [{ value: 2, title: "审核通过", name: "pass" }, { value: 3, title: "审核拒绝", name: "refuse" }] },
  {
    name: "receiptPrinting",
    title: "小票打印",
    items: [
      { value: 0, title: "关闭", colour: "info" },
      { value: 1, title: "手动打印", colour: "primary" },
      { value: 2, title: "自动打印", colour: "success" },
      { value: 3, title: "自动和手动", colour: "success" },
    ],
  },
  {
    name: "receiptSource",
    title: "小票来源",
    items: [{ value: 1, title: "会员上传", colour: "primary", name: "member" }, { value: 2, title: "员工录入", colour: "warning", name: "staff" }],
  },
  {
    name: "receiptStatus",
    title: "小票审核状态",
    items: [
      { value: 1, title: "待审核", colour: "warning", name: "pending" },
      { value: 2, title: "审核通过", colour: "success", name: "passed" },
      { value: 3, title: "审核拒绝", colour: "danger", name: "refused" },
    ],
  },
  { name: "recommended", title: "是否推荐", items: [{ value: 1, title: "推荐", colour: "success" }, { value: 0, title: "不推荐", colour: "info" }] },
  {
    name: "replyStatus",
    title: "评论开关状态",
    items: [
      { value: 1, title: "开启", colour: "success", name: "open" },
      { value: 2, title: "关闭", colour: "info", name: "off" },
      { value: 3, title: "平台关闭", colour: "danger", name: "closed" },
    ],
  },
  { name: "rewardCondition", title: "奖励条件", items: [{ value: 1, title: "单笔满额", name: "single" }, { value: 2, title: "累计满额", name: "total" }] },
  {
    name: "rewardNode",
    title: "发放时机",
    items: [{ value: 1, title: "支付后", name: "paid" }, { value: 2, title: "收货后", name: "received" }, { value: 3, title: "完成后", name: "complete" }],
  },
  {
    name: "rewardStatus",
    title: "奖励状态",
    items: [
      { value: 0, title: "待发放", colour: "warning", name: "waiting" },
      { value: 1, title: "已发放", colour: "success", name: "given" },
      { value: 2, title: "已回收", colour: "info", name: "recovered" },
      { value: 3, title: "发放失败", colour: "danger", name: "failed" },
    ],
  },
  {
    name: "rewardType",
    title: "奖励类型",
    items: [{ value: 1, title: "积分", name: "points" }, { value: 2, title: "优惠券", name: "coupons" }, { value: 3, title: "积分+优惠券", name: "both" }],
  },
  {
    name: "roundType",
    title: "取整方式",
    items: [{ value: 1, title: "向下取整", name: "down" }, { value: 2, title: "四舍五入", name: "nearest" }, { value: 3, title: "向上取整", name: "up" }],
  },
  { name: "selfRun", title: "商户类别", items: [{ value: true, title: "自营", colour: "primary" }, { value: false, title: "非自营", colour: "default" }] },
  { name: "shelfStatus", title: "上架状态", items: [{ value: true, title: "上架", colour: "success" }, { value: false, title: "下架", colour: "info" }] },
  {
    name: "shippingType",
    title: "配送方式",
    items: [
      { value: 1, title: "商家配送", colour: "primary", name: "delivery" },
      { value: 2, title: "到店自提", colour: "success", name: "pickup" },
      { value: 3, title: "虚拟发货", colour: "info", name: "virtual" },
    ],
  },
  { name: "show", title: "显示状态", items: [{ value: 1, title: "显示", colour: "success" }, { value: 0, title: "隐藏", colour: "info" }] },
  { name: "specType", title: "商品规格", items: [{ value: true, title: "多规格" }, { value: false, title: "单规格" }] },
  {
    name: "starLevel",
    title: "商户星级",
    items: [{ value: 1, title: "一星" }, { value: 2, title: "二星" }, { value: 3, title: "三星" }, { value: 4, title: "四星" }, { value: 5, title: "五星" }],
  },
  { name: "switch", title: "开关", items: [{ value: 1, title: "开启", colour: "success" }, { value: 0, title: "关闭", colour: "info" }] },
  { name: "validType", title: "有效期", items: [{ value: 1, title: "长期", name: "always" }, { value: 2, title: "时间段", name: "period" }] },
  {
    name: "weekday",
    title: "星期",
    items: [
      { value: 1, title: "周一", name: "monday" },
      { value: 2, title: "周二", name: "tuesday" },
      { value: 3, title: "周三", name: "wednesday" },
      { value: 4, title: "周四", name: "thursday" },
      { value: 5, title: "周五", name: "friday" },
      { value: 6, title: "周六", name: "saturday" },
      { value: 7, title: "周日", name: "sunday" },
    ],
  },
  { name: "yesNo", title: "是否", items: [{ value: true, title: "是", colour: "success" }, { value: false, title: "否", colour: "info" }] },
];

if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (next) window.dispatchEvent(new CustomEvent('schemas:resources', { detail: { enumerations: next.enumerations } }));
  });
}
