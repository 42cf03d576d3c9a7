// Made from schemas/operation/wechatLink.json. Do not edit: change the source and run `npm run generate`.
import { fillResource } from '../../../src/engine/defaults/resource';

export const resource = fillResource({
  key: "operation/wechatLink",
  section: "operation",
  name: "wechatLink",
  title: "小程序链接",
  at: "schemas/operation/wechatLink.json:1",
  typeName: "WechatLink",
  display: "name",
  fields: [
    { name: "id", title: "ID", kind: "integer", readOnly: true },
    { name: "name", title: "链接名称", kind: "text", required: true, minLength: 1, maxLength: 50, unique: { scope: [], message: "链接名称已存在" } },
    { name: "originalPath", title: "跳转页面", kind: "text", required: true, minLength: 1, maxLength: 1200 },
    { name: "path", title: "页面路径", kind: "text", required: true, maxLength: 200 },
    { name: "query", title: "页面参数", kind: "text", maxLength: 1024 },
    { name: "expireInterval", title: "有效期(天)", kind: "integer", required: true, default: 30, minimum: 1, maximum: 30 },
    { name: "urlLink", title: "生成链接", kind: "url", required: true, maxLength: 255 },
    { name: "createId", title: "创建人", kind: "integer", readOnly: true, given: "$me", maximum: 9007199254740991 },
    { name: "createTime", title: "生成时间", kind: "datetime", readOnly: true },
    { name: "updateTime", title: "更新时间", kind: "datetime", readOnly: true },
  ],
  endpoints: [
    {
      name: "list",
      role: "list",
      title: "小程序链接列表",
      method: "GET",
      path: "/admin/platform/wechat/url/link/mini/list",
      permission: "platform:wechat:mini:url:link:page:list",
      adminOnly: true,
      shape: "page",
    },
    {
      name: "delete",
      role: "delete",
      title: "删除小程序链接",
      method: "POST",
      path: "/admin/platform/wechat/url/link/mini/delete/{id}",
      permission: "platform:wechat:mini:delete:url:link",
      adminOnly: true,
      id: { in: "path", name: "id" },
      success: "删除成功",
      confirm: "永久删除该数据",
      audit: "DELETE",
    },
  ],
  route: "/operation/application/publicRoutine/linkGenerator",
  list: {
    title: "链接生成器",
    columns: [
      { name: "id", title: "ID", width: 80, minWidth: 80, align: "right" },
      { name: "name", title: "链接名称", minWidth: 160, ellipsis: true },
      { name: "originalPath", title: "跳转页面", minWidth: 220, ellipsis: true },
      { name: "urlLink", title: "生成链接", minWidth: 240 },
      { name: "expireInterval", title: "有效期(天)", width: 110, minWidth: 110, align: "right" },
      { name: "createTime", title: "生成时间", minWidth: 170 },
    ],
    filters: [{ param: "keywords", title: "链接名称", field: { name: "keywords", title: "链接名称", kind: "text" }, on: ["name"], operator: "contains" }],
    sort: [{ field: "id", order: "desc" }],
    rowActions: ["again", "delete"],
    pageActions: ["generate"],
    exportable: false,
  },
  actions: [
    {
      name: "generate",
      title: "新增链接",
      endpoint: "action.generate",
      on: ["page"],
      opens: { permission: "platform:wechat:mini:generate:url:link", adminOnly: true },
      effect: { set: {} },
    },
    {
      name: "again",
      title: "再次生成",
      endpoint: "action.again",
      opens: { permission: "platform:wechat:mini:generate:url:link", adminOnly: true },
      effect: { set: {} },
    },
  ],
  missing: { code: 404, message: "链接不存在" },
  answers: { isDel: false },
});

if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (next) window.dispatchEvent(new CustomEvent('schemas:resources', { detail: { resource: next.resource } }));
  });
}
