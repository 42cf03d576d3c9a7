// Made from schemas/operation/companyList.json. Do not edit: change the source and run `npm run generate`.
import { fillResource } from '../../../src/engine/defaults/resource';

export const resource = fillResource({
  key: "operation/companyList",
  section: "operation",
  name: "companyList",
  title: "物流公司",
  at: "schemas/operation/companyList.json:1",
  typeName: "CompanyList",
  display: "name",
  fields: [
    { name: "id", title: "ID", kind: "integer", readOnly: true },
    { name: "name", title: "物流公司名称", kind: "text", readOnly: true, maxLength: 50 },
    { name: "code", title: "编码", kind: "text", readOnly: true, maxLength: 30, unique: { scope: [], message: "编码已存在" } },
    { name: "partnerId", title: "需要月结账号", kind: "switch", readOnly: true, default: false, enumeration: "yesNo", codes: [true, false] },
    { name: "partnerKey", title: "需要月结密码", kind: "switch", readOnly: true, default: false, enumeration: "yesNo", codes: [true, false] },
    { name: "net", title: "需要取件网点", kind: "switch", readOnly: true, default: false, enumeration: "yesNo", codes: [true, false] },
    { name: "account", title: "月结账号", kind: "text", required: true, minLength: 1, maxLength: 100, when: { partnerId: true } },
    { name: "password", title: "月结密码", kind: "password", required: true, writeOnly: true, minLength: 1, maxLength: 100, when: { partnerKey: true } },
    { name: "netName", title: "网点名称", kind: "text", required: true, minLength: 1, maxLength: 100, when: { net: true } },
    { name: "sort", title: "排序", kind: "integer", required: true, default: 0, minimum: 0, maximum: 9999 },
    { name: "isShow", title: "是否显示", kind: "switch", default: true, enumeration: "switch", codes: [1, 0] },
    { name: "status", title: "是否启用", kind: "enumeration", required: true, default: false, enumeration: "opened", codes: [true, false], as: "radio" },
  ],
  endpoints: [
    {
      name: "list",
      role: "list",
      title: "物流公司列表",
      method: "GET",
      path: "/admin/platform/express/list",
      permission: "platform:express:list",
      shape: "page",
    },
    {
      name: "one",
      role: "one",
      title: "物流公司详情",
      method: "GET",
      path: "/admin/platform/express/info",
      permission: "platform:express:info",
      adminOnly: true,
      id: { in: "query", name: "id" },
    },
    {
      name: "update",
      role: "update",
      title: "编辑物流公司",
      method: "POST",
      path: "/admin/platform/express/update",
      permission: "platform:express:update",
      adminOnly: true,
      id: { in: "body", name: "id" },
      body: ["account", "password", "netName", "sort", "status"],
      success: "编辑成功",
      audit: "UPDATE",
    },
    {
      name: "switch.isShow",
      role: "switch",
      title: "切换是否显示",
      method: "POST",
      path: "/admin/platform/express/update/show",
      permission: "platform:express:update:show",
      adminOnly: true,
      id: { in: "body", name: "id" },
      body: ["isShow"],
      field: "isShow",
      state: "body",
      success: "修改成功",
      audit: "UPDATE",
    },
    {
      name: "action.sync",
      role: "action",
      title: "同步物流公司",
      method: "POST",
      path: "/admin/platform/express/sync/express",
      permission: "platform:express:sync",
      adminOnly: true,
      success: "同步成功",
      audit: "UPDATE",
    },
  ],
  route: "/operation/logistics/companyList",
  list: {
    title: "物流公司",
    columns: [
      { name: "id", title: "ID", width: 80, minWidth: 80, align: "right" },
      { name: "name", title: "物流公司名称", minWidth: 180 },
      { name: "code", title: "编码", minWidth: 160 },
      { name: "sort", title: "排序", minWidth: 100, align: "right", sortable: true },
      { name: "isShow", title: "是否显示", minWidth: 100, align: "center" },
    ],
    filters: [{ param: "keywords", title: "关键字", field: { name: "keywords", title: "关键字", kind: "text" }, on: ["name", "code"], operator: "contains" }],
    sort: [{ field: "sort", order: "desc" }, { field: "id", order: "asc" }],
    rowActions: ["edit", "detail"],
    pageActions: ["sync"],
  },
  form: {
    titles: { create: "添加物流公司", edit: "编辑物流公司", copy: "复制物流公司" },
    success: { create: "保存成功", edit: "编辑成功", copy: "保存成功" },
    sections: [
      {
        inputs: [
          { name: "account", placeholder: "请输入月结账号" },
          { name: "password", placeholder: "请输入月结密码" },
          { name: "netName", placeholder: "请输入网点名称" },
          { name: "sort", placeholder: "请输入排序" },
          { name: "status", placeholder: "请选择是否启用" },
        ],
      },
    ],
  },
  detail: {
    title: "物流公司详情",
    sections: [{ fields: ["id", "name", "code", "partnerId", "partnerKey", "net", "account", "netName", "sort", "isShow", "status"] }],
  },
  actions: [{ name: "sync", title: "同步物流公司", endpoint: "action.sync", on: ["page"], effect: { seed: "code" } }],
  choice: { never: [{ when: { isShow: false }, message: "快递公司未启用" }] },
  chosenBy: ["platform:integral:order:invoice:update", "platform:integral:order:send", "platform:order:invoice:update", "platform:order:send"],
});

if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (next) window.dispatchEvent(new CustomEvent('schemas:resources', { detail: { resource: next.resource } }));
  });
}
