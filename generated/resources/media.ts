// Made from schemas/media/*.json. Do not edit: change the source and run `npm run generate`.
import type { EnumerationModel } from '../../src/engine/model';

export const enumerations: EnumerationModel[] = [
  {
    name: "categoryType",
    title: "分类类型",
    items: [
      { value: 1, title: "商品分类", name: "goods" },
      { value: 2, title: "文章分类", name: "article" },
      { value: 3, title: "附件分类", name: "attachment" },
      { value: 4, title: "设置分类", name: "setting" },
      { value: 5, title: "菜单分类", name: "menu" },
      { value: 6, title: "配置分类", name: "configuration" },
      { value: 7, title: "秒杀配置", name: "seckill" },
    ],
  },
  { name: "enabled", title: "启用状态", items: [{ value: true, title: "启用", colour: "success" }, { value: false, title: "禁用", colour: "info" }] },
];

if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (next) window.dispatchEvent(new CustomEvent('schemas:resources', { detail: { enumerations: next.enumerations } }));
  });
}
