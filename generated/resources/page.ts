// Made from schemas/page/*.json. Do not edit: change the source and run `npm run generate`.
import type { EnumerationModel } from '../../src/engine/model';

export const enumerations: EnumerationModel[] = [
  {
    name: "pageDefault",
    title: "默认模板",
    items: [
      { value: 0, title: "自定义页面", colour: "info", name: "custom" },
      { value: 1, title: "首页", colour: "success", name: "home" },
      { value: 2, title: "商户默认", colour: "info", name: "merchant" },
    ],
  },
  { name: "show", title: "显示状态", items: [{ value: 1, title: "显示", colour: "success" }, { value: 0, title: "隐藏", colour: "info" }] },
  { name: "yesNo", title: "是否", items: [{ value: true, title: "是", colour: "success" }, { value: false, title: "否", colour: "info" }] },
];

if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (next) window.dispatchEvent(new CustomEvent('schemas:resources', { detail: { enumerations: next.enumerations } }));
  });
}
