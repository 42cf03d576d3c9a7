/**
 * Brokerage of an order, each step in the transaction that brings it about: earned when the order is paid, frozen from the moment
 * that the rules name, spendable once it has thawed, taken back as far as the order is (distribution sheet). Whoever goes through
 * here holds the order's lock and takes those of the records before those of the members.
 */
import { sql } from 'kysely';
import { centsOf, yuanOf } from '../../../engine/format/money';
import { fromSeconds, wallTime } from '../../../engine/time/wallTime';
import { all, among, equals } from '../../resources/condition';
import { assignRecord, createRecord } from '../../resources/door/door';
import { lockRow, lockRows, type Locked, type Row } from '../../resources/door/rows';
import type { Visit } from '../../resources/door/visit';
import { readRules, type DistributionRules, type ShareNode } from './rules';

const keys = { record: 'distribution/brokerageRecord', member: 'user/user', detail: 'order/orderDetail' } as const;
const resourceOf = (visit: Visit, key: keyof typeof keys) => visit.resources.get(keys[key])!;

/** Codes of 佣金状态. */
export const brokerageStatus = { created: 1, frozen: 2, settled: 3, void: 4 } as const;
const direction = { in: 1, out: 2 } as const;
/** Codes of 分佣类型. */
const shares = { none: 0, own: 1 } as const;

/** 分 of both levels. */
type Fees = readonly [first: number, second: number];

/** Promoters above a member who can earn, by level. */
async function superiorsOf({ db }: Visit, uid: unknown): Promise<(number | undefined)[]> {
  const { rows: [row] } = await sql<{ first: string | null; second: string | null }>`
    select case when s.is_promoter and not s.is_logoff and not s.is_del then s.id end as first, case when t.is_promoter and not t.is_logoff and not t.is_del then t.id end as second
    from user_user u join user_user s on s.id = u.spread_uid left join user_user t on t.id = s.spread_uid where u.id = ${uid}`.execute(db);
  return [row?.first, row?.second].map((id) => (id ? Number(id) : undefined));
}

/** What an item earns: postage does not count, and the shop keeps what rounding leaves. */
function feesOf({ payPrice, freightFee, subBrokerageType, brokerage, brokerageTwo }: Row, { rates }: DistributionRules): { rates: Fees; fees: Fees } {
  const own: Fees = subBrokerageType === shares.own ? [Number(brokerage), Number(brokerageTwo)] : subBrokerageType === shares.none ? [0, 0] : rates;
  const base = centsOf(payPrice) - centsOf(freightFee);
  return { rates: own, fees: [Math.floor((base * own[0]) / 100), Math.floor((base * own[1]) / 100)] };
}

const after = (days: number): string => fromSeconds(Math.floor(Date.now() / 1000) + days * 86_400);

const frozen = ({ days }: DistributionRules) => ({ status: brokerageStatus.frozen, frozenTime: days, thawTime: after(days) });

/**
 * What a paid order earns those who brought its member, by the rules of the day of payment: what was reckoned before gives way.
 * @param order its row as it will be; completed by what it earns
 */
export async function earnBrokerage(visit: Visit, orderId: unknown, order: Row): Promise<void> {
  const rules = await readRules(visit.db);
  const superiors = rules.enabled ? await superiorsOf(visit, order.uid) : [];
  const details = resourceOf(visit, 'detail');
  const sums: [number, number] = [0, 0];
  for (const { id, record } of await lockRows(visit, details, equals(details.stored.get('orderId')!, orderId))) {
    const { rates, fees } = feesOf(record, rules);
    const earned = fees.map((fee, at) => (superiors[at] === undefined ? 0 : fee));
    earned.forEach((fee, at) => { sums[at]! += fee; });
    await assignRecord(visit, details, id, { brokerage: rates[0], brokerageTwo: rates[1], firstBrokerageFee: yuanOf(earned[0]!), secondBrokerageFee: yuanOf(earned[1]!) }, { title: '订单返佣' });
  }
  Object.assign(order, { firstBrokerage: yuanOf(sums[0]), secondBrokerage: yuanOf(sums[1]) });
  for (const [at, uid] of superiors.entries()) {
    if (uid === undefined || sums[at] === 0) continue;
    await createRecord(visit, resourceOf(visit, 'record'), {
      uid, subUid: order.uid, linkType: 'order', orderId, orderNo: order.orderNo, orderPrice: order.payPrice, brokerageLevel: at + 1, type: direction.in,
      title: '推广订单', price: yuanOf(sums[at]!), status: brokerageStatus.created, frozenTime: rules.days, ...(rules.node === 'pay' ? frozen(rules) : {}),
    }, { title: '订单返佣' });
  }
}

