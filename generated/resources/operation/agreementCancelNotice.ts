// Made from schemas/operation/agreementCancelNotice.json. Do not edit: change the source and run `npm run generate`.
import { fillResource } from '../../../src/engine/defaults/resource';

export const resource = fillResource({
  key: "operation/agreementCancelNotice",
  section: "operation",
  name: "agreementCancelNotice",
  title: "注销声明",
  at: "schemas/operation/agreementCancelNotice.json:1",
  typeName: "AgreementCancelNotice",
  display: "id",
  fields: [
    { name: "id", title: "ID", kind: "integer", readOnly: true },
    { name: "agreement", title: "注销声明", kind: "richText", required: true, messages: { required: "请输入注销声明" } },
  ],
  single: true,
  endpoints: [
    {
      name: "one",
      role: "one",
      title: "注销声明 详情",
      method: "GET",
      path: "/admin/platform/agreement/useraccountcancelnoticeinfo",
      permission: "platform:system:agreement:useraccountcancelnotice:info",
      adminOnly: true,
      fields: ["agreement"],
      value: "agreement",
      asText: true,
    },
    {
      name: "update",
      role: "update",
      title: "注销声明 保存",
      method: "POST",
      path: "/admin/platform/agreement/useraccountcancelnoticesave",
      permission: "platform:system:agreement:useraccountcancelnotice:save",
      adminOnly: true,
      body: ["agreement"],
      success: "保存成功",
      audit: "UPDATE",
    },
  ],
  options: "",
  route: "/crud/operation/agreementCancelNotice",
  form: {
    titles: { create: "添加注销声明", edit: "注销声明", copy: "复制注销声明" },
    success: { create: "保存成功", edit: "保存成功", copy: "保存成功" },
    sections: [{ inputs: [{ name: "agreement", placeholder: "请输入注销声明", preview: true }] }],
  },
  softDelete: false,
});

if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (next) window.dispatchEvent(new CustomEvent('schemas:resources', { detail: { resource: next.resource } }));
  });
}
