// Made from schemas/user/*.json. Do not edit: change the source and run `npm run generate`.
import * as integralRecord from './user/integralRecord.js';
import * as label from './user/label.js';
import * as level from './user/level.js';
import * as levelConfig from './user/levelConfig.js';
import * as levelRule from './user/levelRule.js';
import * as paidMemberBenefit from './user/paidMemberBenefit.js';
import * as paidMemberCard from './user/paidMemberCard.js';
import * as paidMemberConfig from './user/paidMemberConfig.js';
import * as paidMemberOrder from './user/paidMemberOrder.js';
import * as user from './user/user.js';
import type { EntityValidators } from './runtime.js';

/** By entity key. */
export const validators: Record<string, EntityValidators> = {
  'user/integralRecord': integralRecord,
  'user/label': label,
  'user/level': level,
  'user/levelConfig': levelConfig,
  'user/levelRule': levelRule,
  'user/paidMemberBenefit': paidMemberBenefit,
  'user/paidMemberCard': paidMemberCard,
  'user/paidMemberConfig': paidMemberConfig,
  'user/paidMemberOrder': paidMemberOrder,
  'user/user': user,
};

if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (next) window.dispatchEvent(new CustomEvent('schemas:validators', { detail: { section: 'user', validators: next.validators } }));
  });
}
