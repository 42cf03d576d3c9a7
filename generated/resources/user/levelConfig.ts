// Made from schemas/user/levelConfig.json. Do not edit: change the source and run `npm run generate`.
import { fillResource } from '../../../src/engine/defaults/resource';

export const resource = fillResource({
  key: "user/levelConfig",
  section: "user",
  name: "levelConfig",
  title: "会员等级配置",
  at: "schemas/user/levelConfig.json:1",
  typeName: "LevelConfig",
  display: "id",
  fields: [
    { name: "id", title: "ID", kind: "integer", readOnly: true },
    {
      name: "userLevelSwitch",
      title: "等级开关",
      kind: "switch",
      wire: "'1'/'0'",
      help: "关闭后会员不再升级；商城个人中心的“我的等级”请一并隐藏",
      required: true,
      default: true,
      enumeration: "switch",
      codes: [1, 0],
    },
    {
      name: "userLevelCommunityNotesExp",
      title: "发布种草获得成长值",
      kind: "integer",
      help: "每次有效发布所得；签到所得的成长值在签到配置中设置",
      required: true,
      default: 0,
      minimum: 0,
    },
    { name: "userLevelCommunityNotesNum", title: "每日有效发布次数", kind: "integer", help: "每天前几次发布计算成长值", required: true, default: 0, minimum: 0 },
  ],
  single: true,
  endpoints: [
    {
      name: "one",
      role: "one",
      title: "获取会员等级配置",
      method: "GET",
      path: "/admin/platform/system/user/level/get/config",
      permission: "platform:system:user:level:config",
      fields: ["userLevelSwitch", "userLevelCommunityNotesExp", "userLevelCommunityNotesNum"],
    },
    {
      name: "update",
      role: "update",
      title: "编辑会员等级配置",
      method: "POST",
      path: "/admin/platform/system/user/level/update/config",
      permission: "platform:system:user:level:config:update",
      body: ["userLevelSwitch", "userLevelCommunityNotesExp", "userLevelCommunityNotesNum"],
      success: "提交成功",
      audit: "UPDATE",
    },
  ],
  options: "",
  route: "/user/level/config",
  form: {
    titles: { create: "添加会员等级配置", edit: "会员等级配置", copy: "复制会员等级配置" },
    success: { create: "保存成功", edit: "提交成功", copy: "保存成功" },
    sections: [
      {
        inputs: [
          { name: "userLevelSwitch", placeholder: "请选择等级开关" },
          { name: "userLevelCommunityNotesExp", placeholder: "请输入发布种草获得成长值" },
          { name: "userLevelCommunityNotesNum", placeholder: "请输入每日有效发布次数" },
        ],
      },
    ],
    notices: [{ text: "关闭等级后，请在装修中隐藏商城个人中心的“我的等级”。", to: "/page/design/viewDesign" }, { text: "会员签到也能获得成长值，每次所得在签到配置中设置。", to: "/marketing/sign/config" }],
    template: "userlevelConfig",
  },
  softDelete: false,
});

if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (next) window.dispatchEvent(new CustomEvent('schemas:resources', { detail: { resource: next.resource } }));
  });
}
