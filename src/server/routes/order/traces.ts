/** Where a parcel is: what is stored of it while that is new enough, else what the provider tells that 物流查询 names. */
import { wallTime } from '../../../engine/time/wallTime';
import { readSecret } from '../../configuration';
import type { Config } from '../../config';
import { askAliyun } from '../../express/aliyun';
import { lastDigits, noTraces, type Parcel, type ParcelTraces } from '../../express/traces';
import { onePassCalls } from '../../onepass/calls';
import type { OnePass } from '../../onepass/client';
import { Refusal } from '../../refusal';
import { system } from '../../resources/door/visit';
import { write } from '../../resources/house';
import type { House } from '../../resources/types';
import { readConfigured } from '../../shipped/defaults';
import { takesNoWrites, troubleOf } from '../../trouble';

/** As the parcel keeps them. */
interface Kept extends ParcelTraces {
  /** Wall time at which the provider told them; absent of what the demo brought along. */
  askedTime?: string;
}

/** A parcel as it is stored. */
export interface Sent extends Parcel {
  /** Of `order/invoice`. */
  id: number;
  logistics: unknown;
}

export interface Told {
  traces: ParcelTraces;
  /** Why they are not newer; empty where nothing is amiss. */
  notice: string;
}

/** Minutes for which what was told is new enough: each query is paid for. */
const fresh = 30;

/** Signed for, by the recipient or by whoever sent it: nothing more happens. */
const over: readonly string[] = ['3', '6'];

/** Values of 物流查询. */
const aliyun = '2';

export interface Providers {
  onePass: OnePass;
  reach: Pick<Config, 'expressApi' | 'wechatPatience'>;
}

async function ask(house: House, { onePass, reach }: Providers, parcel: Parcel): Promise<ParcelTraces> {
  const setting = await readConfigured(house.sql, ['logistics_type']);
  if (setting('logistics_type') === aliyun) return askAliyun(reach, await readSecret(house.sql, house.vault, 'system_express_app_code'), parcel);
  return onePass.ask(onePassCalls.traces, { code: parcel.code, number: parcel.number, phone: lastDigits(parcel) });
}

/** What was told is of no other parcel than that of which was asked. */
const keep = (house: House, { id, number, code }: Sent, logistics: Kept): Promise<void> => write(house, system, async (visit) => {
  const invoices = visit.of('order/invoice');
  const { record } = await invoices.lock(id);
  if (record.trackingNumber === number && record.expressCode === code) await invoices.assign(id, { logistics }, { title: '更新物流轨迹' });
});

/** What is not new, and why, is better than nothing: no trouble of the provider keeps it back. */
export async function tracesOf(house: House, providers: Providers, sent: Sent): Promise<Told> {
  const kept: Kept = { ...noTraces, ...(sent.logistics as Partial<Kept> | null) };
  const since = wallTime(new Date(Date.now() - fresh * 60_000));
  if (over.includes(kept.deliverystatus) || (kept.askedTime ?? '') > since) return { traces: kept, notice: '' };
  try {
    const traces = await ask(house, providers, sent);
    await keep(house, sent, { ...traces, askedTime: wallTime() }).catch((error: unknown) => {
      if (!takesNoWrites(troubleOf(error))) throw error;
    });
    return { traces, notice: '' };
  } catch (error) {
    if (error instanceof Refusal) return { traces: kept, notice: error.message };
    throw error;
  }
}
