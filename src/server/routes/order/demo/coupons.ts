/** Coupons that members hold beside those that their orders used: most wait to be used, some were used at a counter, some were sent today. */
import { couponReceiveType, couponVerifyStatus } from '../../../../../generated/codes';
import { fromSeconds } from '../../../../engine/time/wallTime';
import { system } from '../../../resources/door/visit';
import { flush } from '../../../resources/door/journal';
import { write } from '../../../resources/house';
import type { House } from '../../../resources/types';
import type { TableWriter } from '../../../seed/writer';
import { sendCoupon } from '../../user/sendCoupon';
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
  // Who has come now has used it now: the desk of today shows work.
  const usedAt = Math.min(from + hour, now);
  const isUsed = shop !== undefined && coupon !== undefined && at % counted === 0;
  if (!coupon) return;
  const row = heldCoupon(coupon, uid, from, isUsed ? usedAt : undefined, now);
  const couponUserId = tables.coupon.add(row);
  if (!isUsed) return;
  const { name, money, minPrice } = coupon;
  const code = tables.coupon.serialOf('code', couponUserId, row.createTime);
  const verifyTime = fromSeconds(usedAt);
  tables.verify.add({
    couponUserId, uid, code, name, money: money / 100, minPrice: minPrice / 100, merId: shop.merId ?? undefined,
    consumeAmount: `${Math.max(minPrice / 100, 10) + (at % 90)}.00`, verifierId: 1, verifierName: '林店长', verifyTime, status: couponVerifyStatus.verified, createTime: verifyTime,
  });
}

/** Members who are sent a coupon on the day of the demo. */
const sentToday = 3;

/** The desk says who sent a coupon from the operation log: the first administrator sends some today, as its screen does. */
export async function sendToday(house: House): Promise<void> {
  const { sql } = house;
  const admin = await sql.selectFrom('system_admin').select(['id', 'account', 'real_name']).orderBy('id').executeTakeFirst();
  const coupon = await sql.selectFrom('marketing_coupon').select('id').where('receive_type', '=', couponReceiveType.gift).where('status', '=', true).where('is_del', '=', false)
    .where('is_fixed_time', '=', false).where('is_limited', '=', false).orderBy('id').executeTakeFirst();
  const members = await sql.selectFrom('user_user').select('id').where('is_logoff', '=', false).orderBy('id').limit(sentToday).execute();
  if (!admin || !coupon || members.length === 0) return;
  await write(house, { ...system, id: admin.id, account: admin.account, realName: admin.real_name }, async (visit) => {
    await sendCoupon(visit, members.map(({ id }) => Number(id)), Number(coupon.id));
    // Demo rows are told to nobody, and stand in no log but this one.
    await flush(visit, async () => undefined);
  });
}
