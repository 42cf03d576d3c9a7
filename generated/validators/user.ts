// Made from schemas/user/*.json. Do not edit: change the source and run `npm run generate`.
import * as label from './user/label.js';
import * as user from './user/user.js';
import type { EntityValidators } from './runtime.js';

/** By entity key. */
export const validators: Record<string, EntityValidators> = {
  'user/label': label,
  'user/user': user,
};

if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (next) window.dispatchEvent(new CustomEvent('schemas:validators', { detail: { section: 'user', validators: next.validators } }));
  });
}
