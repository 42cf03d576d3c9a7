// Made from schemas/page/*.json. Do not edit: change the source and run `npm run generate`.
import * as diy from './page/diy.js';
import * as pageCategory from './page/pageCategory.js';
import * as pageLink from './page/pageLink.js';
import type { EntityValidators } from './runtime.js';

/** By entity key. */
export const validators: Record<string, EntityValidators> = {
  'page/diy': diy,
  'page/pageCategory': pageCategory,
  'page/pageLink': pageLink,
};

if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (next) window.dispatchEvent(new CustomEvent('schemas:validators', { detail: { section: 'page', validators: next.validators } }));
  });
}
