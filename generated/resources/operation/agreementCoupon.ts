// Made from schemas/operation/agreementCoupon.json. Do not edit: change the source and run `npm run generate`.
import { fillResource } from '../../../src/engine/defaults/resource';

export const resource = fillResource({
  key: "operation/agreementCoupon",
  section: "operation",
  name: "agreementCoupon",
  title: "优惠券协议",
  at: "schemas/operation/agreementCoupon.json:1",
  typeName: "AgreementCoupon",
  display: "id",
  fields: [
    { name: "id", title: "ID", kind: "integer", readOnly: true },
    { name: "agreement", title: "优惠券协议", kind: "richText", required: true, messages: { required: "请输入优惠券协议" } },
  ],
  single: true,
  endpoints: [
    {
      name: "one",
      role: "one",
      title: "优惠券协议 详情",
      method: "GET",
      path: "/admin/platform/agreement/coupon/agreement/info",
      permission: "platform:system:agreement:coupon:agreement:info",
      adminOnly: true,
      fields: ["agreement"],
      value: "agreement",
      asText: true,
    },
    {
      name: "update",
      role: "update",
      title: "优惠券协议 保存",
      method: "POST",
      path: "/admin/platform/agreement/coupon/agreement/save",
      permission: "platform:system:agreement:coupon:agreement:save",
      adminOnly: true,
      body: ["agreement"],
      success: "保存成功",
      audit: "UPDATE",
    },
  ],
  options: "",
  route: "/crud/operation/agreementCoupon",
  form: {
    titles: { create: "添加优惠券协议", edit: "优惠券协议", copy: "复制优惠券协议" },
    success: { create: "保存成功", edit: "保存成功", copy: "保存成功" },
    sections: [{ inputs: [{ name: "agreement", placeholder: "请输入优惠券协议", preview: true }] }],
  },
  softDelete: false,
});

if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (next) window.dispatchEvent(new CustomEvent('schemas:resources', { detail: { resource: next.resource } }));
  });
}
