// Made from schemas/finance/*.json. Do not edit: change the source and run `npm run generate`.
import type { EnumerationModel } from '../../src/engine/model';

export const enumerations: EnumerationModel[] = [
  {
    name: "billType",
    title: "流水类型",
    items: [
      { value: "pay_order", title: "订单支付", colour: "success", name: "payOrder" },
      { value: "refund_order", title: "订单退款", colour: "danger", name: "refundOrder" },
      { value: "recharge_user", title: "会员充值", colour: "success", name: "rechargeUser" },
      { value: "yue_pay", title: "余额支付", colour: "primary", name: "yuePay" },
      { value: "merchant_collect", title: "商户分账", colour: "warning", name: "merchantCollect" },
      { value: "brokerage", title: "分佣", colour: "warning", name: "brokerage" },
      { value: "system", title: "系统", colour: "info", name: "system" },
      { value: "merchant_closing", title: "商户结算", colour: "warning", name: "merchantClosing" },
      { value: "user_closing", title: "会员结算", colour: "warning", name: "userClosing" },
    ],
  },
  {
    name: "closingAccountStatus",
    title: "转账状态",
    items: [{ value: 0, title: "未转账", colour: "info", name: "open" }, { value: 1, title: "已转账", colour: "success", name: "transferred" }],
  },
  { name: "closingArrival", title: "到账状态", items: [{ value: 1, title: "已到账", name: "arrived" }, { value: 0, title: "未到账", name: "open" }] },
  {
    name: "closingAuditStatus",
    title: "结算审核状态",
    items: [
      { value: 0, title: "待审核", colour: "warning", name: "waiting" },
      { value: 1, title: "审核通过", colour: "success", name: "passed" },
      { value: 2, title: "审核失败", colour: "danger", name: "refused" },
    ],
  },
  {
    name: "closingType",
    title: "结算方式",
    items: [{ value: "bank", title: "银行卡" }, { value: "wechat", title: "微信" }, { value: "alipay", title: "支付宝" }],
  },
  {
    name: "flowDirection",
    title: "收支",
    items: [{ value: 1, title: "收入", colour: "success", name: "income" }, { value: 0, title: "支出", colour: "danger", name: "expense" }],
  },
  {
    name: "memberSearchType",
    title: "会员搜索类型",
    items: [{ value: "all", title: "全部" }, { value: "uid", title: "会员ID" }, { value: "phone", title: "手机号" }, { value: "nickname", title: "会员昵称" }],
  },
  { name: "paid", title: "支付状态", items: [{ value: true, title: "已支付", colour: "success" }, { value: false, title: "未支付", colour: "warning" }] },
  {
    name: "rechargeChannel",
    title: "充值渠道",
    items: [
      { value: "public", title: "微信公众号" },
      { value: "h5", title: "网页支付" },
      { value: "mini", title: "小程序" },
      { value: "wechatIos", title: "微信Ios" },
      { value: "wechatAndroid", title: "微信Android" },
      { value: "alipay", title: "支付宝" },
      { value: "alipayApp", title: "支付宝App" },
    ],
  },
  { name: "rechargePayType", title: "充值支付方式", items: [{ value: "weixin", title: "微信" }, { value: "alipay", title: "支付宝" }] },
  {
    name: "shareNode",
    title: "分账节点",
    items: [{ value: "pay", title: "订单支付后" }, { value: "receipt", title: "订单收货后" }, { value: "complete", title: "订单完成后" }],
  },
  { name: "yesNo", title: "是否", items: [{ value: true, title: "是", colour: "success" }, { value: false, title: "否", colour: "info" }] },
];

if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (next) window.dispatchEvent(new CustomEvent('schemas:resources', { detail: { enumerations: next.enumerations } }));
  });
}
