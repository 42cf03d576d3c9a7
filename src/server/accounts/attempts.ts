/** Failed sign-ins of the last quarter of an hour: they lock account and address together, and per account they ask for a captcha (decisions 26). */
import { sql as raw } from 'kysely';
import type { Sql } from '../sql/connect';
import { duration } from '../sql/clock';

export const lockMinutes = 15;
/** Failures of one account from one address before both are locked out together. */
const perAccountAndAddress = 10;
/** More failures than these, from wherever, and the account is asked for a captcha. */
export const freeOfCaptcha = 2;
/** Failures from one address over all accounts: guessing many accounts with one password. */
const perAddress = 100;

const recent = raw<Date>`now() - ${duration(lockMinutes, 'minute')}`;

export interface Attempt {
  id: number;
  /** The limit was reached before this attempt. */
  locked: boolean;
  /** Failures of the account before this attempt, from every address. */
  failures: number;
}

/** Milliseconds between two looks at attempts that are still being judged. */
const pause = 50;
/** Seconds after which an attempt that is not judged has failed: its server died. */
const patience = 10;

interface Counted {
  pair: number;
  address: number;
  account: number;
}

const isLocked = ({ pair, address }: Counted): boolean => pair >= perAccountAndAddress || address >= perAddress;
const same = (left: Counted, right: Counted): boolean => left.pair === right.pair && left.address === right.address && left.account === right.account;
const isFree = (counted: Counted): boolean => !isLocked(counted) && counted.account <= freeOfCaptcha;

/** @returns other attempts: all, those that have failed, and those that came before this one or have failed */
async function countOthers(sql: Sql, id: number, account: string, ip: string): Promise<Record<'all' | 'failed' | 'before', Counted>> {
  const failed = raw<boolean>`(judged or create_time < now() - ${duration(patience, 'second')})`;
  const counted = (which: ReturnType<typeof raw<boolean>>) => raw`json_build_object(
    'pair', count(*) filter (where account = ${account} and ip = ${ip} and ${which}),
    'address', count(*) filter (where ip = ${ip} and ${which}), 'account', count(*) filter (where account = ${account} and ${which}))`;
  const { rows: [row] } = await raw<Record<'all' | 'failed' | 'before', Counted>>`
    select ${counted(raw<boolean>`true`)} as all, ${counted(failed)} as failed, ${counted(raw<boolean>`(id < ${id} or ${failed})`)} as before
    from login_attempt where (ip = ${ip} or account = ${account}) and id <> ${id} and create_time > ${recent}`.execute(sql);
  return row;
}

/**
 * Counts the attempt before its password is looked at, so that many at once do not slip through together: where those that are
 * still being judged decide, it waits until the earlier ones are.
 * A good one is forgiven afterwards, a refused one does not prolong the lock.
 */
export async function beginAttempt(sql: Sql, account: string, ip: string): Promise<Attempt> {
  const { id } = await sql.insertInto('login_attempt').values({ account, ip }).returning('id').executeTakeFirstOrThrow();
  for (let looked = 0; ; looked += 1) {
    const { all, failed, before } = await countOthers(sql, id, account, ip);
    if (isFree(all)) return { id, locked: false, failures: all.account };
    if (isLocked(failed)) {
      await takeBackAttempt(sql, id);
      return { id, locked: true, failures: failed.account };
    }
    // Nothing is being judged; or nothing that began earlier, all of which is to be seen by the second look.
    if (same(all, failed) || (looked > 0 && (same(before, failed) || isFree(before)))) return { id, locked: false, failures: before.account };
    await new Promise((done) => { setTimeout(done, pause); });
  }
}

/** Marks an attempt as failed when its judging refuses it. */
export async function judged<T>(sql: Sql, { id }: Pick<Attempt, 'id'>, judging: () => Promise<T>): Promise<T> {
  try {
    return await judging();
  } catch (error) {
    await sql.updateTable('login_attempt').set({ judged: true }).where('id', '=', id).execute();
    throw error;
  }
}

/** An attempt that judged nothing does not count. */
export async function takeBackAttempt(sql: Sql, id: number): Promise<void> {
  await sql.deleteFrom('login_attempt').where('id', '=', id).execute();
}

/** A good sign-in clears the account's failures from this address, and old ones of everybody. */
export async function forgiveAttempts(sql: Sql, account: string, ip: string): Promise<void> {
  await sql.deleteFrom('login_attempt').where('account', '=', account).where('ip', '=', ip).execute();
  await sql.deleteFrom('login_attempt').where('create_time', '<', recent).execute();
}

/** Failures of the account that still count, from every address (contract "login": per account). */
export async function failedAttempts(sql: Sql, account: string): Promise<number> {
  const { count } = await sql.selectFrom('login_attempt').select(raw<number>`count(*)`.as('count'))
    .where('account', '=', account).where('create_time', '>', recent).executeTakeFirstOrThrow();
  return Number(count);
}

/** Ends the lock of an account from every address. @returns failures forgotten */
export async function unlockAccount(sql: Sql, account: string): Promise<number> {
  const result = await sql.deleteFrom('login_attempt').where('account', '=', account).executeTakeFirst();
  return Number(result.numDeletedRows);
}
