// Made from schemas/operation/agreementPlatformRule.json. Do not edit: change the source and run `npm run generate`.
import { fillResource } from '../../../src/engine/defaults/resource';

export const resource = fillResource({
  key: "operation/agreementPlatformRule",
  section: "operation",
  name: "agreementPlatformRule",
  title: "平台规则",
  at: "schemas/operation/agreementPlatformRule.json:1",
  typeName: "AgreementPlatformRule",
  display: "id",
  fields: [
    { name: "id", title: "ID", kind: "integer", readOnly: true },
    { name: "agreement", title: "平台规则", kind: "richText", required: true, messages: { required: "请输入平台规则" } },
  ],
  single: true,
  endpoints: [
    {
      name: "one",
      role: "one",
      title: "平台规则 详情",
      method: "GET",
      path: "/admin/platform/agreement/platfromruleinfo",
      permission: "platform:system:agreement:platfromrule:info",
      adminOnly: true,
      fields: ["agreement"],
      value: "agreement",
      asText: true,
    },
    {
      name: "update",
      role: "update",
      title: "平台规则 保存",
      method: "POST",
      path: "/admin/platform/agreement/platfromrulesave",
      permission: "platform:system:agreement:platfromrule:save",
      adminOnly: true,
      body: ["agreement"],
      success: "保存成功",
      audit: "UPDATE",
    },
  ],
  options: "",
  route: "/crud/operation/agreementPlatformRule",
  form: {
    titles: { create: "添加平台规则", edit: "平台规则", copy: "复制平台规则" },
    success: { create: "保存成功", edit: "保存成功", copy: "保存成功" },
    sections: [{ inputs: [{ name: "agreement", placeholder: "请输入平台规则", preview: true }] }],
  },
  softDelete: false,
});

if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (next) window.dispatchEvent(new CustomEvent('schemas:resources', { detail: { resource: next.resource } }));
  });
}
