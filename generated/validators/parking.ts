// Made from schemas/parking/*.json. Do not edit: change the source and run `npm run generate`.
import * as credential from './parking/credential.js';
import type { EntityValidators } from './runtime.js';

/** By entity key. */
export const validators: Record<string, EntityValidators> = {
  'parking/credential': credential,
};

if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (next) window.dispatchEvent(new CustomEvent('schemas:validators', { detail: { section: 'parking', validators: next.validators } }));
  });
}
