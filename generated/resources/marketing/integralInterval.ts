// Made from schemas/marketing/integralInterval.json. Do not edit: change the source and run `npm run generate`.
import { fillResource } from '../../../src/engine/defaults/resource';

export const resource = fillResource({
  key: "marketing/integralInterval",
  section: "marketing",
  name: "integralInterval",
  title: "积分区间",
  at: "schemas/marketing/integralInterval.json:1",
  typeName: "IntegralInterval",
  display: "name",
  fields: [
    { name: "id", title: "ID", kind: "integer", readOnly: true },
    { name: "name", title: "区间名称", kind: "text", required: true, minLength: 1, maxLength: 16, unique: { scope: [], message: "区间名称不能重复" } },
    { name: "value", title: "积分范围", kind: "integerRange", required: true, minimum: 0, maximum: 999999 },
    { name: "sort", title: "排序", kind: "integer", help: "数字越大越靠前", required: true, default: 0, minimum: 0, maximum: 99 },
    { name: "status", title: "区间状态", kind: "switch", default: true, enumeration: "show", codes: [1, 0] },
    { name: "createTime", title: "创建时间", kind: "datetime", readOnly: true },
    { name: "updateTime", title: "更新时间", kind: "datetime", readOnly: true },
  ],
  endpoints: [
    {
      name: "list",
      role: "list",
      title: "积分区间分页列表",
      method: "GET",
      path: "/admin/platform/integral/interval/page",
      permission: "platform:integral:interval:page",
      shape: "page",
    },
    {
      name: "create",
      role: "create",
      title: "添加积分区间",
      method: "POST",
      path: "/admin/platform/integral/interval/save",
      permission: "platform:integral:interval:save",
      body: ["name", "value", "sort", "status"],
      ignores: ["id"],
      success: "创建成功",
      audit: "ADD",
    },
    {
      name: "update",
      role: "update",
      title: "编辑积分区间",
      method: "POST",
      path: "/admin/platform/integral/interval/update",
      permission: "platform:integral:interval:update",
      id: { in: "body", name: "id" },
      body: ["name", "value", "sort", "status"],
      success: "编辑成功",
      audit: "UPDATE",
    },
    {
      name: "delete",
      role: "delete",
      title: "删除积分区间",
      method: "POST",
      path: "/admin/platform/integral/interval/delete/{id}",
      permission: "platform:integral:interval:delete",
      id: { in: "path", name: "id" },
      success: "删除成功",
      confirm: "删除该积分区间",
      audit: "DELETE",
    },
    {
      name: "switch.status",
      role: "switch",
      title: "切换区间状态",
      method: "POST",
      path: "/admin/platform/integral/interval/update/status/{id}",
      permission: "platform:integral:interval:status",
      id: { in: "path", name: "id" },
      field: "status",
      state: "toggle",
      success: "修改成功",
      audit: "UPDATE",
    },
  ],
  route: "/marketing/pointsMall/section",
  list: {
    title: "积分区间",
    columns: [
      { name: "id", title: "ID", width: 80, minWidth: 80, align: "right" },
      { name: "name", title: "区间名称", minWidth: 160, ellipsis: true },
      { name: "value", title: "积分范围", width: 160, minWidth: 160 },
      { name: "sort", title: "排序", width: 100, minWidth: 100, align: "right", sortable: true },
      { name: "createTime", title: "创建时间", minWidth: 170, sortable: true },
      { name: "status", title: "区间状态", width: 110, minWidth: 110, align: "center", fixed: "right" },
    ],
    priority: ["name", "value", "sort", "createTime"],
    filters: [
      { param: "name", title: "区间名称", field: { name: "name", title: "区间名称", kind: "text" }, on: ["name"], operator: "contains" },
      { param: "status", title: "区间状态", field: { name: "status", title: "区间状态", kind: "switch", enumeration: "show", codes: [1, 0] }, on: ["status"] },
      {
        param: "dateLimit",
        title: "创建日期",
        field: { name: "dateLimit", title: "创建日期", kind: "dateLimit", wire: "dateLimit" },
        on: ["createTime"],
        operator: "dateLimit",
      },
    ],
    sort: [{ field: "sort", order: "desc" }, { field: "id", order: "desc" }],
    rowActions: ["edit", "delete"],
    bulkActions: ["delete"],
    pageActions: ["create"],
  },
  form: {
    titles: { create: "添加积分区间", edit: "编辑积分区间", copy: "复制积分区间" },
    sections: [
      {
        inputs: [
          { name: "name", placeholder: "请输入区间名称" },
          { name: "value", placeholder: "请输入积分范围" },
          { name: "sort", placeholder: "请输入排序" },
          { name: "status", placeholder: "请选择区间状态" },
        ],
      },
    ],
  },
  detail: { title: "积分区间详情", sections: [{ fields: ["id", "name", "value", "sort", "status", "createTime", "updateTime"] }] },
  choice: { never: [{ when: { status: false } }] },
  answers: { tag: 12, merId: 0, linkUrl: "", imageUrl: "", message: "", expand: "", isDel: false },
});

if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (next) window.dispatchEvent(new CustomEvent('schemas:resources', { detail: { resource: next.resource } }));
  });
}
