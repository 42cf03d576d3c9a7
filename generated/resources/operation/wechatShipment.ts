// Made from schemas/operation/wechatShipment.json. Do not edit: change the source and run `npm run generate`.
import { fillResource } from '../../../src/engine/defaults/resource';

export const resource = fillResource({
  key: "operation/wechatShipment",
  section: "operation",
  name: "wechatShipment",
  title: "发货上传记录",
  at: "schemas/operation/wechatShipment.json:1",
  typeName: "WechatShipment",
  display: "orderNo",
  fields: [
    { name: "id", title: "ID", kind: "integer", readOnly: true },
    {
      name: "invoiceId",
      title: "发货单",
      kind: "reference",
      to: "order/invoice",
      unique: { scope: [], message: "发货单已存在" },
      onDelete: { rule: "cascade", message: "发货上传记录正在使用，不能删除", code: 400 },
    },
    { name: "orderId", title: "订单", kind: "reference", to: "order/order", onDelete: { rule: "cascade", message: "发货上传记录正在使用，不能删除", code: 400 } },
    {
      name: "orderType",
      title: "订单类型",
      kind: "enumeration",
      readOnly: true,
      enumeration: "orderSecondType",
      codes: [0, 1, 2, 4, 5, 6],
      as: "select",
      computed: { of: "orderId", field: "secondType" },
    },
    {
      name: "registrationId",
      title: "报名订单",
      kind: "reference",
      to: "marketing/activityOrder",
      unique: { scope: [], message: "报名订单已存在" },
      onDelete: { rule: "cascade", message: "发货上传记录正在使用，不能删除", code: 400 },
    },
    {
      name: "rechargeId",
      title: "充值记录",
      kind: "reference",
      to: "finance/rechargeOrder",
      unique: { scope: [], message: "充值记录已存在" },
      onDelete: { rule: "cascade", message: "发货上传记录正在使用，不能删除", code: 400 },
    },
    {
      name: "orderNo",
      title: "订单编号",
      kind: "text",
      required: true,
      maxLength: 32,
      names: { of: "order/order", id: "orderId" },
      leads: [
        { when: { orderType: 1 }, to: "marketing/integralOrder", with: { orderNo: "{orderNo}" } },
        { when: { invoiceId: { empty: false }, orderId: { empty: true } }, to: "order/order", with: { orderNo: "{orderNo}" } },
        { when: { registrationId: { empty: false } }, to: "marketing/activityOrder", with: { orderNo: "{orderNo}" } },
        { when: { rechargeId: { empty: false } }, to: "finance/rechargeOrder", with: { keywords: "{orderNo}" } },
      ],
    },
    { name: "trackingNumber", title: "快递单号", kind: "text", maxLength: 50 },
    { name: "status", title: "状态", kind: "enumeration", readOnly: true, default: 0, enumeration: "shipmentUpload", codes: [0, 1, 2], as: "tag" },
    { name: "reason", title: "说明", kind: "text", readOnly: true, maxLength: 255 },
    { name: "tries", title: "上传次数", kind: "integer", readOnly: true, default: 0, minimum: 0 },
    { name: "nextTime", title: "下次上传", kind: "datetime", readOnly: true, given: "$now" },
    { name: "sentTime", title: "开始上传时间", kind: "datetime", readOnly: true },
    { name: "createTime", title: "添加时间", kind: "datetime", readOnly: true },
    { name: "updateTime", title: "更新时间", kind: "datetime", readOnly: true },
  ],
  endpoints: [
    {
      name: "list",
      role: "list",
      title: "发货上传记录列表",
      method: "GET",
      path: "/admin/platform/operation/wechatShipment/list",
      permission: "platform:wechat:mini:shipment:list",
      adminOnly: true,
      shape: "page",
    },
    {
      name: "action.retry",
      role: "action",
      title: "重新上传",
      method: "POST",
      path: "/admin/platform/operation/wechatShipment/retry/{id}",
      permission: "platform:wechat:mini:shipment:retry",
      adminOnly: true,
      id: { in: "path", name: "id" },
      success: "已加入上传队列",
      audit: "UPDATE",
    },
  ],
  route: "/operation/application/publicRoutine/shipments",
  list: {
    title: "发货上传记录",
    columns: [
      { name: "id", title: "ID", width: 80, minWidth: 80, align: "right" },
      { name: "orderNo", title: "订单编号", minWidth: 245 },
      { name: "trackingNumber", title: "快递单号", minWidth: 130 },
      { name: "status", title: "状态", width: 110, minWidth: 110, align: "center" },
      { name: "reason", title: "说明", minWidth: 220, below: [{ when: { status: 0, reason: { empty: false } }, template: "再试：{nextTime}" }] },
      { name: "tries", title: "上传次数", width: 100, minWidth: 100, align: "right" },
      { name: "createTime", title: "添加时间", minWidth: 170 },
    ],
    filters: [
      { param: "orderNo", title: "订单编号", field: { name: "orderNo", title: "订单编号", kind: "text" }, on: ["orderNo"], operator: "contains" },
      {
        param: "status",
        title: "状态",
        field: { name: "status", title: "状态", kind: "enumeration", enumeration: "shipmentUpload", codes: [0, 1, 2], as: "select" },
        on: ["status"],
      },
    ],
    sort: [{ field: "id", order: "desc" }],
    rowActions: ["retry"],
    exportable: false,
  },
  actions: [{ name: "retry", title: "重新上传", endpoint: "action.retry", confirm: "重新上传订单 {orderNo} 的发货信息吗", effect: { move: "retry" } }],
  states: {
    field: "status",
    moves: {
      retry: {
        from: [0, 2],
        to: 0,
        when: { reason: { empty: false } },
        set: { reason: "", nextTime: "$now" },
        message: "该发货信息已上传或正在上传",
        by: "platform",
        handler: true,
      },
    },
  },
  softDelete: false,
});

if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (next) window.dispatchEvent(new CustomEvent('schemas:resources', { detail: { resource: next.resource } }));
  });
}
