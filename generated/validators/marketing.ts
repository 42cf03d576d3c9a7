// Made from schemas/marketing/*.json. Do not edit: change the source and run `npm run generate`.
import * as article from './marketing/article.js';
import * as articleCategory from './marketing/articleCategory.js';
import * as coupon from './marketing/coupon.js';
import type { EntityValidators } from './runtime.js';

/** By entity key. */
export const validators: Record<string, EntityValidators> = {
  'marketing/article': article,
  'marketing/articleCategory': articleCategory,
  'marketing/coupon': coupon,
};

if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (next) window.dispatchEvent(new CustomEvent('schemas:validators', { detail: { section: 'marketing', validators: next.validators } }));
  });
}
