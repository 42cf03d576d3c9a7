/**
 * A call of a service key happens once: its `Idempotency-Key` is entered in the transaction of what it writes, with the answer. Whoever sends
 * it again is answered as before; two at once wait for each other, in any process.
 */
import { createHash } from 'node:crypto';
import { sql as raw } from 'kysely';
import { codes } from '../../engine/envelope';
import type { Caller } from '../calls/caller';
import type { CallInput } from '../calls/define';
import { invalid, Refusal } from '../refusal';
import { actorOf } from '../resources/call';
import { write } from '../resources/house';
import type { House, Visit } from '../resources/types';
import type { Sql } from '../sql/connect';
import { duration } from '../sql/clock';
import { holdKey, keyIdOf } from './keys';

/** Days for which an answer is kept. */
export const keptDays = 7;
const header = 'Idempotency-Key';

/** Where an answer is kept: the key's own, so that the keys of others never meet it. */
interface Place { keyId: number; name: string; digest: string }
interface Answer { code: number; message: string | null; data: unknown }

/** Members in one order: the same content is the same body, however it was written. */
const sorted = (value: unknown): unknown => (Array.isArray(value) ? value.map(sorted) : typeof value === 'object' && value !== null
  ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, member]) => [key, sorted(member)])) : value);

/** @throws Refusal 400 without a name that can be kept */
function placeOf({ caller, request }: CallInput<Caller>): Place {
  const name = request.headers[header.toLowerCase()];
  if (typeof name !== 'string' || !/^[!-~]{1,100}$/.test(name)) throw invalid([{ field: header, message: `请在请求头 ${header} 中提供1至100个可见字符` }]);
  const content = JSON.stringify([request.method, request.url, sorted(request.body ?? null)]);
  return { keyId: keyIdOf(caller), name, digest: createHash('sha256').update(content).digest('hex') };
}

/** @returns whether nobody has entered it before */
async function enter(db: Sql, { keyId, name, digest }: Place, { code, message, data }: Answer): Promise<boolean> {
  const { rows } = await raw`insert into service_answer (key_id, name, digest, code, message, data) values (${keyId}, ${name}, ${digest}, ${code}, ${message ?? ''}, ${JSON.stringify(data ?? null)})
    on conflict (key_id, name) do nothing returning key_id`.execute(db);
  return rows.length > 0;
}

/** What was answered. @throws Refusal as it was, and 400 where the content is another */
async function recall(db: Sql, { keyId, name, digest }: Place): Promise<unknown> {
  const { rows: [kept] } = await raw<{ digest: string; code: number; message: string; data: string }>`
    select digest, code, message, data from service_answer where key_id = ${keyId} and name = ${name}`.execute(db);
  if (!kept || kept.digest !== digest) throw new Refusal(codes.invalid, `该 ${header} 已用于内容不同的请求，请更换`, { errors: [{ field: header, message: '已用于内容不同的请求' }] });
  const data: unknown = JSON.parse(kept.data);
  if (kept.code !== codes.success) throw new Refusal(kept.code, kept.message, data);
  return data;
}

/** What a rule refused is refused again; what may pass by itself is tried anew. */
const passing: readonly number[] = [codes.unauthorized, codes.forbidden, codes.tooMany, codes.error, codes.unavailable];
const isFinal = ({ code }: Refusal): boolean => !passing.includes(code);

/**
 * @param work what the call does, in one transaction; its answer travels as JSON
 * @throws Refusal 400 for a name that is missing or was used for something else, 401 for a key that was revoked meanwhile
 */
export async function answeredOnce(house: House, input: CallInput<Caller>, work: (visit: Visit) => Promise<unknown>): Promise<unknown> {
  const place = placeOf(input);
  let began = false;
  try {
    return await write(house, actorOf(input), async (visit) => {
      began = false;
      await holdKey(visit.db, place.keyId);
      if (!(await enter(visit.db, place, { code: codes.success, message: null, data: null }))) return recall(visit.db, place);
      began = true;
      const data = JSON.stringify(await work(visit) ?? null);
      await raw`update service_answer set data = ${data} where key_id = ${place.keyId} and name = ${place.name}`.execute(visit.db);
      return JSON.parse(data) as unknown;
    });
  } catch (error) {
    if (!began || !(error instanceof Refusal) || !isFinal(error)) throw error;
    // Whoever came between and was answered otherwise is what counts.
    if (await enter(house.sql, place, error)) throw error;
    return recall(house.sql, place);
  }
}

/** Forgets answers that nobody asks for again. @returns how many were */
export async function forgetAnswers(sql: Sql): Promise<number> {
  const { numAffectedRows = 0n } = await raw`delete from service_answer where create_time < now() - ${duration(keptDays, 'day')}`.execute(sql);
  return Number(numAffectedRows);
}
