// Made from schemas/user/levelRule.json. Do not edit: change the source and run `npm run generate`.
import { fillResource } from '../../../src/engine/defaults/resource';

export const resource = fillResource({
  key: "user/levelRule",
  section: "user",
  name: "levelRule",
  title: "会员等级说明",
  at: "schemas/user/levelRule.json:1",
  typeName: "LevelRule",
  display: "id",
  fields: [
    { name: "id", title: "ID", kind: "integer", readOnly: true },
    { name: "rule", title: "等级规则说明", kind: "richText", required: true, messages: { required: "请输入规则信息" } },
  ],
  single: true,
  endpoints: [
    {
      name: "one",
      role: "one",
      title: "获取会员等级规则",
      method: "GET",
      path: "/admin/platform/system/user/level/get/rule",
      permission: "platform:system:user:level:rule",
      fields: ["rule"],
      value: "rule",
    },
    {
      name: "update",
      role: "update",
      title: "编辑会员等级规则",
      method: "POST",
      path: "/admin/platform/system/user/level/update/rule",
      permission: "platform:system:user:level:rule:update",
      body: ["rule"],
      success: "提交成功",
      audit: "UPDATE",
    },
  ],
  options: "",
  route: "/user/level/description",
  form: {
    titles: { create: "添加会员等级说明", edit: "会员等级说明", copy: "复制会员等级说明" },
    success: { create: "保存成功", edit: "提交成功", copy: "保存成功" },
    sections: [{ inputs: [{ name: "rule", placeholder: "请输入规则信息", preview: true }] }],
  },
  softDelete: false,
});

if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (next) window.dispatchEvent(new CustomEvent('schemas:resources', { detail: { resource: next.resource } }));
  });
}
