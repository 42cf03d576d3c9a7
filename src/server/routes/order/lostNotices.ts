/**
 * Money that a provider took and whose notice was lost: shortly before an unpaid order or registration is cancelled, after somebody has
 * cancelled it, or some time after a top-up was placed, the providers are asked for it, once. What they have taken is booked as their notice would have been.
 */
import { type RawBuilder, sql } from 'kysely';
import { codes } from '../../../engine/envelope';
import { often } from '../../jobs/records';
import type { PlannedJob } from '../../jobs/schedule';
import type { Payments } from '../../payment/client';
import { PaymentFailure } from '../../payment/failure';
import { findMerchant, type Merchant, merchantNames, type MerchantName } from '../../payment/merchants';
import { wayOf } from '../../payment/notices';
import { Refusal } from '../../refusal';
import type { House } from '../../resources/types';
import { duration, wallNow } from '../../sql/clock';
import { readConfigured } from '../../shipped/defaults';
import { heedPayment } from './paymentCallbacks';

/** Minutes before the cancellation at which is asked; a payment begun later is told of after it, and refunded. */
const ahead = 3;
/** Days after which nothing is asked any more. */
const longest = 1;
/** A batch ends well within the lease of its job, however slow the providers are. */
const batch = 1;

const kinds = ['order/order', 'marketing/activityOrder', 'finance/rechargeOrder'] as const;
type Kind = (typeof kinds)[number];

/** Minutes after which an unpaid registration is cancelled (`byTime` of its schema), and its provider no longer takes money for a top-up. */
const others = 30;

const minutesOf = async ({ sql: db }: House, key: Kind): Promise<number> => (key === 'order/order'
  ? Number((await readConfigured(db, ['order_cancel_time']))('order_cancel_time'))
  : others);

/** Rows `o` that owe something. */
const owing: Readonly<Record<Kind, { from: RawBuilder<unknown>; amount: RawBuilder<unknown> }>> = {
  'order/order': { from: sql`order_order o`, amount: sql`o.pay_price` },
  'marketing/activityOrder': { from: sql`marketing_activity_order o`, amount: sql`o.pay_price` },
  'finance/rechargeOrder': { from: sql`recharge_order o`, amount: sql`o.price` },
};

interface Unpaid {
  id: string;
  orderNo: string;
}

const read = (house: House, key: Kind, minutes: number, past: number): Promise<Unpaid[]> => sql<Unpaid>`select o.id, o.order_no as "orderNo" from ${owing[key].from}
  where o.create_time between ${wallNow} - ${duration(longest, 'day')} and ${wallNow} - ${duration(Math.max(0, minutes - ahead), 'minute')}
    and not o.paid and ${owing[key].amount} > 0 and coalesce(o.out_trade_no, '') = '' and o.id > ${past} and not exists (select from payment_question q where q.order_no = o.order_no)
  order by o.id limit ${batch}`.execute(house.sql).then(({ rows }) => rows);

type Asked = [MerchantName, Merchant];

async function merchantsOf({ sql: db, vault }: House): Promise<Asked[]> {
  const found = await Promise.all(merchantNames.map(async (name): Promise<Asked[]> => {
    const merchant = await findMerchant(db, vault, name);
    return merchant ? [[name, merchant]] : [];
  }));
  return found.flat();
}

/** @throws Refusal where a provider does not answer, or what it has taken is not what is owed */
async function ask(house: House, payments: Payments, merchants: readonly Asked[], orderNo: string): Promise<void> {
  for (const [name, merchant] of merchants) {
    const taken = await payments.taken(merchant, orderNo);
    if (taken) return heedPayment(house, { tradeNo: orderNo, amount: taken.amount, ...wayOf(name, taken.onWeb) });
  }
}

function jobOf(house: House, payments: Payments, key: Kind): PlannedJob {
  const { sql: db } = house;
  /** The first of a run: others are asked for all the same. */
  let failure: Refusal | undefined;
  return {
    name: `${key}:lostNotices`, title: `${house.resources.get(key)?.entity.title ?? ''}核对未收到通知的付款`, every: often,
    async batch(past = 0) {
      if (past === 0) {
        failure = undefined;
        await sql`delete from payment_question where create_time < now() - ${duration(longest + 1, 'day')}`.execute(db);
      }
      const merchants = await merchantsOf(house);
      if (merchants.length === 0) return undefined;
      const unpaid = await read(house, key, await minutesOf(house, key), past);
      for (const { orderNo } of unpaid) {
        const refused = await refusalOf(ask(house, payments, merchants, orderNo));
        failure ??= refused && new Refusal(codes.invalid, `${orderNo}：${refused.message}`);
        // A provider that is silent is asked again in the next run.
        if (refused instanceof PaymentFailure && refused.passes) continue;
        await db.insertInto('payment_question').values({ order_no: orderNo }).onConflict((conflict) => conflict.column('order_no').doNothing()).execute();
      }
      if (unpaid.length === batch) return Number(unpaid.at(-1)?.id);
      // The log of jobs tells it, since money that belongs nowhere is looked up by people.
      if (failure) throw failure;
      return undefined;
    },
  };
}

async function refusalOf(asking: Promise<void>): Promise<Refusal | undefined> {
  try {
    await asking;
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

export const lostNoticeJobs = (house: House, payments: Payments): PlannedJob[] =>
  kinds.filter((key) => house.resources.has(key)).map((key) => jobOf(house, payments, key));
