// Made from schemas/order/*.json. Do not edit: change the source and run `npm run generate`.
import * as order from './order/order.js';
import * as refund from './order/refund.js';
import type { EntityValidators } from './runtime.js';

/** By entity key. */
export const validators: Record<string, EntityValidators> = {
  'order/order': order,
  'order/refund': refund,
};

if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (next) window.dispatchEvent(new CustomEvent('schemas:validators', { detail: { section: 'order', validators: next.validators } }));
  });
}
