// Made from schemas/operation/copyright.json. Do not edit: change the source and run `npm run generate`.
import { fillResource } from '../../../src/engine/defaults/resource';

export const resource = fillResource({
  key: "operation/copyright",
  section: "operation",
  name: "copyright",
  title: "授权",
  at: "schemas/operation/copyright.json:1",
  typeName: "Copyright",
  display: "companyName",
  fields: [
    { name: "id", title: "ID", kind: "integer", readOnly: true },
    { name: "companyName", title: "授权信息", kind: "text", required: true, maxLength: 100 },
    { name: "companyImage", title: "授权图片", kind: "image", help: "建议尺寸：290×100", required: true },
    { name: "domainUrl", title: "管理端API域名", kind: "text", readOnly: true, computed: { handler: true } },
    { name: "version", title: "项目版本号", kind: "text", readOnly: true, computed: { handler: true } },
    { name: "label", title: "版权标签", kind: "integer", readOnly: true, computed: { handler: true } },
    { name: "applyUrl", title: "授权申请地址", kind: "text", readOnly: true, computed: { handler: true } },
    { name: "authCode", title: "授权码", kind: "text", readOnly: true, computed: { handler: true } },
    {
      name: "status",
      title: "授权状态",
      kind: "enumeration",
      readOnly: true,
      enumeration: "copyrightStatus",
      codes: [-2, -1, 0, 1, 2],
      as: "tag",
      computed: { handler: true },
    },
    { name: "copyright", title: "版权码", kind: "text", readOnly: true, computed: { handler: true } },
  ],
  single: true,
  endpoints: [
    {
      name: "one",
      role: "one",
      title: "获取版权信息",
      method: "GET",
      path: "/admin/platform/copyright/get/info",
      permission: "platform:copyright:get:info",
      adminOnly: true,
      fields: ["companyName", "companyImage", "domainUrl", "version", "label", "applyUrl", "authCode", "status", "copyright"],
    },
    {
      name: "update",
      role: "update",
      title: "编辑公司版权信息",
      method: "POST",
      path: "/admin/platform/copyright/update/company/info",
      permission: "platform:copyright:update:company:info",
      adminOnly: true,
      body: ["companyName", "companyImage"],
      success: "保存成功",
      audit: "UPDATE",
    },
  ],
  options: "",
  route: "/operation/maintain/authorization",
  form: {
    titles: { create: "添加授权", edit: "授权", copy: "复制授权" },
    success: { create: "保存成功", edit: "保存成功", copy: "保存成功" },
    sections: [{ inputs: [{ name: "companyName", placeholder: "请输入授权信息" }, { name: "companyImage", placeholder: "请上传授权图片" }] }],
    save: "保存",
    drawn: "licence",
  },
  softDelete: false,
});

if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (next) window.dispatchEvent(new CustomEvent('schemas:resources', { detail: { resource: next.resource } }));
  });
}
