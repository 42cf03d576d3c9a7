// Made from schemas/distribution/*.json. Do not edit: change the source and run `npm run generate`.
import type { EnumerationModel } from '../../src/engine/model';

export const enumerations: EnumerationModel[] = [
  { name: "brokerageLevel", title: "分销等级", items: [{ value: 1, title: "一级推广人", name: "first" }, { value: 2, title: "二级推广人", name: "second" }] },
  {
    name: "brokerageLinkType",
    title: "佣金来源",
    items: [{ value: "order", title: "推广订单" }, { value: "withdraw", title: "提现" }, { value: "yue", title: "转入余额" }],
  },
  {
    name: "brokerageStatus",
    title: "佣金状态",
    items: [
      { value: 1, title: "订单创建", colour: "info", name: "created" },
      { value: 2, title: "冻结期", colour: "primary", name: "frozen" },
      { value: 3, title: "完成", colour: "success", name: "settled" },
      { value: 4, title: "失效", colour: "info", name: "void" },
      { value: 5, title: "提现申请", colour: "warning", name: "asked" },
    ],
  },
  { name: "bubble", title: "气泡", items: [{ value: 1, title: "展示" }, { value: 0, title: "不展示" }] },
  {
    name: "ledgerDirection",
    title: "收支类型",
    items: [{ value: 1, title: "增加", colour: "success", name: "in" }, { value: 2, title: "扣减", colour: "danger", name: "out" }],
  },
  {
    name: "memberSearchType",
    title: "会员搜索类型",
    items: [{ value: "all", title: "全部" }, { value: "uid", title: "会员ID" }, { value: "phone", title: "手机号" }, { value: "nickname", title: "会员昵称" }],
  },
  {
    name: "memberType",
    title: "会员类型",
    items: [{ value: 0, title: "游客", colour: "info" }, { value: 1, title: "管理员", colour: "primary" }, { value: 2, title: "员工", colour: "success" }],
  },
  { name: "opened", title: "开启状态", items: [{ value: true, title: "开启", colour: "success" }, { value: false, title: "关闭", colour: "info" }] },
  { name: "promoterBinding", title: "分销关系绑定", items: [{ value: 0, title: "所有会员" }, { value: 1, title: "新会员" }] },
  { name: "promoterLevel", title: "推广层级", items: [{ value: 0, title: "全部" }, { value: 1, title: "一级推广人" }, { value: 2, title: "二级推广人" }] },
  {
    name: "registerType",
    title: "注册渠道",
    items: [
      { value: "wechat", title: "公众号", colour: "success" },
      { value: "routine", title: "小程序", colour: "primary" },
      { value: "h5", title: "H5", colour: "info" },
      { value: "iosWx", title: "微信ios", colour: "warning" },
      { value: "androidWx", title: "微信安卓", colour: "warning" },
      { value: "ios", title: "ios", colour: "default" },
    ],
  },
  { name: "sex", title: "性别", items: [{ value: 0, title: "未知" }, { value: 1, title: "男" }, { value: 2, title: "女" }, { value: 3, title: "保密" }] },
  {
    name: "shareNode",
    title: "分账节点",
    items: [{ value: "pay", title: "订单支付后" }, { value: "receipt", title: "订单收货后" }, { value: "complete", title: "订单完成后" }],
  },
  { name: "switch", title: "开关", items: [{ value: 1, title: "开启", colour: "success" }, { value: 0, title: "关闭", colour: "info" }] },
  { name: "yesNo", title: "是否", items: [{ value: true, title: "是", colour: "success" }, { value: false, title: "否", colour: "info" }] },
];

if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (next) window.dispatchEvent(new CustomEvent('schemas:resources', { detail: { enumerations: next.enumerations } }));
  });
}
