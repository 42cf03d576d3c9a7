// Made from schemas/operation/agreementCancel.json. Do not edit: change the source and run `npm run generate`.
import { fillResource } from '../../../src/engine/defaults/resource';

export const resource = fillResource({
  key: "operation/agreementCancel",
  section: "operation",
  name: "agreementCancel",
  title: "注销协议",
  at: "schemas/operation/agreementCancel.json:1",
  typeName: "AgreementCancel",
  display: "id",
  fields: [
    { name: "id", title: "ID", kind: "integer", readOnly: true },
    { name: "agreement", title: "注销协议", kind: "richText", required: true, messages: { required: "请输入注销协议" } },
  ],
  single: true,
  endpoints: [
    {
      name: "one",
      role: "one",
      title: "注销协议 详情",
      method: "GET",
      path: "/admin/platform/agreement/useraccountcancelinfo",
      permission: "platform:system:agreement:useraccountcancel:info",
      adminOnly: true,
      fields: ["agreement"],
      value: "agreement",
      asText: true,
    },
    {
      name: "update",
      role: "update",
      title: "注销协议 保存",
      method: "POST",
      path: "/admin/platform/agreement/useraccountcancelsave",
      permission: "platform:system:agreement:useraccountcancel:save",
      adminOnly: true,
      body: ["agreement"],
      success: "保存成功",
      audit: "UPDATE",
    },
  ],
  options: "",
  route: "/crud/operation/agreementCancel",
  form: {
    titles: { create: "添加注销协议", edit: "注销协议", copy: "复制注销协议" },
    success: { create: "保存成功", edit: "保存成功", copy: "保存成功" },
    sections: [{ inputs: [{ name: "agreement", placeholder: "请输入注销协议", preview: true }] }],
  },
  softDelete: false,
});

if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (next) window.dispatchEvent(new CustomEvent('schemas:resources', { detail: { resource: next.resource } }));
  });
}
