// Made from schemas/finance/entry.json. Do not edit: change the source and run `npm run generate`.
import type { Validator } from '../runtime.js';

export const actions: Record<string, Validator>;
