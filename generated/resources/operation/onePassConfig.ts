// Made from schemas/operation/onePassConfig.json. Do not edit: change the source and run `npm run generate`.
import { fillResource } from '../../../src/engine/defaults/resource';

export const resource = fillResource({
  key: "operation/onePassConfig",
  section: "operation",
  name: "onePassConfig",
  title: "一号通配置",
  at: "schemas/operation/onePassConfig.json:1",
  typeName: "OnePassConfig",
  display: "accessKey",
  fields: [
    { name: "id", title: "ID", kind: "integer", readOnly: true },
    {
      name: "accessKey",
      title: "AccessKey",
      kind: "text",
      required: true,
      minLength: 1,
      maxLength: 128,
      pattern: "^[\\x21-\\x7e]+$",
      messages: { pattern: "AccessKey只能由英文字母、数字和符号组成" },
    },
    { name: "secretKey", title: "SecretKey", kind: "password", required: true, writeOnly: true, minLength: 1, maxLength: 128 },
  ],
  single: true,
  endpoints: [
    {
      name: "one",
      role: "one",
      title: "一号通应用信息获取",
      method: "GET",
      path: "/admin/platform/one/pass/app/info/get",
      permission: "platform:one:pass:app:get",
      adminOnly: true,
      fields: ["accessKey"],
    },
    {
      name: "update",
      role: "update",
      title: "一号通应用信息保存",
      method: "POST",
      path: "/admin/platform/one/pass/app/info/save",
      permission: "platform:one:pass:app:save",
      adminOnly: true,
      body: ["accessKey", "secretKey"],
      success: "提交成功",
      audit: "UPDATE",
    },
  ],
  options: "",
  route: "/operation/onePass/onePassConfig",
  form: {
    titles: { create: "添加一号通配置", edit: "一号通配置", copy: "复制一号通配置" },
    success: { create: "保存成功", edit: "提交成功", copy: "保存成功" },
    sections: [{ inputs: [{ name: "accessKey", placeholder: "请输入AccessKey" }, { name: "secretKey", placeholder: "请输入SecretKey" }] }],
    notices: [{ text: "短信通过一号通的应用密钥发送；接口地址由服务器的环境变量ONE_PASS_URL设置。", to: "/operation/onePass/home" }],
    template: "onePassConfig",
  },
  softDelete: false,
});

if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (next) window.dispatchEvent(new CustomEvent('schemas:resources', { detail: { resource: next.resource } }));
  });
}
