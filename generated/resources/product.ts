// Made from schemas/product/*.json. Do not edit: change the source and run `npm run generate`.
import type { EnumerationModel } from '../../src/engine/model';

export const enumerations: EnumerationModel[] = [
  { name: "auditDecision", title: "审核结果", items: [{ value: "success", title: "通过" }, { value: "fail", title: "拒绝" }] },
  { name: "brokerageRule", title: "佣金设置", items: [{ value: true, title: "单独设置" }, { value: false, title: "默认设置" }] },
  { name: "deliveryMethod", title: "配送方式", items: [{ value: "1", title: "商家配送" }, { value: "2", title: "到店自提" }] },
  {
    name: "goodsType",
    title: "商品类型",
    items: [
      { value: 0, title: "普通商品", name: "ordinary" },
      { value: 2, title: "虚拟商品", name: "virtual" },
      { value: 5, title: "云盘商品", name: "cloud" },
      { value: 6, title: "卡密商品", name: "card" },
    ],
  },
  {
    name: "memberSearchType",
    title: "会员搜索类型",
    items: [{ value: "all", title: "全部" }, { value: "uid", title: "会员ID" }, { value: "phone", title: "手机号" }, { value: "nickname", title: "会员昵称" }],
  },
  {
    name: "productAuditStatus",
    title: "商品审核状态",
    items: [
      { value: 0, title: "无需审核", colour: "info", name: "exempt" },
      { value: 1, title: "待审核", colour: "warning", name: "pending" },
      { value: 2, title: "审核成功", colour: "success", name: "approved" },
      { value: 3, title: "审核拒绝", colour: "danger", name: "refused" },
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
  { name: "replied", title: "评价状态", items: [{ value: true, title: "已回复", colour: "success" }, { value: false, title: "未回复", colour: "info" }] },
  { name: "selfRun", title: "商户类别", items: [{ value: true, title: "自营", colour: "primary" }, { value: false, title: "非自营", colour: "default" }] },
  { name: "shelfStatus", title: "上架状态", items: [{ value: true, title: "上架", colour: "success" }, { value: false, title: "下架", colour: "info" }] },
  { name: "show", title: "显示状态", items: [{ value: 1, title: "显示", colour: "success" }, { value: 0, title: "隐藏", colour: "info" }] },
  { name: "sortDirection", title: "排序方式", items: [{ value: "asc", title: "从低到高" }, { value: "desc", title: "从高到低" }] },
  { name: "specType", title: "商品规格", items: [{ value: true, title: "多规格" }, { value: false, title: "单规格" }] },
  {
    name: "starLevel",
    title: "商户星级",
    items: [{ value: 1, title: "一星" }, { value: 2, title: "二星" }, { value: 3, title: "三星" }, { value: 4, title: "四星" }, { value: 5, title: "五星" }],
  },
  { name: "switch", title: "开关", items: [{ value: 1, title: "开启", colour: "success" }, { value: 0, title: "关闭", colour: "info" }] },
  { name: "tagOwner", title: "标签归属", items: [{ value: 0, title: "系统内置", name: "system" }, { value: 1, title: "平台自建", name: "platform" }] },
  { name: "tagPosition", title: "商城标题位置", items: [{ value: 0, title: "标题下" }, { value: 1, title: "标题前" }] },
  {
    name: "tagScope",
    title: "商品参与类型",
    items: [
      { value: "product", title: "指定商品" },
      { value: "brand", title: "指定品牌" },
      { value: "category", title: "指定分类" },
      { value: "merchant", title: "指定商户" },
    ],
  },
  { name: "yesNo", title: "是否", items: [{ value: true, title: "是", colour: "success" }, { value: false, title: "否", colour: "info" }] },
];

if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (next) window.dispatchEvent(new CustomEvent('schemas:resources', { detail: { enumerations: next.enumerations } }));
  });
}
