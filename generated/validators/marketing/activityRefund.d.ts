// Made from schemas/marketing/activityRefund.json. Do not edit: change the source and run `npm run generate`.
import type { Validator } from '../runtime.js';

export const action_audit: Validator;
export const action_mark: Validator;
export const action_offline: Validator;
export const actions: Record<string, Validator>;
