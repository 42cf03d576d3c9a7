// Made from schemas/operation/agreementAboutUs.json. Do not edit: change the source and run `npm run generate`.
import { fillResource } from '../../../src/engine/defaults/resource';

export const resource = fillResource({
  key: "operation/agreementAboutUs",
  section: "operation",
  name: "agreementAboutUs",
  title: "关于我们",
  at: "schemas/operation/agreementAboutUs.json:1",
  typeName: "AgreementAboutUs",
  display: "id",
  fields: [
    { name: "id", title: "ID", kind: "integer", readOnly: true },
    { name: "agreement", title: "关于我们", kind: "richText", required: true, messages: { required: "请输入关于我们" } },
  ],
  single: true,
  endpoints: [
    {
      name: "one",
      role: "one",
      title: "关于我们 详情",
      method: "GET",
      path: "/admin/platform/agreement/aboutusinfo",
      permission: "platform:system:agreement:aboutus:info",
      adminOnly: true,
      fields: ["agreement"],
      value: "agreement",
      asText: true,
    },
    {
      name: "update",
      role: "update",
      title: "关于我们 保存",
      method: "POST",
      path: "/admin/platform/agreement/aboutussave",
      permission: "platform:system:agreement:aboutus:save",
      adminOnly: true,
      body: ["agreement"],
      success: "保存成功",
      audit: "UPDATE",
    },
  ],
  options: "",
  route: "/crud/operation/agreementAboutUs",
  form: {
    titles: { create: "添加关于我们", edit: "关于我们", copy: "复制关于我们" },
    success: { create: "保存成功", edit: "保存成功", copy: "保存成功" },
    sections: [{ inputs: [{ name: "agreement", placeholder: "请输入关于我们", preview: true }] }],
  },
  softDelete: false,
});

if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (next) window.dispatchEvent(new CustomEvent('schemas:resources', { detail: { resource: next.resource } }));
  });
}
