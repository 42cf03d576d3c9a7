/** 购买回馈券: coupons that goods bring whoever has paid for them (decisions 48). What cannot be given is passed over; no payment fails for it. */
import { couponReceiveType, orderSecondType } from '../../../../generated/codes';
import { wallTime } from '../../../engine/time/wallTime';
import type { Visit } from '../../resources/types';
import { issue, whyNotGiven } from '../marketing/issue';
import type { LockedOrder } from './records';

const title = '购买回馈券';
/** Characters of a row in the order's log. */
const most = 255;

async function couponsOf({ db }: Visit, { details }: LockedOrder): Promise<number[]> {
  const ids = details.flatMap(({ record: { productId } }) => (productId === null ? [] : [productId]));
  if (ids.length === 0) return [];
  const products = await db.selectFrom('product_product').select('coupon_ids').where('id', 'in', ids).execute();
  return [...new Set(products.flatMap(({ coupon_ids: coupons }) => coupons.map(Number)))];
}

/** Each once an order; goods for points bring none. @returns what the order's log says of it, undefined where there is nothing to give */
export async function giveProductCoupons(visit: Visit, order: LockedOrder): Promise<string | undefined> {
  const { uid, secondType } = order.record;
  const ids = secondType === orderSecondType.points ? [] : await couponsOf(visit, order);
  if (ids.length === 0) return undefined;
  await visit.of('user/user').lock(uid);
  const now = wallTime();
  const [given, withheld]: [string[], string[]] = [[], []];
  for (const { record: coupon } of await visit.of('marketing/coupon').lockAlive({ id: ids })) {
    const reason = coupon.receiveType === couponReceiveType.gift ? await whyNotGiven(visit, uid, coupon, now) : '不是赠送券';
    if (reason === undefined) {
      await issue(visit, coupon, [uid], { now, title, orderId: order.id });
      given.push(coupon.name);
    } else withheld.push(`${coupon.name}（${reason}）`);
  }
  const told = [given.length > 0 ? `赠送优惠券：${given.join('、')}` : '', withheld.length > 0 ? `未赠送：${withheld.join('、')}` : ''].filter((part) => part !== '');
  return told.length === 0 ? undefined : told.join('；').slice(0, most);
}
