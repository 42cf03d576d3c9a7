// Made from schemas/finance/merchantClosingRecord.json. Do not edit: change the source and run `npm run generate`.
import type { Validator } from '../runtime.js';

export const action_audit: Validator;
export const action_proof: Validator;
export const action_remark: Validator;
export const action_ask: Validator;
export const actions: Record<string, Validator>;
