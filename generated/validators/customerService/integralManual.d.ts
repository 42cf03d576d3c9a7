// Made from schemas/customerService/integralManual.json. Do not edit: change the source and run `npm run generate`.
import type { Validator } from '../runtime.js';

export const action_revoke: Validator;
export const action_issue: Validator;
export const action_calculate: Validator;
export const actions: Record<string, Validator>;
