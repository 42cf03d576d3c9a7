// Made from schemas/marketing/groupActivity.json. Do not edit: change the source and run `npm run generate`.
import type { Validator } from '../runtime.js';

export const action_reviewRefuse: Validator;
export const action_reviewClose: Validator;
export const action_submit: Validator;
export const action_turn: Validator;
export const actions: Record<string, Validator>;
