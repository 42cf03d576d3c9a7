// Made from schemas/operation/agreementPaidMember.json. Do not edit: change the source and run `npm run generate`.
import { fillResource } from '../../../src/engine/defaults/resource';

export const resource = fillResource({
  key: "operation/agreementPaidMember",
  section: "operation",
  name: "agreementPaidMember",
  title: "付费会员协议",
  at: "schemas/operation/agreementPaidMember.json:1",
  typeName: "AgreementPaidMember",
  display: "id",
  fields: [
    { name: "id", title: "ID", kind: "integer", readOnly: true },
    { name: "agreement", title: "付费会员协议", kind: "richText", required: true, messages: { required: "请输入付费会员协议" } },
  ],
  single: true,
  endpoints: [
    {
      name: "one",
      role: "one",
      title: "付费会员协议 详情",
      method: "GET",
      path: "/admin/platform/agreement/paid/member/info",
      permission: "platform:system:agreement:paid:member:info",
      adminOnly: true,
      fields: ["agreement"],
      value: "agreement",
      asText: true,
    },
    {
      name: "update",
      role: "update",
      title: "付费会员协议 保存",
      method: "POST",
      path: "/admin/platform/agreement/paid/member/save",
      permission: "platform:system:agreement:paid:member:save",
      adminOnly: true,
      body: ["agreement"],
      success: "保存成功",
      audit: "UPDATE",
    },
  ],
  options: "",
  route: "/crud/operation/agreementPaidMember",
  form: {
    titles: { create: "添加付费会员协议", edit: "付费会员协议", copy: "复制付费会员协议" },
    success: { create: "保存成功", edit: "保存成功", copy: "保存成功" },
    sections: [{ inputs: [{ name: "agreement", placeholder: "请输入付费会员协议", preview: true }] }],
  },
  softDelete: false,
});

if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (next) window.dispatchEvent(new CustomEvent('schemas:resources', { detail: { resource: next.resource } }));
  });
}
