/**
 * Brokerage of an order, each step in the transaction that brings it about: earned when the order is paid, frozen from the moment
 * that the rules name, spendable once it has thawed, taken back as far as the order is (distribution sheet). Whoever goes through
 * here holds the order's lock and takes those of the records before those of the members.
 */
import { sql } from 'kysely';
import { centsOf, yuanOf } from '../../../engine/format/money';
import { fromSeconds } from '../../../engine/time/wallTime';
import { brokerageLevel, brokerageLinkType, brokerageShare, brokerageStatus, ledgerDirection } from '../../../../generated/codes';
import type { BrokerageLevel, ShareNode } from '../../../../generated/types/enumerations';
import type { MoveRule, Visit } from '../../resources/types';
import type { LockedRecord } from '../../resources/typed';
import type { Records } from '../../../../generated/records';
import { readRules, type DistributionRules } from './rules';

type BrokerageRecord = Records['distribution/brokerageRecord'];
type Earned = LockedRecord<'distribution/brokerageRecord'>;

const levels: readonly BrokerageLevel[] = [brokerageLevel.first, brokerageLevel.second];

/** 分 of both levels. */
type Fees = readonly [first: number, second: number];

/** Promoters above a member who can earn, by level. */
async function superiorsOf({ db }: Visit, uid: number): Promise<(number | null | undefined)[]> {
  const earns = (member: 's' | 't') => sql<number | null>`case when ${sql.ref(`${member}.is_promoter`)} and not ${sql.ref(`${member}.is_logoff`)} and not ${sql.ref(`${member}.is_del`)} then ${sql.ref(`${member}.id`)} end`;
  const row = await db.selectFrom('user_user as u').innerJoin('user_user as s', 's.id', 'u.spread_uid').leftJoin('user_user as t', 't.id', 's.spread_uid')
    .select([earns('s').as('first'), earns('t').as('second')]).where('u.id', '=', uid).executeTakeFirst();
  return [row?.first, row?.second];
}

/** What an item earns: postage does not count, and the shop keeps what rounding leaves. */
function feesOf({ payPrice, freightFee, subBrokerageType, brokerage, brokerageTwo }: Records['order/orderDetail'], { rates }: DistributionRules): { rates: Fees; fees: Fees } {
  const own: Fees = subBrokerageType === brokerageShare.own ? [brokerage, brokerageTwo] : subBrokerageType === brokerageShare.none ? [0, 0] : rates;
  const base = centsOf(payPrice) - centsOf(freightFee);
  return { rates: own, fees: [Math.floor((base * own[0]) / 100), Math.floor((base * own[1]) / 100)] };
}

const after = (days: number): string => fromSeconds(Math.floor(Date.now() / 1000) + days * 86_400);

const frozen = ({ days }: DistributionRules) => ({ status: brokerageStatus.frozen, frozenTime: days, thawTime: after(days) });

/**
 * What a paid order earns those who brought its member, by the rules of the day of payment: what was reckoned before gives way.
 * @param order its row as it will be; completed by what it earns
 */
export async function earnBrokerage(visit: Visit, orderId: number, order: Records['order/order']): Promise<void> {
  const rules = await readRules(visit);
  const superiors = rules.enabled ? await superiorsOf(visit, order.uid) : [];
  const details = visit.of('order/orderDetail');
  const sums: [number, number] = [0, 0];
  for (const { id, record } of await details.lockWhere({ orderId })) {
    const { rates, fees } = feesOf(record, rules);
    const earned = fees.map((fee, at) => (superiors[at] ? fee : 0));
    earned.forEach((fee, at) => { sums[at] += fee; });
    await details.assign(id, { brokerage: rates[0], brokerageTwo: rates[1], firstBrokerageFee: yuanOf(earned[0]), secondBrokerageFee: yuanOf(earned[1]) }, { title: '订单返佣' });
  }
  Object.assign(order, { firstBrokerage: yuanOf(sums[0]), secondBrokerage: yuanOf(sums[1]) });
  for (const [at, uid] of superiors.entries()) {
    if (!uid || sums[at] === 0) continue;
    await visit.of('distribution/brokerageRecord').create({
      uid, subUid: order.uid, linkType: brokerageLinkType.order, orderId, orderNo: order.orderNo, orderPrice: order.payPrice, brokerageLevel: levels[at], type: ledgerDirection.in,
      title: '推广订单', price: yuanOf(sums[at]), status: brokerageStatus.created, frozenTime: rules.days, ...(rules.node === 'pay' ? frozen(rules) : {}),
    }, { title: '订单返佣' });
  }
}

