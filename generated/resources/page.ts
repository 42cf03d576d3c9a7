// Made from schemas/page/*.json. Do not edit: change the source and run `npm run generate`.
import type { EnumerationModel } from '../../src/engine/model';

export const enumerations: EnumerationModel[] = [
  {
    name: "pageCategoryType",
    title: "链接分类类型",
    items: [
      { value: "link", title: "商城链接", name: "link" },
      { value: "special", title: "专题链接", name: "special" },
      { value: "product", title: "商品", name: "product", offered: false },
      { value: "product_category", title: "商品分类", name: "productCategory", offered: false },
      { value: "custom", title: "自定义", name: "custom", offered: false },
    ],
  },
  {
    name: "pageDefault",
    title: "默认模板",
    items: [
      { value: 0, title: "自定义页面", colour: "info", name: "custom" },
      { value: 1, title: "首页", colour: "success", name: "home" },
      { value: 2, title: "商户默认", colour: "info", name: "merchant" },
    ],
  },
  {
    name: "pageLinkType",
    title: "页面链接分组",
    items: [{ value: 1, title: "基础", name: "basic" }, { value: 2, title: "分销", name: "distribution" }, { value: 3, title: "个人中心", name: "member" }],
  },
  { name: "show", title: "显示状态", items: [{ value: 1, title: "显示", colour: "success" }, { value: 0, title: "隐藏", colour: "info" }] },
  { name: "yesNo", title: "是否", items: [{ value: true, title: "是", colour: "success" }, { value: false, title: "否", colour: "info" }] },
];

if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (next) window.dispatchEvent(new CustomEvent('schemas:resources', { detail: { enumerations: next.enumerations } }));
  });
}
