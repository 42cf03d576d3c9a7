// Made from schemas/order/refund.json. Do not edit: change the source and run `npm run generate`.
import type { Validator } from '../runtime.js';

export const action_mark: Validator;
export const action_offline: Validator;
export const action_ask: Validator;
export const action_refuse: Validator;
export const action_agreeReturn: Validator;
export const action_sendBack: Validator;
export const action_refuseReturn: Validator;
export const actions: Record<string, Validator>;
