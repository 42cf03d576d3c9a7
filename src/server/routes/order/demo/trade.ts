/**
 * A year of trade: members, their orders with shipments and refunds, and the ledgers that follow from them, so that all books add up.
 * One pass in the order of time, over one connection and in one transaction: it happens whole or not at all.
 */
import { refundStatus } from '../../../../../generated/codes';
import type { PoolClient } from 'pg';
import { fromSeconds } from '../../../../engine/time/wallTime';
import { resourceOf } from '../../../resources/resource';
import { inTransaction, withClient, withoutIndexes } from '../../../seed/indexes';
import type { Size } from '../../../seed/size';
import { earningsOf } from './brokerage';
import { day, newest, orderTimes } from './calendar';
import { diceFrom, type Dice } from './dice';
import { formsOf, readGifts, readGoods } from './goods';
import { Ledgers, type Change, type Entry } from './ledgers';
import { Members } from './members';
import { withdrawShares } from './merchantClosings';
import { planOrder, type OrderPlan, type Staged } from './orders';
import { holdCoupon } from './coupons';
import { pointsPlans } from './pointsOrders';
import { thawsAt, waitingPoints } from './points';
import { Refunds } from './refundRows';
import { piecesTaken, standingOf, writeOrder } from './rows';
import { readSignRules, signIn } from './signing';
import { formGroups } from './groups';
import { fillVisits } from './visits';
import { countOn, lastId, openWriters, Sender } from '../../../seed/writer';
import type { House, Row } from '../../../resources/types';

const seed = 20_261;
/** Orders of one year. */
const orders = { demo: 6_000, many: 1_000_000 } as const;
const manyMembers = 200_000;
/** One of so many members has a coupon to use. */
const holders = 17;
/** Points for joining. */
const welcome = 100;
/** What an order of that age brings its promoter is settled. */
const earnedAfter = 60 * day;
/** Orders of that age have come, whatever their way; their members send back what was in them. */
export const returningFor = 18 * day;
const returning = ['returning', 'returned', 'refunding', 'refused', 'revoked'] as const satisfies readonly Staged[];
/** How far back orders of the points mall reach. */
const giftsFor = 330 * day;
/** After so many orders or members the database gets what it can take. */
const few = 10;

const tables = {
  order: 'order/order', detail: 'order/orderDetail', log: 'order/orderStatusLog', invoice: 'order/invoice', invoiceDetail: 'order/invoiceDetail',
  refund: 'order/refund', refundLog: 'order/refundStatusLog', integral: 'user/integralRecord', balance: 'user/balanceRecord', experience: 'user/experienceRecord', brokerage: 'distribution/brokerageRecord', closing: 'finance/userClosing', recharge: 'finance/rechargeOrder', coupon: 'marketing/couponUser', verify: 'marketing/couponVerify', sign: 'marketing/signRecord',
  member: 'user/user',
} as const;

const streets = ['文三路', '人民南路', '中山路', '解放路', '科苑路', '珞喻路', '建设大道', '张杨路'];

/** @param planned members as their schema plans them */
export async function seedTrade(house: House, planned: readonly Row[], size: Size, report: (sentence: string) => void): Promise<void> {
  const names = Object.values(tables).map((key) => resourceOf(house, key).tableName);
  await withClient(house, (client) => {
    const work = () => fill(house, client, planned, size, report);
    // Fewer rows: the database keeps indexes while the next ones are made, instead of building them when all are there.
    return size.large ? withoutIndexes(client, names, work) : inTransaction(client, work);
  });
}

