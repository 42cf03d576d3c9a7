// Made from schemas/user/label.json. Do not edit: change the source and run `npm run generate`.
import { fillResource } from '../../../src/engine/defaults/resource';

export const resource = fillResource({
  key: "user/label",
  section: "user",
  name: "label",
  title: "会员标签",
  at: "schemas/user/label.json:1",
  typeName: "Label",
  display: "name",
  fields: [
    { name: "id", title: "ID", kind: "integer", readOnly: true },
    {
      name: "name",
      title: "标签名称",
      kind: "text",
      required: true,
      minLength: 1,
      maxLength: 50,
      unique: { scope: [], message: "标签名称已存在" },
      messages: { required: "请输入会员标签" },
    },
  ],
  endpoints: [
    {
      name: "list",
      role: "list",
      title: "会员标签列表",
      method: "GET",
      path: "/admin/platform/user/tag/list",
      permission: "platform:user:tag:list",
      shape: "page",
    },
    {
      name: "create",
      role: "create",
      title: "添加会员标签",
      method: "POST",
      path: "/admin/platform/user/tag/save",
      permission: "platform:user:tag:save",
      body: ["name"],
      ignores: ["id"],
      success: "新增成功",
      audit: "ADD",
    },
    {
      name: "update",
      role: "update",
      title: "编辑会员标签",
      method: "POST",
      path: "/admin/platform/user/tag/update",
      permission: "platform:user:tag:update",
      id: { in: "body", name: "id" },
      body: ["name"],
      success: "编辑成功",
      audit: "UPDATE",
    },
    {
      name: "delete",
      role: "delete",
      title: "删除会员标签",
      method: "POST",
      path: "/admin/platform/user/tag/delete/{id}",
      permission: "platform:user:tag:delete",
      id: { in: "path", name: "id" },
      success: "删除成功",
      confirm: "删除该标签吗",
      audit: "DELETE",
    },
    {
      name: "read.all",
      role: "read",
      title: "读取会员标签",
      method: "GET",
      path: "/admin/platform/user/tag/all/list",
      permission: "platform:user:tag:all:list",
      fields: ["id", "name"],
      shape: "array",
      cache: "userTag",
    },
  ],
  options: "read.all",
  route: "/user/label",
  list: {
    title: "会员标签",
    columns: [{ name: "id", title: "ID", width: 80, minWidth: 80, align: "right" }, { name: "name", title: "标签名称", minWidth: 200 }],
    sort: [{ field: "id", order: "desc" }],
    rowActions: ["edit", "detail", "delete"],
    bulkActions: ["delete"],
    pageActions: ["create"],
  },
  form: {
    titles: { create: "添加标签", edit: "编辑标签", copy: "复制会员标签" },
    success: { create: "新增成功", edit: "编辑成功", copy: "新增成功" },
    sections: [{ inputs: [{ name: "name", placeholder: "请输入标签名称" }] }],
  },
  detail: { title: "会员标签详情", sections: [{ fields: ["id", "name"] }] },
  chosenBy: [
    "platform:gallery:specimen:save",
    "platform:gallery:specimen:update",
    "platform:integral:exception:save",
    "platform:integral:exception:update",
    "platform:user:tag",
    "platform:user:update",
  ],
});

if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (next) window.dispatchEvent(new CustomEvent('schemas:resources', { detail: { resource: next.resource } }));
  });
}
