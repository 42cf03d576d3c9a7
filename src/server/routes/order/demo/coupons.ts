/** Coupons that members hold beside those that their orders used: most wait to be used, some were used at a counter. */
import { couponVerifyStatus } from '../../../../../generated/codes';
import { fromSeconds } from '../../../../engine/time/wallTime';
import type { TableWriter } from '../../../seed/writer';
import { hour } from './calendar';
import type { Goods } from './goods';
import { heldCoupon } from './rows';

/** One of so many is used at a counter. */
const counted = 5;

interface CouponTables {
  coupon: TableWriter<'marketing/couponUser'>;
  verify: TableWriter<'marketing/couponVerify'>;
}

/** @param from when the member got it, seconds @param at place of the member, which decides on coupon and shop */
export function holdCoupon(tables: CouponTables, goods: Pick<Goods, 'coupons' | 'shops'>, uid: number, from: number, at: number, now: number): void {
  const coupon = goods.coupons[at % goods.coupons.length];
  const shop = goods.shops[at % goods.shops.length]?.[0];
  const usedAt = from + hour;
  const isUsed = shop !== undefined && coupon !== undefined && at % counted === 0 && usedAt < now;
  if (!coupon) return;
  const row = heldCoupon(coupon, uid, from, isUsed ? usedAt : undefined, now);
  const couponUserId = tables.coupon.add(row);
  if (!isUsed) return;
  const { name, money, minPrice } = coupon;
  const code = tables.coupon.serialOf('code', couponUserId, row.createTime);
  const verifyTime = fromSeconds(usedAt);
  tables.verify.add({
    couponUserId, uid, code, name, money: money / 100, minPrice: minPrice / 100, merId: shop.merId,
    consumeAmount: `${Math.max(minPrice / 100, 10) + (at % 90)}.00`, verifierId: 1, verifierName: '林店长', verifyTime, status: couponVerifyStatus.verified, createTime: verifyTime,
  });
}
