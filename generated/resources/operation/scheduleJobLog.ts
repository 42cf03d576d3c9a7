// Made from schemas/operation/scheduleJobLog.json. Do not edit: change the source and run `npm run generate`.
import { fillResource } from '../../../src/engine/defaults/resource';

export const resource = fillResource({
  key: "operation/scheduleJobLog",
  section: "operation",
  name: "scheduleJobLog",
  title: "定时任务日志",
  at: "schemas/operation/scheduleJobLog.json:1",
  typeName: "ScheduleJobLog",
  primaryKey: "logId",
  display: "beanName",
  fields: [
    { name: "jobId", title: "任务ID", kind: "integer", required: true, minimum: 1 },
    { name: "logId", title: "日志ID", kind: "integer", readOnly: true },
    { name: "beanName", title: "定时任务类名", kind: "text", required: true, maxLength: 100 },
    { name: "methodName", title: "方法名", kind: "text", required: true, maxLength: 100 },
    { name: "params", title: "参数", kind: "text", maxLength: 200 },
    { name: "status", title: "状态", kind: "enumeration", required: true, enumeration: "jobResult", codes: [1, 0], as: "tag" },
    { name: "times", title: "耗时(毫秒)", kind: "integer", default: 0, minimum: 0 },
    { name: "error", title: "失败信息", kind: "text", maxLength: 500 },
    { name: "createTime", title: "创建时间", kind: "datetime", readOnly: true },
  ],
  endpoints: [
    {
      name: "list",
      role: "list",
      title: "定时任务日志分页列表",
      method: "GET",
      path: "/admin/platform/schedule/job/log/list",
      permission: "platform:schedule:job:log:list",
      adminOnly: true,
      fields: ["logId", "jobId", "beanName", "methodName", "params", "status", "error", "times", "createTime"],
      shape: "page",
    },
  ],
  route: "/operation/maintain/schedule/logList",
  list: {
    title: "定时任务日志",
    columns: [
      { name: "jobId", title: "任务ID", width: 90, minWidth: 90, align: "right" },
      { name: "logId", title: "日志ID", width: 90, minWidth: 90, align: "right" },
      { name: "beanName", title: "定时任务类名", minWidth: 190 },
      { name: "methodName", title: "方法名", minWidth: 120 },
      { name: "params", title: "参数", minWidth: 100, empty: "-" },
      { name: "status", title: "状态", width: 90, minWidth: 90, align: "center" },
      { name: "times", title: "耗时(毫秒)", width: 110, minWidth: 110, align: "right" },
      { name: "error", title: "失败信息", minWidth: 260, ellipsis: true, empty: "-" },
      { name: "createTime", title: "创建时间", width: 170, minWidth: 170 },
    ],
    priority: ["beanName", "methodName", "status", "times", "createTime", "error"],
    filters: [
      { param: "jobId", title: "任务ID", field: { name: "jobId", title: "任务ID", kind: "integer" }, on: ["jobId"] },
      { param: "beanName", title: "定时任务类名", field: { name: "beanName", title: "定时任务类名", kind: "text" }, on: ["beanName"], operator: "contains" },
      { param: "methodName", title: "方法名", field: { name: "methodName", title: "方法名", kind: "text" }, on: ["methodName"], operator: "contains" },
      {
        param: "status",
        title: "状态",
        field: { name: "status", title: "状态", kind: "enumeration", enumeration: "jobResult", codes: [1, 0], as: "select" },
        on: ["status"],
      },
    ],
    sort: [{ field: "logId", order: "desc" }],
    exportable: false,
  },
  softDelete: false,
});

if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (next) window.dispatchEvent(new CustomEvent('schemas:resources', { detail: { resource: next.resource } }));
  });
}
