// Made from schemas/marketing/signConfig.json. Do not edit: change the source and run `npm run generate`.
import { fillResource } from '../../../src/engine/defaults/resource';

export const resource = fillResource({
  key: "marketing/signConfig",
  section: "marketing",
  name: "signConfig",
  title: "签到规则",
  at: "schemas/marketing/signConfig.json:1",
  typeName: "SignConfig",
  display: "mark",
  fields: [
    { name: "id", title: "ID", kind: "integer", readOnly: true },
    { name: "day", title: "连续签到天数", kind: "integer", help: "The reward of every day stands under day 0.", default: 0, minimum: 0, maximum: 0 },
    { name: "isIntegral", title: "赠送积分", kind: "switch", required: true, default: true, enumeration: "given", codes: [true, false] },
    { name: "integral", title: "积分值", kind: "integer", required: true, default: 5, minimum: 0, maximum: 9999 },
    { name: "isExperience", title: "赠送经验", kind: "switch", required: true, default: true, enumeration: "given", codes: [true, false] },
    { name: "experience", title: "经验值", kind: "integer", required: true, default: 5, minimum: 0, maximum: 9999 },
    {
      name: "signRuleDescription",
      title: "签到规则说明",
      kind: "textarea",
      required: true,
      default: "每天可签到一次，签到即得当日奖励。连续签到达到指定天数另有奖励，超过最多天数后每天都得最高一档；中断一天则重新计算。",
      minLength: 1,
      maxLength: 2000,
    },
    { name: "mark", title: "备注", kind: "text", readOnly: true, maxLength: 200 },
    { name: "baseSignConfig", title: "基础签到配置", kind: "json", readOnly: true, computed: { handler: true } },
    { name: "signConfigList", title: "连续签到列表", kind: "json", readOnly: true, computed: { handler: true } },
    { name: "createTime", title: "创建时间", kind: "datetime", readOnly: true },
  ],
  single: true,
  endpoints: [
    {
      name: "one",
      role: "one",
      title: "获取签到配置",
      method: "GET",
      path: "/admin/platform/sign/get/config",
      permission: "platform:sign:get:config",
      fields: ["day", "isIntegral", "integral", "isExperience", "experience", "signRuleDescription", "mark", "baseSignConfig", "signConfigList", "createTime"],
    },
    {
      name: "update",
      role: "update",
      title: "编辑基础签到配置",
      method: "POST",
      path: "/admin/platform/sign/edit/base/config",
      permission: "platform:sign:edit:base:config",
      body: ["day", "isIntegral", "integral", "isExperience", "experience", "signRuleDescription"],
      ignores: ["id"],
      success: "操作成功",
      audit: "UPDATE",
    },
  ],
  options: "",
  route: "/crud/marketing/signConfig",
  form: {
    titles: { create: "添加签到规则", edit: "签到规则", copy: "复制签到规则" },
    success: { create: "保存成功", edit: "操作成功", copy: "保存成功" },
    sections: [
      {
        inputs: [
          { name: "isIntegral", placeholder: "请选择赠送积分" },
          { name: "integral", placeholder: "请输入积分值", disabledWhen: { isIntegral: false } },
          { name: "isExperience", placeholder: "请选择赠送经验" },
          { name: "experience", placeholder: "请输入经验值", disabledWhen: { isExperience: false } },
          { name: "signRuleDescription", placeholder: "请输入签到规则说明", rows: 4, refill: "使用默认说明" },
        ],
      },
    ],
  },
  softDelete: false,
});

if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (next) window.dispatchEvent(new CustomEvent('schemas:resources', { detail: { resource: next.resource } }));
  });
}
