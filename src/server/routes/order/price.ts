/** What an order costs: goods less the merchant's coupon, then the platform's, then points; each divided over the items that it is for. In 分. */
import { portions } from '../../../engine/format/portions';

export interface PricedLine {
  /** As sold, without freight. */
  price: number;
  /** Whether the coupon of its merchant, and that of the platform, is for it. */
  fitsMer: boolean;
  fitsPlat: boolean;
}

/** What the member's coupons are worth. */
export interface Coupons {
  mer: number;
  plat: number;
}

export interface Discounted {
  mer: number;
  plat: number;
  /** Left to pay, without freight. */
  pay: number;
}

/** What is taken of points. */
export interface Deducted {
  integral: number;
  points: number;
  pay: number;
}

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** What of an amount falls to each item that it is for: never more than the item costs. */
function divided(amount: number, prices: readonly number[]): number[] {
  return portions(Math.min(amount, sumOf(prices)), prices);
}

export function discount(lines: readonly PricedLine[], coupons: Coupons): Discounted[] {
  const mer = divided(coupons.mer, lines.map(({ price, fitsMer }) => (fitsMer ? price : 0)));
  const plat = divided(coupons.plat, lines.map(({ price, fitsPlat }, at) => (fitsPlat ? price - mer[at] : 0)));
  return lines.map(({ price }, at) => ({ mer: mer[at], plat: plat[at], pay: price - mer[at] - plat[at] }));
}

/** @param pays what is left of each item after its coupons @param worth of all points, at most what is left */
export function deduct(pays: readonly number[], points: number, worth: number): Deducted[] {
  const [integral, used] = [divided(worth, pays), portions(points, pays)];
  return pays.map((pay, at) => ({ integral: integral[at], points: used[at], pay: pay - integral[at] }));
}

/** 积分抵扣 of 积分配置. */
export interface Deduction {
  isOn: boolean;
  /** Least that is paid for goods before points may be used. */
  from: number;
  /** Of one point. */
  worth: number;
  /** Percent of the goods that points may pay. */
  ratio: number;
}

/** @param pay for goods, after coupons @returns how many points the order may use at most */
export const mostPoints = (pay: number, { isOn, from, worth, ratio }: Deduction): number => (!isOn || pay < from ? 0 : Math.floor(Math.floor((pay * ratio) / 100) / worth));
