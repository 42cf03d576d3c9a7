// Made from schemas/operation/agreementPrivacy.json. Do not edit: change the source and run `npm run generate`.
import { fillResource } from '../../../src/engine/defaults/resource';

export const resource = fillResource({
  key: "operation/agreementPrivacy",
  section: "operation",
  name: "agreementPrivacy",
  title: "隐私协议",
  at: "schemas/operation/agreementPrivacy.json:1",
  typeName: "AgreementPrivacy",
  display: "id",
  fields: [
    { name: "id", title: "ID", kind: "integer", readOnly: true },
    { name: "agreement", title: "隐私协议", kind: "richText", required: true, messages: { required: "请输入隐私协议" } },
  ],
  single: true,
  endpoints: [
    {
      name: "one",
      role: "one",
      title: "隐私协议 详情",
      method: "GET",
      path: "/admin/platform/agreement/userprivacyinfo",
      permission: "platform:system:agreement:userprivacy:info",
      adminOnly: true,
      fields: ["agreement"],
      value: "agreement",
      asText: true,
    },
    {
      name: "update",
      role: "update",
      title: "隐私协议 保存",
      method: "POST",
      path: "/admin/platform/agreement/userprivacysave",
      permission: "platform:system:agreement:userprivacy:save",
      adminOnly: true,
      body: ["agreement"],
      success: "保存成功",
      audit: "UPDATE",
    },
  ],
  options: "",
  route: "/crud/operation/agreementPrivacy",
  form: {
    titles: { create: "添加隐私协议", edit: "隐私协议", copy: "复制隐私协议" },
    success: { create: "保存成功", edit: "保存成功", copy: "保存成功" },
    sections: [{ inputs: [{ name: "agreement", placeholder: "请输入隐私协议", preview: true }] }],
  },
  softDelete: false,
});

if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (next) window.dispatchEvent(new CustomEvent('schemas:resources', { detail: { resource: next.resource } }));
  });
}
