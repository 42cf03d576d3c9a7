// Made from schemas/marketing/componentCompany.json. Do not edit: change the source and run `npm run generate`.
import { fillResource } from '../../../src/engine/defaults/resource';

export const resource = fillResource({
  key: "marketing/componentCompany",
  section: "marketing",
  name: "componentCompany",
  title: "视频号物流公司",
  at: "schemas/marketing/componentCompany.json:1",
  typeName: "ComponentCompany",
  display: "deliveryName",
  fields: [
    { name: "id", title: "ID", kind: "integer", readOnly: true },
    { name: "deliveryId", title: "快递公司编码", kind: "text", required: true, maxLength: 64, unique: { scope: [], message: "快递公司编码已存在" } },
    { name: "deliveryName", title: "快递公司名称", kind: "text", required: true, maxLength: 100 },
  ],
  endpoints: [
    {
      name: "list",
      role: "list",
      title: "视频号物流公司列表",
      method: "GET",
      path: "/admin/platform/pay/component/delivery/company/get/list",
      permission: "platform:pay:component:delivery:company:get:list",
      fields: ["id", "deliveryId", "deliveryName", "isDel"],
      shape: "array",
    },
  ],
  route: "/crud/marketing/componentCompany",
  softDelete: false,
  answers: { isDel: false },
});

if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (next) window.dispatchEvent(new CustomEvent('schemas:resources', { detail: { resource: next.resource } }));
  });
}
