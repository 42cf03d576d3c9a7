/** The life of one order, planned to its end; `rows.ts` writes what of it has happened by now. */
import { productType, refundStatus } from '../../../../../generated/codes';
import type { OrderSecondType, PayType } from '../../../../../generated/types/enumerations';
import { amountsOf, type Amounts } from './amounts';
import { day, hour, minute, openingAfter } from './calendar';
import type { Dice } from './dice';
import { isAutomatic, type Goods } from './goods';
import { endOf, givenBack, givenBackBySystem, isReturning, refundSteps, returnSteps, shareOf, type RefundPlan, type Returning } from './refunds';

export interface Shipment {
  at: number;
  /** Items by their place, with the pieces sent. */
  parts: { item: number; num: number }[];
}

export interface OrderPlan {
  at: number;
  amounts: Amounts;
  /** Code of 订单类型. */
  type: 0 | 1 | 2;
  /** Code of 订单二级类型. */
  secondType: OrderSecondType;
  pickup: boolean;
  /** None where points pay all. */
  payType: PayType | null;
  /** Never, where the order is cancelled. */
  paidAt?: number;
  cancelled?: { at: number; byMember: boolean };
  /** Whether its member took it out of sight; left to chance when absent. */
  isDeleted?: boolean;
  shipments: Shipment[];
  refund?: RefundPlan;
  /** Absent where all goes back before it is sent. */
  receivedAt?: number;
  completedAt?: number;
  /** Of a paid order of a group: how that ends, a day after it began. */
  group?: 'succeeds' | 'fails';
}

/** A group waits so long for its members. */
export const groupLasts = day;

/** An unpaid order falls after this. */
export const unpaidFor = 30 * minute;
/** As the settings have them while nobody has changed them. */
const completesAfter = 15 * day;
const autoReceipt = 7 * day;

/** Of goods none may be as a stage wants them. */
const mostTries = 1_000;

/** Orders of the last half hour are paid less often. */
const dawdling = 40 * minute;

/**
 * What there always is, whatever the hour: an order paid from the balance whose money has just been asked back, one that waits in the shop
 * for its member, some of several pieces that the platform has to send, one of goods that ask for each form, and one that brought its
 * promoter money, one whose group waits for its members, and goods whose money was asked back, in each state of that.
 */
export type Staged = 'refund' | Returning | 'pickup' | 'unsent' | 'promoted' | 'group' | { formId: number };

/** Goods that an order may be of which is staged; of any shop where none has such. */
function stagedGoods(goods: Goods, staged: Staged): Goods {
  if (typeof staged === 'object') return { ...goods, shops: goods.shops.map((shop) => shop.filter(({ formId }) => formId === staged.formId)).filter((shop) => shop.length > 0) };
  return { ...goods, shops: staged === 'unsent' && goods.own.length > 0 ? goods.own : goods.shipped };
}

/** Groups sell one specification, of which nothing is taken off. */
const isGroupable = ({ items, coupon, merCoupon, points }: Amounts): boolean => items.length === 1 && !isAutomatic(items[0].good.type) && !coupon && merCoupon === 0 && points === 0;

