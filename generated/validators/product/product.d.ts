// Made from schemas/product/product.json. Do not edit: change the source and run `npm run generate`.
import type { Validator } from '../runtime.js';

export const update: Validator;
export const action_audit: Validator;
export const action_batchAudit: Validator;
export const action_addSales: Validator;
export const actions: Record<string, Validator>;
