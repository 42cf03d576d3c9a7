// Made from schemas/gallery/memo.json. Do not edit: change the source and run `npm run generate`.
import { fillResource } from '../../../src/engine/defaults/resource';

export const resource = fillResource({
  key: "gallery/memo",
  section: "gallery",
  name: "memo",
  title: "便签",
  at: "schemas/gallery/memo.json:1",
  typeName: "Memo",
  display: "name",
  fields: [
    { name: "id", title: "ID", kind: "integer", readOnly: true },
    { name: "name", title: "便签标题", kind: "text", required: true, minLength: 1, maxLength: 30 },
    { name: "body", title: "内容", kind: "textarea", maxLength: 200 },
    { name: "done", title: "已办", kind: "switch", default: false, enumeration: "yesNo", codes: [true, false] },
  ],
  style: "simple-rest",
  endpoints: [
    { name: "list", role: "list", title: "便签列表", method: "GET", path: "/gallery/memos", permission: "platform:gallery:memo:list", shape: "page" },
    {
      name: "one",
      role: "one",
      title: "便签详情",
      method: "GET",
      path: "/gallery/memos/{id}",
      permission: "platform:gallery:memo:info",
      id: { in: "path", name: "id" },
    },
    {
      name: "create",
      role: "create",
      title: "添加便签",
      method: "POST",
      path: "/gallery/memos",
      permission: "platform:gallery:memo:save",
      body: ["name", "body", "done"],
      success: "创建成功",
      audit: "ADD",
    },
    {
      name: "update",
      role: "update",
      title: "编辑便签",
      method: "PUT",
      path: "/gallery/memos/{id}",
      permission: "platform:gallery:memo:update",
      id: { in: "path", name: "id" },
      body: ["name", "body", "done"],
      success: "编辑成功",
      audit: "UPDATE",
    },
    {
      name: "delete",
      role: "delete",
      title: "删除便签",
      method: "DELETE",
      path: "/gallery/memos/{id}",
      permission: "platform:gallery:memo:delete",
      id: { in: "path", name: "id" },
      success: "删除成功",
      confirm: "永久删除该数据",
      audit: "DELETE",
    },
  ],
  route: "/gallery/memo",
  list: {
    title: "便签（simple-rest）",
    columns: [
      { name: "id", title: "ID", width: 80, minWidth: 80, align: "right" },
      { name: "name", title: "便签标题", minWidth: 160 },
      { name: "body", title: "内容", minWidth: 240, ellipsis: true },
      { name: "done", title: "已办", minWidth: 100, align: "center" },
    ],
    filters: [
      { param: "name", title: "便签标题", field: { name: "name", title: "便签标题", kind: "text" }, on: ["name"], operator: "contains" },
      { param: "done", title: "已办", field: { name: "done", title: "已办", kind: "switch", enumeration: "yesNo", codes: [true, false] }, on: ["done"] },
    ],
    sort: [{ field: "id", order: "desc" }],
    rowActions: ["edit", "detail", "delete"],
    bulkActions: ["delete"],
    pageActions: ["create"],
  },
  form: {
    titles: { create: "添加便签", edit: "编辑便签", copy: "复制便签" },
    sections: [{ inputs: [{ name: "name", placeholder: "请输入便签标题" }, { name: "body", placeholder: "请输入内容" }, { name: "done", placeholder: "请选择已办" }] }],
  },
  detail: { title: "便签详情", sections: [{ fields: ["id", "name", "body", "done"] }] },
  demoOnly: true,
});

if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (next) window.dispatchEvent(new CustomEvent('schemas:resources', { detail: { resource: next.resource } }));
  });
}