/** Records of what the order earned, under lock. */
const lockEarned = (visit: Visit, orderId: number): Promise<Earned[]> => visit.of('distribution/brokerageRecord').lockWhere({ orderId, type: ledgerDirection.in });

/** The order has come to a node; what it earned is frozen at the one that the rules name, at its end in any case. */
export async function freezeBrokerage(visit: Visit, orderId: number, node: ShareNode): Promise<void> {
  const rules = await readRules(visit);
  if (node !== 'complete' && node !== rules.node) return;
  for (const { id, record } of await lockEarned(visit, orderId)) {
    if (record.status === brokerageStatus.created) await visit.of('distribution/brokerageRecord').assign(id, frozen(rules), { title: '佣金冻结' });
  }
}

/** What has thawed can be spent; who has left gets nothing any more. */
export const thawBrokerage: MoveRule<BrokerageRecord> = async (visit, { uid }) => {
  if (uid === null) return {};
  const { record: member } = await visit.of('user/user').lock(uid);
  return member.isLogoff ? { status: brokerageStatus.void } : {};
};

/**
 * Locks what an order earned, then its member and everybody who may have to give back, by rising ids.
 * @returns what it earned
 */
export async function lockBrokerage(visit: Visit, orderId: number, uid: number): Promise<Earned[]> {
  const earned = await lockEarned(visit, orderId);
  const settled = earned.filter(({ record }) => record.status === brokerageStatus.settled).flatMap(({ record }) => record.uid ?? []);
  await visit.of('user/user').lockWhere({ id: [...new Set([uid, ...settled])] });
  return earned;
}

/**
 * A refund takes back what its part of the order earned: less will be paid out, or what was paid out is given back as far as it is
 * still there.
 * @param earned from `lockBrokerage`
 * @param fees 元 of both levels
 * @returns whether the platform bears a part in the promoter's place (平台代扣佣金)
 */
export async function takeBackBrokerage(visit: Visit, earned: readonly Earned[], fees: readonly [first: string, second: string], mark: string): Promise<boolean> {
  const title = '订单退款，退回佣金';
  let borne = false;
  for (const { id, record } of earned) {
    const amount = record.brokerageLevel === null ? 0 : centsOf(fees[record.brokerageLevel - 1]);
    if (amount === 0 || record.status === brokerageStatus.void) continue;
    if (record.status !== brokerageStatus.settled) {
      const left = centsOf(record.price) - amount;
      await visit.of('distribution/brokerageRecord').assign(id, left > 0 ? { price: yuanOf(left) } : { status: brokerageStatus.void }, { title });
      continue;
    }
    const taken = await giveBack(visit, record, amount, { title, mark });
    borne ||= taken < amount;
  }
  return borne;
}

/** @returns 分 that the promoter could give back */
async function giveBack(visit: Visit, { uid, subUid, linkType, orderId, orderNo, orderPrice, brokerageLevel }: BrokerageRecord, amount: number, words: { title: string; mark: string }): Promise<number> {
  if (uid === null) return 0;
  const members = visit.of('user/user');
  const { record: { brokeragePrice, isLogoff } } = await members.lock(uid);
  const taken = isLogoff ? 0 : Math.min(amount, centsOf(brokeragePrice));
  if (taken === 0) return 0;
  await visit.of('distribution/brokerageRecord').create({
    uid, subUid, linkType, orderId, orderNo, orderPrice, brokerageLevel, type: ledgerDirection.out, price: yuanOf(taken), status: brokerageStatus.settled, ...words,
  }, { title: words.title });
  return taken;
}
