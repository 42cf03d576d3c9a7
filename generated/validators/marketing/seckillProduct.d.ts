// Made from schemas/marketing/seckillProduct.json. Do not edit: change the source and run `npm run generate`.
import type { Validator } from '../runtime.js';

export const action_audit: Validator;
export const action_setPrice: Validator;
export const action_propose: Validator;
export const actions: Record<string, Validator>;
