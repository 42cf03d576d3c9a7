// Made from schemas/media/*.json. Do not edit: change the source and run `npm run generate`.
import * as attachment from './media/attachment.js';
import * as category from './media/category.js';
import type { EntityValidators } from './runtime.js';

/** By entity key. */
export const validators: Record<string, EntityValidators> = {
  'media/attachment': attachment,
  'media/category': category,
};

if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (next) window.dispatchEvent(new CustomEvent('schemas:validators', { detail: { section: 'media', validators: next.validators } }));
  });
}
