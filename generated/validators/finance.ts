// Made from schemas/finance/*.json. Do not edit: change the source and run `npm run generate`.
import * as dailyStatement from './finance/dailyStatement.js';
import * as entry from './finance/entry.js';
import * as flow from './finance/flow.js';
import * as merchantClosing from './finance/merchantClosing.js';
import * as merchantClosingRecord from './finance/merchantClosingRecord.js';
import * as monthStatement from './finance/monthStatement.js';
import * as rechargeOrder from './finance/rechargeOrder.js';
import * as summary from './finance/summary.js';
import * as userClosing from './finance/userClosing.js';
import type { EntityValidators } from './runtime.js';

/** By entity key. */
export const validators: Record<string, EntityValidators> = {
  'finance/dailyStatement': dailyStatement,
  'finance/entry': entry,
  'finance/flow': flow,
  'finance/merchantClosing': merchantClosing,
  'finance/merchantClosingRecord': merchantClosingRecord,
  'finance/monthStatement': monthStatement,
  'finance/rechargeOrder': rechargeOrder,
  'finance/summary': summary,
  'finance/userClosing': userClosing,
};

if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (next) window.dispatchEvent(new CustomEvent('schemas:validators', { detail: { section: 'finance', validators: next.validators } }));
  });
}
