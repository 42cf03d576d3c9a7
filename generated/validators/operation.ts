// Made from schemas/operation/*.json. Do not edit: change the source and run `npm run generate`.
import * as companyList from './operation/companyList.js';
import type { EntityValidators } from './runtime.js';

/** By entity key. */
export const validators: Record<string, EntityValidators> = {
  'operation/companyList': companyList,
};

if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (next) window.dispatchEvent(new CustomEvent('schemas:validators', { detail: { section: 'operation', validators: next.validators } }));
  });
}
