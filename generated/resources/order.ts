// Made from schemas/order/*.json. Do not edit: change the source and run `npm run generate`.
import type { EnumerationModel } from '../../src/engine/model';

export const enumerations: EnumerationModel[] = [
  {
    name: "afterSalesType",
    title: "售后类型",
    items: [{ value: 1, title: "仅退款", name: "onlyMoney" }, { value: 2, title: "退货退款", name: "moneyAndGoods" }],
  },
  {
    name: "brokerageShare",
    title: "分佣类型",
    items: [{ value: 0, title: "不参与分佣", name: "none" }, { value: 1, title: "单独分佣", name: "own" }, { value: 2, title: "默认分佣", name: "usual" }],
  },
  { name: "cancelStatus", title: "取消状态", items: [{ value: 0, title: "未取消" }, { value: 1, title: "系统取消" }, { value: 2, title: "会员取消" }] },
  { name: "compulsory", title: "是否强制退款", items: [{ value: true, title: "是", colour: "danger" }, { value: false, title: "不是" }] },
  {
    name: "deliveryType",
    title: "发货类型",
    items: [{ value: "express", title: "快递配送" }, { value: "merchant", title: "商家配送" }, { value: "noNeed", title: "无需发货" }],
  },
  {
    name: "groupBuyRecordStatus",
    title: "拼团订单状态",
    items: [
      { value: 0, title: "拼团中", colour: "primary", name: "open" },
      { value: 10, title: "拼团成功", colour: "success", name: "succeeded" },
      { value: -1, title: "拼团失败", colour: "danger", name: "failed" },
      { value: 99, title: "非拼团订单", name: "none" },
    ],
  },
  {
    name: "memberSearchType",
    title: "会员搜索类型",
    items: [{ value: "all", title: "全部" }, { value: "uid", title: "会员ID" }, { value: "phone", title: "手机号" }, { value: "nickname", title: "会员昵称" }],
  },
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
  {
    name: "providerRefundState",
    title: "原路退款状态",
    items: [
      { value: 0, title: "待提交", colour: "warning", name: "waiting" },
      { value: 1, title: "支付平台处理中", colour: "primary", name: "underWay" },
      { value: 2, title: "支付平台拒绝", colour: "danger", name: "refused" },
      { value: 3, title: "已原路退回", colour: "success", name: "done" },
      { value: 4, title: "已线下退款", colour: "info", name: "offline" },
    ],
  },
  {
    name: "refundChange",
    title: "退款操作类型",
    items: [
      { value: "apply", title: "申请退款" },
      { value: "audit", title: "商家审核" },
      { value: "returning", title: "商品退回" },
      { value: "receiving", title: "商家确认收货" },
      { value: "rejectionGoods", title: "商家拒绝收货" },
      { value: "revoke", title: "已撤销" },
      { value: "compulsory", title: "平台强制退款" },
      { value: "refund", title: "退款成功" },
    ],
  },
  { name: "refundPromoter", title: "退款发起方", items: [{ value: "user", title: "会员" }, { value: "merchant", title: "商户" }] },
  {
    name: "refundStatus",
    title: "退款单状态",
    items: [
      { value: 0, title: "待审核", colour: "warning", name: "asked" },
      { value: 1, title: "商家拒绝", colour: "danger", name: "refused" },
      { value: 2, title: "退款中", colour: "primary", name: "refunding" },
      { value: 3, title: "退款成功", colour: "success", name: "settled" },
      { value: 4, title: "会员退货", colour: "primary", name: "returning" },
      { value: 5, title: "商家待收货", colour: "primary", name: "returned" },
      { value: 6, title: "已撤销", colour: "info", name: "revoked" },
    ],
  },
  {
    name: "returnGoodsType",
    title: "退货类型",
    items: [{ value: 0, title: "不退货", name: "none" }, { value: 1, title: "快递退回", name: "byExpress" }, { value: 2, title: "到店退货", name: "toShop" }],
  },
  { name: "selfRun", title: "商户类别", items: [{ value: true, title: "自营", colour: "primary" }, { value: false, title: "非自营", colour: "default" }] },
  {
    name: "shippingType",
    title: "配送方式",
    items: [
      { value: 1, title: "商家配送", colour: "primary", name: "delivery" },
      { value: 2, title: "到店自提", colour: "success", name: "pickup" },
      { value: 3, title: "虚拟发货", colour: "info", name: "virtual" },
    ],
  },
  { name: "switch", title: "开关", items: [{ value: 1, title: "开启", colour: "success" }, { value: 0, title: "关闭", colour: "info" }] },
  { name: "yesNo", title: "是否", items: [{ value: true, title: "是", colour: "success" }, { value: false, title: "否", colour: "info" }] },
];

if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (next) window.dispatchEvent(new CustomEvent('schemas:resources', { detail: { enumerations: next.enumerations } }));
  });
}
