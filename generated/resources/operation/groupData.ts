// Made from schemas/operation/groupData.json. Do not edit: change the source and run `npm run generate`.
import { fillResource } from '../../../src/engine/defaults/resource';

export const resource = fillResource({
  key: "operation/groupData",
  section: "operation",
  name: "groupData",
  title: "组合数据",
  at: "schemas/operation/groupData.json:1",
  typeName: "GroupData",
  display: "id",
  fields: [
    { name: "id", title: "编号", kind: "integer", readOnly: true },
    {
      name: "gid",
      title: "数据组",
      kind: "reference",
      required: true,
      to: "operation/group",
      onDelete: { rule: "cascade", message: "组合数据正在使用，不能删除", code: 400 },
    },
    { name: "value", title: "数据", kind: "json", wire: "json", maxBytes: 1048576 },
    { name: "sort", title: "排序", kind: "integer", required: true, default: 1, minimum: 1, maximum: 9999 },
    { name: "status", title: "状态", kind: "switch", required: true, default: true, enumeration: "displayed", codes: [1, 0] },
    { name: "createTime", title: "创建时间", kind: "datetime", readOnly: true },
    { name: "updateTime", title: "更新时间", kind: "datetime", readOnly: true },
  ],
  endpoints: [
    {
      name: "list",
      role: "list",
      title: "组合数据列表",
      method: "GET",
      path: "/admin/platform/system/group/data/list",
      permission: "platform:system:group:data:list",
      adminOnly: true,
      shape: "page",
    },
    {
      name: "one",
      role: "one",
      title: "组合数据详情信息",
      method: "GET",
      path: "/admin/platform/system/group/data/info",
      permission: "platform:system:group:data:info",
      adminOnly: true,
      id: { in: "query", name: "id" },
    },
    {
      name: "delete",
      role: "delete",
      title: "删除组合数据",
      method: "POST",
      path: "/admin/platform/system/group/data/delete",
      permission: "platform:system:group:data:delete",
      adminOnly: true,
      id: { in: "query", name: "id" },
      also: [{ method: "GET", path: "/admin/platform/system/group/data/delete" }],
      success: "删除成功",
      confirm: "永久删除该数据",
      audit: "DELETE",
    },
    {
      name: "action.save",
      role: "action",
      title: "添加数据",
      method: "POST",
      path: "/admin/platform/system/group/data/save",
      permission: "platform:system:group:data:save",
      adminOnly: true,
      body: ["gid", "form"],
      success: "操作成功",
      audit: "UPDATE",
    },
    {
      name: "action.update",
      role: "action",
      title: "修改组合数据",
      method: "POST",
      path: "/admin/platform/system/group/data/update",
      permission: "platform:system:group:data:update",
      adminOnly: true,
      id: { in: "query", name: "id" },
      body: ["gid", "form"],
      success: "操作成功",
      audit: "UPDATE",
    },
  ],
  route: "/crud/operation/groupData",
  views: [
    {
      name: "rows",
      title: "组合数据列表",
      columns: [{ name: "id", title: "编号", width: 80, minWidth: 80, align: "right" }, { name: "status", title: "状态", minWidth: 100, align: "center" }],
      filters: [
        { param: "gid", title: "数据组", field: { name: "gid", title: "数据组", kind: "reference", to: "operation/group" }, on: ["gid"] },
        {
          param: "status",
          title: "状态",
          field: { name: "status", title: "状态", kind: "switch", wire: "1/0", enumeration: "displayed", codes: [1, 0] },
          on: ["status"],
        },
        { param: "keywords", title: "关键字", field: { name: "keywords", title: "关键字", kind: "text" }, on: [], operator: "none" },
      ],
      pageSizes: [10, 20, 30, 40],
      sort: [{ field: "sort", order: "asc" }, { field: "id", order: "asc" }],
      exportable: false,
    },
  ],
  actions: [
    {
      name: "save",
      title: "添加数据",
      endpoint: "action.save",
      on: ["page"],
      form: {
        width: 540,
        fields: [
          {
            name: "gid",
            title: "数据组",
            kind: "reference",
            required: true,
            to: "operation/group",
            onDelete: { rule: "cascade", message: "组合数据正在使用，不能删除", code: 400 },
          },
          { name: "form", title: "表单数据", kind: "json", required: true, maxBytes: 1048576 },
        ],
        inputs: [{ name: "gid", placeholder: "请选择数据组" }, { name: "form", placeholder: "请输入表单数据" }],
      },
    },
    {
      name: "update",
      title: "修改组合数据",
      endpoint: "action.update",
      form: {
        width: 540,
        fields: [
          {
            name: "gid",
            title: "数据组",
            kind: "reference",
            required: true,
            to: "operation/group",
            onDelete: { rule: "cascade", message: "组合数据正在使用，不能删除", code: 400 },
          },
          { name: "form", title: "表单数据", kind: "json", required: true, maxBytes: 1048576 },
        ],
        inputs: [{ name: "gid", placeholder: "请选择数据组" }, { name: "form", placeholder: "请输入表单数据" }],
      },
    },
  ],
  missing: { code: 404, message: "组合数据不存在" },
});

if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (next) window.dispatchEvent(new CustomEvent('schemas:resources', { detail: { resource: next.resource } }));
  });
}