export function planOrder(at: number, now: number, goods: Goods, held: number, superiors: number, dice: Dice, staged?: Staged): OrderPlan {
  const asked = staged === 'refund';
  const fetched = staged === undefined ? dice.chance(0.06) : staged === 'pickup';
  const from = staged ? stagedGoods(goods, staged) : goods;
  let amounts = amountsOf(from, held, superiors, fetched, dice);
  const isFit = () => (staged === 'unsent' ? amounts.pieces > 1 : staged === 'group' ? isGroupable(amounts) : staged !== 'promoted' || amounts.first > 0);
  for (let tries = 0; tries < mostTries && !isFit(); tries += 1) amounts = amountsOf(from, held, superiors, fetched, dice);
  const secondType = amounts.items[0].good.type;
  const pickup = fetched && secondType === productType.ordinary;
  const luck = dice.random();
  const plan: OrderPlan = {
    at, amounts, secondType, pickup, type: staged === 'group' ? 2 : luck < 0.88 || staged === 'unsent' || isReturning(staged) ? 0 : luck < 0.95 ? 1 : isGroupable(amounts) && !asked && !pickup ? 2 : 0,
    payType: asked ? 'yue' : isReturning(staged) ? 'weixin' : dice.pick(['weixin', 'weixin', 'weixin', 'alipay', 'alipay', 'yue', 'yue']), shipments: [],
  };
  if (!staged && dice.chance(now - at < dawdling ? 0.5 : 0.07)) {
    const byMember = dice.chance(0.3);
    return { ...plan, cancelled: { byMember, at: at + (byMember ? dice.whole(60, unpaidFor - 60) : unpaidFor) } };
  }
  const hesitates = Math.floor(dice.random() ** 2 * 900);
  // A group opens once it is paid for.
  const paidAt = at + 15 + (staged === 'group' ? 0 : hesitates);
  plan.paidAt = paidAt;
  if (plan.type === 2) {
    plan.group = luck > 0.98 && staged !== 'group' ? 'fails' : 'succeeds';
    if (plan.group === 'fails') {
      plan.refund = { item: 0, unsent: true, withReturn: false, share: shareOf(amounts.items[0], amounts.items[0].payNum, true), steps: givenBackBySystem(paidAt + groupLasts) };
      return plan;
    }
  }
  const askedAt = asked ? now - 5 * minute : !staged && plan.type !== 2 && !isAutomatic(secondType) && dice.chance(0.03) ? paidAt + dice.whole(10, 240) * minute : undefined;
  const sentFrom = askedAt === undefined ? paidAt : askBack(plan, askedAt, dice);
  if (sentFrom === undefined) return plan;
  const receivedAt = isAutomatic(secondType) ? sendAtOnce(plan, paidAt)
    : pickup ? openingAfter(staged ? now + day : sentFrom + dice.whole(2, 72) * hour, dice)
    : ship(plan, staged === 'unsent' ? now + day : openingAfter(sentFrom + (plan.type === 2 ? groupLasts : 0) + dice.whole(1, 28) * hour, dice), dice);
  plan.receivedAt = receivedAt;
  if (isReturning(staged)) plan.refund = { item: 0, unsent: false, withReturn: true, share: shareOf(amounts.items[0], amounts.items[0].payNum, false), steps: returnSteps(now, staged) };
  else if (!plan.refund && staged !== 'promoted' && dice.chance(pickup ? 0.15 : 0.045)) sendBack(plan, receivedAt, dice);
  // An order is not complete while a refund is open.
  plan.completedAt = Math.max(receivedAt + completesAfter, plan.refund ? endOf(plan.refund).at + hour : 0);
  return plan;
}

/** The member wants money back before anything is sent; nothing is sent until that is settled. @returns from when on goods may go, undefined when none are left */
function askBack(plan: OrderPlan, at: number, dice: Dice): number | undefined {
  const { items } = plan.amounts;
  const item = dice.whole(0, items.length - 1);
  const whole = items.length === 1;
  plan.refund = {
    item, unsent: true, withReturn: false, share: shareOf(items[item], items[item].payNum, whole),
    steps: refundSteps(at, false, plan.payType === 'yue', dice),
  };
  const end = endOf(plan.refund);
  return end.status === refundStatus.settled && whole ? undefined : end.at;
}

/** Pieces left after a refund before sending, in one or two shipments. @returns when the last has come */
function ship(plan: OrderPlan, at: number, dice: Dice): number {
  const { refund, amounts } = plan;
  const gone = refund && endOf(refund).status === refundStatus.settled ? refund.item : -1;
  const parts = amounts.items.flatMap(({ payNum }, item) => (item === gone ? [] : [{ item, num: payNum }]));
  const pieces = parts.reduce((total, { num }) => total + num, 0);
  let last = at;
  if (pieces > 1 && dice.chance(0.12)) {
    const [first, ...rest] = parts;
    const some = rest.length > 0 ? first.num : first.num - 1;
    const later = rest.length > 0 ? rest : [{ item: first.item, num: 1 }];
    last = openingAfter(at + dice.whole(18, 60) * hour, dice);
    plan.shipments.push({ at, parts: [{ item: first.item, num: some }] }, { at: last, parts: later });
  } else plan.shipments.push({ at, parts });
  return last + (dice.chance(0.15) ? autoReceipt : Math.floor((1.5 + dice.random() * 3.5) * day));
}

/** A link or a key is there as soon as it is sent: nobody waits for it. @returns when that is */
function sendAtOnce(plan: OrderPlan, paidAt: number): number {
  const at = paidAt + 2;
  plan.shipments.push({ at, parts: plan.amounts.items.map(({ payNum }, item) => ({ item, num: payNum })) });
  return at;
}

/** Some send back, or ask back, what has come, before the order is completed. */
function sendBack(plan: OrderPlan, receivedAt: number, dice: Dice): void {
  const { items } = plan.amounts;
  const item = dice.whole(0, items.length - 1);
  const pieces = dice.whole(1, items[item].payNum);
  const withReturn = plan.secondType === productType.ordinary && dice.chance(0.55);
  const at = receivedAt + dice.whole(2, 90) * hour;
  plan.refund = {
    item, unsent: false, withReturn, share: shareOf(items[item], pieces, false),
    steps: !withReturn && dice.chance(0.2) ? givenBack(at) : refundSteps(at, withReturn, plan.payType === 'yue', dice),
  };
}
