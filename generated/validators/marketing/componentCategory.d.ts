// Made from schemas/marketing/componentCategory.json. Do not edit: change the source and run `npm run generate`.
import type { Validator } from '../runtime.js';

export const action_apply: Validator;
export const actions: Record<string, Validator>;
