// Made from schemas/customerService/*.json. Do not edit: change the source and run `npm run generate`.
import type { EnumerationModel } from '../../src/engine/model';

export const enumerations: EnumerationModel[] = [
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
  {
    name: "couponReceiveType",
    title: "优惠券领取方式",
    items: [{ value: 1, title: "手动领取", name: "byHand" }, { value: 2, title: "新人券", name: "newcomer" }, { value: 3, title: "赠送券", name: "gift" }],
  },
  {
    name: "couponUserStatus",
    title: "优惠券使用状态",
    items: [
      { value: 0, title: "未使用", colour: "primary", name: "unused" },
      { value: 1, title: "已使用", colour: "success", name: "used" },
      { value: 2, title: "已失效", colour: "info", name: "expired" },
    ],
  },
  {
    name: "couponVerifyStatus",
    title: "优惠券核销状态",
    items: [{ value: 1, title: "已核销", colour: "success", name: "verified" }, { value: 2, title: "已撤销", colour: "info", name: "revoked" }],
  },
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
    name: "integralLinkType",
    title: "积分关联类型",
    items: [
      { value: "order", title: "订单" },
      { value: "refund", title: "退款" },
      { value: "sign", title: "签到" },
      { value: "system", title: "系统操作" },
      { value: "manual", title: "手动积分" },
      { value: "manual_adjust", title: "手动调整" },
      { value: "activity", title: "活动" },
    ],
  },
  {
    name: "integralRecordStatus",
    title: "积分记录状态",
    items: [
      { value: 1, title: "订单创建", colour: "primary", name: "created" },
      { value: 2, title: "冻结期", colour: "warning", name: "frozen" },
      { value: 3, title: "完成", colour: "success", name: "settled" },
      { value: 4, title: "失效", colour: "info", name: "void" },
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
    name: "ledgerDirection",
    title: "收支类型",
    items: [{ value: 1, title: "增加", colour: "success", name: "in" }, { value: 2, title: "扣减", colour: "danger", name: "out" }],
  },
  {
    name: "memberSearchType",
    title: "会员搜索类型",
    items: [{ value: "all", title: "全部" }, { value: "uid", title: "会员ID" }, { value: "phone", title: "手机号" }, { value: "nickname", title: "会员昵称" }],
  },
  { name: "opened", title: "开启状态", items: [{ value: true, title: "开启", colour: "success" }, { value: false, title: "关闭", colour: "info" }] },
  { name: "receiptDecision", title: "审核结果", items: [{ value: 2, title: "审核通过", name: "pass" }, { value: 3, title: "审核拒绝", name: "refuse" }] },
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
  { name: "yesNo", title: "是否", items: [{ value: true, title: "是", colour: "success" }, { value: false, title: "否", colour: "info" }] },
];

if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (next) window.dispatchEvent(new CustomEvent('schemas:resources', { detail: { enumerations: next.enumerations } }));
  });
}
