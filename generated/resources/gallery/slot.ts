// Made from schemas/gallery/slot.json. Do not edit: change the source and run `npm run generate`.
import { fillResource } from '../../../src/engine/defaults/resource';

export const resource = fillResource({
  key: "gallery/slot",
  section: "gallery",
  name: "slot",
  title: "开放时段",
  at: "schemas/gallery/slot.json:1",
  typeName: "Slot",
  display: "name",
  fields: [
    { name: "id", title: "ID", kind: "integer", readOnly: true },
    { name: "name", title: "时段名称", kind: "text", required: true, minLength: 1, maxLength: 30 },
    { name: "startTime", title: "时段", kind: "time", required: true, unit: "hour" },
    { name: "endTime", title: "时段结束", kind: "time", required: true, unit: "hour", unique: { scope: ["startTime"], message: "该时段已存在" } },
  ],
  rules: [{ field: "endTime", more: "startTime" }],
  endpoints: [
    {
      name: "list",
      role: "list",
      title: "开放时段列表",
      method: "GET",
      path: "/admin/platform/gallery/slot/list",
      permission: "platform:gallery:slot:list",
      shape: "array",
    },
    {
      name: "one",
      role: "one",
      title: "开放时段详情",
      method: "GET",
      path: "/admin/platform/gallery/slot/info/{id}",
      permission: "platform:gallery:slot:info",
      id: { in: "path", name: "id" },
    },
    {
      name: "create",
      role: "create",
      title: "添加开放时段",
      method: "POST",
      path: "/admin/platform/gallery/slot/save",
      permission: "platform:gallery:slot:save",
      body: ["name", "startTime", "endTime"],
      success: "创建成功",
      audit: "ADD",
    },
    {
      name: "update",
      role: "update",
      title: "编辑开放时段",
      method: "POST",
      path: "/admin/platform/gallery/slot/update",
      permission: "platform:gallery:slot:update",
      id: { in: "body", name: "id" },
      body: ["name", "startTime", "endTime"],
      success: "编辑成功",
      audit: "UPDATE",
    },
    {
      name: "delete",
      role: "delete",
      title: "删除开放时段",
      method: "POST",
      path: "/admin/platform/gallery/slot/delete/{id}",
      permission: "platform:gallery:slot:delete",
      id: { in: "path", name: "id" },
      success: "删除成功",
      confirm: "永久删除该数据",
      audit: "DELETE",
    },
  ],
  route: "/gallery/slot",
  list: {
    title: "开放时段",
    shape: "array",
    columns: [
      { name: "id", title: "ID", width: 80, minWidth: 80, align: "right" },
      { name: "name", title: "时段名称", minWidth: 160 },
      { name: "startTime", title: "时段", minWidth: 110, template: "{startTime}-{endTime}" },
    ],
    filters: [{ param: "startTime", title: "时段", field: { name: "startTime", title: "时段", kind: "time", unit: "hour" }, on: ["startTime"] }],
    sort: [{ field: "id", order: "asc" }],
    rowActions: ["edit", "detail", "delete"],
    bulkActions: ["delete"],
    pageActions: ["create"],
  },
  form: {
    titles: { create: "添加开放时段", edit: "编辑开放时段", copy: "复制开放时段" },
    sections: [
      {
        inputs: [
          { name: "name", placeholder: "请输入时段名称" },
          { name: "startTime", placeholder: "请选择时段", through: "endTime" },
          { name: "endTime", placeholder: "请选择时段结束" },
        ],
      },
    ],
  },
  detail: { title: "开放时段详情", sections: [{ fields: ["id", "name", "startTime", "endTime"] }] },
  demoOnly: true,
});

if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (next) window.dispatchEvent(new CustomEvent('schemas:resources', { detail: { resource: next.resource } }));
  });
}
