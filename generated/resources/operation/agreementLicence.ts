// Made from schemas/operation/agreementLicence.json. Do not edit: change the source and run `npm run generate`.
import { fillResource } from '../../../src/engine/defaults/resource';

export const resource = fillResource({
  key: "operation/agreementLicence",
  section: "operation",
  name: "agreementLicence",
  title: "资质证照",
  at: "schemas/operation/agreementLicence.json:1",
  typeName: "AgreementLicence",
  display: "id",
  fields: [
    { name: "id", title: "ID", kind: "integer", readOnly: true },
    { name: "agreement", title: "资质证照", kind: "richText", required: true, messages: { required: "请输入资质证照" } },
  ],
  single: true,
  endpoints: [
    {
      name: "one",
      role: "one",
      title: "资质证照 详情",
      method: "GET",
      path: "/admin/platform/agreement/intelligentinfo",
      permission: "platform:system:agreement:intelligent:info",
      adminOnly: true,
      fields: ["agreement"],
      value: "agreement",
      asText: true,
    },
    {
      name: "update",
      role: "update",
      title: "资质证照 保存",
      method: "POST",
      path: "/admin/platform/agreement/intelligentsave",
      permission: "platform:system:agreement:intelligent:save",
      adminOnly: true,
      body: ["agreement"],
      success: "保存成功",
      audit: "UPDATE",
    },
  ],
  options: "",
  route: "/crud/operation/agreementLicence",
  form: {
    titles: { create: "添加资质证照", edit: "资质证照", copy: "复制资质证照" },
    success: { create: "保存成功", edit: "保存成功", copy: "保存成功" },
    sections: [{ inputs: [{ name: "agreement", placeholder: "请输入资质证照", preview: true }] }],
  },
  softDelete: false,
});

if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (next) window.dispatchEvent(new CustomEvent('schemas:resources', { detail: { resource: next.resource } }));
  });
}
