/** How a refund of one item goes, from the request to the money. */
import { refundStatus } from '../../../../../generated/codes';
import type { RefundChange, RefundStatus } from '../../../../../generated/types/enumerations';
import { shareOf as partOf } from '../share';
import type { Item } from './amounts';
import { day, hour, minute, openingAfter } from './calendar';
import type { Dice } from './dice';

/** What goes back for some pieces of an item, 分 and points. */
export interface Share {
  pieces: number;
  /** Freight included. */
  price: number;
  freight: number;
  points: number;
  /** Points that the pieces cost, in the points mall. */
  redeem: number;
  gain: number;
  first: number;
  second: number;
  platCoupon: number;
}

export interface Step {
  at: number;
  change: RefundChange;
  message: string;
  status: RefundStatus;
}

export interface RefundPlan {
  /** Place of the item in its order. */
  item: number;
  share: Share;
  /** Asked for before anything was sent. */
  unsent: boolean;
  withReturn: boolean;
  /** In order of time; also those that are still to come. */
  steps: Step[];
}

/** @param whole the freight goes back too */
export function shareOf(item: Item, pieces: number, whole: boolean): Share {
  const part = (amount: number) => partOf(amount, 0, pieces, 0, item.payNum);
  const freight = whole ? item.freight : 0;
  return {
    pieces, freight, price: part(item.pay - item.freight) + freight, points: part(item.points), redeem: item.good.redeem * pieces, gain: part(item.gain),
    first: part(item.first), second: part(item.second), platCoupon: part(item.platCoupon),
  };
}

/** @param atOnce the money goes to the balance; a payment provider takes a day or two */
export function refundSteps(askedAt: number, withReturn: boolean, atOnce: boolean, dice: Dice): Step[] {
  const steps: Step[] = [{ at: askedAt, change: 'apply', message: '会员申请退款', status: refundStatus.asked }];
  const luck = dice.random();
  if (luck < 0.06) return [...steps, { at: askedAt + dice.whole(30, 300) * minute, change: 'revoke', message: '用户撤销申请', status: refundStatus.revoked }];
  let at = openingAfter(askedAt + dice.whole(1, 20) * hour, dice);
  if (luck < 0.16) return [...steps, { at, change: 'audit', message: '商家拒绝退款', status: refundStatus.refused }];
  // What a provider was paid by cannot be forced back.
  if (atOnce && luck < 0.3) return [...steps, { at, change: 'compulsory', message: '平台强制退款', status: refundStatus.refunding }, { at, change: 'refund', message: '退款成功', status: refundStatus.settled }];
  steps.push({ at, change: 'audit', message: '商家同意退款', status: withReturn ? refundStatus.returning : refundStatus.refunding });
  if (withReturn) {
    at += dice.whole(6, 40) * hour;
    steps.push({ at, change: 'returning', message: '会员已寄回商品', status: refundStatus.returned });
    at = openingAfter(at + dice.whole(2, 4) * day, dice);
    if (luck > 0.9) return [...steps, { at, change: 'rejectionGoods', message: '商家拒绝收货', status: refundStatus.refused }];
    steps.push({ at, change: 'receiving', message: '商家确认收货', status: refundStatus.refunding });
  }
  return [...steps, { at: at + (atOnce ? 0 : dice.whole(1, 48) * hour), change: 'refund', message: '退款成功', status: refundStatus.settled }];
}

/** States of refunds of goods, and how long ago those that were agreed to were a day away from being sent back. */
const sinceThen = { revoked: 0, refused: 0, returning: 0, returned: 30 * hour, refunding: 100 * hour } as const;

export type Returning = keyof typeof sinceThen;

export const isReturning = (staged: unknown): staged is Returning => typeof staged === 'string' && staged in sinceThen;

/** @returns steps of which the last until now leads to that state */
export function returnSteps(now: number, state: Returning): Step[] {
  const from = now - sinceThen[state];
  const asked: Step = { at: from - 20 * hour, change: 'apply', message: '会员申请退款', status: refundStatus.asked };
  const at = from - 4 * hour;
  if (state === 'revoked') return [asked, { at, change: 'revoke', message: '用户撤销申请', status: refundStatus.revoked }];
  if (state === 'refused') return [asked, { at, change: 'audit', message: '商家拒绝退款', status: refundStatus.refused }];
  return [
    asked, { at, change: 'audit', message: '商家同意退款', status: refundStatus.returning },
    { at: from + day, change: 'returning', message: '会员已寄回商品', status: refundStatus.returned }, { at: from + 4 * day, change: 'receiving', message: '商家确认收货', status: refundStatus.refunding },
    { at: from + 5 * day, change: 'refund', message: '退款成功', status: refundStatus.settled },
  ];
}

/** The shop gives the money back without being asked. */
export const givenBack = (at: number, message = '商家直接退款'): Step[] => [{ at, change: 'refund', message, status: refundStatus.settled }];

/** A group that came to nothing. */
export const givenBackBySystem = (at: number): Step[] => [{ at, change: 'apply', message: '拼团未成功，系统退款', status: refundStatus.refunding }, { at: at + 60, change: 'refund', message: '退款成功', status: refundStatus.settled }];

/** The last step that has been taken. */
export const stepAt = ({ steps }: RefundPlan, now: number): Step => steps.findLast(({ at }) => at <= now) ?? steps[0];

/** The step that ends it, whichever way. */
export const endOf = ({ steps }: RefundPlan): Step => steps[steps.length - 1];
