// Made from schemas/user/paidMemberConfig.json. Do not edit: change the source and run `npm run generate`.
import { fillResource } from '../../../src/engine/defaults/resource';

export const resource = fillResource({
  key: "user/paidMemberConfig",
  section: "user",
  name: "paidMemberConfig",
  title: "付费会员配置",
  at: "schemas/user/paidMemberConfig.json:1",
  typeName: "PaidMemberConfig",
  display: "id",
  fields: [
    { name: "id", title: "ID", kind: "integer", readOnly: true },
    {
      name: "paidMemberPaidEntrance",
      title: "购买入口",
      kind: "switch",
      wire: "'1'/'0'",
      help: "关闭后不能再购买，已有的会员不受影响",
      required: true,
      default: true,
      enumeration: "switch",
      codes: [1, 0],
    },
    {
      name: "paidMemberPriceDisplay",
      title: "会员价格",
      kind: "enumeration",
      required: true,
      default: "all",
      enumeration: "memberPriceDisplay",
      codes: ["all", "paid"],
      as: "radio",
    },
    {
      name: "paidMemberProductSwitch",
      title: "会员专享",
      kind: "switch",
      wire: "'1'/'0'",
      help: "商城是否显示会员专享商品",
      required: true,
      default: true,
      enumeration: "switch",
      codes: [1, 0],
    },
  ],
  single: true,
  endpoints: [
    {
      name: "one",
      role: "one",
      title: "付费会员基础配置信息获取",
      method: "GET",
      path: "/admin/platform/paid/member/base/config/get",
      permission: "platform:paid:member:base:config:get",
      fields: ["paidMemberPaidEntrance", "paidMemberPriceDisplay", "paidMemberProductSwitch"],
    },
    {
      name: "update",
      role: "update",
      title: "编辑付费会员基础配置",
      method: "POST",
      path: "/admin/platform/paid/member/base/config/edit",
      permission: "platform:paid:member:base:config:edit",
      body: ["paidMemberPaidEntrance", "paidMemberPriceDisplay", "paidMemberProductSwitch"],
      success: "提交成功",
      audit: "UPDATE",
    },
  ],
  options: "",
  route: "/crud/user/paidMemberConfig",
  form: {
    titles: { create: "添加付费会员配置", edit: "付费会员配置", copy: "复制付费会员配置" },
    success: { create: "保存成功", edit: "提交成功", copy: "保存成功" },
    sections: [
      {
        inputs: [
          { name: "paidMemberPaidEntrance", placeholder: "请选择购买入口" },
          { name: "paidMemberPriceDisplay", placeholder: "请选择会员价格" },
          { name: "paidMemberProductSwitch", placeholder: "请选择会员专享" },
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
