/** What an order costs: goods, coupons, points, postage, and what of each falls to each item. All in 分; a point is worth one. */
import { productType } from '../../../../../generated/codes';
import { portions } from '../../../../engine/format/portions';
import type { Dice } from './dice';
import { favoured, type Coupon, type Good, type Goods } from './goods';

export interface Item {
  good: Good;
  payNum: number;
  merCoupon: number;
  platCoupon: number;
  /** Points used, and their worth. */
  points: number;
  freight: number;
  /** Paid for it, freight included. */
  pay: number;
  gain: number;
  first: number;
  second: number;
}

export interface Amounts {
  items: Item[];
  goods: number;
  postage: number;
  merCoupon: number;
  platCoupon: number;
  /** The coupon of the platform. */
  coupon?: Coupon;
  points: number;
  /** Points that all pieces cost, in the points mall. */
  redeem: number;
  pay: number;
  gain: number;
  first: number;
  second: number;
  charge: number;
  pieces: number;
}

const freeFrom = 9_900;
const freight = 800;
const dear = 100_000;

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

function chosen({ shops }: Goods, dice: Dice): { good: Good; payNum: number }[] {
  const shop = favoured(shops, dice);
  const luck = dice.random();
  const wanted = luck < 0.6 ? 1 : luck < 0.88 ? 2 : 3;
  const goods = new Set(Array.from({ length: wanted }, () => favoured(shop, dice)));
  return [...goods].map((good) => ({ good, payNum: good.price >= dear || dice.chance(0.7) ? 1 : dice.whole(2, 4) }));
}

/**
 * @param held points that the member has
 * @param superiors how many there are to take brokerage: 0, 1 or 2
 */
export function amountsOf(goods: Goods, held: number, superiors: number, pickup: boolean, dice: Dice): Amounts {
  const picked = chosen(goods, dice);
  const shares = picked.map(({ good, payNum }) => good.price * payNum);
  const total = sum(shares);
  const merCoupon = total >= 20_000 && dice.chance(0.15) ? dice.pick([1_000, 2_000, 3_000]) : 0;
  const fitting = dice.chance(0.15) ? goods.coupons.filter(({ money, minPrice }) => minPrice <= total && money * 2 < total) : [];
  const coupon = fitting.length > 0 ? dice.pick(fitting) : undefined;
  const platCoupon = coupon?.money ?? 0;
  const points = held >= 500 && dice.chance(0.25) ? Math.min(Math.floor(held / 100) * 100, Math.floor(total / 1_000) * 100) : 0;
  const postage = pickup || picked[0].good.type !== productType.ordinary || total >= freeFrom ? 0 : freight;
  const mer = portions(merCoupon, shares);
  const plat = portions(platCoupon, shares);
  const used = portions(points, shares);
  const items = picked.map(({ good, payNum }, at): Item => {
    const pay = shares[at] - mer[at] - plat[at] - used[at];
    const own = at === 0 ? postage : 0;
    return {
      good, payNum, merCoupon: mer[at], platCoupon: plat[at], points: used[at], freight: own, pay: pay + own, gain: Math.floor(pay / 100),
      first: superiors > 0 ? Math.floor((pay * good.brokerage) / 100) : 0, second: superiors > 1 ? Math.floor((pay * good.brokerageTwo) / 100) : 0,
    };
  });
  const of = (name: 'pay' | 'gain' | 'first' | 'second' | 'payNum') => sum(items.map((item) => item[name]));
  return {
    items, goods: total, postage, merCoupon, platCoupon, ...(coupon ? { coupon } : {}), points, redeem: 0,
    pay: of('pay'), gain: of('gain'), first: of('first'), second: of('second'), pieces: of('payNum'),
    charge: Math.floor((of('pay') * picked[0].good.handlingFee) / 100),
  };
}
