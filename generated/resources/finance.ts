// Made from schemas/finance/*.json. Do not edit: change the source and run `npm run generate`.
import type { EnumerationModel } from '../../src/engine/model';

export const enumerations: EnumerationModel[] = [
  {
    name: "shareNode",
    title: "分账节点",
    items: [{ value: "pay", title: "订单支付后" }, { value: "receipt", title: "订单收货后" }, { value: "complete", title: "订单完成后" }],
  },
];

if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (next) window.dispatchEvent(new CustomEvent('schemas:resources', { detail: { enumerations: next.enumerations } }));
  });
}
