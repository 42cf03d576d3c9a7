// Made from schemas/marketing/activityOrder.json. Do not edit: change the source and run `npm run generate`.
import type { Validator } from '../runtime.js';

export const action_mark: Validator;
export const action_refund: Validator;
export const action_register: Validator;
export const action_pay: Validator;
export const action_askRefund: Validator;
export const actions: Record<string, Validator>;
