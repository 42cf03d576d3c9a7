// Made from schemas/marketing/rewardRecord.json. Do not edit: change the source and run `npm run generate`.
import type { Validator } from '../runtime.js';

export const action_recover: Validator;
export const actions: Record<string, Validator>;
