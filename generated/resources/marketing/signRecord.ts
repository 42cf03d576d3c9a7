// Made from schemas/marketing/signRecord.json. Do not edit: change the source and run `npm run generate`.
import { fillResource } from '../../../src/engine/defaults/resource';

export const resource = fillResource({
  key: "marketing/signRecord",
  section: "marketing",
  name: "signRecord",
  title: "签到记录",
  at: "schemas/marketing/signRecord.json:1",
  typeName: "SignRecord",
  display: "mark",
  fields: [
    { name: "id", title: "ID", kind: "integer", readOnly: true },
    {
      name: "uid",
      title: "会员",
      kind: "reference",
      required: true,
      to: "user/user",
      onDelete: { rule: "restrict", message: "会员有签到记录，不能删除", code: 400 },
    },
    { name: "avatar", title: "头像", kind: "image", readOnly: true, computed: { of: "uid", field: "avatar" } },
    { name: "date", title: "签到日期", kind: "date", required: true, given: "$today", unique: { scope: ["uid"], message: "该会员当日已签到" } },
    { name: "day", title: "连续签到天数", kind: "integer", readOnly: true, default: 1, minimum: 1 },
    { name: "integral", title: "签到积分", kind: "integer", readOnly: true, default: 0, minimum: 0 },
    { name: "experience", title: "签到经验", kind: "integer", readOnly: true, default: 0, minimum: 0 },
    { name: "awardIntegral", title: "连续奖励积分", kind: "integer", readOnly: true, default: 0, minimum: 0 },
    { name: "awardExperience", title: "连续奖励经验", kind: "integer", readOnly: true, default: 0, minimum: 0 },
    { name: "mark", title: "备注", kind: "text", readOnly: true, maxLength: 200 },
    { name: "createTime", title: "添加时间", kind: "datetime", readOnly: true },
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
  rules: [{ field: "date", atMost: "$today", message: "签到日期不能晚于今天" }],
  endpoints: [
    {
      name: "list",
      role: "list",
      title: "用户签到记录分页列表",
      method: "GET",
      path: "/admin/platform/sign/user/record/list",
      permission: "platform:sign:user:record:list",
      shape: "page",
    },
  ],
  route: "/marketing/sign/record",
  list: {
    title: "签到记录",
    columns: [
      { name: "id", title: "ID", width: 90, minWidth: 90, align: "right" },
      { name: "avatar", title: "头像", width: 80, minWidth: 80, align: "center" },
      { name: "nickname", title: "会员昵称", minWidth: 140, ellipsis: true },
      { name: "phone", title: "手机号", width: 140, minWidth: 140 },
      { name: "day", title: "连续签到天数", width: 130, minWidth: 130, align: "right" },
      { name: "experience", title: "签到经验", width: 100, minWidth: 100, align: "right" },
      { name: "integral", title: "签到积分", width: 100, minWidth: 100, align: "right" },
      { name: "awardExperience", title: "连续奖励经验", width: 130, minWidth: 130, align: "right" },
      { name: "awardIntegral", title: "连续奖励积分", width: 130, minWidth: 130, align: "right" },
      { name: "date", title: "签到日期", width: 120, minWidth: 120 },
    ],
    priority: ["nickname", "date", "day"],
    filters: [
      {
        param: "dateLimit",
        title: "时间选择",
        field: { name: "dateLimit", title: "时间选择", kind: "dateLimit", wire: "dateLimit" },
        on: ["createTime"],
        operator: "dateLimit",
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
