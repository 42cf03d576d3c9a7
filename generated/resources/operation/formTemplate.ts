// Made from schemas/operation/formTemplate.json. Do not edit: change the source and run `npm run generate`.
import { fillResource } from '../../../src/engine/defaults/resource';

export const resource = fillResource({
  key: "operation/formTemplate",
  section: "operation",
  name: "formTemplate",
  title: "表单配置",
  at: "schemas/operation/formTemplate.json:1",
  typeName: "FormTemplate",
  display: "name",
  fields: [
    { name: "id", title: "ID", kind: "integer", readOnly: true },
    { name: "name", title: "名称", kind: "text", required: true, minLength: 1, maxLength: 500, unique: { scope: [], message: "表单名称已存在", code: 7103 } },
    { name: "info", title: "描述", kind: "text", required: true, minLength: 1, maxLength: 500 },
    { name: "content", title: "表单内容", kind: "formTemplate", required: true, code: 7102, messages: { required: "表单配置数据不能为空" } },
    { name: "createTime", title: "创建时间", kind: "datetime", readOnly: true },
    { name: "updateTime", title: "更新时间", kind: "datetime", readOnly: true },
  ],
  endpoints: [
    {
      name: "list",
      role: "list",
      title: "表单模板分页列表",
      method: "GET",
      path: "/admin/platform/system/form/temp/list",
      permission: "platform:system:form:list",
      shape: "page",
    },
    {
      name: "one",
      role: "one",
      title: "表单模板详情",
      method: "GET",
      path: "/admin/platform/system/form/temp/info",
      permission: "platform:system:form:info",
      id: { in: "query", name: "id" },
    },
    {
      name: "create",
      role: "create",
      title: "创建表单",
      method: "POST",
      path: "/admin/platform/system/form/temp/save",
      permission: "platform:system:form:save",
      adminOnly: true,
      body: ["name", "info", "content"],
      success: "创建成功",
      audit: "ADD",
    },
    {
      name: "update",
      role: "update",
      title: "修改表单模板",
      method: "POST",
      path: "/admin/platform/system/form/temp/update",
      permission: "platform:system:form:update",
      adminOnly: true,
      id: { in: "query", name: "id" },
      body: ["name", "info", "content"],
      success: "编辑成功",
      audit: "UPDATE",
    },
    {
      name: "read.byName",
      role: "one",
      title: "通过名称查询表单模板",
      method: "GET",
      path: "/admin/platform/system/form/temp/name/info",
      permission: "platform:system:form:name:info",
      id: { in: "query", name: "name", by: "name" },
    },
  ],
  route: "/operation/maintain/devconfiguration/formConfig",
  list: {
    title: "表单配置",
    columns: [
      { name: "id", title: "ID", width: 80, minWidth: 80, align: "right" },
      { name: "name", title: "名称", minWidth: 200 },
      { name: "info", title: "描述", minWidth: 240, ellipsis: true },
      { name: "updateTime", title: "更新时间", minWidth: 170 },
    ],
    filters: [{ param: "keywords", title: "关键字", field: { name: "keywords", title: "关键字", kind: "text" }, on: ["id", "name", "info"], operator: "contains" }],
    pageSizes: [10, 20, 30, 40],
    sort: [{ field: "id", order: "desc" }],
    rowActions: ["edit", "detail"],
    pageActions: ["create"],
  },
  views: [
    {
      name: "picker",
      title: "选择已配置的表单",
      columns: [
        { name: "id", title: "ID", width: 80, minWidth: 80, align: "right" },
        { name: "name", title: "名称", minWidth: 200 },
        { name: "info", title: "描述", minWidth: 240, ellipsis: true },
        { name: "updateTime", title: "更新时间", minWidth: 170 },
      ],
      filters: [{ param: "keywords", title: "关键字", field: { name: "keywords", title: "关键字", kind: "text" }, on: ["id", "name", "info"], operator: "contains" }],
      pageSizes: [10, 20, 30, 40],
      sort: [{ field: "id", order: "desc" }],
      labels: { pick: "确定选择" },
      exportable: false,
      width: 800,
      max: 1,
    },
  ],
  form: {
    in: "full",
    titles: { create: "创建表单", edit: "编辑表单", copy: "复制表单配置" },
    sections: [
      {
        inputs: [
          { name: "name", placeholder: "请输入名称", span: 10 },
          { name: "info", placeholder: "请输入描述", span: 14 },
          { name: "content", placeholder: "请输入表单内容" },
        ],
      },
    ],
  },
  detail: { title: "表单配置详情", sections: [{ fields: ["id", "name", "info", "content", "createTime", "updateTime"] }] },
  missing: { code: 7101, message: "表单模板不存在" },
});

if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (next) window.dispatchEvent(new CustomEvent('schemas:resources', { detail: { resource: next.resource } }));
  });
}
