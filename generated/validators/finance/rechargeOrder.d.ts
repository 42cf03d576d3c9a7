// Made from schemas/finance/rechargeOrder.json. Do not edit: change the source and run `npm run generate`.
import type { Validator } from '../runtime.js';

export const action_place: Validator;
export const action_pay: Validator;
export const actions: Record<string, Validator>;
