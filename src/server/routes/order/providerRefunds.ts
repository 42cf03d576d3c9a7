/**
 * Money that WeChat Pay or Alipay took, on its way back (decisions 34, 56): each refund in 退款中 is asked for once, by one process, and
 * followed until the provider says that it is through. The provider is asked first what it knows, so that what a killed process had asked
 * for is not lost, and its number makes that nothing is given back twice.
 */
import { type RawBuilder, sql } from 'kysely';
import { payType, providerRefundState, refundStatus } from '../../../../generated/codes';
import type { PayType, ProviderRefundState } from '../../../../generated/types/enumerations';
import { centsOf } from '../../../engine/format/money';
import { wallTime } from '../../../engine/time/wallTime';
import { often } from '../../jobs/records';
import type { PlannedJob } from '../../jobs/schedule';
import type { Payments, Refunding, Told } from '../../payment/client';
import { PaymentFailure } from '../../payment/failure';
import { findMerchant, lackOf, type Merchant, merchantNames } from '../../payment/merchants';
import { Refusal } from '../../refusal';
import { system } from '../../resources/door/visit';
import { write } from '../../resources/house';
import type { House, Visit } from '../../resources/types';
import { confirmRegistrationRefund } from '../marketing/activityRefund';
import { confirmRefund } from './agreeRefund';
import { merchantOfPayment, type PaidBy, providerOf } from './payment';
import { lockRefund } from './records';

/** What holds refunds. */
export type RefundKey = 'order/refund' | 'marketing/activityRefund';

interface Kind {
  /** Refunds `r` with what they are of, `o`. */
  from: RawBuilder<unknown>;
  /** As the provider knows it. */
  refundNo: RawBuilder<unknown>;
  payType: RawBuilder<unknown>;
  /** Under lock, in the order in which everybody locks. */
  lock(visit: Visit, id: number): Promise<void>;
  confirm(visit: Visit, id: number, to: string, number: string): Promise<void>;
}

const kinds: Readonly<Record<RefundKey, Kind>> = {
  'order/refund': {
    from: sql`refund_order r join order_order o on o.id = r.order_id`, refundNo: sql`r.refund_order_no`, payType: sql`coalesce(r.refund_pay_type, o.pay_type)`,
    lock: async (visit, id) => void await lockRefund(visit, id),
    confirm: confirmRefund,
  },
  'marketing/activityRefund': {
    from: sql`marketing_activity_refund r join marketing_activity_order o on o.id = r.order_id`, refundNo: sql`'S' || r.refund_order_no`, payType: sql`coalesce(r.refund_pay_type, o.pay_type)`,
    lock: async (visit, id) => void await visit.of('marketing/activityRefund').lock(id),
    confirm: (visit, id, _to, number) => confirmRegistrationRefund(visit, id, number),
  },
};

interface Due extends Refunding, PaidBy {
  id: string;
  payType: PayType;
  status: number;
}

const read = (house: House, key: RefundKey, where: RawBuilder<unknown>, most: number): Promise<Due[]> => {
  const { from, refundNo, payType: way } = kinds[key];
  return sql<Due>`select r.id, ${refundNo} as "refundNo", coalesce(o.out_trade_no, '') as "tradeNo", r.refund_price as amount, o.pay_price as paid, '订单退款' as reason,
      ${way} as "payType", o.pay_channel as "payChannel", r.refund_status as status
    from ${from} where ${where} order by r.id limit ${most}`.execute(house.sql).then(({ rows }) => rows);
};

/** A batch ends well within the lease of its job, however slow the providers are. */
const batch = 2;
/** Minutes before a refund in hand is looked at again, should its process have died. */
const inHand = 5;
/** Minutes between two looks at most. */
const longestWait = 60;

const minutesOn = (minutes: number): string => wallTime(new Date(Date.now() + minutes * 60_000));

const { waiting, underWay, refused } = providerRefundState;

interface Kept {
  providerState: ProviderRefundState;
  providerReason: string;
  providerTime?: string;
  providerTries?: number;
  outRefundNo?: string;
}

/** As it stands under lock. */
interface Stands {
  providerState: ProviderRefundState | null;
  providerTries: number;
}

/** Writes down where it stands, unless it came to an end meanwhile. */
const keep = (house: House, key: RefundKey, id: number, values: Kept | ((now: Stands) => Kept)): Promise<void> => write(house, system, async (visit) => {
  await kinds[key].lock(visit, id);
  const { record } = await visit.of(key).lock(id);
  if (record.refundStatus !== refundStatus.refunding) return;
  await visit.of(key).assign(id, typeof values === 'function' ? values(record) : values, { title: '原路退款' });
});

/** @returns how it stood, where it is this process that goes on with it: it is put off first, so that no other does */
const claim = (house: House, key: RefundKey, id: number): Promise<{ state: ProviderRefundState | null } | undefined> => write(house, system, async (visit) => {
  await kinds[key].lock(visit, id);
  const { record } = await visit.of(key).lock(id);
  const { providerState: state, providerTime, providerTries } = record;
  if (record.refundStatus !== refundStatus.refunding || state === refused || (providerTime ?? '') > wallTime()) return undefined;
  await visit.of(key).assign(id, { providerState: underWay, providerTime: minutesOn(inHand), providerTries: providerTries + 1 }, { title: '提交原路退款' });
  return { state };
});

