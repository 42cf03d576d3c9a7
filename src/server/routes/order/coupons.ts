/** Coupons of its member that an order names: one of the merchant, one of the platform (coupon sheet, 使用范围). An order uses each whole or not at all. */
import { couponCategory } from '../../../../generated/codes';
import type { Records } from '../../../../generated/records';
import { centsOf } from '../../../engine/format/money';
import { invalid } from '../../refusal';
import { refusedBy } from '../../resources/actions';
import type { LockedRecord } from '../../resources/typed';
import type { House, Visit } from '../../resources/types';
import { isAnothers } from '../../service/ownMerchant';
import { sumOf } from './price';

type Held = Records['marketing/couponUser'];
type LockedHeld = LockedRecord<'marketing/couponUser'>;

/** Whose a coupon is, by the field of the order that names it. */
const publishers = { couponId: 2, platCouponId: 1 } as const;
type Field = keyof typeof publishers;
const fields = Object.keys(publishers) as Field[];

export type Named = { [Name in Field]?: number | null };
type Locked = { [Name in Field]?: LockedHeld };

/** What the order is of. */
export interface Cart {
  uid: number;
  merId: number;
  lines: readonly { product: Pick<LockedRecord<'product/product'>, 'id' | 'record'>; price: number }[];
}

/** What a coupon takes off, in 分, and which items of the order it is for. */
export interface Fitting {
  worth: number;
  fits: readonly boolean[];
}

/** Before the member is locked, as by whoever verifies one. @throws Refusal at the field that names none */
export async function lockNamed(visit: Visit, named: Named): Promise<Locked> {
  const ids = fields.flatMap((field) => named[field] ?? []);
  const found = ids.length === 0 ? [] : await visit.of('marketing/couponUser').lockWhere({ id: ids });
  const pairs = fields.flatMap((field): [Field, LockedHeld][] => {
    const id = named[field] ?? undefined;
    if (id === undefined) return [];
    const held = found.find((each) => each.id === id);
    if (!held || held.record.publisher !== publishers[field] || (field === 'couponId' && isAnothers(visit, held.record.merId))) throw told(field, '优惠券不存在');
    return [[field, held]];
  });
  return Object.fromEntries(pairs);
}

const told = (field: Field, message: string) => invalid([{ field, message }]);

/** An order takes what the counter would. */
const whyUnusable = (house: House, visit: Visit, held: Held, uid: number): string | undefined =>
  (held.uid === uid ? refusedBy(house, visit, 'marketing/couponCounter', 'use', { ...held }) : '优惠券不存在');

/** Which items a coupon is for. What it is linked to stands with the coupon itself, a deleted one too. */
async function fitsOf({ db }: Visit, { category, couponId, merId: issuer }: Held, { merId, lines }: Cart): Promise<boolean[]> {
  const row = await db.selectFrom('marketing_coupon').select('linked_data').where('id', '=', couponId).executeTakeFirst();
  const linked = new Set((row?.linked_data ?? []).map(Number));
  const of: Readonly<Record<Held['category'], (product: Cart['lines'][number]['product']) => boolean>> = {
    [couponCategory.shop]: () => issuer === merId,
    [couponCategory.product]: ({ id }) => linked.has(id),
    [couponCategory.all]: () => true,
    [couponCategory.kind]: ({ record }) => record.categoryId !== null && linked.has(record.categoryId),
    [couponCategory.brand]: ({ record }) => record.brandId !== null && linked.has(record.brandId),
    [couponCategory.merchants]: () => linked.has(merId),
  };
  return lines.map(({ product }) => of[category](product));
}

async function fittingOf(house: House, visit: Visit, field: Field, { record }: LockedHeld, cart: Cart): Promise<Fitting> {
  const reason = whyUnusable(house, visit, record, cart.uid);
  if (reason !== undefined) throw told(field, reason);
  // A merchant's coupon is of use nowhere else, whatever it is for.
  if (field === 'couponId' && record.merId !== cart.merId) throw told(field, '该优惠券不适用于订单中的商品');
  const fits = await fitsOf(visit, record, cart);
  const sum = sumOf(cart.lines.map(({ price }, at) => (fits[at] ? price : 0)));
  if (sum === 0) throw told(field, '该优惠券不适用于订单中的商品');
  if (sum < centsOf(record.minPrice)) throw told(field, `适用商品满${record.minPrice}元可用`);
  return { worth: centsOf(record.money), fits };
}

const none: Fitting = { worth: 0, fits: [] };
export const noCoupons = { mer: none, plat: none };

/** @throws Refusal at the field whose coupon is not the member's, not to be used now, or not for these goods */
export async function fittingCoupons(house: House, visit: Visit, { couponId, platCouponId }: Locked, cart: Cart): Promise<{ mer: Fitting; plat: Fitting }> {
  return {
    mer: couponId ? await fittingOf(house, visit, 'couponId', couponId, cart) : none,
    plat: platCouponId ? await fittingOf(house, visit, 'platCouponId', platCouponId, cart) : none,
  };
}

export async function spendCoupons(visit: Visit, locked: Locked): Promise<void> {
  for (const held of Object.values(locked)) await visit.of('marketing/couponUser').move(held.id, 'use', {}, { title: '下单使用优惠券' });
}
