// Made from schemas/distribution/*.json. Do not edit: change the source and run `npm run generate`.
import * as brokerageRecord from './distribution/brokerageRecord.js';
import * as config from './distribution/config.js';
import * as promoter from './distribution/promoter.js';
import type { EntityValidators } from './runtime.js';

/** By entity key. */
export const validators: Record<string, EntityValidators> = {
  'distribution/brokerageRecord': brokerageRecord,
  'distribution/config': config,
  'distribution/promoter': promoter,
};

if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (next) window.dispatchEvent(new CustomEvent('schemas:validators', { detail: { section: 'distribution', validators: next.validators } }));
  });
}
