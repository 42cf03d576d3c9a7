// Made from schemas/operation/wechatShipping.json. Do not edit: change the source and run `npm run generate`.
import { fillResource } from '../../../src/engine/defaults/resource';

export const resource = fillResource({
  key: "operation/wechatShipping",
  section: "operation",
  name: "wechatShipping",
  title: "发货管理",
  at: "schemas/operation/wechatShipping.json:1",
  typeName: "WechatShipping",
  display: "key",
  fields: [
    { name: "id", title: "ID", kind: "integer", readOnly: true },
    { name: "key", title: "配置键", kind: "text", readOnly: true, default: "routine_shipping_switch", maxLength: 32 },
    { name: "since", title: "更新时间", kind: "datetime", readOnly: true },
    {
      name: "value",
      title: "发货配置",
      kind: "switch",
      wire: "'1'/'0'",
      help: "开启后，此后发货的小程序订单、支付的活动报名和余额充值会自动上传发货信息，之前的不会补传",
      required: true,
      default: false,
      enumeration: "switch",
      codes: [1, 0],
    },
  ],
  single: true,
  endpoints: [
    {
      name: "one",
      role: "one",
      title: "获取微信小程序发货开关",
      method: "GET",
      path: "/admin/platform/wechat/get/shipping/switch",
      permission: "platform:wechat:mini:shipping:switch:get",
      adminOnly: true,
      fields: ["key", "since", "value"],
    },
    {
      name: "update",
      role: "update",
      title: "更新微信小程序发货开关",
      method: "POST",
      path: "/admin/platform/wechat/update/shipping/switch",
      permission: "platform:wechat:mini:shipping:switch:update",
      adminOnly: true,
      body: ["value"],
      success: "更新状态成功",
      audit: "UPDATE",
    },
  ],
  options: "",
  route: "/operation/application/publicRoutine/deliveryManagement",
  form: {
    titles: { create: "添加发货管理", edit: "发货管理", copy: "复制发货管理" },
    success: { create: "保存成功", edit: "更新状态成功", copy: "保存成功" },
    sections: [{ inputs: [{ name: "value", placeholder: "请选择发货配置" }] }],
    notices: [
      {
        text: "只有微信公众平台中有“发货信息管理”菜单的小程序需要开启，其他小程序不必理会。",
        to: "https://developers.weixin.qq.com/miniprogram/dev/platform-capabilities/business-capabilities/order-shipping/order-shipping.html",
      },
      { text: "快递发货的订单在发货10天后结算，自提、同城配送、虚拟商品、活动报名和余额充值的订单在发货2天后结算。" },
    ],
  },
  softDelete: false,
});

if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (next) window.dispatchEvent(new CustomEvent('schemas:resources', { detail: { resource: next.resource } }));
  });
}
