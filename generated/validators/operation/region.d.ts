// Made from schemas/operation/region.json. Do not edit: change the source and run `npm run generate`.
import type { Validator } from '../runtime.js';

export const create: Validator;
export const update: Validator;
export const actions: Record<string, Validator>;
