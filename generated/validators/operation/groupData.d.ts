// Made from schemas/operation/groupData.json. Do not edit: change the source and run `npm run generate`.
import type { Validator } from '../runtime.js';

export const action_save: Validator;
export const action_update: Validator;
export const actions: Record<string, Validator>;
