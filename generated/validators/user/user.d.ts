// Made from schemas/user/user.json. Do not edit: change the source and run `npm run generate`.
import type { Validator } from '../runtime.js';

export const update: Validator;
export const action_add: Validator;
export const action_updateSpread: Validator;
export const action_operateIntegral: Validator;
export const action_operateBalance: Validator;
export const action_setTag: Validator;
export const action_updateLevel: Validator;
export const action_gift: Validator;
export const action_sendCoupon: Validator;
export const action_register: Validator;
export const action_bindWechat: Validator;
export const actions: Record<string, Validator>;
