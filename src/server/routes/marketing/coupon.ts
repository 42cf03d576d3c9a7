/**
 * Coupons as operators publish them (coupon sheet): how many are left follows from how many are published and issued, which no
 * keyword says of a number that grows; and what an edit may still change compares a record with what it was.
 */
import { couponCategory, couponReceiveType } from '../../../../generated/codes';
import type { Records } from '../../../../generated/records';
import { invalid } from '../../refusal';
import type { EntityDeparture } from '../../resources/departures';
import { resourceOf } from '../../resources/resource';
import { multiply } from '../../seed/multiply';
import type { House } from '../../resources/types';
import { orderMoney, orderNum, useRate, verifyMoney } from './figures';
import { named } from './linked';

type Coupon = Records['marketing/coupon'];

const many = 100_000;
const published = 1_000;
/** Pieces of one coupon, as the published interface bounds them. */
const most = 999_999;

async function enlarge(house: House): Promise<void> {
  const coupons = resourceOf(house, 'marketing/coupon');
  await multiply(house, coupons, many, coupons.key.length, { total: published, lastTotal: published });
}

const told = (field: keyof Coupon, message: string) => invalid([{ field, message }]);

/** What is published, added or unlimited decides on what is left. */
function count(after: Coupon, before: Coupon | undefined): void {
  if (!after.isLimited) Object.assign(after, { total: 0, lastTotal: 0, num: 0 });
  else if (!before) Object.assign(after, { lastTotal: after.total, num: 0 });
  else {
    const [more, total] = [after.num ?? 0, (after.total ?? 0) + (after.num ?? 0)];
    // What is less than nothing is refused by the field's own rule.
    if (more < 0) return;
    if (more > 0 && total > most) throw told('num', `发布数量合计不能超过${most}`);
    Object.assign(after, { total, lastTotal: after.lastTotal + more, num: 0 });
  }
}

function proveSound({ isLimited, total, isFixedTime, day, category }: Coupon): void {
  if (isLimited && (total ?? 0) < 1) throw told('total', '请输入发布数量');
  if (!isFixedTime && (day ?? 0) < 1) throw told('day', '请输入有效天数');
  if (category === couponCategory.shop) throw told('category', '平台优惠券不能指定店铺');
}

/** Whoever may fetch it now must be able to later. */
function proveKept(after: Coupon, before: Coupon): void {
  if (!before.isTimeReceive && after.isTimeReceive) throw told('isTimeReceive', '不限时领取的优惠券不能改为限时领取');
  if (!before.isTimeReceive || !after.isTimeReceive || before.receiveEndTime === null) return;
  if (after.receiveEndTime !== null && after.receiveEndTime < before.receiveEndTime) throw told('receiveStartTime', '领取结束时间只能延后');
}

export const coupon: EntityDeparture<'marketing/coupon'> = {
  enlarge,
  sample: async (house) => ({
    category: couponCategory.brand, linkedData: [(await house.sql.selectFrom('product_brand').select('id').where('is_del', '=', false).executeTakeFirst())?.id],
    receiveType: couponReceiveType.byHand, isTimeReceive: true, receiveStartTime: '2026-01-01 00:00:00', receiveEndTime: '2026-12-31 23:59:59',
    useStartTime: '2026-01-01 00:00:00', useEndTime: '2026-12-31 23:59:59', day: 7, isLimited: true, total: published, num: 0,
  }),
  computed: { linkedDataStr: named, useRate, orderNum, orderMoney, verifyMoney },
  writes(_visit, { before, after }) {
    if (!after) return;
    count(after, before);
    if (after.isFixedTime) after.day = 0;
    proveSound(after);
    if (before) proveKept(after, before);
  },
};
