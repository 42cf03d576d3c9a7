// Made from schemas/marketing/presentRecord.json. Do not edit: change the source and run `npm run generate`.
import { fillResource } from '../../../src/engine/defaults/resource';

export const resource = fillResource({
  key: "marketing/presentRecord",
  section: "marketing",
  name: "presentRecord",
  title: "礼包发放记录",
  at: "schemas/marketing/presentRecord.json:1",
  typeName: "PresentRecord",
  display: "given",
  fields: [
    { name: "id", title: "ID", kind: "integer", readOnly: true },
    {
      name: "uid",
      title: "会员",
      kind: "reference",
      required: true,
      readOnly: true,
      to: "user/user",
      onDelete: { rule: "cascade", message: "礼包发放记录正在使用，不能删除", code: 400 },
    },
    { name: "kind", title: "礼包", kind: "enumeration", required: true, readOnly: true, enumeration: "presentKind", codes: [1, 2], as: "tag" },
    {
      name: "year",
      title: "年份",
      kind: "integer",
      required: true,
      readOnly: true,
      minimum: 2000,
      unique: { scope: ["uid", "kind"], message: "该会员今年已发放过" },
    },
    { name: "given", title: "已发放", kind: "text", readOnly: true, maxLength: 1000 },
    { name: "withheld", title: "未发放", kind: "text", readOnly: true, maxLength: 1000 },
    { name: "createTime", title: "发放时间", kind: "datetime", readOnly: true },
    {
      name: "memberId",
      title: "会员ID",
      kind: "integer",
      readOnly: true,
      writeOnly: true,
      computed: { of: "uid", field: "id" },
      names: { of: "user/user", id: "uid" },
    },
    {
      name: "nickname",
      title: "会员昵称",
      kind: "text",
      readOnly: true,
      computed: { of: "uid", field: "nickname" },
      names: { of: "user/user", id: "uid" },
    },
    { name: "phone", title: "手机号", kind: "phone", readOnly: true, masked: true, computed: { of: "uid", field: "phone" } },
  ],
  endpoints: [
    {
      name: "list",
      role: "list",
      title: "礼包发放记录列表",
      method: "GET",
      path: "/admin/platform/marketing/present/record/list",
      permission: "platform:marketing:present:record:list",
      shape: "page",
    },
  ],
  route: "/crud/marketing/presentRecord",
  list: {
    title: "礼包发放记录",
    columns: [
      { name: "nickname", title: "会员信息", minWidth: 160, template: "{nickname}/{uid}" },
      { name: "kind", title: "礼包", width: 110, minWidth: 110, align: "center" },
      { name: "given", title: "已发放", minWidth: 200, empty: "-" },
      { name: "withheld", title: "未发放", minWidth: 200, empty: "-" },
      { name: "createTime", title: "发放时间", width: 180, minWidth: 180 },
    ],
    priority: ["nickname", "kind", "given", "withheld", "createTime"],
    filters: [
      {
        param: "kind",
        title: "礼包",
        field: { name: "kind", title: "礼包", kind: "enumeration", enumeration: "presentKind", codes: [1, 2], as: "select" },
        on: ["kind"],
      },
      {
        param: "searchType",
        title: "会员搜索",
        field: {
          name: "searchType",
          title: "会员搜索",
          kind: "enumeration",
          enumeration: "memberSearchType",
          codes: ["all", "uid", "phone", "nickname"],
          default: "all",
          as: "select",
        },
        on: [],
        operator: "none",
      },
      {
        param: "content",
        title: "搜索内容",
        field: { name: "content", title: "搜索内容", kind: "text" },
        on: ["memberId", "nickname", "phone"],
        by: {
          param: "searchType",
          on: { all: ["memberId", "nickname", "phone"], uid: ["memberId"], nickname: ["nickname"], phone: ["phone"] },
          digits: ["uid", "phone"],
        },
        operator: "contains",
      },
      {
        param: "dateLimit",
        title: "发放时间",
        field: { name: "dateLimit", title: "发放时间", kind: "dateLimit", wire: "dateLimit" },
        on: ["createTime"],
        operator: "dateLimit",
      },
    ],
    sort: [{ field: "id", order: "desc" }],
  },
  softDelete: false,
});

if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (next) window.dispatchEvent(new CustomEvent('schemas:resources', { detail: { resource: next.resource } }));
  });
}
