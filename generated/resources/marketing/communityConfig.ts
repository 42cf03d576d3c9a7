// Made from schemas/marketing/communityConfig.json. Do not edit: change the source and run `npm run generate`.
import { fillResource } from '../../../src/engine/defaults/resource';

export const resource = fillResource({
  key: "marketing/communityConfig",
  section: "marketing",
  name: "communityConfig",
  title: "社区配置",
  at: "schemas/marketing/communityConfig.json:1",
  typeName: "CommunityConfig",
  display: "id",
  fields: [
    { name: "id", title: "ID", kind: "integer", readOnly: true },
    {
      name: "communityImageTextAuditSwitch",
      title: "图文审核",
      kind: "switch",
      wire: "'1'/'0'",
      help: "关闭后，新发布的图文不经审核即可展示",
      required: true,
      default: true,
      enumeration: "switch",
      codes: [1, 0],
      as: "radio",
    },
    {
      name: "communityShortVideoAuditSwitch",
      title: "短视频审核",
      kind: "switch",
      wire: "'1'/'0'",
      help: "关闭后，新发布的短视频不经审核即可展示",
      required: true,
      default: true,
      enumeration: "switch",
      codes: [1, 0],
      as: "radio",
    },
    {
      name: "communityReplySwitch",
      title: "评论功能",
      kind: "switch",
      wire: "'1'/'0'",
      help: "关闭后，会员不能再发表评论",
      required: true,
      default: true,
      enumeration: "switch",
      codes: [1, 0],
      as: "radio",
    },
    {
      name: "communityReplyAuditSwitch",
      title: "评论审核",
      kind: "switch",
      wire: "'1'/'0'",
      help: "关闭后，新发表的评论不经审核即可展示",
      required: true,
      default: true,
      enumeration: "switch",
      codes: [1, 0],
      as: "radio",
    },
  ],
  single: true,
  endpoints: [
    {
      name: "one",
      role: "one",
      title: "获取社区配置",
      method: "GET",
      path: "/admin/platform/community/category/get/config",
      permission: "platform:community:get:config",
      fields: ["communityImageTextAuditSwitch", "communityShortVideoAuditSwitch", "communityReplySwitch", "communityReplyAuditSwitch"],
    },
    {
      name: "update",
      role: "update",
      title: "更新社区配置",
      method: "POST",
      path: "/admin/platform/community/category/update/config",
      permission: "platform:community:update:config",
      body: ["communityImageTextAuditSwitch", "communityShortVideoAuditSwitch", "communityReplySwitch", "communityReplyAuditSwitch"],
      success: "操作成功",
      audit: "UPDATE",
    },
  ],
  options: "",
  route: "/marketing/community/config",
  form: {
    titles: { create: "添加社区配置", edit: "社区配置", copy: "复制社区配置" },
    success: { create: "保存成功", edit: "操作成功", copy: "保存成功" },
    sections: [
      {
        inputs: [
          { name: "communityImageTextAuditSwitch", placeholder: "请选择图文审核" },
          { name: "communityShortVideoAuditSwitch", placeholder: "请选择短视频审核" },
          { name: "communityReplySwitch", placeholder: "请选择评论功能" },
          { name: "communityReplyAuditSwitch", placeholder: "请选择评论审核", disabledWhen: { communityReplySwitch: false } },
        ],
      },
    ],
    notices: [{ text: "社区的开启与关闭在页面装修中设置。", to: "/page/design/viewDesign" }],
    template: "communityConfig",
  },
  softDelete: false,
});

if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (next) window.dispatchEvent(new CustomEvent('schemas:resources', { detail: { resource: next.resource } }));
  });
}
