// Made from schemas/merchant/*.json. Do not edit: change the source and run `npm run generate`.
import * as classify from './merchant/classify.js';
import * as merchant from './merchant/merchant.js';
import * as type from './merchant/type.js';
import type { EntityValidators } from './runtime.js';

/** By entity key. */
export const validators: Record<string, EntityValidators> = {
  'merchant/classify': classify,
  'merchant/merchant': merchant,
  'merchant/type': type,
};

if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (next) window.dispatchEvent(new CustomEvent('schemas:validators', { detail: { section: 'merchant', validators: next.validators } }));
  });
}
