// Made from schemas/finance/merchantClosing.json. Do not edit: change the source and run `npm run generate`.
import { fillResource } from '../../../src/engine/defaults/resource';

export const resource = fillResource({
  key: "finance/merchantClosing",
  section: "finance",
  name: "merchantClosing",
  title: "商户结算设置",
  at: "schemas/finance/merchantClosing.json:1",
  typeName: "MerchantClosing",
  display: "id",
  fields: [
    { name: "id", title: "ID", kind: "integer", readOnly: true },
    { name: "guaranteedAmount", title: "商户保证金额", kind: "money", wire: "decimal", required: true, default: "0.00", minimum: 0, scale: 2 },
    { name: "transferMinAmount", title: "商户每笔最小转账额度", kind: "money", wire: "decimal", required: true, default: "0.00", minimum: 0, scale: 2 },
    {
      name: "transferMaxAmount",
      title: "商户每笔最高转账额度",
      kind: "money",
      wire: "decimal",
      help: "两项额度均为0时不限额",
      required: true,
      default: "0.00",
      minimum: 0,
      scale: 2,
    },
    {
      name: "merchantShareNode",
      title: "商户分账节点",
      kind: "enumeration",
      required: true,
      default: "complete",
      enumeration: "shareNode",
      codes: ["pay", "receipt", "complete"],
      as: "radio",
    },
    { name: "merchantShareFreezeTime", title: "商户分账冻结时间(天)", kind: "integer", required: true, default: 7, minimum: 0 },
  ],
  rules: [{ field: "transferMaxAmount", atLeast: "transferMinAmount", message: "商户每笔最高转账额度不能小于最小转账额度" }],
  single: true,
  endpoints: [
    {
      name: "one",
      role: "one",
      title: "获取商户结算设置",
      method: "GET",
      path: "/admin/platform/finance/merchant/closing/config",
      permission: "platform:finance:merchant:closing:config",
      fields: ["guaranteedAmount", "transferMinAmount", "transferMaxAmount", "merchantShareNode", "merchantShareFreezeTime"],
    },
    {
      name: "update",
      role: "update",
      title: "编辑商户结算设置",
      method: "POST",
      path: "/admin/platform/finance/merchant/closing/config/edit",
      permission: "platform:finance:merchant:closing:config:edit",
      body: ["guaranteedAmount", "transferMinAmount", "transferMaxAmount", "merchantShareNode", "merchantShareFreezeTime"],
      success: "操作成功",
      audit: "UPDATE",
    },
  ],
  options: "",
  route: "/finance/closingSetting",
  form: {
    titles: { create: "添加商户结算设置", edit: "商户结算设置", copy: "复制商户结算设置" },
    success: { create: "保存成功", edit: "操作成功", copy: "保存成功" },
    sections: [
      {
        inputs: [
          { name: "guaranteedAmount", placeholder: "请输入商户保证金额" },
          { name: "transferMinAmount", placeholder: "请输入商户每笔最小转账额度" },
          { name: "transferMaxAmount", placeholder: "请输入商户每笔最高转账额度" },
          { name: "merchantShareNode", placeholder: "请选择商户分账节点" },
          { name: "merchantShareFreezeTime", placeholder: "请输入商户分账冻结时间(天)" },
        ],
      },
    ],
  },
  softDelete: false,
});

if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (next) window.dispatchEvent(new CustomEvent('schemas:resources', { detail: { resource: next.resource } }));
  });
}
