// Made from schemas/marketing/seckillActivity.json. Do not edit: change the source and run `npm run generate`.
import type { Validator } from '../runtime.js';

export const update: Validator;
export const action_add: Validator;
export const action_addGoods: Validator;
export const action_see: Validator;
export const actions: Record<string, Validator>;
