// Made from schemas/marketing/seckillTimeInterval.json. Do not edit: change the source and run `npm run generate`.
import { fillResource } from '../../../src/engine/defaults/resource';

export const resource = fillResource({
  key: "marketing/seckillTimeInterval",
  section: "marketing",
  name: "seckillTimeInterval",
  title: "秒杀时段",
  at: "schemas/marketing/seckillTimeInterval.json:1",
  typeName: "SeckillTimeInterval",
  display: "name",
  fields: [
    { name: "id", title: "ID", kind: "integer", readOnly: true },
    { name: "name", title: "时段名称", kind: "text", required: true, minLength: 1, maxLength: 30 },
    { name: "startTime", title: "秒杀时段", kind: "time", required: true, unit: "hour", messages: { required: "请填写正确的时间范围" } },
    { name: "endTime", title: "时段结束", kind: "time", required: true, unit: "hour", unique: { scope: ["startTime"], message: "该时段已存在" } },
    { name: "status", title: "状态", kind: "switch", wire: "1/0", required: true, default: false, enumeration: "opened", codes: [true, false] },
    { name: "createTime", title: "创建时间", kind: "datetime", readOnly: true },
  ],
  rules: [{ field: "endTime", more: "startTime", message: "请填写正确的时间范围" }],
  endpoints: [
    {
      name: "list",
      role: "list",
      title: "秒杀时段列表",
      method: "GET",
      path: "/admin/platform/seckill/time/interval/list",
      permission: "platform:seckill:time:interval:list",
      shape: "array",
    },
    {
      name: "create",
      role: "create",
      title: "新增秒杀时段",
      method: "POST",
      path: "/admin/platform/seckill/time/interval/add",
      permission: "platform:seckill:time:interval:add",
      body: ["name", "startTime", "endTime", "status"],
      ignores: ["id"],
      success: "创建成功",
      audit: "ADD",
    },
    {
      name: "update",
      role: "update",
      title: "编辑秒杀时段",
      method: "POST",
      path: "/admin/platform/seckill/time/interval/update",
      permission: "platform:seckill:time:interval:update",
      id: { in: "body", name: "id" },
      body: ["name", "startTime", "endTime", "status"],
      success: "编辑成功",
      audit: "UPDATE",
    },
    {
      name: "delete",
      role: "delete",
      title: "删除秒杀时段",
      method: "POST",
      path: "/admin/platform/seckill/time/interval/delete/{id}",
      permission: "platform:seckill:time:interval:delete",
      id: { in: "path", name: "id" },
      success: "删除成功",
      confirm: "永久删除该数据",
      audit: "DELETE",
    },
    {
      name: "switch.status",
      role: "switch",
      title: "秒杀时段开关",
      method: "POST",
      path: "/admin/platform/seckill/time/interval/switch/{id}",
      permission: "platform:seckill:time:interval:switch",
      id: { in: "path", name: "id" },
      field: "status",
      state: "toggle",
      success: "修改成功",
      audit: "UPDATE",
    },
  ],
  route: "/marketing/seckill/config",
  list: {
    title: "秒杀配置",
    shape: "array",
    columns: [
      { name: "id", title: "ID", width: 80, minWidth: 80, align: "right" },
      { name: "name", title: "时段名称", minWidth: 160, ellipsis: true },
      { name: "startTime", title: "秒杀时段", minWidth: 110, template: "{startTime}-{endTime}" },
      { name: "status", title: "状态", minWidth: 100, align: "center" },
      { name: "createTime", title: "创建时间", minWidth: 170 },
    ],
    priority: ["name", "startTime", "status", "createTime"],
    filters: [
      {
        param: "status",
        title: "状态",
        field: { name: "status", title: "状态", kind: "switch", wire: "1/0", enumeration: "opened", codes: [true, false] },
        on: ["status"],
      },
    ],
    sort: [{ field: "startTime", order: "asc" }, { field: "id", order: "asc" }],
    rowActions: ["goods", "edit", "delete"],
    pageActions: ["create"],
    labels: { create: "添加秒杀配置" },
  },
  form: {
    titles: { create: "添加秒杀时段", edit: "编辑秒杀时段", copy: "复制秒杀时段" },
    sections: [
      {
        inputs: [
          { name: "name", placeholder: "请输入时段名称" },
          { name: "startTime", placeholder: "请选择秒杀时段", through: "endTime" },
          { name: "endTime", placeholder: "请选择时段结束" },
          { name: "status", placeholder: "请选择状态" },
        ],
      },
    ],
    template: "秒杀时段",
  },
  actions: [
    {
      name: "goods",
      title: "查看商品",
      endpoint: "action.goods",
      opens: { permission: "platform:seckill:product:list", adminOnly: false, address: "/marketing/seckill/list?timeIntervalId={id}", here: true },
      effect: { set: {} },
    },
  ],
  chosenBy: ["platform:seckill:activity:add", "platform:seckill:activity:update"],
});

if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (next) window.dispatchEvent(new CustomEvent('schemas:resources', { detail: { resource: next.resource } }));
  });
}
