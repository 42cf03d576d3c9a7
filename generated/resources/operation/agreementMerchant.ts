// Made from schemas/operation/agreementMerchant.json. Do not edit: change the source and run `npm run generate`.
import { fillResource } from '../../../src/engine/defaults/resource';

export const resource = fillResource({
  key: "operation/agreementMerchant",
  section: "operation",
  name: "agreementMerchant",
  title: "入驻协议",
  at: "schemas/operation/agreementMerchant.json:1",
  typeName: "AgreementMerchant",
  display: "id",
  fields: [
    { name: "id", title: "ID", kind: "integer", readOnly: true },
    { name: "agreement", title: "入驻协议", kind: "richText", required: true, messages: { required: "请输入入驻协议" } },
  ],
  single: true,
  endpoints: [
    {
      name: "one",
      role: "one",
      title: "入驻协议 详情",
      method: "GET",
      path: "/admin/platform/agreement/merincomminginfo",
      permission: "platform:system:agreement:merincomming:info",
      adminOnly: true,
      fields: ["agreement"],
      value: "agreement",
      asText: true,
    },
    {
      name: "update",
      role: "update",
      title: "入驻协议 保存",
      method: "POST",
      path: "/admin/platform/agreement/merincommingsave",
      permission: "platform:system:agreement:merincomming:save",
      adminOnly: true,
      body: ["agreement"],
      success: "保存成功",
      audit: "UPDATE",
    },
  ],
  options: "",
  route: "/crud/operation/agreementMerchant",
  form: {
    titles: { create: "添加入驻协议", edit: "入驻协议", copy: "复制入驻协议" },
    success: { create: "保存成功", edit: "保存成功", copy: "保存成功" },
    sections: [{ inputs: [{ name: "agreement", placeholder: "请输入入驻协议", preview: true }] }],
  },
  softDelete: false,
});

if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (next) window.dispatchEvent(new CustomEvent('schemas:resources', { detail: { resource: next.resource } }));
  });
}
