// Made from schemas/merchant/*.json. Do not edit: change the source and run `npm run generate`.
import type { EnumerationModel } from '../../src/engine/model';

export const enumerations: EnumerationModel[] = [
  { name: "copyNumChange", title: "复制次数修改类型", items: [{ value: "add", title: "增加" }, { value: "sub", title: "减少" }] },
  { name: "inUse", title: "使用状态", items: [{ value: true, title: "启用", colour: "success" }, { value: false, title: "停用", colour: "info" }] },
  {
    name: "menuType",
    title: "菜单类型",
    items: [
      { value: "M", title: "目录", colour: "primary", name: "directory" },
      { value: "C", title: "菜单", colour: "success", name: "screen" },
      { value: "A", title: "按钮", colour: "info", name: "button" },
    ],
  },
  {
    name: "merchantApplyStatus",
    title: "入驻申请状态",
    items: [
      { value: 1, title: "未处理", colour: "warning", name: "pending" },
      { value: 2, title: "已通过", colour: "success", name: "approved" },
      { value: 3, title: "已拒绝", colour: "danger", name: "refused" },
    ],
  },
  { name: "merchantCreateType", title: "商户创建类型", items: [{ value: "admin", title: "管理员创建" }, { value: "apply", title: "商户入驻申请" }] },
  {
    name: "merchantEmployeeRole",
    title: "店员权限",
    items: [
      { value: 1, title: "订单管理", name: "orders" },
      { value: 2, title: "商品管理", name: "products" },
      { value: 3, title: "售后管理", name: "afterSales" },
      { value: 4, title: "代客下单", name: "ordering" },
      { value: 5, title: "订单核销", name: "verifying" },
      { value: 6, title: "统计", name: "statistics" },
    ],
  },
  { name: "merchantServiceType", title: "商户客服类型", items: [{ value: "H5", title: "H5链接" }, { value: "phone", title: "电话" }] },
  { name: "opened", title: "开启状态", items: [{ value: true, title: "开启", colour: "success" }, { value: false, title: "关闭", colour: "info" }] },
  {
    name: "receiptPrinting",
    title: "小票打印",
    items: [
      { value: 0, title: "关闭", colour: "info" },
      { value: 1, title: "手动打印", colour: "primary" },
      { value: 2, title: "自动打印", colour: "success" },
      { value: 3, title: "自动和手动", colour: "success" },
    ],
  },
  {
    name: "reviewFilter",
    title: "审核筛选",
    items: [{ value: 1, title: "待审核", colour: "warning" }, { value: 2, title: "审核通过", colour: "success" }, { value: 3, title: "审核拒绝", colour: "danger" }],
  },
  { name: "selfRun", title: "商户类别", items: [{ value: true, title: "自营", colour: "primary" }, { value: false, title: "非自营", colour: "default" }] },
  { name: "show", title: "显示状态", items: [{ value: 1, title: "显示", colour: "success" }, { value: 0, title: "隐藏", colour: "info" }] },
  {
    name: "starLevel",
    title: "商户星级",
    items: [{ value: 1, title: "一星" }, { value: 2, title: "二星" }, { value: 3, title: "三星" }, { value: 4, title: "四星" }, { value: 5, title: "五星" }],
  },
  { name: "switch", title: "开关", items: [{ value: 1, title: "开启", colour: "success" }, { value: 0, title: "关闭", colour: "info" }] },
  { name: "yesNo", title: "是否", items: [{ value: true, title: "是", colour: "success" }, { value: false, title: "否", colour: "info" }] },
];

if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (next) window.dispatchEvent(new CustomEvent('schemas:resources', { detail: { enumerations: next.enumerations } }));
  });
}
