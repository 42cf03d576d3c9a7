// Made from schemas/finance/*.json. Do not edit: change the source and run `npm run generate`.
import * as merchantClosing from './finance/merchantClosing.js';
import type { EntityValidators } from './runtime.js';

/** By entity key. */
export const validators: Record<string, EntityValidators> = {
  'finance/merchantClosing': merchantClosing,
};

if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (next) window.dispatchEvent(new CustomEvent('schemas:validators', { detail: { section: 'finance', validators: next.validators } }));
  });
}
