// Made from schemas/parking/*.json. Do not edit: change the source and run `npm run generate`.
import type { EnumerationModel } from '../../src/engine/model';

export const enumerations: EnumerationModel[] = [
  {
    name: "connectionStatus",
    title: "连接状态",
    items: [
      { value: 0, title: "未测试", colour: "info", name: "untested" },
      { value: 1, title: "正常", colour: "success", name: "working" },
      { value: 2, title: "异常", colour: "danger", name: "failing" },
    ],
  },
  { name: "parkingProvider", title: "停车服务商", items: [{ value: "generic", title: "通用接口", name: "generic" }] },
  {
    name: "parkingSign",
    title: "签名方式",
    items: [{ value: "md5", title: "MD5", name: "md5" }, { value: "hmac", title: "HMAC-SHA256", name: "hmac" }, { value: "rsa", title: "RSA2", name: "rsa" }],
  },
  { name: "switch", title: "开关", items: [{ value: 1, title: "开启", colour: "success" }, { value: 0, title: "关闭", colour: "info" }] },
];

if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (next) window.dispatchEvent(new CustomEvent('schemas:resources', { detail: { enumerations: next.enumerations } }));
  });
}
