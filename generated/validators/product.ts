// Made from schemas/product/*.json. Do not edit: change the source and run `npm run generate`.
import * as brand from './product/brand.js';
import * as category from './product/category.js';
import * as comment from './product/comment.js';
import * as guarantee from './product/guarantee.js';
import * as product from './product/product.js';
import * as tag from './product/tag.js';
import type { EntityValidators } from './runtime.js';

/** By entity key. */
export const validators: Record<string, EntityValidators> = {
  'product/brand': brand,
  'product/category': category,
  'product/comment': comment,
  'product/guarantee': guarantee,
  'product/product': product,
  'product/tag': tag,
};

if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (next) window.dispatchEvent(new CustomEvent('schemas:validators', { detail: { section: 'product', validators: next.validators } }));
  });
}
