/**
 * Service keys: who calls from a shop or a console of merchants. A key is 256 random bits, of which only the hash is stored; it is looked up
 * anew for every call, with its rights, its end and its rate.
 */
import { sql as raw } from 'kysely';
import { serviceKeyStatus } from '../../../generated/codes';
import { codes } from '../../engine/envelope';
import { tokenHash } from '../accounts/tokens';
import type { Caller } from '../calls/caller';
import { Refusal, unknownKey } from '../refusal';
import { duration, wallNow } from '../sql/clock';
import type { Sql } from '../sql/connect';

/** Seconds after which the time of the last use is written anew. */
const seenSeconds = 60;

/** A key `k` that still counts: its end is judged at every call, before the job has marked it. */
const active = raw<boolean>`k.status = ${raw.lit(serviceKeyStatus.active)} and k.end_time > ${wallNow}`;

interface KeyRow { id: number; name: string; rights: string[]; per_minute: number; mer_id: number | null; stale: boolean }

/** Keys are no accounts: their ids stand below zero, where the operation log knows them by. */
const callerOf = ({ id, name, rights, mer_id: merchant }: KeyRow): Caller =>
  ({ id: -id, account: `key:${id}`, realName: name, roles: [], roleNames: [], permissions: rights, due: undefined, session: '', ...(merchant === null ? {} : { merchant: Number(merchant) }) });

export const keyIdOf = ({ id }: Pick<Caller, 'id'>): number => -id;

/** The key in `Authorization: Bearer`. */
export const keyOf = ({ authorization = '' }: { authorization?: string }): string | undefined => /^Bearer ([\w-]{1,256})$/i.exec(authorization)?.[1];

/**
 * @returns null when the key is unknown, revoked or past its end
 * @throws Refusal 429 when it has been used too often this minute
 */
export async function findKey(sql: Sql, key: string): Promise<Caller | null> {
  const { rows: [row] } = await raw<KeyRow>`select k.id, k.name, k.rights, k.per_minute, k.mer_id,
      k.last_use_time is null or k.last_use_time < ${wallNow} - ${duration(seenSeconds, 'second')} as stale
    from service_key k where k.key = ${tokenHash(key)} and ${active}`.execute(sql);
  if (!row) return null;
  await countUse(sql, row);
  // Calls under way keep the row; another one writes the time.
  if (row.stale) await raw`update service_key set last_use_time = ${wallNow} where id = (select id from service_key where id = ${row.id} for update skip locked)`.execute(sql);
  return callerOf(row);
}

/** @throws Refusal 429 */
async function countUse(sql: Sql, { id, per_minute: most }: KeyRow): Promise<void> {
  const { rows: [{ calls }] } = await raw<{ calls: number }>`insert into service_use (key_id, minute, calls) values (${id}, date_trunc('minute', now()), 1)
    on conflict (key_id) do update set minute = excluded.minute, calls = case when service_use.minute = excluded.minute then least(service_use.calls + 1, ${most + 1}) else 1 end
    returning calls`.execute(sql);
  if (calls > most) throw new Refusal(codes.tooMany, `该服务密钥每分钟最多调用${most}次，请稍后再试`);
}

/** Keeps the key from being revoked before the transaction ends. @throws Refusal 401 when it has been */
export async function holdKey(db: Sql, keyId: number): Promise<void> {
  const { rows } = await raw`select 1 from service_key k where k.id = ${keyId} and ${active} for share`.execute(db);
  if (rows.length === 0) throw unknownKey();
}