/** Asks first what is known already. One that the provider had given up is asked for anew once somebody has said so. */
async function carry(payments: Payments, merchant: Merchant, due: Due, isFresh: boolean, sent: () => void): Promise<Told> {
  const known = await payments.refundState(merchant, due);
  if (known && !(known.state === 'closed' && isFresh)) return known;
  sent();
  return payments.refund(merchant, due);
}

/** What the provider told, or the shop's own job found out, is written down; money that is back settles the refund. */
export async function heed(house: House, key: RefundKey, id: number, way: PayType, { state, words, number }: Told): Promise<void> {
  if (state === 'done') await write(house, system, (visit) => kinds[key].confirm(visit, id, providerOf(way) ?? '', number));
  else if (state === 'closed') await keep(house, key, id, { providerState: refused, providerReason: words });
  else await keep(house, key, id, ({ providerTries }) => ({ providerState: underWay, providerReason: '', providerTime: later(providerTries), ...(number && { outRefundNo: number }) }));
}

const later = (tries: number): string => minutesOn(Math.min(longestWait, 2 ** Math.min(tries, 6)));

async function work(house: House, payments: Payments, key: RefundKey, due: Due): Promise<void> {
  const id = Number(due.id);
  const name = await merchantOfPayment(house.sql, due);
  if (!name) return;
  const merchant = await findMerchant(house.sql, house.vault, name);
  if (!merchant) return keep(house, key, id, ({ providerState }) => ({ providerState: providerState ?? waiting, providerReason: lackOf(name) }));
  const claimed = await claim(house, key, id);
  if (!claimed) return;
  const isFresh = claimed.state !== underWay;
  let isSent = !isFresh;
  try {
    if (centsOf(due.amount) === 0) return await heed(house, key, id, due.payType, { state: 'done', number: '', words: '' });
    if (due.tradeNo === '') return await keep(house, key, id, { providerState: refused, providerReason: '没有商户单号，无法原路退款，请线下退款后登记' });
    await heed(house, key, id, due.payType, await carry(payments, merchant, due, isFresh, () => { isSent = true; }));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const failure = error instanceof PaymentFailure ? error : undefined;
    if (failure && !failure.passes) return keep(house, key, id, { providerState: refused, providerReason: failure.message });
    // Where it may have been asked for it stays in hand, so that nobody gives it back by other ways meanwhile.
    const isWaiting = !isSent || (isFresh && failure?.isDoubtful === false);
    await keep(house, key, id, ({ providerTries }) => ({ providerState: isWaiting ? waiting : underWay, providerReason: error.message, providerTime: later(providerTries) }));
  }
}

/** What no provider that is configured can take care of is left alone once it says so: it would come round for ever. */
async function lacks(house: House): Promise<string[]> {
  const found = await Promise.all(merchantNames.map(async (name) => ({ name, merchant: await findMerchant(house.sql, house.vault, name) })));
  return found.filter(({ merchant }) => !merchant).map(({ name }) => lackOf(name));
}

const jobOf = (house: House, payments: Payments, key: RefundKey): PlannedJob => ({
  name: `${key}:provider`, title: `${house.resources.get(key)?.entity.title ?? ''}原路退回`, every: often,
  async batch(past = 0) {
    const due = await read(house, key, sql`r.refund_status = ${refundStatus.refunding} and ${kinds[key].payType} in (${payType.weixin}, ${payType.alipay}) and r.id > ${past}
      and coalesce(r.provider_state, ${waiting}) in (${waiting}, ${underWay}) and coalesce(r.provider_time, '-infinity') <= ${wallTime()}::timestamp and coalesce(r.provider_reason, '') <> all(${await lacks(house)}::text[])`, batch);
    for (const each of due) await work(house, payments, key, each);
    return due.length < batch ? undefined : Number(due.at(-1)?.id);
  },
});

export const providerRefundJobs = (house: House, payments: Payments): PlannedJob[] =>
  (['order/refund', 'marketing/activityRefund'] as const).filter((key) => house.resources.has(key)).map((key) => jobOf(house, payments, key));

/** A provider tells of a refund. @param amount 元, where it names one @returns whether the shop has such a refund */
export async function hearOfRefund(house: House, { refundNo, tradeNo, amount, told }: { refundNo: string; tradeNo: string; amount?: string; told?: Told }): Promise<boolean> {
  for (const key of ['order/refund', 'marketing/activityRefund'] as const) {
    const [due] = await read(house, key, sql`r.refund_order_no = ${key === 'order/refund' ? refundNo : refundNo.slice(1)}`, 1);
    if (!due || due.refundNo !== refundNo || due.tradeNo !== tradeNo || (amount !== undefined && due.amount !== amount)) continue;
    if (due.status !== refundStatus.refunding) return due.status === refundStatus.settled;
    if (told) await heed(house, key, Number(due.id), due.payType, told);
    else await keep(house, key, Number(due.id), { providerState: underWay, providerReason: '', providerTime: wallTime() });
    return true;
  }
  return false;
}
