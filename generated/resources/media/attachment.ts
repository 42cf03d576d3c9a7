// Made from schemas/media/attachment.json. Do not edit: change the source and run `npm run generate`.
import { fillResource } from '../../../src/engine/defaults/resource';

export const resource = fillResource({
  key: "media/attachment",
  section: "media",
  name: "attachment",
  title: "素材",
  at: "schemas/media/attachment.json:1",
  typeName: "Attachment",
  primaryKey: "attId",
  display: "name",
  fields: [
    { name: "attId", title: "ID", kind: "integer", readOnly: true },
    { name: "name", title: "名称", kind: "text", required: true, minLength: 1, maxLength: 100 },
    { name: "alt", title: "替代文字", kind: "text", help: "What a picture shows, in words: for who cannot see it.", maxLength: 200 },
    { name: "sattDir", title: "图片", kind: "image", readOnly: true },
    { name: "attDir", title: "附件路径", kind: "text", readOnly: true, maxLength: 200 },
    { name: "attType", title: "附件类型", kind: "text", readOnly: true, maxLength: 100 },
    { name: "attSize", title: "大小", kind: "integer", wire: "decimal", readOnly: true, minimum: 0 },
    { name: "width", title: "宽度", kind: "integer", help: "Pixels; absent where a file has none.", readOnly: true, minimum: 0 },
    { name: "height", title: "高度", kind: "integer", readOnly: true, minimum: 0 },
    {
      name: "fileVersion",
      title: "文件版本",
      kind: "integer",
      help: "Counts how often the file was replaced under its address.",
      readOnly: true,
      default: 1,
      minimum: 1,
    },
    {
      name: "pid",
      title: "所属分类",
      kind: "treeReference",
      default: 0,
      to: "media/category",
      onDelete: { rule: "clear", message: "素材正在使用，不能删除", code: 400 },
    },
    { name: "createTime", title: "上传时间", kind: "datetime", readOnly: true },
    { name: "updateTime", title: "更新时间", kind: "datetime", readOnly: true },
  ],
  endpoints: [
    {
      name: "list",
      role: "list",
      title: "素材分页列表",
      method: "GET",
      path: "/admin/platform/attachment/list",
      permission: "platform:attachment:list",
      shape: "page",
    },
    {
      name: "update",
      role: "update",
      title: "编辑素材",
      method: "POST",
      path: "/admin/platform/attachment/update/{id}",
      permission: "platform:attachment:update",
      id: { in: "path", name: "id" },
      body: ["name", "alt", "pid"],
      success: "编辑成功",
      audit: "UPDATE",
    },
    {
      name: "delete",
      role: "delete",
      title: "删除素材",
      method: "POST",
      path: "/admin/platform/attachment/delete",
      permission: "platform:attachment:delete",
      id: { in: "body", name: "ids", many: true },
      success: "刪除成功",
      confirm: "永久删除该数据",
      audit: "DELETE",
    },
    {
      name: "action.move",
      role: "action",
      title: "移动素材",
      method: "POST",
      path: "/admin/platform/attachment/move",
      permission: "platform:attachment:move",
      id: { in: "body", name: "attrId", many: true },
      body: ["pid"],
      success: "操作成功",
      audit: "UPDATE",
    },
  ],
  route: "/crud/media/attachment",
  list: {
    title: "素材文件",
    columns: [
      { name: "name", title: "名称", minWidth: 220, ellipsis: true, sortable: true },
      { name: "sattDir", title: "图片", minWidth: 90, align: "center" },
      { name: "attType", title: "附件类型", minWidth: 160 },
      { name: "attSize", title: "大小", minWidth: 100, align: "right", sortable: true, suffix: " 字节" },
      { name: "createTime", title: "上传时间", minWidth: 170, sortable: true },
    ],
    filters: [
      { param: "name", title: "名称", field: { name: "name", title: "名称", kind: "text" }, on: ["name"], operator: "contains" },
      { param: "attDir", title: "附件路径", field: { name: "attDir", title: "附件路径", kind: "text" }, on: ["attDir"], operator: "in", hidden: true },
      { param: "attType", title: "附件类型", field: { name: "attType", title: "附件类型", kind: "text" }, on: ["attType"], operator: "in" },
      { param: "pid", title: "所属分类", field: { name: "pid", title: "所属分类", kind: "treeReference", to: "media/category" }, on: ["pid"] },
    ],
    sort: [{ field: "attId", order: "desc" }],
    rowActions: ["edit", "detail", "delete"],
    bulkActions: ["move", "delete"],
    exportable: false,
  },
  form: {
    titles: { create: "添加素材", edit: "编辑素材", copy: "复制素材" },
    success: { create: "保存成功", edit: "编辑成功", copy: "保存成功" },
    sections: [{ inputs: [{ name: "name", placeholder: "请输入名称" }, { name: "alt", placeholder: "请输入替代文字" }, { name: "pid", placeholder: "请选择所属分类" }] }],
  },
  detail: {
    title: "素材详情",
    sections: [
      {
        fields: ["attId", "name", "alt", "sattDir", "attDir", "attType", "attSize", "width", "height", "fileVersion", "pid", "createTime", "updateTime"],
      },
    ],
  },
  actions: [
    {
      name: "move",
      title: "移动素材",
      endpoint: "action.move",
      on: ["bulk"],
      form: {
        width: 540,
        fields: [
          {
            name: "pid",
            title: "所属分类",
            kind: "treeReference",
            required: true,
            default: 0,
            to: "media/category",
            onDelete: { rule: "clear", message: "素材正在使用，不能删除", code: 400 },
          },
        ],
        inputs: [{ name: "pid", placeholder: "请选择所属分类" }],
      },
      effect: { set: {} },
    },
  ],
  missing: { code: 404, message: "素材不存在" },
  answers: { imageType: 1, owner: -1 },
});

if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (next) window.dispatchEvent(new CustomEvent('schemas:resources', { detail: { resource: next.resource } }));
  });
}
