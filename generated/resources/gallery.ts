// Made from schemas/gallery/*.json. Do not edit: change the source and run `npm run generate`.
import type { EnumerationModel } from '../../src/engine/model';

export const enumerations: EnumerationModel[] = [
  {
    name: "auditStatus",
    title: "审核状态",
    items: [
      { value: 0, title: "待审核", colour: "warning", name: "pending" },
      { value: 1, title: "审核成功", colour: "success", name: "approved" },
      { value: 2, title: "审核失败", colour: "danger", name: "refused" },
      { value: 3, title: "平台关闭", colour: "info", name: "closed" },
    ],
  },
  { name: "enabled", title: "启用状态", items: [{ value: true, title: "启用", colour: "success" }, { value: false, title: "禁用", colour: "info" }] },
  {
    name: "memberBenefit",
    title: "会员权益",
    items: [
      { value: "experienceDoubling", title: "经验值翻倍" },
      { value: "integralDoubling", title: "积分翻倍" },
      { value: "memberExclusivePrice", title: "会员专享价" },
      { value: "exclusiveCustomer", title: "专属客服" },
    ],
  },
  {
    name: "memberCardType",
    title: "会员卡类型",
    items: [
      { value: 0, title: "试用", colour: "info", name: "trial" },
      { value: 1, title: "期限", colour: "primary", name: "term" },
      { value: 2, title: "永久", colour: "success", name: "permanent" },
    ],
  },
  {
    name: "productType",
    title: "商品类型",
    items: [
      { value: 0, title: "普通", name: "ordinary" },
      { value: 1, title: "积分", name: "points" },
      { value: 2, title: "虚拟", name: "virtual" },
      { value: 4, title: "视频号", name: "video" },
      { value: 5, title: "云盘", name: "cloud" },
      { value: 6, title: "卡密", name: "card" },
    ],
  },
  {
    name: "registerType",
    title: "注册渠道",
    items: [
      { value: "wechat", title: "公众号", colour: "success" },
      { value: "routine", title: "小程序", colour: "primary" },
      { value: "h5", title: "H5", colour: "info" },
      { value: "iosWx", title: "微信ios", colour: "warning" },
      { value: "androidWx", title: "微信安卓", colour: "warning" },
      { value: "ios", title: "ios", colour: "default" },
    ],
  },
  { name: "show", title: "显示状态", items: [{ value: 1, title: "显示", colour: "success" }, { value: 0, title: "隐藏", colour: "info" }] },
  {
    name: "showingGuide",
    title: "场次讲解",
    items: [
      { value: 1, title: "有讲解", colour: "success", name: "guided" },
      { value: 2, title: "无讲解", colour: "info", name: "alone" },
      { value: 0, title: "", name: "untold" },
    ],
  },
  {
    name: "showingQuestion",
    title: "报名信息类型",
    items: [{ value: "text", title: "文本" }, { value: "number", title: "数字" }, { value: "radio", title: "单选" }],
  },
  {
    name: "showingStatus",
    title: "场次状态",
    items: [{ value: 0, title: "正常", colour: "success", name: "running" }, { value: 1, title: "暂停", colour: "info", name: "suspended" }],
  },
  {
    name: "specimenSubject",
    title: "标本关联类型",
    items: [{ value: "none", title: "不关联" }, { value: "brand", title: "品牌" }, { value: "article", title: "文章" }],
  },
  { name: "yesNo", title: "是否", items: [{ value: true, title: "是", colour: "success" }, { value: false, title: "否", colour: "info" }] },
];

if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (next) window.dispatchEvent(new CustomEvent('schemas:resources', { detail: { enumerations: next.enumerations } }));
  });
}
