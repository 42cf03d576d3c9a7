// Made from schemas/marketing/communityNote.json. Do not edit: change the source and run `npm run generate`.
import type { Validator } from '../runtime.js';

export const action_audit: Validator;
export const action_down: Validator;
export const action_setStar: Validator;
export const action_moveCategory: Validator;
export const action_publish: Validator;
export const action_setLikes: Validator;
export const actions: Record<string, Validator>;
