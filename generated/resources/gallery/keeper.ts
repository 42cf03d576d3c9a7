// Made from schemas/gallery/keeper.json. Do not edit: change the source and run `npm run generate`.
import { fillResource } from '../../../src/engine/defaults/resource';

export const resource = fillResource({
  key: "gallery/keeper",
  section: "gallery",
  name: "keeper",
  title: "标本管理员",
  at: "schemas/gallery/keeper.json:1",
  typeName: "Keeper",
  display: "name",
  fields: [
    { name: "id", title: "ID", kind: "integer", readOnly: true },
    { name: "name", title: "姓名", kind: "text", required: true, minLength: 1, maxLength: 16, unique: { scope: [], message: "姓名已存在" } },
    { name: "phone", title: "联系电话", kind: "phone", required: true },
    { name: "onDuty", title: "在岗", kind: "switch", wire: "1/0", default: true, enumeration: "enabled", codes: [true, false] },
  ],
  endpoints: [
    {
      name: "list",
      role: "list",
      title: "标本管理员列表",
      method: "GET",
      path: "/admin/platform/gallery/keeper/list",
      permission: "platform:gallery:keeper:list",
      shape: "page",
    },
    {
      name: "one",
      role: "one",
      title: "标本管理员详情",
      method: "GET",
      path: "/admin/platform/gallery/keeper/info/{id}",
      permission: "platform:gallery:keeper:info",
      id: { in: "path", name: "id" },
    },
    {
      name: "create",
      role: "create",
      title: "添加标本管理员",
      method: "POST",
      path: "/admin/platform/gallery/keeper/save",
      permission: "platform:gallery:keeper:save",
      body: ["name", "phone", "onDuty"],
      success: "创建成功",
      audit: "ADD",
    },
    {
      name: "update",
      role: "update",
      title: "编辑标本管理员",
      method: "POST",
      path: "/admin/platform/gallery/keeper/update",
      permission: "platform:gallery:keeper:update",
      id: { in: "body", name: "id" },
      body: ["name", "phone", "onDuty"],
      success: "编辑成功",
      audit: "UPDATE",
    },
    {
      name: "delete",
      role: "delete",
      title: "删除标本管理员",
      method: "POST",
      path: "/admin/platform/gallery/keeper/delete/{id}",
      permission: "platform:gallery:keeper:delete",
      id: { in: "path", name: "id" },
      success: "删除成功",
      confirm: "永久删除该数据",
      audit: "DELETE",
    },
    {
      name: "switch.onDuty",
      role: "switch",
      title: "切换在岗",
      method: "POST",
      path: "/admin/platform/gallery/keeper/switch/onDuty/{id}",
      permission: "platform:gallery:keeper:onDuty",
      id: { in: "path", name: "id" },
      field: "onDuty",
      state: "toggle",
      success: "修改成功",
      audit: "UPDATE",
    },
  ],
  route: "/gallery/keeper",
  list: {
    title: "标本管理员",
    columns: [
      { name: "id", title: "ID", width: 80, minWidth: 80, align: "right" },
      { name: "name", title: "姓名", minWidth: 160 },
      { name: "phone", title: "联系电话", width: 140, minWidth: 140 },
      { name: "onDuty", title: "在岗", minWidth: 100, align: "center" },
    ],
    sort: [{ field: "id", order: "desc" }],
    rowActions: ["edit", "detail", "delete"],
    bulkActions: ["delete"],
    pageActions: ["create"],
  },
  form: {
    titles: { create: "新增管理员", edit: "编辑管理员", copy: "复制标本管理员" },
    sections: [{ inputs: [{ name: "name", placeholder: "请输入姓名" }, { name: "phone", placeholder: "请输入联系电话" }, { name: "onDuty", placeholder: "请选择在岗" }] }],
  },
  detail: { title: "标本管理员详情", sections: [{ fields: ["id", "name", "phone", "onDuty"] }] },
  softDelete: false,
  demoOnly: true,
  chosenBy: ["platform:gallery:family:save", "platform:gallery:family:update"],
});

if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (next) window.dispatchEvent(new CustomEvent('schemas:resources', { detail: { resource: next.resource } }));
  });
}
