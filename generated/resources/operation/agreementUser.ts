// Made from schemas/operation/agreementUser.json. Do not edit: change the source and run `npm run generate`.
import { fillResource } from '../../../src/engine/defaults/resource';

export const resource = fillResource({
  key: "operation/agreementUser",
  section: "operation",
  name: "agreementUser",
  title: "会员协议",
  at: "schemas/operation/agreementUser.json:1",
  typeName: "AgreementUser",
  display: "id",
  fields: [
    { name: "id", title: "ID", kind: "integer", readOnly: true },
    { name: "agreement", title: "会员协议", kind: "richText", required: true, messages: { required: "请输入会员协议" } },
  ],
  single: true,
  endpoints: [
    {
      name: "one",
      role: "one",
      title: "会员协议 详情",
      method: "GET",
      path: "/admin/platform/agreement/userinfo",
      permission: "platform:system:agreement:user:info",
      adminOnly: true,
      fields: ["agreement"],
      value: "agreement",
      asText: true,
    },
    {
      name: "update",
      role: "update",
      title: "会员协议 保存",
      method: "POST",
      path: "/admin/platform/agreement/usersave",
      permission: "platform:system:agreement:user:save",
      adminOnly: true,
      body: ["agreement"],
      success: "保存成功",
      audit: "UPDATE",
    },
  ],
  options: "",
  route: "/crud/operation/agreementUser",
  form: {
    titles: { create: "添加会员协议", edit: "会员协议", copy: "复制会员协议" },
    success: { create: "保存成功", edit: "保存成功", copy: "保存成功" },
    sections: [{ inputs: [{ name: "agreement", placeholder: "请输入会员协议", preview: true }] }],
  },
  softDelete: false,
});

if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (next) window.dispatchEvent(new CustomEvent('schemas:resources', { detail: { resource: next.resource } }));
  });
}
