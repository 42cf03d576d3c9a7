// Made from schemas/marketing/liveGoods.json. Do not edit: change the source and run `npm run generate`.
import type { Validator } from '../runtime.js';

export const action_review: Validator;
export const action_setSort: Validator;
export const action_submit: Validator;
export const actions: Record<string, Validator>;
