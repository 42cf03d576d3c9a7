/** 生日有礼: which coupons it may hold follows from the kind of each, which no rule between fields of one record can say. */
import { presentKind } from '../../../../generated/codes';
import type { EntityDeparture } from '../../resources/departures';
import { proveGivable, someGift } from './presents';

export const birthdayPresent: EntityDeparture<'marketing/birthdayPresent'> = {
  sample: someGift,
  async writes(visit, { after }) {
    if (after) await proveGivable(visit, presentKind.birthday, after.couponIdList);
  },
};
