// Made from schemas/finance/flow.json. Do not edit: change the source and run `npm run generate`.
import { fillResource } from '../../../src/engine/defaults/resource';

export const resource = fillResource({
  key: "finance/flow",
  section: "finance",
  name: "flow",
  title: "资金流水",
  at: "schemas/finance/flow.json:1",
  typeName: "Flow",
  display: "orderNo",
  fields: [
    { name: "id", title: "ID", kind: "integer", readOnly: true },
    {
      name: "event",
      title: "业务编号",
      kind: "text",
      required: true,
      readOnly: true,
      minLength: 1,
      maxLength: 100,
      unique: { scope: [], message: "业务编号已存在" },
    },
    {
      name: "orderNo",
      title: "订单号",
      kind: "text",
      readOnly: true,
      default: "",
      maxLength: 64,
      leads: [{ to: "finance/entry", with: { orderNo: "{orderNo}" } }],
    },
    { name: "uid", title: "会员", kind: "reference", readOnly: true, to: "user/user", onDelete: { rule: "keep", message: "资金流水正在使用，不能删除", code: 400 } },
    {
      name: "nickName",
      title: "会员昵称",
      kind: "text",
      readOnly: true,
      computed: { of: "uid", field: "nickname" },
      names: { of: "user/user", id: "uid" },
    },
    {
      name: "merId",
      title: "商户",
      kind: "reference",
      readOnly: true,
      to: "merchant/merchant",
      onDelete: { rule: "keep", message: "资金流水正在使用，不能删除", code: 400 },
    },
    {
      name: "merName",
      title: "商户名称",
      kind: "text",
      readOnly: true,
      computed: { of: "merId", field: "name" },
      names: { of: "merchant/merchant", id: "merId" },
    },
    {
      name: "type",
      title: "交易类型",
      kind: "enumeration",
      required: true,
      readOnly: true,
      enumeration: "billType",
      codes: ["pay_order", "refund_order", "recharge_user", "yue_pay", "merchant_collect", "brokerage", "system", "merchant_closing", "user_closing"],
      as: "select",
    },
    { name: "pm", title: "收支", kind: "enumeration", required: true, readOnly: true, enumeration: "flowDirection", codes: [1, 0], as: "select" },
    { name: "amount", title: "金额", kind: "money", wire: "decimal", required: true, readOnly: true, minimum: 0, maximum: 9999999999.99, scale: 2 },
    { name: "mark", title: "备注", kind: "text", readOnly: true, default: "", maxLength: 200 },
    { name: "createTime", title: "交易时间", kind: "datetime", readOnly: true },
  ],
  endpoints: [
    {
      name: "list",
      role: "list",
      title: "资金流水分页列表",
      method: "GET",
      path: "/admin/platform/finance/funds/flow",
      permission: "platform:finance:funds:flow",
      fields: ["id", "orderNo", "pm", "amount", "type", "mark", "createTime", "nickName", "uid", "merName", "merId"],
      shape: "page",
    },
  ],
  route: "/finance/journalAccount/capitalFlow",
  list: {
    title: "资金流水",
    columns: [
      { name: "id", title: "ID", minWidth: 100, align: "right" },
      { name: "orderNo", title: "订单号", minWidth: 245 },
      { name: "nickName", title: "对方信息", minWidth: 180, template: "{nickName} | {uid}", cases: [{ when: { uid: null }, template: "{merName}" }] },
      { name: "type", title: "交易类型", width: 110, minWidth: 110, align: "center" },
      {
        name: "amount",
        title: "金额",
        width: 140,
        minWidth: 140,
        align: "right",
        sortable: true,
        template: "+¥{amount}",
        cases: [{ when: { pm: 0 }, template: "-¥{amount}", tone: "danger" }],
      },
      { name: "mark", title: "备注", minWidth: 160, ellipsis: true },
      { name: "createTime", title: "交易时间", width: 170, minWidth: 170 },
    ],
    priority: ["orderNo", "type", "amount", "nickName", "createTime"],
    filters: [
      {
        param: "dateLimit",
        title: "时间选择",
        field: { name: "dateLimit", title: "时间选择", kind: "dateLimit", wire: "dateLimit" },
        on: ["createTime"],
        operator: "dateLimit",
      },
      { param: "orderNo", title: "流水搜索", field: { name: "orderNo", title: "流水搜索", kind: "text" }, on: ["orderNo"] },
    ],
    sort: [{ field: "createTime", order: "desc" }, { field: "id", order: "desc" }],
  },
  softDelete: false,
});

if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (next) window.dispatchEvent(new CustomEvent('schemas:resources', { detail: { resource: next.resource } }));
  });
}