async function fill(house: House, client: PoolClient, planned: readonly Row[], size: Size, report: (sentence: string) => void): Promise<void> {
  const goods = await readGoods(house);
  const now = Math.floor(Date.now() / 1000);
  const dice = diceFrom(seed);
  const writers = await openWriters(house, client, tables);
  const refunds = new Refunds(writers);
  const orderTables = { ...writers, refunds };
  const sender = new Sender(client, Object.values(writers));
  const count = size.large ? orders.many : Math.min(orders.demo, size.most ?? Infinity);
  const members = new Members(planned, size.large ? manyMembers : planned.length, await lastId(client, writers.member.resource) + 1, now, dice);
  const ledgers = new Ledgers(writers, members, now);
  for (let at = 0; at < members.count; at += 1) {
    if (members.isGone(at)) continue;
    if (goods.coupons.length > 0 && at % holders === 0) holdCoupon(writers, goods, members.idOf(at), Math.max(members.cameAt(at), now - (at % 41) * day), at, now);
    ledgers.plan({ at: members.cameAt(at), member: at, ledger: 'integral', amount: welcome, linkType: 'system', linkId: '', title: '新人礼' });
  }
  signIn(writers.sign, ledgers, members, await readSignRules(house), now);
  const sold = new Map<number, number>();
  const times = goods.shops.length === 0 ? new Float64Array() : orderTimes(count, now, dice);
  // The first is the eldest of the newest: a group waits a day at most, whatever the number of orders a day. What nothing but a search finds comes next.
  const stages: Staged[] = ['group', ...formsOf(goods).map((formId) => ({ formId })), 'pickup', 'refund', 'unsent', 'unsent'];
  const staged = new Map(stages.map((stage, index) => [(index + 1) * newest, stage]));
  const number = numbering();
  const write = (plan: OrderPlan, member: number, own: Dice) => {
    const orderNo = number(plan.at);
    const standing = standingOf(plan, now);
    const id = writeOrder(orderTables, plan, standing, orderNo, buyerOf(members, member, own), now, own);
    for (const change of changesOf(plan, orderNo, member, now)) ledgers.plan(change);
    members.orders(member, plan.at, standing.paid);
    for (const [place, { good }] of plan.amounts.items.entries()) sold.set(good.attrValueId, (sold.get(good.attrValueId) ?? 0) + piecesTaken(plan, standing, place));
    return { id, orderNo, standing };
  };
  const order = (at: number, member: number, own: Dice, stage?: Staged) => {
    ledgers.until(at);
    const superiors = members.superiors(member);
    const plan = planOrder(at, now, goods, members.points[member], superiors.length, own, stage);
    const { id, orderNo, standing } = write(plan, member, own);
    const waiting = waitingPoints(plan, standing, { orderNo, uid: members.idOf(member) }, now);
    if (waiting) writers.integral.add(waiting);
    for (const earning of earningsOf(plan, standing, { id, orderNo }, members.idOf(member), now)) ledgers.earn(superiors[earning.level - 1], earning);
    // Points are spent at once: the next order must not spend them again.
    ledgers.until(at);
  };
  const gifts = pointsPlans(await readGifts(house), now - giftsFor, now);
  const exchanging = members.early(gifts[0]?.at ?? now);
  const exchange = (until: number) => {
    while (gifts.length > 0 && gifts[0].at <= until && exchanging.length > 0) {
      const plan = gifts.shift()!;
      const member = exchanging[gifts.length % exchanging.length];
      ledgers.until(plan.at);
      // Who has too few of them gets what is lacking, as on a day for members.
      const lacking = plan.amounts.redeem - members.points[member];
      if (lacking > 0) ledgers.plan({ at: plan.at, member, ledger: 'integral', amount: Math.ceil(lacking / 100) * 100, linkType: 'system', linkId: '', title: '会员日赠送积分' });
      ledgers.until(plan.at);
      write(plan, member, diceFrom(seed + plan.at % 1_000));
      ledgers.until(plan.at);
    }
  };
  const promotedAt = now - earnedAfter;
  const promoted = members.broughtLast(promotedAt);
  for (const [index, at] of times.entries()) {
    exchange(at);
    // Their dice are their own, so that no other order depends on them.
    const isFirstAfter = (moment: number) => at > moment && !(times[index - 1]! > moment);
    if (promoted !== undefined && isFirstAfter(promotedAt)) order(promotedAt, promoted, diceFrom(seed + 1), 'promoted');
    for (const [place, stage] of returning.entries()) {
      const [moment, own] = [now - returningFor + place, diceFrom(seed + 2 + place)];
      if (isFirstAfter(moment)) order(moment, members.buyer(moment, own), own, stage);
    }
    order(at, members.buyer(at, dice), dice, staged.get(times.length - index));
    if (index % few === 0) {
      refunds.until(at);
      await sender.send();
    }
    if (size.large && index % 100_000 === 99_999) report(`已生成 ${index + 1} 个订单`);
  }
  exchange(now);
  refunds.until(now);
  ledgers.until(now);
  const levelOf = await levels(house);
  for (let at = 0; at < members.count; at += 1) {
    writers.member.add(members.row(at, levelOf, dice));
    if (at % few === 0) await sender.send();
  }
  await sender.finish();
  for (const { resource } of Object.values(writers)) await countOn(client, resource);
  await countSales(client, sold);
  await countCoupons(client);
  await giveAlong(client);
  await formGroups(client);
  await withdrawShares(house, client, now);
  await fillVisits(client);
}

/** Order numbers hold the day and count within it. */
function numbering(): (at: number) => string {
  let [day, count] = ['', 0];
  return (at) => {
    const today = fromSeconds(at).slice(0, 10).replaceAll('-', '');
    if (today !== day) [day, count] = [today, 0];
    count += 1;
    return `DD${day}${100_000 + count}`;
  };
}

