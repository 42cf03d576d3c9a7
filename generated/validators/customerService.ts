// Made from schemas/customerService/*.json. Do not edit: change the source and run `npm run generate`.
import * as couponUser from './customerService/couponUser.js';
import * as couponVerify from './customerService/couponVerify.js';
import * as integralAdjust from './customerService/integralAdjust.js';
import * as integralLog from './customerService/integralLog.js';
import * as integralManual from './customerService/integralManual.js';
import * as member from './customerService/member.js';
import * as receiptReview from './customerService/receiptReview.js';
import type { EntityValidators } from './runtime.js';

/** By entity key. */
export const validators: Record<string, EntityValidators> = {
  'customerService/couponUser': couponUser,
  'customerService/couponVerify': couponVerify,
  'customerService/integralAdjust': integralAdjust,
  'customerService/integralLog': integralLog,
  'customerService/integralManual': integralManual,
  'customerService/member': member,
  'customerService/receiptReview': receiptReview,
};

if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (next) window.dispatchEvent(new CustomEvent('schemas:validators', { detail: { section: 'customerService', validators: next.validators } }));
  });
}
