// Made from schemas/merchant/*.json. Do not edit: change the source and run `npm run generate`.
import * as apply from './merchant/apply.js';
import * as bizFormat from './merchant/bizFormat.js';
import * as classify from './merchant/classify.js';
import * as employee from './merchant/employee.js';
import * as menu from './merchant/menu.js';
import * as merchant from './merchant/merchant.js';
import * as shopGroup from './merchant/shopGroup.js';
import * as type from './merchant/type.js';
import type { EntityValidators } from './runtime.js';

/** By entity key. */
export const validators: Record<string, EntityValidators> = {
  'merchant/apply': apply,
  'merchant/bizFormat': bizFormat,
  'merchant/classify': classify,
  'merchant/employee': employee,
  'merchant/menu': menu,
  'merchant/merchant': merchant,
  'merchant/shopGroup': shopGroup,
  'merchant/type': type,
};

if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (next) window.dispatchEvent(new CustomEvent('schemas:validators', { detail: { section: 'merchant', validators: next.validators } }));
  });
}