/** Records of what the order earned, under lock. */
function lockEarned(visit: Visit, orderId: unknown): Promise<Locked[]> {
  const { stored } = resourceOf(visit, 'record');
  return lockRows(visit, resourceOf(visit, 'record'), all([equals(stored.get('orderId')!, orderId), equals(stored.get('type')!, direction.in)]));
}

/** The order has come to a node; what it earned is frozen at the one that the rules name, at its end in any case. */
export async function freezeBrokerage(visit: Visit, orderId: unknown, node: ShareNode): Promise<void> {
  const rules = await readRules(visit.db);
  if (node !== 'complete' && node !== rules.node) return;
  for (const { id, record } of await lockEarned(visit, orderId)) {
    if (record.status === brokerageStatus.created) await assignRecord(visit, resourceOf(visit, 'record'), id, frozen(rules), { title: '佣金冻结' });
  }
}

/** What has thawed can be spent; who has left gets nothing any more. Judged once more under lock. */
export async function thawBrokerage(visit: Visit, id: unknown): Promise<void> {
  const [records, members] = [resourceOf(visit, 'record'), resourceOf(visit, 'member')];
  const { record } = await lockRow(visit, records, id);
  if (record.status !== brokerageStatus.frozen || String(record.thawTime) > wallTime()) return;
  const { record: member } = await lockRow(visit, members, record.uid);
  if (member.isLogoff === true) {
    await assignRecord(visit, records, id, { status: brokerageStatus.void }, { title: '推广人已注销' });
    return;
  }
  await assignRecord(visit, records, id, { status: brokerageStatus.settled }, { title: '佣金解冻' });
}

/**
 * Locks what an order earned, then its member and everybody who may have to give back, by rising ids.
 * @returns what it earned
 */
export async function lockBrokerage(visit: Visit, orderId: unknown, uid: unknown): Promise<Locked[]> {
  const earned = await lockEarned(visit, orderId);
  const settled = earned.filter(({ record }) => record.status === brokerageStatus.settled).map(({ record }) => record.uid);
  const members = resourceOf(visit, 'member');
  await lockRows(visit, members, among(members.id, [...new Set([uid, ...settled])]));
  return earned;
}

/**
 * A refund takes back what its part of the order earned: less will be paid out, or what was paid out is given back as far as it is
 * still there.
 * @param earned from `lockBrokerage`
 * @param fees 元 of both levels
 * @returns whether the platform bears a part in the promoter's place (平台代扣佣金)
 */
export async function takeBackBrokerage(visit: Visit, earned: readonly Locked[], fees: readonly [first: string, second: string], mark: string): Promise<boolean> {
  const title = '订单退款，退回佣金';
  let borne = false;
  for (const { id, record } of earned) {
    const amount = centsOf(fees[Number(record.brokerageLevel) - 1]);
    if (amount === 0 || record.status === brokerageStatus.void) continue;
    if (record.status !== brokerageStatus.settled) {
      const left = centsOf(record.price) - amount;
      await assignRecord(visit, resourceOf(visit, 'record'), id, left > 0 ? { price: yuanOf(left) } : { status: brokerageStatus.void }, { title });
      continue;
    }
    const taken = await giveBack(visit, record, amount, { title, mark });
    borne ||= taken < amount;
  }
  return borne;
}

/** @returns 分 that the promoter could give back */
async function giveBack(visit: Visit, { uid, subUid, linkType, orderId, orderNo, orderPrice, brokerageLevel }: Row, amount: number, words: { title: string; mark: string }): Promise<number> {
  const members = resourceOf(visit, 'member');
  const { record: { brokeragePrice, isLogoff } } = await lockRow(visit, members, uid);
  const taken = isLogoff === true ? 0 : Math.min(amount, centsOf(brokeragePrice));
  if (taken === 0) return 0;
  await createRecord(visit, resourceOf(visit, 'record'), {
    uid, subUid, linkType, orderId, orderNo, orderPrice, brokerageLevel, type: direction.out, price: yuanOf(taken), status: brokerageStatus.settled, ...words,
  }, { title: words.title });
  return taken;
}
