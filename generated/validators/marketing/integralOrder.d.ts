// Made from schemas/marketing/integralOrder.json. Do not edit: change the source and run `npm run generate`.
import type { Validator } from '../runtime.js';

export const action_mark: Validator;
export const action_send: Validator;
export const action_updateInvoice: Validator;
export const actions: Record<string, Validator>;
