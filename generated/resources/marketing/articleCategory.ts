// Made from schemas/marketing/articleCategory.json. Do not edit: change the source and run `npm run generate`.
import { fillResource } from '../../../src/engine/defaults/resource';

export const resource = fillResource({
  key: "marketing/articleCategory",
  section: "marketing",
  name: "articleCategory",
  title: "文章分类",
  at: "schemas/marketing/articleCategory.json:1",
  typeName: "ArticleCategory",
  display: "name",
  fields: [
    { name: "id", title: "ID", kind: "integer", readOnly: true },
    { name: "name", title: "分类名称", kind: "text", required: true, minLength: 1, maxLength: 20, unique: { scope: ["pid"], message: "分类名称已存在" } },
    {
      name: "pid",
      title: "上级分类",
      kind: "treeReference",
      default: 0,
      to: "marketing/articleCategory",
      onDelete: { rule: "restrict", message: "请先删除该分类下的子分类", code: 12001 },
    },
    { name: "icon", title: "分类图标", kind: "image" },
    { name: "sort", title: "排序", kind: "integer", required: true, default: 0, minimum: 0, maximum: 9999 },
    { name: "status", title: "状态", kind: "switch", default: true, enumeration: "show", codes: [1, 0] },
  ],
  endpoints: [
    {
      name: "list",
      role: "list",
      title: "文章分类列表",
      method: "GET",
      path: "/admin/platform/article/category/list",
      permission: "platform:article:category:list",
      shape: "tree",
      cache: "articleCategory",
    },
    {
      name: "create",
      role: "create",
      title: "新增文章分类",
      method: "POST",
      path: "/admin/platform/article/category/add",
      permission: "platform:article:category:add",
      body: ["name", "pid", "icon", "sort"],
      ignores: ["id"],
      success: "创建成功",
      audit: "ADD",
    },
    {
      name: "update",
      role: "update",
      title: "编辑文章分类",
      method: "POST",
      path: "/admin/platform/article/category/update",
      permission: "platform:article:category:update",
      id: { in: "body", name: "id" },
      body: ["name", "pid", "icon", "sort"],
      success: "编辑成功",
      audit: "UPDATE",
    },
    {
      name: "delete",
      role: "delete",
      title: "删除文章分类",
      method: "POST",
      path: "/admin/platform/article/category/delete/{id}",
      permission: "platform:article:category:delete",
      id: { in: "path", name: "id" },
      success: "删除成功",
      confirm: "删除当前分类",
      audit: "DELETE",
    },
    {
      name: "switch.status",
      role: "switch",
      title: "切换状态",
      method: "POST",
      path: "/admin/platform/article/category/switch/{id}",
      permission: "platform:article:category:switch",
      id: { in: "path", name: "id" },
      field: "status",
      state: "toggle",
      success: "修改成功",
      audit: "UPDATE",
    },
  ],
  route: "/marketing/content/classifManager",
  list: {
    title: "文章分类",
    shape: "tree",
    columns: [
      { name: "name", title: "名称", minWidth: 220, template: "{name} | {id}" },
      { name: "icon", title: "分类图标", minWidth: 90, align: "center" },
      { name: "sort", title: "排序", minWidth: 100, align: "right" },
      { name: "status", title: "状态", minWidth: 100, align: "center", fixed: "right" },
    ],
    sort: [{ field: "sort", order: "asc" }, { field: "id", order: "asc" }],
    rowActions: ["edit", "detail", "delete"],
    pageActions: ["create"],
  },
  form: {
    titles: { create: "创建文章分类", edit: "编辑文章分类", copy: "复制文章分类" },
    sections: [
      {
        inputs: [
          { name: "name", placeholder: "请输入分类名称" },
          { name: "pid", placeholder: "请选择上级分类", disabledIn: ["edit"] },
          { name: "icon", placeholder: "请上传分类图标", size: { width: 180, height: 180 } },
          { name: "sort", placeholder: "请输入排序" },
        ],
      },
    ],
  },
  detail: { title: "文章分类详情", sections: [{ fields: ["id", "name", "pid", "icon", "sort", "status"] }] },
  tree: { parent: "pid", children: "child", maxLevel: 2, reorder: "sort", rootTitle: "顶层目录", spread: [] },
  choice: { never: [{ when: { status: false } }] },
  missing: { code: 12002, message: "文章分类不存在" },
  chosenBy: [
    "platform:article:category:add",
    "platform:article:category:update",
    "platform:article:save",
    "platform:article:update",
    "platform:gallery:specimen:save",
    "platform:gallery:specimen:update",
  ],
});

if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (next) window.dispatchEvent(new CustomEvent('schemas:resources', { detail: { resource: next.resource } }));
  });
}
