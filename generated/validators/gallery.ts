// Made from schemas/gallery/*.json. Do not edit: change the source and run `npm run generate`.
import * as family from './gallery/family.js';
import * as goods from './gallery/goods.js';
import * as keeper from './gallery/keeper.js';
import * as memo from './gallery/memo.js';
import * as showing from './gallery/showing.js';
import * as slot from './gallery/slot.js';
import * as specimen from './gallery/specimen.js';
import type { EntityValidators } from './runtime.js';

/** By entity key. */
export const validators: Record<string, EntityValidators> = {
  'gallery/family': family,
  'gallery/goods': goods,
  'gallery/keeper': keeper,
  'gallery/memo': memo,
  'gallery/showing': showing,
  'gallery/slot': slot,
  'gallery/specimen': specimen,
};

if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (next) window.dispatchEvent(new CustomEvent('schemas:validators', { detail: { section: 'gallery', validators: next.validators } }));
  });
}
