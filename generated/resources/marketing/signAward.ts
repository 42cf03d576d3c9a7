// Made from schemas/marketing/signAward.json. Do not edit: change the source and run `npm run generate`.
import { fillResource } from '../../../src/engine/defaults/resource';

export const resource = fillResource({
  key: "marketing/signAward",
  section: "marketing",
  name: "signAward",
  title: "连续签到奖励",
  at: "schemas/marketing/signAward.json:1",
  typeName: "SignAward",
  display: "day",
  fields: [
    { name: "id", title: "ID", kind: "integer", readOnly: true },
    { name: "day", title: "连续天数", kind: "integer", required: true, minimum: 1, maximum: 9999, unique: { scope: [], message: "连续天数不能重复" } },
    { name: "isIntegral", title: "赠送积分", kind: "switch", required: true, default: true, enumeration: "given", codes: [true, false] },
    { name: "integral", title: "积分值", kind: "integer", required: true, default: 0, minimum: 0, maximum: 9999 },
    { name: "isExperience", title: "赠送经验", kind: "switch", required: true, default: true, enumeration: "given", codes: [true, false] },
    { name: "experience", title: "经验值", kind: "integer", required: true, default: 0, minimum: 0, maximum: 9999 },
    { name: "mark", title: "备注", kind: "text", readOnly: true, maxLength: 200 },
    { name: "createTime", title: "创建时间", kind: "datetime", readOnly: true },
  ],
  endpoints: [
    {
      name: "list",
      role: "list",
      title: "连续签到奖励列表",
      method: "GET",
      path: "/admin/platform/sign/award/list",
      permission: "platform:sign:get:config",
      shape: "array",
    },
    {
      name: "create",
      role: "create",
      title: "新增连续签到奖励",
      method: "POST",
      path: "/admin/platform/sign/add/config",
      permission: "platform:sign:add:config",
      body: ["day", "isIntegral", "integral", "isExperience", "experience"],
      ignores: ["id", "signRuleDescription"],
      success: "操作成功",
      audit: "ADD",
    },
    {
      name: "update",
      role: "update",
      title: "编辑连续签到配置",
      method: "POST",
      path: "/admin/platform/sign/edit/award/config",
      permission: "platform:sign:edit:award:config",
      id: { in: "body", name: "id" },
      body: ["day", "isIntegral", "integral", "isExperience", "experience"],
      ignores: ["signRuleDescription"],
      success: "操作成功",
      audit: "UPDATE",
    },
    {
      name: "delete",
      role: "delete",
      title: "删除连续签到配置",
      method: "POST",
      path: "/admin/platform/sign/delete/config/{id}",
      permission: "platform:sign:delete:config",
      id: { in: "path", name: "id" },
      success: "删除成功",
      confirm: "删除连续签到{day}天的奖励",
      audit: "DELETE",
    },
  ],
  route: "/crud/marketing/signAward",
  list: {
    title: "连续签到奖励",
    shape: "array",
    columns: [
      { name: "day", title: "连续天数", width: 160, minWidth: 160, align: "right", suffix: "天" },
      {
        name: "integral",
        title: "赠送积分",
        minWidth: 220,
        align: "right",
        cases: [{ when: { isIntegral: false }, template: "不赠送", tone: "info" }],
        enters: ["isIntegral", "integral"],
      },
      {
        name: "experience",
        title: "赠送经验",
        minWidth: 220,
        align: "right",
        cases: [{ when: { isExperience: false }, template: "不赠送", tone: "info" }],
        enters: ["isExperience", "experience"],
      },
    ],
    sort: [{ field: "day", order: "asc" }, { field: "id", order: "asc" }],
    rowActions: ["edit", "delete"],
    pageActions: ["create"],
    exportable: false,
  },
  form: {
    in: "row",
    titles: { create: "新增连续签到奖励", edit: "编辑连续签到奖励", copy: "复制连续签到奖励" },
    success: { create: "操作成功", edit: "操作成功", copy: "操作成功" },
    sections: [
      {
        inputs: [
          { name: "day", placeholder: "请输入连续天数" },
          { name: "isIntegral", placeholder: "请选择赠送积分" },
          { name: "integral", placeholder: "请输入积分值", disabledWhen: { isIntegral: false } },
          { name: "isExperience", placeholder: "请选择赠送经验" },
          { name: "experience", placeholder: "请输入经验值", disabledWhen: { isExperience: false } },
        ],
      },
    ],
  },
});

if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (next) window.dispatchEvent(new CustomEvent('schemas:resources', { detail: { resource: next.resource } }));
  });
}