function buyerOf(members: Members, member: number, dice: Dice) {
  const { realName, nickname, province, city, district } = members.rowOf(member);
  return {
    uid: members.idOf(member), came: members.cameAt(member), phone: members.phoneOf(member), realName: String(realName || nickname).slice(0, 16),
    address: `${String(province ?? '')}${String(city ?? '')}${String(district ?? '')}${dice.pick(streets)}${dice.whole(1, 300)}号`,
  };
}

/** What an order does to its member's ledgers, to its end. */
function changesOf({ at, amounts, paidAt, cancelled, payType, refund, completedAt }: OrderPlan, orderNo: string, member: number, now: number): Change[] {
  const changes: Change[] = [];
  const add = (entry: Entry, linkId = orderNo) => changes.push({ ...entry, member, linkId });
  add({ at, ledger: 'integral', amount: -amounts.points, linkType: 'order', title: '订单抵扣积分' });
  add({ at, ledger: 'integral', amount: -amounts.redeem, linkType: 'order', title: '积分兑换商品' });
  if (cancelled) add({ at: cancelled.at, ledger: 'integral', amount: amounts.points + amounts.redeem, linkType: 'order', title: '订单取消，退回积分' });
  if (paidAt !== undefined && payType === 'yue') add({ at: paidAt, ledger: 'balance', amount: -amounts.pay, linkType: 'order', title: '余额支付订单' });
  const end = refund?.steps.at(-1);
  const back = refund && end?.status === refundStatus.settled ? { ...refund.share, at: end.at } : undefined;
  if (back) {
    const refundNo = `TK${orderNo.slice(2)}`;
    if (payType === 'yue') add({ at: back.at, ledger: 'balance', amount: back.price, linkType: 'refund', title: '订单退款' }, refundNo);
    add({ at: back.at, ledger: 'integral', amount: back.points + back.redeem, linkType: 'refund', title: '订单退款，退回积分' }, refundNo);
  }
  if (completedAt !== undefined) {
    add({ at: thawsAt(completedAt, now), ledger: 'integral', amount: amounts.gain - (back?.gain ?? 0), linkType: 'order', title: '订单完成，赠送积分' });
    add({ at: completedAt, ledger: 'experience', amount: Math.floor((amounts.pay - (back?.price ?? 0)) / 100), linkType: 'order', title: '订单完成' });
  }
  return changes;
}

/** @returns the level whose experience is reached */
async function levels(house: House): Promise<(experience: number) => number | null> {
  const rows = await house.sql.selectFrom('system_user_level').select(['id', 'experience']).where('is_del', '=', false).where('is_show', '=', true).orderBy('experience', 'desc').execute();
  return (experience) => rows.find((level) => level.experience <= experience)?.id ?? null;
}

/** Pieces sold leave the counters of their specifications and products. */
async function countSales(client: PoolClient, sold: ReadonlyMap<number, number>): Promise<void> {
  await client.query(`update product_attr_value v set sales = s.pieces from unnest($1::bigint[], $2::int[]) as s(id, pieces) where v.id = s.id`, [[...sold.keys()], [...sold.values()]]);
  await client.query(`update product_product p set sales = s.pieces from (select product_id, sum(sales)::int as pieces from product_attr_value where id = any($1::bigint[]) group by 1) s where p.id = s.product_id`, [[...sold.keys()]]);
}

/** A coupon of limited number has so many left as its members do not hold; of one that was loved more were published. */
/** Some goods bring coupons to whoever buys them, and so do joining and birthdays. */
async function giveAlong(client: PoolClient): Promise<void> {
  await client.query(`with gift as (select id, row_number() over (order by id) as place from marketing_coupon where not is_del and status and receive_type = 3),
    offer as (select 0 as turn, array_agg(id) as ids from gift where place <= 2 union all select 1, array_agg(id) from gift where place = 3)
    update product_product p set coupon_ids = offer.ids from offer where p.mer_id is not null and p.id % 3 = 0 and p.id % 2 = offer.turn and offer.ids is not null`);
  await client.query('update marketing_new_people_present set new_people_switch = true, coupon_id_list = array(select id from marketing_coupon where not is_del and status and receive_type in (2, 3) order by receive_type, id limit 2)');
  await client.query('update marketing_birthday_present set coupon_id_list = array(select id from marketing_coupon where not is_del and status and receive_type = 3 order by id limit 2)');
}

async function countCoupons(client: PoolClient): Promise<void> {
  await client.query(`update marketing_coupon c set total = greatest(c.total, u.issued), last_total = greatest(c.total, u.issued) - u.issued
    from (select c.id, count(u.id)::int as issued from marketing_coupon c left join coupon_user u on u.coupon_id = c.id group by 1) u where u.id = c.id and c.is_limited`);
}
